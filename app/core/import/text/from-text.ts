/** Imports plain text, from a file or pasted. */
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { MAX_TEXT_LENGTH, TOO_MUCH_TEXT } from "#app/core/import/paragraphs/create-paragraphs.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import { textLines } from "./text-lines.ts";

export const fromText = (text: string, newId: () => string): ImportOutcome =>
  fromParagraphs(text.length > MAX_TEXT_LENGTH ? TOO_MUCH_TEXT : textLines(text), "text", newId);
