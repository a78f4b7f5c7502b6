/** Finds the headings of a document and the lines under each, for the corrections that relabel whole sections. */

import type { LabeledLine } from "#app/core/import/labels/label-line.ts";

/** Returns for each heading its own index (`from`) and that of the next heading or the end of the lines (`to`). */
export function headingRanges(lines: readonly LabeledLine[]): [from: number, to: number][] {
  const starts = lines.flatMap(({ labeled }, index) =>
    labeled.label === "heading" ? [index] : [],
  );
  return starts.map((from, startIndex) => [from, starts[startIndex + 1] ?? lines.length]);
}
