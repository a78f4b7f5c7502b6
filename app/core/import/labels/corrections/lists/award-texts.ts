/** Labels a sentence below an award as its description: "For a study of river ice over three winters". */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

const MIN_WORDS = 4;

/** True for a plain sentence with its full stop in letters no larger than those above it. */
const isBelow = (line: LabelLine | undefined, above: LabelLine | undefined): boolean =>
  line !== undefined &&
  above !== undefined &&
  /\p{Ll}\.$/u.test(line.text) &&
  !line.isBold &&
  line.size <= above.size;

export const withAwardTexts: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, own] of labeled.entries()) {
    const [line, before] = [lines[index], result[index - 1]];
    const isEnded =
      own.label === "awards.head" && isSentence(line) && isBelow(line, lines[index - 1]);
    if (isEnded && before?.label.startsWith("awards."))
      result[index] = { ...own, label: "awards.item" };
    if (own.label !== "awards.more" || !line) continue;
    const goesOn =
      !line.isBullet && (before?.label === "awards.item" || before?.label === "awards.rest");
    if (goesOn) result[index] = { ...own, label: "awards.rest" };
    else if (isSentence(line)) result[index] = { ...own, label: "awards.item" };
  }
  return result;
};

/** Mostly words in lower case, which no name of an institution has. */
function isSentence(line: LabelLine | undefined): boolean {
  if (!line) return false;
  const words = line.text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const long = words.filter((word) => /^\p{Ll}\p{L}{3}/u.test(word)).length;
  return (
    words.length >= MIN_WORDS &&
    small * 2 >= words.length &&
    long > 0 &&
    line.cells.length === 1 &&
    !hasDateOrYear(line)
  );
}
