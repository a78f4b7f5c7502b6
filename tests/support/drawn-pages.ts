/**
 * Builds pages of a PDF with drawn lines and areas, as the PDF reader gives them: text of 10 points with 5 points a
 * character. A Box is [left, top, right, bottom] in points from the top left.
 */
import type { Box, PageText, TextRun } from "#app/core/pdf-text/text-run.ts";

export const run = (
  text: string,
  x: number,
  y: number,
  { isBold = false }: { isBold?: boolean } = {},
): TextRun => ({
  ...{ text, x, y, width: text.length * 5, size: 10, font: "Georgia" },
  ...{ isBold, isItalic: false, isRightToLeft: false, isTurned: false, endsLine: false },
});

export const drawnPage = (runs: TextRun[], frames: Box[]): PageText => ({
  ...{ number: 1, width: 595, height: 842, runs, frames },
  ...{ pictures: 0, hiddenText: "", links: [], roles: [] },
});

/** The areas of the cells of a table whose columns and rows have these edges; the last edges end it. */
export const grid = (lefts: readonly number[], tops: readonly number[]): Box[] =>
  tops
    .slice(1)
    .flatMap((bottom, row) =>
      lefts
        .slice(1)
        .map((right, column): Box => [lefts[column] ?? 0, tops[row] ?? 0, right, bottom]),
    );

/** A horizontal line. */
export const rule = (left: number, right: number, y: number): Box => [left, y, right, y + 0.5];
