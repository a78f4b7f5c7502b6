/** Joins headings that were wrapped in a narrow column or margin: "CENTRES" above "D'INTÉRÊT". */

import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { readHeadingText } from "#app/core/resume-languages/reading/read-heading.ts";

/** Beside text, lines of it may be between the two. */
const MAX_BETWEEN = 2;

export function joinHeadings(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  for (let index = 0; index < result.length; index++) {
    const own = result[index];
    if (own?.labeled.label !== "heading") continue;
    const end = result.findIndex(
      (other, at) =>
        at > index &&
        at <= index + 1 + MAX_BETWEEN &&
        ((at === index + 1 && other.labeled.label === "heading") || isInMargin(own, other)) &&
        areOne(own.line.text, other.line.text),
    );
    if (end < 0) continue;
    const text = joined(own.line.text, result[end]?.line.text ?? "");
    result[index] = { ...own, line: { ...own.line, text } };
    result.splice(end, 1);
  }
  return result;
}

const joined = (before: string, after: string) =>
  before.endsWith("-") ? before + after : `${before} ${after}`;

const areOne = (before: string, after: string): boolean =>
  (readHeading(before) === null || isNarrowed(before, after)) &&
  readHeading(after) === null &&
  (readHeading(joined(before, after)) !== null || (before.endsWith("-") && /^\p{Ll}/u.test(after)));

/** "COMPETENCIAS" above "LINGÜÍSTICAS": the first word alone is a heading too. */
const isNarrowed = (before: string, after: string): boolean =>
  !/\s/.test(before.trim()) &&
  !/\s/.test(after.trim()) &&
  readHeadingText(joined(before, after)) !== null;

/** In points. */
const SAME_X = 1;
const isInMargin = ({ line }: LabeledLine, { line: other }: LabeledLine): boolean =>
  line.x > 0 && Math.abs(line.x - other.x) < SAME_X && isSameLook(line, other);
const isSameLook = (line: LabelLine, other: LabelLine): boolean =>
  line.size === other.size &&
  line.page === other.page &&
  line.isItalic === other.isItalic &&
  line.cells[0]?.isBold === other.cells[0]?.isBold;
