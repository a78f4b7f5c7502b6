/** The reader of lines, with its kernel in WebAssembly. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openReader, READER_PATH } from "../../app/core/ats/meaning/line-reader.ts";
import { wasmKernel } from "../../app/core/ats/meaning/wasm-kernel.ts";
import { servedFile } from "./ats-model.ts";

const KERNEL = join(import.meta.dirname, "../../app/core/ats/meaning/kernel.wasm");
const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(KERNEL)));

export const lineReader = openReader(servedFile(READER_PATH), wasmKernel(instance.exports));
