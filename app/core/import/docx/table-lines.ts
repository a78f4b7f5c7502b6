/** A Word table → its lines in reading order, knowing in which rows entries begin. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { isText } from "#app/core/import/readers/split-entries.ts";
import { isDate, isLoneHeading, type Row, readRow } from "./table-row.ts";

export interface TableCell {
  lines: DocLine[];
  /** How many columns wide. */
  span: number;
  /** Goes on from the row above. */
  isMerged: boolean;
}

/** By their column. */
type Cells = Map<number, DocLine[]>;

export function tableLines(table: readonly (readonly TableCell[])[]): DocLine[] {
  return markEntries(readRows(withoutLabels(inColumns(table))));
}

/** What several rows share belongs to each that says when: one employer, two posts. */
function inColumns(table: readonly (readonly TableCell[])[]): Cells[] {
  const above: Cells = new Map();
  return table.map((row) => {
    const cells: Cells = new Map();
    const isDated = row.some(({ lines }) => isDate(lines));
    let at = 0;
    for (const { lines, span, isMerged } of row) {
      const shared = isMerged && lines.length === 0 && isDated ? (above.get(at) ?? []) : [];
      if (!isMerged) above.set(at, isShared(lines) ? lines : []);
      if (lines.length + shared.length > 0) cells.set(at, lines.length > 0 ? lines : shared);
      at += span;
    }
    return cells;
  });
}

const isShared = (lines: DocLine[]) =>
  lines.length === 1 && !isDate(lines) && !isLoneHeading(lines) && !isText(lines[0]);

const LABEL =
  /^(?:dates?|periods?|duration|years?(?: of passing)?|from|to|position|title|role|job title|designation|company|employer|organi[sz]ation|institutions?|institute|university|school|college|board|degree|qualification|course|exam(?:ination)?|location|place|description|responsibilities)$/i;
const GRADE = /^(?:percentage|marks|c?gpa|grade|score)$/i;
const isGrade = (text: string) => text.split("/").every((word) => GRADE.test(bare(word)));
const isLabel = (text: string) =>
  isGrade(text) || text.split("/").every((word) => LABEL.test(bare(word)));
const bare = (word: string) => word.replace(/\(?%\)?|[:.]/g, "").trim();

/** Labels above columns are no entry; a grade without its label is but a number, until the next heading. */
function withoutLabels(rows: Cells[]): Cells[] {
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
    return [new Map(cells.map(([at, lines]) => [at, grades.has(at) ? asGrade(lines) : lines]))];
  });
}

const asGrade = (lines: DocLine[]) =>
  lines.map((line) => {
    const text = `GPA: ${line.text}`;
    return { ...line, text, cells: [{ text, isBold: false }] };
  });

/** Below headings that stand side by side each column is read for itself. */
function readRows(rows: readonly Cells[]): Row[] {
  const read: Row[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? new Map();
    const heads = [...row.keys()];
    if (heads.length < 2 || ![...row.values()].every(isLoneHeading)) {
      read.push(...readRow([...row.values()]));
      continue;
    }
    let end = at + 1;
    while (end < rows.length && ![...(rows[end]?.values() ?? [])].some(isLoneHeading)) end++;
    const headOf = (column: number) => heads.findLast((head) => head <= column) ?? heads[0];
    for (const head of heads) {
      const below = rows.slice(at, end).map((cells) => {
        return new Map([...cells].filter(([column]) => headOf(column) === head));
      });
      read.push(...readRows(below));
    }
    at = end - 1;
  }
  return read;
}

function markEntries(rows: readonly Row[]): DocLine[] {
  const lines: DocLine[] = [];
  let run: Row[] = [];
  for (const row of [...rows, BREAK]) {
    if (row.kind !== "break") run.push(row);
    else {
      lines.push(...markRun(run), ...row.lines);
      run = [];
    }
  }
  return lines;
}

const BREAK: Row = { lines: [], kind: "break" };

function markRun(rows: readonly Row[]): DocLine[] {
  const first = rows.findIndex(({ kind }) => kind === "dated");
  const lead = leadOf(rows, first);
  return rows.flatMap(({ lines }, index) => {
    if (first < 0 || index < first - lead) return lines;
    const opens = rows[index + lead]?.kind === "dated";
    return lines.map((line, at) => ({ ...line, opens: opens && at === 0 }));
  });
}

const MOST_LEADING = 2;

/** How many rows of an entry stand above the one that says when: as many as above each other such row. */
function leadOf(rows: readonly Row[], lead: number): number {
  if (lead < 1 || lead > MOST_LEADING || rows.at(-1)?.kind === "short") return 0;
  const isLed = rows.every(({ kind }, index) => {
    const above = rows.slice(Math.max(0, index - lead), index);
    return kind !== "dated" || above.every((row) => row.kind === "short");
  });
  return isLed ? lead : 0;
}
