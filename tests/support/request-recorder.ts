/** A server that printed documents must never reach; records requests and reports them at /seen on another port. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The recorder's host and port. */
    trap: string;
    /** URL that responds with the recorded requests, one line each, and clears them. */
    trapSeen: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  let seen: string[] = [];
  const trap = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end();
  });
  // Also records connections without HTTP, such as TLS attempts or preconnects.
  trap.on("connection", () => seen.push("connection"));
  const report = createServer((_request, response) => {
    response.end(JSON.stringify(seen));
    seen = [];
  });
  project.provide("trap", await listen(trap));
  project.provide("trapSeen", `http://${await listen(report)}/seen`);
  return () => {
    trap.close();
    report.close();
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      server.unref();
      resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
