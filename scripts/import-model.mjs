/**
 * `npm run import:model -- FOLDER…`: builds public/imports/model-2.bin from files whose resumes are known
 * (tests/bench/imports/make-files.mjs makes them). Needs Python with scripts/import-model/requirements.txt; `PYTHON` is
 * the program, `python3` without it.
 */
import { join } from "node:path";
import { writeGzipped } from "./ats/gzip-file.mjs";
import { openApp } from "./load-app.mjs";

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("Usage: npm run import:model -- FOLDER…");
  process.exit(1);
}
const app = await openApp();
try {
  const { trainPacked } = await app.load("/scripts/import-model/train.ts");
  const { IMPORT_MODEL_PATH } = await app.load("/app/core/import/labels/import-models.ts");
  const packed = await trainPacked(folders.join(","));
  writeGzipped(
    join(import.meta.dirname, "..", "public", IMPORT_MODEL_PATH),
    JSON.stringify(packed),
  );
} finally {
  await app.close();
}
