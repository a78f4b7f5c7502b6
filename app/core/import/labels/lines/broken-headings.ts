/**
 * Joins headings that were wrapped in a narrow column or margin, "CENTRES" above "D'INTÉRÊT", into one line; the other
 * lines are unchanged.
 */

import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";

/**
 * If the heading is in a margin, up to this many lines of the text beside it may come between its
 * two halves.
 */
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

/**
 * True if neither half is a heading by itself, but together they are one, or a word that was
 * hyphenated at the line's end.
 */
const formOneHeading = (before: string, after: string): boolean =>
  (readHeading(before) === null || isTwoWordHeading(before, after)) &&
  readHeading(after) === null &&
  (readHeading(joinHalves(before, after)) !== null ||
    (before.endsWith("-") && /^\p{Ll}/u.test(after)));

/** "Personal skills and" above "competences", though "Competences" alone is a heading too. */
const areHalvesOfKnownHeading = (current: LabeledLine, other: LabeledLine): boolean =>
  isSameStyle(current.line, other.line) &&
  (findKnownHeading(joinHalves(current.line.text, other.line.text)) !== null ||
    (OPEN_END.test(current.line.text) && readHeading(other.line.text) !== null));

/** No heading ends so. */
const OPEN_END = /\s(?:&|and|und|et|y|e|i|en|și)$/iu;

/** The exception: the first word is a heading by itself, as in "COMPETENCIAS" above "LINGÜÍSTICAS". */
const isTwoWordHeading = (before: string, after: string): boolean =>
  !/\s/.test(before.trim()) &&
  !/\s/.test(after.trim()) &&
  findKnownHeading(joinHalves(before, after)) !== null;

/** In points. */
const MAX_EDGE_DIFFERENCE = 1;
/** False if the left edge is unknown, which is written as 0. */
const isSameColumnAndStyle = ({ line }: LabeledLine, { line: other }: LabeledLine): boolean =>
  line.x > 0 && Math.abs(line.x - other.x) < MAX_EDGE_DIFFERENCE && isSameStyle(line, other);
const isSameStyle = (line: LabelLine, other: LabelLine): boolean =>
  line.size === other.size &&
  line.page === other.page &&
  line.isItalic === other.isItalic &&
  line.cells[0]?.isBold === other.cells[0]?.isBold;
