/** Builds the product if it has changed, and starts it; used by start, tests and benchmarks. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareBrowser } from "./local-browser.mjs";
import { PDF_READER } from "./pdf-reader.mjs";
import { PDFJS_FILES } from "./pdfjs-files.mjs";
import { run } from "./run.mjs";
import { migrate } from "./setup.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIN = join(ROOT, "node_modules", ".bin");
const BUILD_MARK = join(ROOT, "build", ".made-from");
const BUILD_INPUTS = [
  "app",
  "workers",
  "public",
  "package-lock.json",
  "scripts/chunks.mjs",
  "scripts/load-target-page.mjs",
  "scripts/pdf-reader.mjs",
  "scripts/pdfjs-files.mjs",
  "scripts/preloads.mjs",
  "scripts/smaller.mjs",
  "vite.config.ts",
  "tsconfig.json",
  "wrangler.toml",
];
/** wrangler's bundle, exactly as it would be deployed. */
export const WORKER_BUNDLE = join(ROOT, "build", "worker", "app.js");

/** Makes programs run on the project's own Node rather than the machine's. */
export const environment = () => ({
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`,
});

function* filesBelow(path) {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function sourceHash() {
  const hash = createHash("sha256");
  for (const input of BUILD_INPUTS) {
    for (const file of filesBelow(join(ROOT, input))) {
      // Skip generated files, which depend only on the others.
      if (file === PDF_READER || file.startsWith(PDFJS_FILES)) continue;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

/** Builds the pages and the Worker into build/ unless the last build was made from the same sources; throws on failure. */
export function buildIfChanged() {
  const currentHash = sourceHash();
  if (existsSync(BUILD_MARK) && readFileSync(BUILD_MARK, "utf8") === currentHash) return;
  console.log("Building…");
  // vitest sets NODE_ENV to "test", which would build React's slow development version.
  const options = { cwd: ROOT, env: { ...environment(), NODE_ENV: "production" } };
  run("remix", ["vite:build", "--logLevel", "warn"], options);
  run("wrangler", ["deploy", "--dry-run", "--outdir", dirname(WORKER_BUNDLE)], {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(BUILD_MARK, currentHash);
}

/** Checked before starting, because a server already on the port would respond to the readiness check. */
async function isFree(port) {
  const tries = ["127.0.0.1", "::1"].map(
    (host) =>
      new Promise((resolve) => {
        const probe = createServer();
        probe.once("error", (error) => resolve(error.code !== "EADDRINUSE"));
        probe.listen(port, host, () => probe.close(() => resolve(true)));
      }),
  );
  return (await Promise.all(tries)).every(Boolean);
}

/** Resolves to a port that the system has just found free. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts the built product; resolves when GET /healthz responds. `stop(signal)` ends the whole process group; SIGKILL
 * simulates a crash. `settings` are Worker variables for this server only. `log()` returns the last 20,000 characters
 * that a quiet server printed. Throws if the port is in use or the server does not start within 90 seconds.
 */
export async function startServer({
  port,
  stateDir,
  quiet = false,
  isMigrated = false,
  settings = {},
}) {
  if (!(await isFree(port))) {
    throw new Error(
      `Port ${port} is in use. Choose another one with PORT=…, or stop the process that uses it.`,
    );
  }
  if (!isMigrated) migrate(stateDir);
  const { env } = await prepareBrowser({ root: ROOT });
  const output = quiet ? "pipe" : "inherit";
  const script = join(ROOT, "scripts", "serve.mjs");
  const child = spawn("node", [script, String(port), stateDir, JSON.stringify(settings)], {
    cwd: ROOT,
    env: { ...environment(), ...env },
    stdio: ["ignore", output, output],
    detached: true,
    shell: process.platform === "win32",
  });
  let log = "";
  const appendLog = (chunk) => {
    log = (log + chunk).slice(-20_000);
  };
  child.stdout?.on("data", appendLog);
  child.stderr?.on("data", appendLog);
  const ended = new Promise((resolve) => child.once("exit", resolve));

  const url = `http://localhost:${port}`;
  const deadline = Date.now() + 90_000;
  for (;;) {
    const isUp = await fetch(`${url}/healthz`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isUp) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The server did not start on ${url}.\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }

  async function stop(signal = "SIGTERM") {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Already gone.
    }
    await ended;
  }
  return { url, pid: child.pid, ended, stop, log: () => log };
}
