/**
 * Reads rows of jobs without column headers, "2019 – 2021 ⇥ Nurse ⇥ Mercy Hospital", below the heading of a section of
 * jobs: their contents tell what each column has.
 */
import { scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { arrangeEntry, textOf } from "./arrange-entry.ts";
import { kindsByContents } from "./column-contents.ts";
import type { ColumnKind } from "./column-names.ts";
import { addValue } from "./entry-values.ts";
import { rowsFrom } from "./rows-from.ts";
import type { ArrangedLine, EntryValues, GridRow, LineMaker, RowLines } from "./table-types.ts";

/** A single row may be any line with a period. */
const MIN_ROWS = 2;
/** Limits the work for a hostile file; no one has more jobs. */
const MAX_ROWS = 40;
/** In characters: duties below a position are longer than a town below an employer. */
const MIN_DUTIES = 30;
const [MIN_COLUMNS, MAX_COLUMNS] = [3, 5];

/** An entry for each of the rows from `index` on with a period in the same column; empty for other rows. */
export function readRowsWithoutHeaders<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null = null,
): RowLines<Line> {
  const count = rows[index]?.length ?? 0;
  if (section !== "experience" || count < MIN_COLUMNS || count > MAX_COLUMNS) return [];
  const table: GridRow<Line>[] = [];
  for (const row of rowsFrom(rows, index)) {
    if (table.length === MAX_ROWS || row.length !== count || !hasPeriod(row, maker)) break;
    table.push(row);
  }
  if (table.length < MIN_ROWS) return [];
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = table.map((row) => row[column]?.lines ?? []);
    const hasDuties = cells.some((lines) => textOf(lines.slice(1), maker).length >= MIN_DUTIES);
    return { hasDuties, texts: cells.map((lines) => nameIn(lines, maker)) };
  });
  const titlesIn = (texts: readonly string[]) =>
    texts.filter((text) => scoreJobTitle(text) > 0).length;
  // An address below the employer is as long as duties are, but then the titles are in another column.
  const dutyColumns = columns.filter(({ hasDuties }) => hasDuties);
  const isOnlyOne =
    dutyColumns.length === 1 &&
    columns.every(({ texts }) => titlesIn(texts) <= titlesIn(dutyColumns[0]?.texts ?? []));
  const kinds = kindsByContents(
    columns.map(({ hasDuties, texts }) => ({
      kind: isOnlyOne && hasDuties ? "position" : null,
      texts,
    })),
    section,
  );
  const positions = columns[kinds.indexOf("position")]?.texts ?? [];
  const arePositions = isOnlyOne || positions.some((text) => scoreJobTitle(text) > 0);
  const areKnown = NEEDED.every((kind) => kinds.includes(kind)) && !kinds.includes(null);
  const entries = areKnown && arePositions ? table.map((row) => arrangeRow(row, kinds, maker)) : [];
  return entries.every((lines) => lines !== null) ? entries : [];
}

const NEEDED: readonly ColumnKind[] = ["period", "position", "employer"];

const hasPeriod = <Line>(row: GridRow<Line>, maker: LineMaker<Line>): boolean =>
  row.some(({ lines }) => findPeriod(textOf(lines, maker))?.rest === "");

/** The first line of a cell, which is the position above its duties or the employer above its town; a period is whole. */
function nameIn<Line>(lines: readonly Line[], maker: LineMaker<Line>): string {
  const text = textOf(lines, maker);
  return findPeriod(text)?.rest === "" ? text : textOf(lines.slice(0, 1), maker);
}

function arrangeRow<Line>(
  row: GridRow<Line>,
  kinds: readonly (ColumnKind | null)[],
  maker: LineMaker<Line>,
): ArrangedLine<Line>[] | null {
  const values: EntryValues<Line> = new Map();
  for (const [column, { lines }] of row.entries())
    addValue(values, kinds[column] ?? "other", lines, maker);
  return arrangeEntry(values, maker);
}
