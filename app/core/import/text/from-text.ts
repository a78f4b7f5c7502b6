/** Imports plain text, from a file or pasted: text in, a resume with a report or an error message out. */
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import { MAX_TEXT_LENGTH, TOO_MUCH_TEXT } from "#app/core/import/paragraphs/paragraph-collector.ts";
import { isCovitaeText } from "./covitae-layout.ts";
import { textLines } from "./text-lines.ts";

export function fromText(
  text: string,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const read = text.length > MAX_TEXT_LENGTH ? TOO_MUCH_TEXT : textLines(text);
  const isOurs = "lines" in read && isCovitaeText(text);
  return fromParagraphs(read, "text", newId, isOurs ? null : models);
}
