/**
 * Removes lines of "=====" and, next to a heading, "-----", with which a text in one style marks its headings.
 * from-labels.ts applies it to the lines of a document before a model labels them.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

const CLEAR_UNDERLINE = /^(?:={3,}|~{3,}|═{3,})$/u;
/** Lines that count only next to a heading: elsewhere, one may be a line to sign on, or a rating. */
const UNDERLINE_OF_HEADING = /^(?:-{3,}|_{3,}|─{3,}|—{3,}|\*{3,}|#{3,})$/u;

export function withoutUnderlines(lines: readonly LabelLine[]): LabelLine[] {
  const isHeading = (line: LabelLine | undefined) =>
    line !== undefined && readHeading(line.text) !== null;
  const isNextToHeading = (index: number) =>
    isHeading(lines[index - 1]) || isHeading(lines[index + 1]);
  return lines.filter(
    ({ text }, index) =>
      !CLEAR_UNDERLINE.test(text) && !(UNDERLINE_OF_HEADING.test(text) && isNextToHeading(index)),
  );
}
