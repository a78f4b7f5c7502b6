/**
 * Collects the lines that a reader of Word, ODT, RTF or HTML finds, in reading order. Lines inside a table go to its
 * innermost open cell; a table that is closed becomes lines of what is around it.
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

/** Call the functions in the order of the file; `lines` is complete after `closeAllTables`. */
export function createDocumentBody() {
  const lines: DocLine[] = [];
  /** Open tables, the innermost last. */
  const tables: TableCell[][][] = [];
  /** For each list of lines: how many were searched for headings, and the section of the last heading found. */
  const headingSearches = new Map<
    DocLine[],
    { searchedCount: number; section: SectionKind | null }
  >();
  let ignoredTables = 0;
  let lineCount = 0;

  const currentCell = () => tables.at(-1)?.at(-1)?.at(-1);
  const openLines = () => currentCell()?.lines ?? lines;

  /** The section of the last heading so far. Searches only new lines, because a document may have many tables. */
  const currentSection = () => {
    const linesSoFar = openLines();
    const search = headingSearches.get(linesSoFar) ?? { searchedCount: 0, section: null };
    const section = sectionAfter(linesSoFar.slice(search.searchedCount), search.section);
    headingSearches.set(linesSoFar, { searchedCount: linesSoFar.length, section });
    return section;
  };

  const closeTable = () => {
    if (ignoredTables > 0) {
      ignoredTables--;
      return;
    }
    const table = tables.pop() ?? [];
    for (const line of tableLines(table, currentSection())) openLines().push(line);
  };

  return {
    /** The lines of the document so far, without those of open tables. */
    lines,
    /** False inside a table that is nested too deeply: its rows and cells are ignored. */
    acceptsCells: () => ignoredTables === 0,
    add(newLines: readonly DocLine[]) {
      const accepted = newLines.slice(0, MAX_LINES - lineCount);
      lineCount += accepted.length;
      openLines().push(...accepted);
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
    /** Sets properties of the open cell. */
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
