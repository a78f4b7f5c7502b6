/** Converts a Word table to lines in reading order, marking the rows in which entries start. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { isBodyText } from "#app/core/import/readers/split-entries.ts";
import {
  type GridCell,
  type LineMaker,
  withTableLabel,
} from "#app/core/import/tables/arrange-entry.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import { isDate, isLoneHeading, type Row, readRow } from "./table-row.ts";

export interface TableCell {
  lines: DocLine[];
  /** The width in columns. */
  span: number;
  /** Continues the cell of the row above. */
  isMerged: boolean;
}

/** The lines of a row's cells, by the index of their column. */
type Cells = Map<number, DocLine[]>;

/** `above` is the section whose heading is above the table, if that is known. */
export function tableLines(
  table: readonly (readonly TableCell[])[],
  above: SectionKind | null = null,
): DocLine[] {
  const rows = indexByColumn(table);
  const width = Math.max(0, ...table.map((row) => row.reduce((sum, { span }) => sum + span, 0)));
  const named = arrangeTableRows(
    rows.map((row) => toNamedCells(row, width)),
    DOC_LINES,
    above,
  );
  const lines: DocLine[] = [];
  let others: Cells[] = [];
  const close = () => {
    lines.push(...markEntries(readRows(dropColumnLabels(others))));
    others = [];
  };
  rows.forEach((row, index) => {
    const arranged = named[index];
    if (!arranged) {
      others.push(row);
      return;
    }
    close();
    lines.push(
      ...arranged.map(({ startsEntry, ...own }) =>
        startsEntry === undefined ? withTableLabel(own) : { ...withTableLabel(own), startsEntry },
      ),
    );
  });
  close();
  return lines;
}

/** A cell reaches to the next one that has text. */
function toNamedCells(row: Cells, width: number): GridCell<DocLine>[] {
  const starts = [...row.keys()];
  return [...row].map(([at, lines], index) => ({
    from: at,
    to: (starts[index + 1] ?? width) - 0.5,
    lines,
  }));
}

const DOC_LINES: LineMaker<DocLine> = {
  textOf: ({ text }) => text,
  joinCells(lines) {
    const cells = lines.flatMap((line) => line.cells);
    return { ...(lines[0] as DocLine), cells, text: cells.map(({ text }) => text).join(" ") };
  },
  withText: (line, text) => ({ ...line, text, cells: [{ text, isBold: line.isBold }] }),
  withPart: (line, part) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, part })) }),
};

/** A cell merged over several dated rows is repeated in each of them: one employer, two positions. */
function indexByColumn(table: readonly (readonly TableCell[])[]): Cells[] {
  const above: Cells = new Map();
  return table.map((row) => {
    const cells: Cells = new Map();
    const isDated = row.some(({ lines }) => isDate(lines));
    let at = 0;
    for (const { lines, span, isMerged } of row) {
      const shared = isMerged && lines.length === 0 && isDated ? (above.get(at) ?? []) : [];
      if (!isMerged) above.set(at, isShareable(lines) ? lines : []);
      if (lines.length + shared.length > 0) cells.set(at, lines.length > 0 ? lines : shared);
      at += span;
    }
    return cells;
  });
}

const isShareable = (lines: DocLine[]) =>
  lines.length === 1 && !isDate(lines) && !isLoneHeading(lines) && !isBodyText(lines[0]);

const LABEL =
  /^(?:dates?|periods?|duration|years?(?: of passing)?|from|to|position|title|role|job title|designation|company|employer|organi[sz]ation|institutions?|institute|university|school|college|board|degree|qualification|course|exam(?:ination)?|location|place|description|responsibilities)$/i;
const GRADE = /^(?:percentage|marks|c?gpa|grade|score)$/i;
const isGrade = (text: string) =>
  text.split("/").every((word) => GRADE.test(stripPunctuation(word)));
const isLabel = (text: string) =>
  isGrade(text) || text.split("/").every((word) => LABEL.test(stripPunctuation(word)));
const stripPunctuation = (word: string) => word.replace(/\(?%\)?|[:.]/g, "").trim();

/**
 * Drops rows of column labels, which are no entry. Grades below a dropped label are labeled as GPA until the
 * next heading, because the bare number would mean nothing.
 */
function dropColumnLabels(rows: Cells[]): Cells[] {
  let grades = new Set<number>();
  return rows.flatMap((row) => {
    const cells = [...row];
    if (
      cells.length > 1 &&
      cells.every(([, [line, more]]) => line && !more && isLabel(line.text))
    ) {
      const graded = cells.filter(([, [line]]) => line && isGrade(line.text));
      grades = new Set(graded.map(([at]) => at));
      return [];
    }
    if (cells.some(([, lines]) => isLoneHeading(lines))) grades = new Set();
    if (grades.size === 0) return [row];
    return [new Map(cells.map(([at, lines]) => [at, grades.has(at) ? labelAsGpa(lines) : lines]))];
  });
}

const labelAsGpa = (lines: DocLine[]) =>
  lines.map((line) => {
    const text = `GPA: ${line.text}`;
    return { ...line, text, cells: [{ text, isBold: false }] };
  });

/** Below headings that are side by side, each column is read separately. */
function readRows(rows: readonly Cells[]): Row[] {
  const read: Row[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? new Map();
    const headingColumns = [...row.keys()];
    if (headingColumns.length < 2 || ![...row.values()].every(isLoneHeading)) {
      read.push(...readRow([...row.values()]));
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
      read.push(...readRows(rowsOfColumn));
    }
    at = end - 1;
  }
  return read;
}

/** Marks the entries' first lines in each run of rows between breaks. */
function markEntries(rows: readonly Row[]): DocLine[] {
  const lines: DocLine[] = [];
  let run: Row[] = [];
  for (const row of [...rows, END_OF_TABLE]) {
    if (row.kind !== "break") run.push(row);
    else {
      lines.push(...markRun(run), ...row.lines);
      run = [];
    }
  }
  return lines;
}

const END_OF_TABLE: Row = { lines: [], kind: "break" };

/** Entries start at dated rows, or the same number of rows above each of them. */
function markRun(rows: readonly Row[]): DocLine[] {
  const firstDated = rows.findIndex(({ kind }) => kind === "dated");
  const leading = countLeadingRows(rows, firstDated);
  return rows.flatMap(({ lines }, index) => {
    if (firstDated < 0 || index < firstDated - leading) return lines;
    const startsEntry = rows[index + leading]?.kind === "dated";
    return lines.map((line, at) => ({ ...line, startsEntry: startsEntry && at === 0 }));
  });
}

const MAX_LEADING_ROWS = 2;

/** The number of rows of an entry above its dated row; 0 unless it is the same for all entries. */
function countLeadingRows(rows: readonly Row[], leading: number): number {
  if (leading < 1 || leading > MAX_LEADING_ROWS || rows.at(-1)?.kind === "short") return 0;
  const hasSameLead = rows.every(({ kind }, index) => {
    const above = rows.slice(Math.max(0, index - leading), index);
    return kind !== "dated" || above.every((row) => row.kind === "short");
  });
  return hasSameLead ? leading : 0;
}
