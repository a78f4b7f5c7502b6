/** The imported file as pieces of text with their places, in which the text of a field is found again. */
import { linesInFileOrder } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";

export interface SourceUnit {
  text: string;
  /** Of PDFs: the page from 1, and the box as fractions of the page. */
  box?: { page: number; left: number; top: number; width: number; height: number };
}

/** Letters below the baseline and above the height of the type, as multiples of the size. */
const DESCENT = 0.3;
const ASCENT = 1;

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
