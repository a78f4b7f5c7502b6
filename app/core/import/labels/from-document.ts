/**
 * Reads a resume from the lines of a document in a format without positions of text, such as Word or HTML: by rules,
 * and by the labels that a model gives the lines.
 */

import { chooseReading } from "#app/core/import/labels/quality/choose-reading.ts";
import type { ImportKind, ImportOutcome } from "#app/core/import/outcome.ts";
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import { fromLabels } from "./from-labels.ts";
import type { ImportModels } from "./import-models.ts";
import { isKnownScript } from "./known-script.ts";
import { fromDocLines } from "./label-line.ts";

/** A resume has no more or longer lines; longer documents are read by rules alone, which bounds the time. */
export const MAX_LABELED_LINES = 1_500;
/** In characters. */
const MAX_LINE_LENGTH = 5_000;

/**
 * Reads the lines by rules and, if models are given and the text is suitable, by labels; returns the better reading.
 * `newId` makes the ids of entries; `models` is null where they could not be loaded.
 */
export function fromDocument(
  lines: readonly DocLine[],
  kind: ImportKind,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const byRules = fromLines(lines, kind, newId);
  const isTooMuch =
    lines.length > MAX_LABELED_LINES || lines.some(({ text }) => text.length > MAX_LINE_LENGTH);
  const texts = lines.map(({ text }) => text);
  if (!models || isTooMuch || !isKnownScript(texts)) return byRules;
  // `evidence` tells how sure the labels are; chooseReading compares both readings by it.
  const { outcome, ...evidence } = fromLabels(fromDocLines(lines), kind, newId, models);
  return chooseReading({ byRules, byLabels: outcome, lines: texts, ...evidence }, models);
}
