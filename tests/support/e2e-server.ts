/** Starts one built server for all browser tests, on a free port with a separate state folder. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildIfChanged, freePort, startServer } from "../../scripts/server.mjs";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
  }
}

export default async function setup(project: TestProject) {
  // Reusing a running server saves minutes while writing a test.
  if (process.env.E2E_URL) return project.provide("baseUrl", process.env.E2E_URL);
  buildIfChanged();
  const stateDir = mkdtempSync(join(tmpdir(), "covitae-e2e-"));
  const server = await startServer({ port: await freePort(), stateDir, quiet: true });
  project.provide("baseUrl", server.url);
  return async () => {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
}
