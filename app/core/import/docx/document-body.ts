/**
 * Collects the lines of a document (Word, ODT, RTF, HTML) while it is read: into the innermost open table cell, or else
 * into the document itself.
 */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { type SectionKind, sectionAfter } from "#app/core/import/readers/headings.ts";
import { type TableCell, tableLines } from "./table-lines.ts";

/** A resume has far fewer lines; the limit bounds the work for a hostile file. */
const MAX_LINES = 5_000;
/** Levels of tables inside tables; the text of deeper ones joins the last level. */
const MAX_TABLE_DEPTH = 6;
/** The limit of Word itself; the text of further cells joins the last one. */
export const MAX_COLUMNS = 63;

export function createDocumentBody() {
  const lines: DocLine[] = [];
  /** Open tables, the innermost last. */
  const tables: TableCell[][][] = [];
  /** Of each list of lines, how many were searched for headings, and the last one found. */
  const searched = new Map<DocLine[], { count: number; section: SectionKind | null }>();
  let ignoredTables = 0;
  let lineCount = 0;

  const currentCell = () => tables.at(-1)?.at(-1)?.at(-1);
  const target = () => currentCell()?.lines ?? lines;

  const sectionAbove = () => {
    const above = target();
    const { count, section } = searched.get(above) ?? { count: 0, section: null };
    const found = sectionAfter(above.slice(count), section);
    searched.set(above, { count: above.length, section: found });
    return found;
  };

  const closeTable = () => {
    if (ignoredTables > 0) {
      ignoredTables--;
      return;
    }
    const table = tables.pop() ?? [];
    const read = tableLines(table, sectionAbove());
    for (const line of read) target().push(line);
  };

  return {
    lines,
    /** False inside a table that is nested too deeply: its rows and cells are ignored. */
    acceptsCells: () => ignoredTables === 0,
    add(added: readonly DocLine[]) {
      const accepted = added.slice(0, MAX_LINES - lineCount);
      lineCount += accepted.length;
      target().push(...accepted);
    },
    openTable() {
      if (tables.length === MAX_TABLE_DEPTH) ignoredTables++;
      else tables.push([]);
    },
    openRow() {
      tables.at(-1)?.push([]);
    },
    openCell() {
      const row = tables.at(-1)?.at(-1);
      if (row && row.length < MAX_COLUMNS) row.push({ lines: [], span: 1, isMerged: false });
    },
    setCell(properties: Partial<TableCell>) {
      Object.assign(currentCell() ?? {}, properties);
    },
    closeTable,
    /** A damaged file may end inside a table. */
    closeAllTables() {
      ignoredTables = 0;
      while (tables.length > 0) closeTable();
    },
  };
}
