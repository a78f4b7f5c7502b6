/**
 * Checks the import rules between the layers of the code, such as app/core and app/server (.dependency-cruiser.mjs), and
 * draws the layers into docs/architecture.md, between its two markers. Exits with 1 if an import breaks a rule.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import config from "../.dependency-cruiser.mjs";
import { ROOT } from "./server.mjs";

const PAGE = join(ROOT, "docs", "architecture.md");
const BEGIN = "<!-- layers: drawn by npm run check -->";
const END = "<!-- /layers -->";

const { forbidden, options } = config;
const { output } = await cruise(
  ["app", "workers"],
  { ...options, baseDir: ROOT, ruleSet: { forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig(join(ROOT, "tsconfig.json")) },
);

const violations = output.summary.violations;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
const circles = violations.filter(({ rule }) => rule.name === "no-circle").length;
console.log(
  `${violations.length - circles} layer violations, ${circles} circles in ${output.summary.totalCruised} modules`,
);
if (violations.length > 0) process.exit(1);
draw(output.modules);

/** `app/core/ats/score.ts` → `core`; null for files outside the layers (root.tsx, routes.ts). */
function layerOf(path) {
  if (path.startsWith("workers/")) return "workers";
  return /^app\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Draws a Mermaid flowchart with an arrow and the number of imports for each pair of layers. */
function draw(modules) {
  const counts = new Map();
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const [from, to] = [layerOf(source), layerOf(resolved)];
      if (!from || !to || from === to) continue;
      const arrow = `${from} --> ${to}`;
      counts.set(arrow, (counts.get(arrow) ?? 0) + 1);
    }
  }
  const arrows = [...counts.keys()].sort().map((arrow) => {
    const [from, to] = arrow.split(" --> ");
    return `  ${from} -->|${counts.get(arrow)}| ${to}`;
  });
  const picture = ["```mermaid", "flowchart TD", ...arrows, "```"].join("\n");
  const page = readFileSync(PAGE, "utf8");
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${PAGE} lacks the markers ${BEGIN} … ${END}`);
  const drawn = `${before}${BEGIN}\n${picture}\n${END}${after}`;
  if (drawn !== page) writeFileSync(PAGE, drawn);
}
