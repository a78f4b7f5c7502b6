/** Creates lines of a PDF's text from others. */
import type { LineMaker } from "#app/core/import/tables/table-types.ts";
import type { TextLine } from "#app/core/pdf-text/lines.ts";

/** One line with the cells of all lines, which are beside each other; there is at least one. */
export function joinTextLines(lines: readonly TextLine[]): TextLine {
  const [first] = lines as [TextLine];
  const cells = lines.flatMap((line) => line.cells);
  const end = Math.max(...lines.map(({ x, width }) => x + width));
  return {
    ...first,
    cells,
    width: end - first.x,
    size: Math.max(...cells.map(({ size }) => size)),
    isBold: cells[0]?.isBold ?? first.isBold,
    isItalic: cells.every(({ isItalic }) => isItalic),
    text: cells.map(({ text }) => text).join(" "),
  };
}

export const TEXT_LINES: LineMaker<TextLine> = {
  textOf: ({ text }) => text,
  joinCells: joinTextLines,
  withText: (line, text) => ({
    ...line,
    text,
    cells: line.cells.slice(0, 1).map(({ spans, pieces, ...cell }) => ({ ...cell, text })),
  }),
  withPart: (line, part) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, part })) }),
};
