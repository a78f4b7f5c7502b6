/**
 * Corrects line labels: a wrapped title whose last word alone is a known heading, "Immunization and Injections" above
 * "Training", is joined: the word becomes the continuation of the title, such as "certificates.rest".
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { Correction } from "./correction.ts";
import { looksLike } from "./line-entries.ts";

/** A title of an entry, or another line of its head. */
const HEAD_LABEL = /^(\w+)\.(?:head|more)$/;
/** Fewer headings do not show how the document's headings look. */
const MIN_HEADINGS = 2;
/** The minimum ratio of a heading's font size to that of a title. */
const MIN_SIZE_RATIO = 1.08;

/** Such a word looks like the line above it, which had no room for it, and is smaller than all known headings. */
export const withTitlesTakenForHeadings: Correction = (lines, labeled) => {
  const headings = lines.filter(
    (line, index) => labeled[index]?.label === "heading" && readHeading(line.text) !== null,
  );
  return labeled.map((current, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    const [, content] = HEAD_LABEL.exec(labeled[index - 1]?.label ?? "") ?? [];
    if (current.label !== "heading" || !line || !above || content === undefined) return current;
    const larger = headings.filter(({ size }) => size > line.size * MIN_SIZE_RATIO);
    const isTitle =
      continuesTitle(line, above) &&
      larger.length >= MIN_HEADINGS &&
      larger.length === headings.filter((heading) => heading !== line).length;
    return isTitle ? { ...current, label: `${content}.rest` } : current;
  });
};

/** True for bold lines in one style and column, the second of which did not fit at the end of the first. */
const continuesTitle = (line: LabelLine, above: LabelLine) =>
  line.isBold &&
  looksLike(line, above) &&
  [line, above].every(({ cells }) => cells.length === 1) &&
  line.block === above.block &&
  line.page === above.page &&
  Math.abs(line.x - above.x) < 1 &&
  line.columnRight > 0 &&
  !wouldHaveFit(above, line);
