/** JavaScript a first visit of a page loads: entry, root, the route and all they import, gzipped. Needs a build. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const CLIENT = "build/client";

/** Remix writes it as a script that sets one variable. */
function readManifest() {
  const name = readdirSync(join(CLIENT, "assets")).find((file) => file.startsWith("manifest-"));
  const script = readFileSync(join(CLIENT, "assets", name), "utf8");
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

/** In bytes; `routeId` as in app/routes.ts without its ending, e.g. "routes/landing". */
export function firstLoadBytes(routeId) {
  const { entry, routes } = readManifest();
  const parts = [entry, routes.root, routes[routeId]];
  const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return [...files]
    .map((file) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

if (import.meta.main) {
  for (const routeId of process.argv.slice(2)) {
    console.log(`${routeId}  ${(firstLoadBytes(routeId) / 1000).toFixed(1)} kB gz`);
  }
}
