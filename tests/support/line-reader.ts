/** The reader of lines, with its kernel in WebAssembly. */
import { readerFromDisk } from "../../scripts/ats/read-model.mjs";

const reader = readerFromDisk();
if (!reader) throw new Error("public/ats/meaning.bin is missing");
export const lineReader = reader;
