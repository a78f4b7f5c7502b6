/** Loads the ATS model from disk, for scripts and tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { MODEL_PATH, readModel } from "../../app/core/ats/model.ts";
import { OCCUPATIONS_PATH } from "../../app/core/ats/occupations/occupations.ts";
import { WORDS_PATH } from "../../app/core/ats/words/word-knowledge.ts";

export function modelFromDisk(root = join(import.meta.dirname, "..", "..")) {
  const read = (path) =>
    new Uint8Array(gunzipSync(readFileSync(join(root, "public", path)))).buffer;
  return readModel(read(MODEL_PATH), read(OCCUPATIONS_PATH), read(WORDS_PATH));
}
