/**
 * Arranges rows of a table as the import does (core/import/tables): it turns their cells into the lines of entries, or
 * gives null for a row that is not part of an entry. In tests the lines are texts.
 */
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import type { LineMaker } from "#app/core/import/tables/table-types.ts";

export const TEXTS: LineMaker<string> = {
  textOf: (text) => text,
  joinCells: (texts) => texts.join(" | "),
  withText: (_, text) => text,
  withPart: (text) => text,
};

/** Cells are one column wide, and line breaks part their lines. In the result, first lines of entries begin with "* ". */
export const arrange = (...rows: string[][]) => arrangeBelow(null, ...rows);

/** As `arrange`, below the heading of a section. */
export const arrangeBelow = (section: SectionKind | null, ...rows: string[][]) =>
  arrangeTableRows(
    rows.map((cells) =>
      cells.map((text, column) => ({ from: column, to: column + 1, lines: linesOf(text) })),
    ),
    TEXTS,
    section,
  ).map((lines) => lines?.map(({ line, startsEntry }) => (startsEntry ? `* ${line}` : line)));

const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));
