/**
 * Renders resumes with one theme, in a process of its own: `node render.mjs THEME_FOLDER IN.json OUT.json`. IN is a list
 * of JSON Resumes, OUT the list of their pages. Themes are programs of others, so this process may only read.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, input, output] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
process.chdir(folder);

const CONDITIONS = ["node", "import", "default", "require"];
const fileOf = (entry) =>
  typeof entry === "object" ? fileOf(CONDITIONS.map((key) => entry[key]).find(Boolean)) : entry;

const loaded = await load();
const theme = typeof loaded.render === "function" ? loaded : (loaded.default ?? loaded);
const render = typeof theme === "function" ? theme : theme.render.bind(theme);
const pages = [];
for (const resume of JSON.parse(readFileSync(input, "utf8"))) {
  const page = await render(resume);
  const html = typeof page === "string" ? page : page?.html;
  if (typeof html !== "string" || !/<\w+[^>]*>/.test(html)) throw new Error("It makes no page.");
  pages.push(html);
}
writeFileSync(output, JSON.stringify(pages));
process.exit(0);

/** By the way that the package offers to others, be it a module or not. */
async function load() {
  const { main = "index.js", exports, name } = JSON.parse(readFileSync("package.json", "utf8"));
  if (!exports) return require(join(folder, main));
  const file = fileOf(exports["."] ?? exports);
  if (!file) throw new Error(`Unknown exports of ${name}.`);
  return import(pathToFileURL(join(folder, file)));
}
