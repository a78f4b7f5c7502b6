/**
 * `npm run import:model -- [--cities DIR --taxonomies DIR] FOLDER…`: builds public/imports/model-4.bin from files whose
 * resumes are known (tests/bench/imports/make-files.mjs makes them). Needs Python with
 * scripts/import-model/requirements.txt; `PYTHON` is the program, `python3` without it. The names of towns and jobs are
 * those of the present file, unless their sources are given (data/README.md). The weights of doubt are also written to
 * data/import-doubt/prior.json, for `npm run import:doubt`, which comes next.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { writeGzipped } from "./ats/gzip-file.mjs";
import { openApp } from "./load-app.mjs";

const { values, positionals: folders } = parseArgs({
  options: { cities: { type: "string" }, taxonomies: { type: "string" } },
  allowPositionals: true,
});
const { cities, taxonomies } = values;
if (folders.length === 0 || (cities === undefined) !== (taxonomies === undefined)) {
  console.error("Usage: npm run import:model -- [--cities DIR --taxonomies DIR] FOLDER…");
  process.exit(1);
}
const app = await openApp();
try {
  const { trainPacked } = await app.load("/scripts/import-model/train.ts");
  const { packNames } = await app.load("/scripts/import-model/pack-names.ts");
  const { IMPORT_MODEL_PATH } = await app.load("/app/core/import/labels/import-models.ts");
  const file = join(import.meta.dirname, "..", "public", IMPORT_MODEL_PATH);
  const names = cities
    ? packNames(cities, taxonomies)
    : JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")).names;
  const packed = await trainPacked(folders.join(","), names);
  const prior = join(import.meta.dirname, "..", "data", "import-doubt", "prior.json");
  writeFileSync(prior, `${JSON.stringify(packed.doubt)}\n`);
  writeGzipped(file, JSON.stringify(packed));
} finally {
  await app.close();
}
