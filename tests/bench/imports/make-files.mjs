/**
 * Makes resumes with known truth, to measure imports: `node tests/bench/imports/make-files.mjs OUT_DIR --seed 1
 * --count 100 [--layouts dev|held]`. Files of held layouts and languages are only for counting.
 * Fonts that are missing are replaced; on Debian they are in fonts-liberation, -dejavu, -lato, -roboto, -open-sans,
 * -noto-core, -ebgaramond, -crosextra-carlito and -crosextra-caladea.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { prepareBrowser } from "../../../scripts/local-browser.mjs";
import { chooseFiles } from "./generator/choose.mjs";
import { makeFile } from "./generator/make-file.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "20" },
    layouts: { type: "string", default: "dev" },
  },
});
const [folder] = positionals;
if (!folder) throw new Error("Say the folder for the files.");
mkdirSync(folder, { recursive: true });

const { browser: found } = await prepareBrowser({ root: resolve(import.meta.dirname, "../../..") });
const browser = await chromium.launch({ executablePath: found.path });
const browserPage = await browser.newPage();
const wanted = chooseFiles(Number(values.seed), Number(values.count), values.layouts === "held");
let wrong = 0;
for (const file of wanted) {
  const { bytes, type, truth, meta, missing } = await makeFile(file, browserPage);
  if (missing.length > 0) {
    wrong++;
    console.error(`${file.family} ${file.seed} does not show: ${missing.join(" ¦ ")}`);
    continue;
  }
  const name = join(folder, `${file.family}-${file.language}-${file.seed}`);
  writeFileSync(`${name}.${type}`, bytes);
  writeFileSync(`${name}.truth.json`, `${JSON.stringify(truth, null, 2)}\n`);
  writeFileSync(`${name}.meta.json`, `${JSON.stringify(meta)}\n`);
}
await browser.close();
console.log(
  `${wanted.length - wrong} files in ${folder}; ${wrong} not written, for they lack something.`,
);
