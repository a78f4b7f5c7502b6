/** The ATS model, loaded from disk once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { MODEL_PATH, readModel } from "#app/core/ats/model.ts";

/** What `present` means in tests. */
export const TODAY = new Date("2026-11-23T00:00:00Z");

const file = join(import.meta.dirname, "..", "..", "public", MODEL_PATH);
export const ATS_MODEL = readModel(new Uint8Array(gunzipSync(readFileSync(file))).buffer);
