/** Pages of a PDF with drawn lines and areas, for tests: text of 10 points, 5 points a character. */
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

/** The areas of cells between these edges. */
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
