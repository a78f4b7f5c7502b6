/**
 * `npm run import:doubt -- [FOLDER…]`: trains the model that says which files an import finds hard to read, on
 * data/import-doubt, and writes its weights into public/imports/model-4.bin. First the files of each FOLDER
 * (tests/bench/imports/README.md) are read and added to the data as a set with the folder's name, which replaces an
 * earlier set of that name. No rule may have been made for these files, and no model trained on them.
 */
import { readFileSync, writeFileSync } from "node:fs";
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
  let readings = readFileSync(READINGS, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((row) => JSON.parse(row));
  for (const folder of process.argv.slice(2).map((path) => resolve(path))) {
    const set = basename(folder);
    const added = await judgeFirstReadings(folder, set, await loadModels());
    readings = [...readings.filter((reading) => reading.set !== set), ...added];
    console.log(`${set}: ${added.length} files`);
  }
  writeFileSync(READINGS, readings.map((reading) => `${JSON.stringify(reading)}\n`).join(""));
  const prior = JSON.parse(readFileSync(join(DATA, "prior.json"), "utf8"));
  const file = join(ROOT, "public", IMPORT_MODEL_PATH);
  const models = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8"));
  writeGzipped(file, JSON.stringify({ ...models, doubt: fitFirstReadings(readings, prior) }));
} finally {
  await app.close();
}
