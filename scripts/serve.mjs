/**
 * Serves the built product in workerd: what `npm start`, the browser tests and the benchmarks run.
 * Not `wrangler dev`: its proxy ends the whole server when one connection breaks (docs/decisions/0005).
 * Usage: node scripts/serve.mjs PORT STATE_DIR [JSON of variables for this run]
 */
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { ROOT, WORKER_BUNDLE } from "./server.mjs";

const [port, stateDir, settings = "{}"] = process.argv.slice(2);
// The bundle is one module; rules for finding others have nothing to say.
const { modulesRules: _, ...options } = readWorkerOptions(
  join(ROOT, "wrangler.toml"),
).workerOptions;
// Whatever Host a request claims: this server is reached from here only.
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
    // What Cloudflare would know of a request; asking for it would need the network.
    cf: false,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    // The same places as wrangler's --persist-to, so that its d1 commands find this database.
    resourcePersistencePath: join(resolve(stateDir), "v3"),
    workers: [{ name: "covitae", ...options, bindings, modules: true, scriptPath: WORKER_BUNDLE }],
  }),
);
await server.ready;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => server.dispose().then(() => process.exit(0)));
}
