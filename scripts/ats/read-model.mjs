/** Loads the ATS model from disk, for scripts and tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { MODEL_PATH, readModel } from "../../app/core/ats/model.ts";

export function modelFromDisk(root = join(import.meta.dirname, "..", "..")) {
  const bytes = gunzipSync(readFileSync(join(root, "public", MODEL_PATH)));
  return readModel(new Uint8Array(bytes).buffer);
}
