/** The score's line-reading model, loaded from disk with its WebAssembly kernel. */
import { readerFromDisk } from "../../scripts/ats/read-model.mjs";

const reader = readerFromDisk();
if (!reader) throw new Error("public/ats/meaning.bin is missing");
export const lineReader = reader;
