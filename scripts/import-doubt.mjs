/**
 * `npm run import:doubt -- [FOLDER…]`: fits anew which files imports call hard to read, on data/import-doubt, and writes
 * the weights into public/imports/model-4.bin. Files of FOLDER (tests/bench/imports/README.md), which no rule was made
 * for and no model has learned, are read and added to the data first; the folder's name is the name of the set.
 */
import { appendFileSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { writeGzipped } from "./ats/gzip-file.mjs";
import { openApp } from "./load-app.mjs";

const ROOT = join(import.meta.dirname, "..");
const DATA = join(ROOT, "data", "import-doubt");
const READINGS = join(DATA, "readings.jsonl");

const app = await openApp();
try {
  const { judgeFirstReadings } = await app.load("/scripts/import-model/train.ts");
  const { fitFirstReadings } = await app.load("/scripts/import-model/fit-doubt.ts");
  const { IMPORT_MODEL_PATH } = await app.load("/app/core/import/labels/import-models.ts");
  const { loadModels } = await app.load("/tests/support/import-models.ts");
  for (const folder of process.argv.slice(2).map((path) => resolve(path))) {
    const readings = await judgeFirstReadings(folder, basename(folder), await loadModels());
    appendFileSync(READINGS, readings.map((reading) => `${JSON.stringify(reading)}\n`).join(""));
    console.log(`${basename(folder)}: ${readings.length} files added`);
  }
  const prior = JSON.parse(readFileSync(join(DATA, "prior.json"), "utf8"));
  const readings = readFileSync(READINGS, "utf8").trim().split("\n").map(JSON.parse);
  const file = join(ROOT, "public", IMPORT_MODEL_PATH);
  const models = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8"));
  writeGzipped(file, JSON.stringify({ ...models, doubt: fitFirstReadings(readings, prior) }));
} finally {
  await app.close();
}
