/**
 * Corrects line labels: a sentence below an award, "For a study of river ice over three winters", becomes the award's
 * description ("awards.item") where the model labeled it as another award or as a further line of the award's name.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

/** In words: a sentence has at least as many. */
const MIN_WORDS = 4;

/** True for a line that ends in a full stop, is not bold, and has a font no larger than the line above. */
const looksLikeDescription = (line: LabelLine | undefined, above: LabelLine | undefined): boolean =>
  line !== undefined &&
  above !== undefined &&
  /\p{Ll}\.$/u.test(line.text) &&
  !line.isBold &&
  line.size <= above.size;

/**
 * Labels: "awards.head" is an award's first line, "awards.more" a further line of its head,
 * "awards.item" the start of a description, "awards.rest" the continuation of a wrapped one.
 */
export const withAwardTexts: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [line, previous] = [lines[index], result[index - 1]];
    // An award's own name may be a sentence, so its form must be a description's, too.
    const isMislabeledSentence =
      current.label === "awards.head" &&
      isSentence(line) &&
      looksLikeDescription(line, lines[index - 1]);
    if (isMislabeledSentence && previous?.label.startsWith("awards."))
      result[index] = { ...current, label: "awards.item" };
    if (current.label !== "awards.more" || !line) continue;
    const continuesDescription =
      !line.isBullet && (previous?.label === "awards.item" || previous?.label === "awards.rest");
    if (continuesDescription) result[index] = { ...current, label: "awards.rest" };
    else if (isSentence(line)) result[index] = { ...current, label: "awards.item" };
  }
  return result;
};

/**
 * True for a line of one cell, without a date, of at least MIN_WORDS words. At least half of them
 * are in lower case, unlike in the name of an institution, and one of these has four or more
 * letters.
 */
function isSentence(line: LabelLine | undefined): boolean {
  if (!line) return false;
  const words = line.text.split(/\s+/);
  const lowercaseCount = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const longLowercaseCount = words.filter((word) => /^\p{Ll}\p{L}{3}/u.test(word)).length;
  return (
    words.length >= MIN_WORDS &&
    lowercaseCount * 2 >= words.length &&
    longLowercaseCount > 0 &&
    line.cells.length === 1 &&
    !hasDateOrYear(line)
  );
}
