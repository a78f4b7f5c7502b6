/**
 * Joins a validity that is broken before its date, "First Aid, valid to" above "02/2028", into one line. from-labels.ts
 * applies it to the lines of a resume before a model labels them.
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import { type LabelLine, replaceText } from "#app/core/import/labels/label-line.ts";
import { joinWrapped } from "#app/core/import/readers/doc-line.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { findValidity } from "#app/core/import/readers/validity.ts";

/** Only if the lower line has nothing but the date, which had no room above, and lines of one cell. */
export function joinSplitValidity(lines: readonly LabelLine[]): LabelLine[] {
  const result: LabelLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const joined = above && joinValidity(above, line);
    if (joined) result[result.length - 1] = joined;
    else result.push(line);
  }
  return result;
}

/** Both lines as one; null unless the second is the date of a validity at the end of the first. */
function joinValidity(above: LabelLine, line: LabelLine): LabelLine | null {
  if (above.cells.length !== 1 || line.cells.length !== 1 || line.isBullet) return null;
  const text = joinWrapped(above.text, line.text);
  const isSplit =
    !wouldHaveFit(above, line) &&
    findDate(line.text)?.rest === "" &&
    findValidity(text) !== null &&
    findValidity(above.text) === null;
  return isSplit ? replaceText(above, text) : null;
}
