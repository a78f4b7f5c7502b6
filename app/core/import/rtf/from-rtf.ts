/** Imports Rich Text Format (RTF): the file's bytes in, a resume with a report or an error message out. */
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import { readRtf } from "./read-rtf.ts";

export const fromRtf = (
  bytes: Uint8Array,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome => fromParagraphs(readRtfFile(bytes), "rtf", newId, models);

/** Decodes one character per byte for the tokenizer, because the encoding may change within the file. */
export const readRtfFile = (bytes: Uint8Array) =>
  readRtf(new TextDecoder("windows-1252").decode(bytes));
