/** Reads a side column on the right after the main column where that continues on the next page. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** In points: the left edges of a column on two pages differ by at most this. */
const SAME_EDGE = 2;

/**
 * If the next page's first column has the same left edge as the main column and starts without a heading, it continues
 * the main column's last section. The side column between the two, if it has known headings, is then moved behind it.
 */
export function moveSideColumns(lines: readonly LabelLine[]): LabelLine[] {
  const pages = groupBlocks(lines);
  const result: LabelLine[] = [];
  let moved: LabelLine[] = [];
  for (const [index, blocks] of pages.entries()) {
    // A moved column is read after the first column of this page.
    const [first = [], ...others] = blocks;
    if (moved.length > 0) result.push(...first, ...moved);
    const remaining = moved.length > 0 ? others : blocks;
    const side = findSideColumn(blocks, pages[index + 1]?.[0] ?? []);
    moved = side ?? [];
    result.push(...remaining.filter((block) => block !== side).flat());
  }
  // The last page has no next one, so its side column was not moved.
  return result;
}

/** The blocks of each page that has lines. */
function groupBlocks(lines: readonly LabelLine[]): LabelLine[][][] {
  const pages: LabelLine[][][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (line.page !== before?.page) pages.push([[line]]);
    else if (line.block !== before.block) pages.at(-1)?.push([line]);
    else pages.at(-1)?.at(-1)?.push(line);
  }
  return pages;
}

const largestSize = (block: readonly LabelLine[]): number =>
  block.reduce((largest, { size }) => Math.max(largest, size), 0);

/** A column that does not start with a heading needs this many known headings to count as a column of sections. */
const MIN_HEADINGS = 2;

/** A first line smaller than the first heading is main text that flows on into this column, as in a newspaper. */
const hasHeadings = (block: readonly LabelLine[]): boolean => {
  const known = block.filter(({ text }) => readHeading(text) !== null);
  const [start, heading] = [block[0], known[0]];
  if (!start || !heading) return false;
  return start === heading || (known.length >= MIN_HEADINGS && start.size >= heading.size);
};

/** The column right of another one that `next`, the first column of the next page, continues. */
function findSideColumn(
  blocks: readonly LabelLine[][],
  next: readonly LabelLine[],
): LabelLine[] | undefined {
  const [start] = next;
  if (!start || readHeading(start.text) !== null) return undefined;
  return blocks.find((block, index) => {
    const column = blocks[index - 1] ?? [];
    const [line, beside] = [block[0], column[0]];
    return (
      line !== undefined &&
      beside !== undefined &&
      // The largest text is the name, and a column that has it is read first.
      largestSize(block) <= largestSize(column) &&
      line.left > beside.columnRight &&
      line.left > start.columnRight &&
      Math.abs(beside.left - start.left) <= SAME_EDGE &&
      hasHeadings(block)
    );
  });
}
