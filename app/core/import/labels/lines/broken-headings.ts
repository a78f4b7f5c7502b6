/** Joins headings that were wrapped in a narrow column: "CENTRES" above "D'INTÉRÊT". */

import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

export function joinHeadings(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (const own of all) {
    const last = result.at(-1);
    const areHeadings = last?.labeled.label === "heading" && own.labeled.label === "heading";
    const text = areHeadings ? `${last.line.text} ${own.line.text}` : "";
    const isBroken =
      last && areHeadings && !readHeading(own.line.text) && readHeading(text) !== null;
    if (isBroken) result[result.length - 1] = { ...last, line: { ...last.line, text } };
    else result.push(own);
  }
  return result;
}
