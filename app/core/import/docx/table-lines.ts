/** Converts a document's table to lines in reading order, and marks the lines in which entries start. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { isBodyText } from "#app/core/import/readers/split-entries.ts";
import { withTableLabel } from "#app/core/import/tables/arrange-entry.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import type { GridCell, LineMaker } from "#app/core/import/tables/table-types.ts";
import { isDateCell, isLoneHeading, readRow, sectionOf, type TableRow } from "./table-row.ts";

export interface TableCell {
  lines: DocLine[];
  /** The width in columns. */
  span: number;
  /** Continues the cell of the row above. */
  isMerged: boolean;
}

/** The lines of one row's cells, by the index of their first column; empty cells are absent. */
type RowCells = Map<number, DocLine[]>;

/** `section`: that of the last heading above the table, null if unknown. */
export function tableLines(
  table: readonly (readonly TableCell[])[],
  section: SectionKind | null = null,
): DocLine[] {
  const rows = indexByColumn(table);
  const width = Math.max(0, ...table.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
  // The lines of rows whose cells are named by a column or row header, in the order of an entry; null for other rows.
  const arrangedRows = arrangeTableRows(
    rows.map((row) => toGridCells(row, width)),
    DOC_LINE_MAKER,
    section,
  );
  const lines: DocLine[] = [];
  let unarrangedRows: RowCells[] = [];
  const flushUnarranged = () => {
    lines.push(...markEntries(readRows(dropColumnLabels(unarrangedRows), section)));
    unarrangedRows = [];
  };
  rows.forEach((row, index) => {
    const arranged = arrangedRows[index];
    if (!arranged) {
      unarrangedRows.push(row);
      return;
    }
    flushUnarranged();
    for (const { startsEntry, ...arrangedLine } of arranged) {
      const line = withTableLabel(arrangedLine);
      lines.push(startsEntry === undefined ? line : { ...line, startsEntry });
    }
  });
  flushUnarranged();
  return lines;
}

/** Each cell reaches to the next one with text, less half a column, so that the two don't touch. */
function toGridCells(row: RowCells, width: number): GridCell<DocLine>[] {
  const starts = [...row.keys()];
  return [...row].map(([at, lines], index) => ({
    from: at,
    to: (starts[index + 1] ?? width) - 0.5,
    lines,
  }));
}

const DOC_LINE_MAKER: LineMaker<DocLine> = {
  textOf: ({ text }) => text,
  joinCells(lines) {
    const cells = lines.flatMap((line) => line.cells);
    return { ...(lines[0] as DocLine), cells, text: cells.map(({ text }) => text).join(" ") };
  },
  withText: (line, text) => ({ ...line, text, cells: [{ text, isBold: line.isBold }] }),
  withPart: (line, part) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, part })) }),
};

/**
 * The cells of each row by their column. A cell merged over several dated rows is repeated in each of them: one
 * employer, two positions.
 */
function indexByColumn(table: readonly (readonly TableCell[])[]): RowCells[] {
  const cellsAbove: RowCells = new Map();
  return table.map((row) => {
    const cells: RowCells = new Map();
    const isDated = row.some(({ lines }) => isDateCell(lines));
    let at = 0;
    for (const { lines, span, isMerged } of row) {
      const repeated = isMerged && lines.length === 0 && isDated ? (cellsAbove.get(at) ?? []) : [];
      if (!isMerged) cellsAbove.set(at, isRepeatable(lines) ? lines : []);
      if (lines.length + repeated.length > 0) cells.set(at, lines.length > 0 ? lines : repeated);
      at += span;
    }
    return cells;
  });
}

/** An employer and its town. */
const MAX_REPEATED_LINES = 2;
/** True for a short text, such as an employer above its town. */
const isRepeatable = (lines: DocLine[]) =>
  lines.length > 0 &&
  lines.length <= MAX_REPEATED_LINES &&
  !isDateCell(lines) &&
  !isLoneHeading(lines) &&
  readHeading(lines.map(({ text }) => text).join(" ")) === null &&
  !lines.some((line) => line.isBullet || isBodyText(line)) &&
  // Contact details, which a merged cell beside jobs may have, have digits or "@".
  !lines.some(({ text }) => (lines.length > 1 ? /[\d@]/ : /@/).test(text));

/** The header of a column of a table of jobs or schools. */
const COLUMN_HEADER =
  /^(?:dates?|periods?|duration|years?(?: of passing)?|from|to|position|title|role|job title|designation|company|employer|organi[sz]ation|institutions?|institute|university|school|college|board|degree|qualification|course|exam(?:ination)?|location|place|description|responsibilities)$/i;
const GRADE_HEADER = /^(?:percentage|marks|c?gpa|grade|score)$/i;
const isGradeHeader = (text: string) =>
  text.split("/").every((word) => GRADE_HEADER.test(stripPunctuation(word)));
const isColumnHeader = (text: string) =>
  isGradeHeader(text) ||
  text.split("/").every((word) => COLUMN_HEADER.test(stripPunctuation(word)));
const stripPunctuation = (word: string) => word.replace(/\(?%\)?|[:.]/g, "").trim();

/**
 * Drops rows of column headers, which are no entry. Grades below a dropped header get the label "GPA:" until the
 * next heading, because the bare number would mean nothing.
 */
function dropColumnLabels(rows: RowCells[]): RowCells[] {
  let gradeColumns = new Set<number>();
  return rows.flatMap((row) => {
    const cells = [...row];
    const isHeaderRow =
      cells.length > 1 &&
      cells.every(([, [line, secondLine]]) => line && !secondLine && isColumnHeader(line.text));
    if (isHeaderRow) {
      const gradeHeaders = cells.filter(([, [line]]) => line && isGradeHeader(line.text));
      gradeColumns = new Set(gradeHeaders.map(([column]) => column));
      return [];
    }
    if (cells.some(([, lines]) => isLoneHeading(lines))) gradeColumns = new Set();
    if (gradeColumns.size === 0) return [row];
    return [
      new Map(
        cells.map(([column, lines]) => [
          column,
          gradeColumns.has(column) ? labelAsGpa(lines) : lines,
        ]),
      ),
    ];
  });
}

const labelAsGpa = (lines: DocLine[]) =>
  lines.map((line) => {
    const text = `GPA: ${line.text}`;
    return { ...line, text, cells: [{ text, isBold: false }] };
  });

/** Below headings that are side by side, each column is read separately. */
function readRows(rows: readonly RowCells[], sectionAbove: SectionKind | null): TableRow[] {
  const result: TableRow[] = [];
  let section = sectionAbove;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? new Map();
    const headingColumns = [...row.keys()];
    if (headingColumns.length < 2 || ![...row.values()].every(isLoneHeading)) {
      result.push(...readRow([...row.values()], section));
      if (headingColumns.length === 1) section = sectionOf([...row.values()].flat()) ?? section;
      continue;
    }
    let end = at + 1;
    while (end < rows.length && ![...(rows[end]?.values() ?? [])].some(isLoneHeading)) end++;
    const headingColumnOf = (column: number) =>
      headingColumns.findLast((start) => start <= column) ?? headingColumns[0];
    for (const headingColumn of headingColumns) {
      const rowsOfColumn = rows
        .slice(at, end)
        .map(
          (cells) =>
            new Map([...cells].filter(([column]) => headingColumnOf(column) === headingColumn)),
        );
      result.push(...readRows(rowsOfColumn, section));
    }
    at = end - 1;
  }
  return result;
}

/** Sets `startsEntry` of the lines; a break ends every entry. */
function markEntries(rows: readonly TableRow[]): DocLine[] {
  const lines: DocLine[] = [];
  let rowsSinceBreak: TableRow[] = [];
  for (const row of [...rows, END_OF_TABLE]) {
    if (row.kind !== "break") rowsSinceBreak.push(row);
    else {
      lines.push(...markEntriesBetweenBreaks(rowsSinceBreak), ...row.lines);
      rowsSinceBreak = [];
    }
  }
  return lines;
}

const END_OF_TABLE: TableRow = { lines: [], kind: "break" };

/** Entries start at dated rows, or the same number of rows above each of them. */
function markEntriesBetweenBreaks(rows: readonly TableRow[]): DocLine[] {
  const firstDated = rows.findIndex(({ kind }) => kind === "dated");
  const leading = countLeadingRows(rows, firstDated);
  return rows.flatMap(({ lines }, index) => {
    if (firstDated < 0 || index < firstDated - leading) return lines;
    const startsEntry = rows[index + leading]?.kind === "dated";
    return lines.map((line, at) => ({ ...line, startsEntry: startsEntry && at === 0 }));
  });
}

/** A name above the dates, and a place or an employer. */
const MAX_LEADING_ROWS = 2;

/** Returns `leading`, the number of rows above the first dated row, if each entry has as many; else 0. */
function countLeadingRows(rows: readonly TableRow[], leading: number): number {
  if (leading < 1 || leading > MAX_LEADING_ROWS || rows.at(-1)?.kind === "short") return 0;
  const isSameForAll = rows.every(({ kind }, index) => {
    const above = rows.slice(Math.max(0, index - leading), index);
    return kind !== "dated" || above.every((row) => row.kind === "short");
  });
  return isSameForAll ? leading : 0;
}
