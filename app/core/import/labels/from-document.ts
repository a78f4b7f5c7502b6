/** Reads the lines of a document in a format without positions of text, such as Word or HTML. */

import { chooseReading } from "#app/core/import/labels/quality/choose-reading.ts";
import type { ImportKind, ImportOutcome } from "#app/core/import/outcome.ts";
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import { fromLabels } from "./from-labels.ts";
import type { ImportModels } from "./import-models.ts";
import { isKnownScript } from "./known-script.ts";
import { fromDocLines } from "./label-line.ts";

/** No resume has more or longer lines; the limits bound the time. */
export const MAX_LABELED_LINES = 1_500;
const MAX_LINE_LENGTH = 5_000;

/** Reads the lines by rules and, if models are given and the text is suitable, by labels; returns the better reading. */
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
  // With the outcome comes the evidence by which chooseReading judges it.
  const { outcome, ...evidence } = fromLabels(fromDocLines(lines), kind, newId, models);
  return chooseReading({ byRules, byLabels: outcome, lines: texts, ...evidence }, models);
}
