/** The ATS model, loaded from disk once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { MODEL_PATH, readModel } from "#app/core/ats/model.ts";
import { OCCUPATIONS_PATH } from "#app/core/ats/occupations/occupations.ts";
import { WORDS_PATH } from "#app/core/ats/words/word-knowledge.ts";

/** What `present` means in tests. */
export const TODAY = new Date("2026-11-23T00:00:00Z");

/** The unzipped file that the site serves at a path. */
export const servedFile = (path: string): ArrayBuffer =>
  new Uint8Array(gunzipSync(readFileSync(join(import.meta.dirname, "..", "..", "public", path))))
    .buffer;

export const ATS_MODEL = readModel(
  servedFile(MODEL_PATH),
  servedFile(OCCUPATIONS_PATH),
  servedFile(WORDS_PATH),
);
