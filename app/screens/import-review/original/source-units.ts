/** The imported file as pieces of text with their places, in which the text of a field is found again. */
import { linesInFileOrder } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";

export interface SourceUnit {
  text: string;
  /** Only for PDFs. */
  box?: Box;
}

/** The page from 1, and the place on it as fractions of the page. */
export interface Box {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Letters below the baseline and above the height of the type, as multiples of the size. */
const DESCENT = 0.3;
const ASCENT = 0.9;

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

/** Lines one below the other are one box: separate ones would overlap in dense text. */
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

function union(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { page: one.page, left, top, width: right - left, height: bottom - top };
}
