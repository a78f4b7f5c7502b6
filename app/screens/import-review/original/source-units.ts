/**
 * Splits the imported file into pieces of text (units) with their places, to find fields' texts in.
 */
import { linesInFileOrder } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";

export interface SourceUnit {
  text: string;
  /** Only for PDFs. */
  box?: Box;
}

/** A rectangle on a page, in fractions of the page's size; `page` counts from 1. */
export interface Box {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far letters reach below and above the baseline, as multiples of the font size. */
const DESCENT = 0.3;
const ASCENT = 0.9;

/** One unit for each cell (a run of text) of each line of a PDF; `y` is the baseline, measured from the top. */
export function pdfUnits({ pages }: PdfText): SourceUnit[] {
  return pages.flatMap((page) =>
    linesInFileOrder([page]).flatMap(({ cells, y }) =>
      cells.map(({ text, x, width, size }) => ({
        text,
        box: {
          page: page.number,
          left: x / page.width,
          top: (y - size * ASCENT) / page.height,
          width: width / page.width,
          height: (size * (ASCENT + DESCENT)) / page.height,
        },
      })),
    ),
  );
}

/** Joins the boxes of consecutive lines: separate boxes would overlap in dense text. */
export function joinBoxes(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    if (last && isBelow(last, box)) joined.splice(-1, 1, union(last, box));
    else joined.push(box);
  }
  return joined;
}

const isBelow = (above: Box, below: Box) =>
  above.page === below.page &&
  below.top >= above.top &&
  below.top - (above.top + above.height) < below.height &&
  below.left < above.left + above.width &&
  above.left < below.left + below.width;

function union(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { page: a.page, left, top, width: right - left, height: bottom - top };
}
