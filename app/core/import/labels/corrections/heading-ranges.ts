/** Finds the headings of a document and the lines under each. */

import type { LabeledLine } from "#app/core/import/labels/label-line.ts";

/** The index of each heading, and that of the next one. */
export function headingRanges(all: readonly LabeledLine[]): [from: number, to: number][] {
  const starts = all.flatMap(({ labeled }, index) => (labeled.label === "heading" ? [index] : []));
  return starts.map((from, at) => [from, starts[at + 1] ?? all.length]);
}
