/**
 * Joins headings that were wrapped in a narrow column or margin, "CENTRES" above "D'INTÉRÊT", into one line; the other
 * lines are unchanged. from-labels.ts applies it to the lines of a resume after a model labeled them.
 */

import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";

/** In lines: if the heading is in a margin, as many lines of the text beside it may be between its two halves. */
const MAX_BETWEEN = 2;

export function joinHeadings(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  for (let index = 0; index < result.length; index++) {
    const current = result[index];
    if (current?.labeled.label !== "heading") continue;
    const secondHalf = result.findIndex(
      (other, otherIndex) =>
        otherIndex > index &&
        otherIndex <= index + 1 + MAX_BETWEEN &&
        ((otherIndex === index + 1 && other.labeled.label === "heading") ||
          isSameColumnAndStyle(current, other)) &&
        (formOneHeading(current.line.text, other.line.text) ||
          (otherIndex === index + 1 && areHalvesOfKnownHeading(current, other))),
    );
    if (secondHalf < 0) continue;
    const text = joinHalves(current.line.text, result[secondHalf]?.line.text ?? "");
    result[index] = { ...current, line: { ...current.line, text } };
    result.splice(secondHalf, 1);
  }
  return result;
}

const joinHalves = (before: string, after: string) =>
  before.endsWith("-") ? before + after : `${before} ${after}`;

/** True if neither half is a heading by itself, but together they are one, or the first ends with a hyphen. */
const formOneHeading = (before: string, after: string): boolean =>
  (readHeading(before) === null || isTwoWordHeading(before, after)) &&
  readHeading(after) === null &&
  (readHeading(joinHalves(before, after)) !== null ||
    (before.endsWith("-") && /^\p{Ll}/u.test(after)));

/** True for "Personal skills and" above "competences", though "Competences" alone is a heading too. */
const areHalvesOfKnownHeading = (current: LabeledLine, other: LabeledLine): boolean =>
  isSameStyle(current.line, other.line) &&
  (findKnownHeading(joinHalves(current.line.text, other.line.text)) !== null ||
    (OPEN_END.test(current.line.text) && readHeading(other.line.text) !== null));

/** A word such as "and" at the end, where no heading ends. */
const OPEN_END = /\s(?:&|and|und|et|y|e|i|en|și)$/iu;

/** True for two words of a known heading, though the first is one by itself: "COMPETENCIAS" above "LINGÜÍSTICAS". */
const isTwoWordHeading = (before: string, after: string): boolean =>
  !/\s/.test(before.trim()) &&
  !/\s/.test(after.trim()) &&
  findKnownHeading(joinHalves(before, after)) !== null;

/** In points: the largest difference between the left edges of one column. */
const MAX_EDGE_DIFFERENCE = 1;
/** False if the left edge is unknown, which is written as 0. */
const isSameColumnAndStyle = ({ line }: LabeledLine, { line: other }: LabeledLine): boolean =>
  line.x > 0 && Math.abs(line.x - other.x) < MAX_EDGE_DIFFERENCE && isSameStyle(line, other);
const isSameStyle = (line: LabelLine, other: LabelLine): boolean =>
  line.size === other.size &&
  line.page === other.page &&
  line.isItalic === other.isItalic &&
  line.cells[0]?.isBold === other.cells[0]?.isBold;
