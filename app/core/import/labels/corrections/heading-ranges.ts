/** Finds the headings of a document and the lines under each. */

import type { LabeledLine } from "#app/core/import/labels/label-line.ts";

/** The index of each heading, and that of the next one. */
export function headingRanges(lines: readonly LabeledLine[]): [from: number, to: number][] {
  const starts = lines.flatMap(({ labeled }, index) =>
    labeled.label === "heading" ? [index] : [],
  );
  return starts.map((from, startIndex) => [from, starts[startIndex + 1] ?? lines.length]);
}
