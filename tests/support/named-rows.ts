/** Rows of tables for tests, whose lines are texts. */
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import type { LineMaker } from "#app/core/import/tables/table-types.ts";

export const TEXTS: LineMaker<string> = {
  textOf: (text) => text,
  joinCells: (texts) => texts.join(" | "),
  withText: (_, text) => text,
  withPart: (text) => text,
};

/** Rows of cells one column wide, whose lines are parted by line breaks; first lines of entries begin with a star. */
export const arrange = (...rows: string[][]) => arrangeBelow(null, ...rows);

/** As `arrange`, below the heading of a section. */
export const arrangeBelow = (section: SectionKind | null, ...rows: string[][]) =>
  arrangeTableRows(
    rows.map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: linesOf(text) }))),
    TEXTS,
    section,
  ).map((lines) => lines?.map(({ line, startsEntry }) => (startsEntry ? `* ${line}` : line)));

const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));
