/** Removes lines of "=====" and, next to a heading, "-----", with which a text in one style marks its headings. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

const DOUBLE = /^(?:={3,}|~{3,}|═{3,})$/u;
/** Such a line elsewhere may be one to sign on, or a rating. */
const OTHER = /^(?:-{3,}|_{3,}|─{3,}|—{3,}|\*{3,}|#{3,})$/u;

export function withoutUnderlines(lines: readonly LabelLine[]): LabelLine[] {
  const isHeading = (line: LabelLine | undefined) =>
    line !== undefined && readHeading(line.text) !== null;
  const isNextToHeading = (index: number) =>
    isHeading(lines[index - 1]) || isHeading(lines[index + 1]);
  return lines.filter(
    ({ text }, index) => !DOUBLE.test(text) && !(OTHER.test(text) && isNextToHeading(index)),
  );
}
