/**
 * Makes resumes of invented people, with their truth (the resume that the file shows, in our schema), to measure
 * imports: `node tests/bench/imports/make-files.mjs OUT_DIR --seed 1 --count 100 [--layouts dev|held|mixed]
 * [--office]`. Held layouts and languages are a test set: no rule is made by looking at their files. `--office` also
 * prints the Word files with LibreOffice. Missing fonts are replaced; on Debian they are in fonts-liberation, -dejavu,
 * -lato, -roboto, -open-sans, -noto-core, -ebgaramond, -crosextra-carlito and -crosextra-caladea.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { prepareBrowser } from "../../../scripts/local-browser.mjs";
import { missingTexts } from "./generator/check-truth.mjs";
import { chooseFiles } from "./generator/choose.mjs";
import { makeFile } from "./generator/make-file.mjs";
import { printWithOffice } from "./generator/print-office.mjs";
import { readPages } from "./generator/print-pdf.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "20" },
    layouts: { type: "string", default: "dev" },
    office: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error("Say the folder for the files.");
mkdirSync(folder, { recursive: true });

const { browser: found } = await prepareBrowser({ root: resolve(import.meta.dirname, "../../..") });
const browser = await chromium.launch({ executablePath: found.path });
const browserPage = await browser.newPage();
const wanted = chooseFiles(Number(values.seed), Number(values.count), values.layouts);
const wordFiles = [];
let written = 0;
for (const file of wanted) {
  const { bytes, type, truth, meta, missing } = await makeFile(file, browserPage);
  const name = join(folder, `${file.family}-${file.language}-${file.seed}`);
  const isWritten = write(name, { bytes, type, truth, meta, missing });
  if (isWritten && type === "docx") wordFiles.push({ name, truth, meta });
}
await browser.close();

if (values.office) {
  // Half of the PDFs are tagged.
  for (const tagged of [true, false]) {
    writeOffice(
      wordFiles.filter((_, at) => (at % 2 === 0) === tagged),
      tagged,
    );
  }
}
console.log(`${written} files in ${folder}.`);

function writeOffice(files, tagged) {
  if (files.length === 0) return;
  const paths = files.map(({ name }) => `${name}.docx`);
  for (const [at, bytes] of printWithOffice(paths, { tagged }).entries()) {
    const { name, truth, meta } = files[at];
    const pages = readPages(bytes);
    write(`${name}-office`, {
      bytes,
      type: "pdf",
      truth,
      meta: { ...meta, maker: "libreoffice", pages: pages.length, tagged },
      missing: missingTexts(truth, pages.join("\n")),
    });
  }
}

/** @returns whether the file shows its whole truth; one that does not is left out */
function write(name, { bytes, type, truth, meta, missing }) {
  if (missing.length > 0) {
    console.error(`${name} is left out, for it does not show: ${missing.join(" ¦ ")}`);
    return false;
  }
  writeFileSync(`${name}.${type}`, bytes);
  writeFileSync(`${name}.truth.json`, `${JSON.stringify(truth, null, 2)}\n`);
  writeFileSync(`${name}.meta.json`, `${JSON.stringify(meta)}\n`);
  written++;
  return true;
}
