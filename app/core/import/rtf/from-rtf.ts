/** Imports Rich Text Format. */
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import { readRtf } from "./read-rtf.ts";

/** One character a byte is read, because the encoding may change from word to word. */
export const fromRtf = (bytes: Uint8Array, newId: () => string): ImportOutcome =>
  fromParagraphs(readRtf(new TextDecoder("windows-1252").decode(bytes)), "rtf", newId);
