/** y-partyserver in the same workerd as ours. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("y-partyserver-worker.mjs", import.meta.url))],
  bundle: true,
  format: "esm",
  write: false,
  conditions: ["workerd", "worker", "browser"],
  external: ["cloudflare:*", "node:*"],
});
const server = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: Number(process.argv[2]),
    cf: false,
    telemetry: { enabled: false },
    workers: [
      {
        name: "party",
        modules: true,
        script: outputFiles[0].text,
        compatibilityDate: "2026-08-01",
        compatibilityFlags: ["nodejs_compat"],
        durableObjects: { Party: { className: "Party", useSQLite: true } },
      },
    ],
  }),
);
await server.ready;
