/**
 * Serves the built product in workerd, for `npm start`, the browser tests and the benchmarks. Not `wrangler dev`,
 * because its proxy ends the whole server when one connection breaks (docs/decisions/0005).
 * Usage: node scripts/serve.mjs PORT STATE_DIR [JSON of variables for this run]
 */
import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { ROOT, WORKER_BUNDLE } from "./server.mjs";

// Cloudflare gives an isolate 128 MB. Without a limit, V8 collects so late on a large machine that the process grows to
// a gigabyte. Twice as much here, because one isolate holds all rooms.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--max-old-space-size=256";

/** The Worker in one file, and beside it the WebAssembly that it imports. */
const modulesRoot = dirname(WORKER_BUNDLE);
const modules = [
  { type: "ESModule", path: WORKER_BUNDLE },
  ...readdirSync(modulesRoot)
    .filter((name) => name.endsWith(".wasm"))
    .map((name) => ({ type: "CompiledWasm", path: join(modulesRoot, name) })),
];

const [port, stateDir, settings = "{}"] = process.argv.slice(2);
const { modulesRules: _, ...options } = readWorkerOptions(
  join(ROOT, "wrangler.toml"),
).workerOptions;
// Set regardless of a request's Host header, because this server is local only.
const bindings = { ...options.bindings };
bindings.SITE_ORIGIN ||= `http://localhost:${port}`;
// Writing help for one run: AI_BASE_URL=… AI_MODEL=… npm start
for (const name of ["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"]) {
  if (process.env[name]) bindings[name] = process.env[name];
}
Object.assign(bindings, JSON.parse(settings));
const server = new Miniflare(
  convertV4MiniflareOptions({
    host: "localhost",
    port: Number(port),
    // Disables Cloudflare's request metadata, because fetching it would need the network.
    cf: false,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    // The same paths as wrangler's --persist-to, so that its d1 commands find this database.
    resourcePersistencePath: join(resolve(stateDir), "v3"),
    workers: [{ name: "covitae", ...options, bindings, modules, modulesRoot }],
  }),
);
await server.ready;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => server.dispose().then(() => process.exit(0)));
}
