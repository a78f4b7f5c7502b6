/**
 * Reads tables whose columns or rows have headers, such as "Period ⇥ Employer ⇥ Duties" above rows,
 * or "Employer ⇥ Acme" in each row. The headers say what each cell is, so that the entries can be
 * arranged as in a resume without tables.
 */
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { readApplicantRows, readPostRow } from "./applicant-rows.ts";
import { cleanRow, splitLabeledCells } from "./clean-rows.ts";
import { readCompetenceRows } from "./competence-rows.ts";
import { readDocumentRows } from "./document-rows.ts";
import { readFactRows } from "./fact-rows.ts";
import { readLabelValueRows, readTransposedRows, splitFactPairs } from "./label-value-rows.ts";
import { readLanguageRows } from "./language-rows.ts";
import { readLicenseRow } from "./license-rows.ts";
import { readProjectRows } from "./project-rows.ts";
import { readRowsBelowHeaders } from "./rows-below-headers.ts";
import { readRowsWithoutHeaders } from "./rows-without-headers.ts";
import { readSkillRows } from "./skill-rows.ts";
import type { ArrangedLine, GridRow, LineMaker, RowLines } from "./table-types.ts";
import { readVacancyRows } from "./vacancy-rows.ts";

/**
 * The first reader that returns lines is used. Column headers are tried before row headers, because
 * they are the stronger evidence.
 */
const READERS = [
  readProjectRows,
  readSkillRows,
  readLanguageRows,
  readDocumentRows,
  readCompetenceRows,
  readApplicantRows,
  readVacancyRows,
  readLicenseRow,
  readRowsBelowHeaders,
  readTransposedRows,
  readLabelValueRows,
  splitFactPairs,
  readFactRows,
  readPostRow,
  readRowsWithoutHeaders,
] as const;
/** Readers of rows whose cells may have a label and its value: "From: 2018". */
const READERS_OF_LABELED_CELLS: ReadonlySet<unknown> = new Set([
  readApplicantRows,
  readVacancyRows,
  readLicenseRow,
  readLabelValueRows,
]);

/**
 * The arranged lines of each row; null for a row that is not part of an entry with headers.
 * @param sectionAbove the section whose heading is above the rows; null if unknown
 */
export function arrangeTableRows<Line>(
  all: readonly GridRow<Line>[],
  maker: LineMaker<Line>,
  sectionAbove: SectionKind | null = null,
): (ArrangedLine<Line>[] | null)[] {
  const rows = all.map((row) => cleanRow(row, maker));
  const splitRows = splitLabeledCells(rows, maker);
  const arranged = rows.map((): ArrangedLine<Line>[] | null => null);
  let section = sectionAbove;
  for (let start = 0; start < rows.length; ) {
    let rowLines: RowLines<Line> = [];
    for (const readRows of READERS) {
      const isSplit = READERS_OF_LABELED_CELLS.has(readRows);
      rowLines = readRows(isSplit ? splitRows : rows, start, maker, section);
      if (rowLines.length > 0) break;
    }
    for (const [offset, lines] of rowLines.entries()) arranged[start + offset] = lines;
    const end = start + Math.max(1, rowLines.length);
    for (const row of rows.slice(start, end)) section = headingOf(row, maker) ?? section;
    start = end;
  }
  return arranged;
}

function headingOf<Line>(row: GridRow<Line>, maker: LineMaker<Line>): SectionKind | null {
  const [line, ...more] = row[0]?.lines ?? [];
  return row.length === 1 && line && more.length === 0 ? readHeading(maker.textOf(line)) : null;
}
