/**
 * `npm run bench`: builds, starts the product, runs every file of tests/bench and prints one table. Words choose
 * files by name; `--name value` are handed on to them.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged, freePort, ROOT, startServer } from "./server.mjs";

const args = process.argv.slice(2);
const options = {};
const wanted = [];
for (let arg = args.shift(); arg !== undefined; arg = args.shift()) {
  if (arg.startsWith("--")) options[arg.slice(2)] = args.shift();
  else wanted.push(arg);
}
const folder = join(ROOT, "tests", "bench");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".bench.mjs"))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

buildIfChanged();
const stateDir = mkdtempSync(join(tmpdir(), "covitae-bench-"));
const server = await startServer({ port: await freePort(), stateDir, quiet: true });
const rows = [];
try {
  for (const name of files) {
    console.error(`… ${name}`);
    const { measure } = await import(pathToFileURL(join(folder, name)).href);
    rows.push(...(await measure({ url: server.url, root: ROOT, server, options })));
  }
} finally {
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
}

console.log("\n| what | measured | goal | met |\n|---|---|---|---|");
for (const { what, measured, goal, met } of rows) {
  console.log(
    `| ${what} | ${measured} | ${goal} | ${met === undefined ? "" : met ? "yes" : "no"} |`,
  );
}
