/** Loads the score's model and its neural line reader from public/ats, for scripts and tests. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createLineReader, READER_PATH } from "../../app/core/ats/meaning/line-reader.ts";
import { wasmKernel } from "../../app/core/ats/meaning/wasm-kernel.ts";
import { MODEL_PATH, readModel } from "../../app/core/ats/model.ts";
import { OCCUPATIONS_PATH } from "../../app/core/ats/occupations/occupations.ts";
import { WORDS_PATH } from "../../app/core/ats/words/word-knowledge.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** The unzipped file that the site serves at a path. */
const readServed = (root, path) =>
  new Uint8Array(gunzipSync(readFileSync(join(root, "public", path)))).buffer;

/** @param root of a checkout of this project */
export function modelFromDisk(root = ROOT) {
  const read = (path) => readServed(root, path);
  return readModel(read(MODEL_PATH), read(OCCUPATIONS_PATH), read(WORDS_PATH));
}

/** Null if the file is absent; scores then use names alone. */
export function readerFromDisk(root = ROOT) {
  if (!existsSync(join(root, "public", READER_PATH))) return null;
  const kernel = readFileSync(join(root, "app/core/ats/meaning/kernel.wasm"));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernel));
  return createLineReader(readServed(root, READER_PATH), wasmKernel(exports));
}
