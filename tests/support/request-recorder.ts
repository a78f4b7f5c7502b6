/** A server that nothing printed may ever reach: it counts who came, and tells at /seen on another port. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Host and port of the trap. */
    trap: string;
    /** Answers with what it saw, a list of lines, and forgets it. */
    trapSeen: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  let seen: string[] = [];
  const trap = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end();
  });
  // Also what is no HTTP: an attempt at TLS, or a connection made in advance.
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
