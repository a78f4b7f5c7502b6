/**
 * `npm run bench`: runs the benchmarks of tests/bench and prints one table; builds and starts the product if one of
 * them needs it. Words select files by name; `--name value` options are passed to them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged, freePort, ROOT, startServer } from "./server.mjs";

const args = process.argv.slice(2);
const options = {};
const nameParts = [];
for (let arg = args.shift(); arg !== undefined; arg = args.shift()) {
  if (arg.startsWith("--")) options[arg.slice(2)] = args.shift();
  else nameParts.push(arg);
}
const folder = join(ROOT, "tests", "bench");
const all = readdirSync(folder).filter((name) => name.endsWith(".bench.mjs"));
const names = all.filter(
  (name) => nameParts.length === 0 || nameParts.some((part) => name.includes(part)),
);
if ("help" in options || names.length === 0) {
  console.log(`npm run bench [-- WORD… --OPTION VALUE…]\nWords choose among:`);
  for (const name of all)
    console.log(`\n  ${name.slice(0, -".bench.mjs".length)}\n    ${about(name)}`);
  process.exit("help" in options ? 0 : 1);
}
const benches = [];
for (const name of names) {
  const { measure, needsServer = true } = await import(pathToFileURL(join(folder, name)).href);
  benches.push({ name, measure, needsServer });
}

const stateDir = mkdtempSync(join(tmpdir(), "covitae-bench-"));
const server = benches.some(({ needsServer }) => needsServer) ? await start() : null;
const rows = [];
try {
  for (const { name, measure } of benches) {
    console.error(`… ${name}`);
    rows.push(...(await measure({ url: server?.url, root: ROOT, server, options })));
  }
} finally {
  await server?.stop();
  rmSync(stateDir, { recursive: true, force: true });
}

// A row is { what, measured, goal, met, others }: `others` has the same measurement of other programs, by their names;
// `met` says whether the goal is reached, and is absent without a goal.
const others = [...new Set(rows.flatMap((row) => Object.keys(row.others ?? {})))];
const line = (cells) => console.log(`| ${cells.join(" | ")} |`);
console.log();
line(["what", "measured", "goal", "met", ...others]);
console.log(`|${"---|".repeat(4 + others.length)}`);
for (const { what, measured, goal, met, others: otherFigures = {} } of rows) {
  const yesOrNo = met ? "yes" : "no";
  const verdict = met === undefined ? "" : yesOrNo;
  line([what, measured, goal, verdict, ...others.map((name) => otherFigures[name] ?? "")]);
}

/** A benchmark's head comment: what it measures, and its options. */
function about(name) {
  const [, comment = ""] =
    /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(join(folder, name), "utf8")) ?? [];
  return comment.replace(/\n \*/g, "\n   ").trim();
}

async function start() {
  buildIfChanged();
  return startServer({ port: await freePort(), stateDir, quiet: true });
}
