/**
 * Reads a page by what is drawn around its text: tables with borders row by row, and cards side by side one after the
 * other.
 */
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { readHeading, type SectionKind, sectionAfter } from "#app/core/import/readers/headings.ts";
import { findOverlappingColumn, withTableLabel } from "#app/core/import/tables/arrange-entry.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import { groupIntoLines, type TextLine } from "#app/core/pdf-text/lines.ts";
import type { PageText, TextRun } from "#app/core/pdf-text/text-run.ts";
import {
  type ColumnRules,
  sortByRows,
  splitColumns,
  visibleRuns,
} from "#app/core/pdf-text/visual-order.ts";
import { type CellLines, joinCellLines, leadingBySize } from "./cell-lines.ts";
import { drawnRows } from "./drawn-cells.ts";
import type { DrawnRow } from "./drawn-row.ts";
import { joinTextLines, TEXT_LINES } from "./text-line-maker.ts";

/**
 * The text blocks of a page in reading order, as in `visualBlocks`; null for a page without drawn tables or cards.
 * @param sectionAbove the section with which the page before ends; null if unknown
 */
export function drawnBlocks(
  page: PageText,
  rules: ColumnRules,
  sectionAbove: SectionKind | null = null,
): TextLine[][] | null {
  const rows = drawnRows(page);
  if (rows.length === 0) return null;
  // From below, because the text of a cell merged over several rows is read with the first of them.
  const rowByRun = new Map(
    rows.toReversed().flatMap((row) => row.flatMap(({ runs }) => runs.map((run) => [run, row]))),
  );
  // Each text in a row is replaced by one as wide as the row, so that the page's columns are not split within a table.
  const rowByPlaceholder = new Map<TextRun, DrawnRow>();
  const runs = visibleRuns(page).map((run) => {
    const row = rowByRun.get(run);
    if (!row) return run;
    const [left, right] = [row[0]?.box[0] ?? 0, row.at(-1)?.box[2] ?? 0];
    const placeholder = { ...run, x: left, width: right - left };
    rowByPlaceholder.set(placeholder, row);
    return placeholder;
  });
  const unreadRows = new Set(rows);
  let section = sectionAbove;
  return splitColumns(runs, rules).flatMap((column) => {
    const blocks = blocksOf(column, rowByPlaceholder, unreadRows, page.number, section);
    section = sectionAfter(blocks.flat(), section);
    return blocks;
  });
}

/**
 * The blocks of a column: text outside rows is unchanged, and each row is read where its text is.
 * @param unreadRows the rows that no column had yet. Those read are removed, because text beside a row may divide its
 *   placeholders between columns
 */
function blocksOf(
  column: readonly TextRun[],
  rowByPlaceholder: ReadonlyMap<TextRun, DrawnRow>,
  unreadRows: Set<DrawnRow>,
  page: number,
  sectionAbove: SectionKind | null,
): TextLine[][] {
  const blocks: TextLine[][] = [];
  /** The text outside rows, or the rows, since the last change from one to the other. */
  let pendingText: TextRun[] = [];
  let pendingRows: DrawnRow[] = [];
  let section = sectionAbove;
  const flush = () => {
    const lines = groupIntoLines(sortByRows(pendingText), page);
    if (lines.length > 0) blocks.push(lines);
    const tables = pendingRows.length > 0 ? tableBlocks(pendingRows, page, section) : [];
    blocks.push(...tables);
    section = sectionAfter([...lines, ...tables.flat()], section);
    pendingText = [];
    pendingRows = [];
  };
  for (const run of [...column].sort((a, b) => a.y - b.y)) {
    const row = rowByPlaceholder.get(run);
    if (row && !unreadRows.delete(row)) continue;
    const isChange = row ? pendingText.length > 0 : pendingRows.length > 0;
    if (isChange) flush();
    if (row) pendingRows.push(row);
    else pendingText.push(run);
  }
  flush();
  return blocks;
}

/** The blocks of rows below each other: the lines of a table are one block, each card is a block. */
function tableBlocks(
  rows: readonly DrawnRow[],
  page: number,
  sectionAbove: SectionKind | null,
): TextLine[][] {
  const cellRows = rows.map((row) =>
    row.map(({ box, runs }) => ({ box, lines: groupIntoLines(sortByRows(runs), page) })),
  );
  const leading = leadingBySize(cellRows.flat());
  const arrangedRows = arrangeTableRows(
    cellRows.map((row) =>
      row.map((cell) => ({
        ...{ from: cell.box[0], to: cell.box[2] },
        lines: joinCellLines(cell, { joinsNames: true, leading }),
      })),
    ),
    TEXT_LINES,
    sectionAbove,
  );
  const blocks: TextLine[][] = [[]];
  let endOfLists = 0;
  for (const [index, row] of cellRows.entries()) {
    if (index < endOfLists) continue;
    endOfLists = endOfHeadedLists(cellRows, index);
    if (endOfLists > index) {
      blocks.push(...headedLists(cellRows.slice(index, endOfLists)), []);
      continue;
    }
    const arranged = arrangedRows[index];
    if (arranged) {
      blocks.at(-1)?.push(...arranged.map(withTableLabel));
      continue;
    }
    const cells = row.map((cell) => joinCellLines(cell, { joinsNames: false }));
    if (areCards(cells)) blocks.push(...row.map(({ lines }) => lines), []);
    else blocks.at(-1)?.push(...rowLines(cells));
  }
  return blocks.filter((lines) => lines.length > 0);
}

const isHeadingRow = (row: readonly CellLines[]): boolean =>
  row.every(({ lines: [line, ...more] }) => line && more.length === 0 && readHeading(line.text));

/** The index after the last row of the lists below headings side by side at `index`; 0 without such headings. */
function endOfHeadedLists(rows: readonly (readonly CellLines[])[], index: number): number {
  const headings = rows[index] ?? [];
  if (headings.length < 2 || !isHeadingRow(headings)) return 0;
  const nextHeadings = rows.findIndex((row, other) => other > index && isHeadingRow(row));
  const end = nextHeadings < 0 ? rows.length : nextHeadings;
  return end > index + 1 ? end : 0;
}

/** The lists below headings side by side, each with its heading. */
function headedLists([headings = [], ...rows]: readonly (readonly CellLines[])[]): TextLine[][] {
  const columns = headings.map(({ box: [from, , to] }) => ({ from, to }));
  const isInColumn = ({ box: [from, , to] }: CellLines, column: (typeof columns)[number]) =>
    (findOverlappingColumn({ from, to }, columns) ?? columns.at(-1)) === column;
  return columns.map((column, index) => [
    ...(headings[index]?.lines ?? []),
    ...rows.flatMap((row) =>
      row
        .filter((cell) => isInColumn(cell, column))
        .flatMap((cell) => joinCellLines(cell, { joinsNames: false })),
    ),
  ]);
}

/**
 * True for several cells of which the first has several lines: the first cell of a table's row is a
 * date or a label.
 */
const areCards = (cells: readonly TextLine[][]) => cells.length > 1 && (cells[0]?.length ?? 0) > 1;

/** One line of the first lines of the row's cells, without bullets and prose, then the other lines, cell by cell. */
function rowLines(cells: readonly TextLine[][]): TextLine[] {
  const firstLines: TextLine[] = [];
  const otherLines: TextLine[] = [];
  for (const [first, ...more] of cells) {
    if (!first) continue;
    const isText = stripBullet(first.text) !== null || isProse(first, more);
    (firstLines.length > 0 && isText ? otherLines : firstLines).push(first);
    otherLines.push(...more);
  }
  return [...(firstLines.length > 0 ? [joinTextLines(firstLines)] : []), ...otherLines];
}

/** In characters; the head of an entry is shorter if further lines follow in its cell. */
const MAX_HEAD_LENGTH = 60;
const isProse = ({ text }: TextLine, more: readonly TextLine[]) =>
  text.length > MAX_HEAD_LENGTH && more.length > 0;
