/**
 * Reads tables whose columns or rows have headers, such as "Period ⇥ Employer ⇥ Duties" above rows,
 * or "Employer ⇥ Acme" in each row. The headers say what each cell is, so that the entries can be
 * arranged as in a resume without tables.
 */
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import {
  type ArrangedLine,
  type GridRow,
  headerKind,
  type LineMaker,
  type RowLines,
  textOf,
} from "./arrange-entry.ts";
import { readDocumentRows } from "./document-rows.ts";
import { readFactRows } from "./fact-rows.ts";
import { readLabelValueRows, readTransposedRows, splitFactPairs } from "./label-value-rows.ts";
import { readLanguageRows } from "./language-rows.ts";
import { readProjectRows } from "./project-rows.ts";
import { readRowsBelowHeaders } from "./rows-below-headers.ts";
import { readSkillRows } from "./skill-rows.ts";

/**
 * The first reader that returns lines is used. Column headers are tried before row headers, because
 * they are the stronger evidence.
 */
const READERS = [
  readProjectRows,
  readSkillRows,
  readLanguageRows,
  readDocumentRows,
  readRowsBelowHeaders,
  readTransposedRows,
  readLabelValueRows,
  splitFactPairs,
  readFactRows,
] as const;

/**
 * The arranged lines of each row; null for a row that is not part of an entry with headers.
 * @param sectionAbove the section whose heading is above the rows; null if unknown
 */
export function arrangeTableRows<Line>(
  all: readonly GridRow<Line>[],
  maker: LineMaker<Line>,
  sectionAbove: SectionKind | null = null,
): (ArrangedLine<Line>[] | null)[] {
  const rows = all.map((row) => splitStackedLabels(withoutRowNumber(row, maker), maker));
  const arranged = rows.map((): ArrangedLine<Line>[] | null => null);
  let section = sectionAbove;
  for (let start = 0; start < rows.length; ) {
    let rowLines: RowLines<Line> = [];
    for (const readRows of READERS) {
      rowLines = readRows(rows, start, maker, section);
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

const ROW_NUMBER =
  /^(?:(?:post(?:e|en)?|positions?|jobs?|employment|emploi|stelle|employer|arbeitgeber)\s+)?\d{1,2}[.)]?$/iu;

/** Removes the cell with the row's number in a form: "3. ⇥ Date of birth ⇥ …", "Poste 1 ⇥ Employeur ⇥ …". */
function withoutRowNumber<Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> {
  const [first = "", second = "", third] = row.map(({ lines }) => textOf(lines, maker));
  const startsWithNumber = third !== undefined && ROW_NUMBER.test(first);
  const isHeaderNext =
    headerKind(second) !== null || (isSpokenLanguage(second) && startsWithLevel(third ?? ""));
  return startsWithNumber && isHeaderNext ? row.slice(1) : row;
}

const ENUMERATION = /^(?:\d{1,2}|[A-H])[.)]?\s+(?=\p{L})/u;
const isLabel = (text: string) => headerKind(text.replace(ENUMERATION, "")) !== null;

/** Splits the cells of a form that have a small label above the value, into a cell for each. */
function splitStackedLabels<Line>(row: GridRow<Line>, maker: LineMaker<Line>): GridRow<Line> {
  const labeled = row.filter(({ lines: [label] }) => label && isLabel(maker.textOf(label)));
  const areStacked = row.every(({ lines }) => lines.length > 1);
  if (!areStacked || labeled.length === 0 || labeled.length < row.length / 2) return row;
  return row.flatMap(({ from, to, lines: [label, ...value] }) => [
    { from, to: from, lines: label ? [withoutEnumeration(label, maker)] : [] },
    { from, to, lines: value },
  ]);
}

/** "Job title" of "A) Job title", "E-mail" of "5 E-mail". */
function withoutEnumeration<Line>(label: Line, maker: LineMaker<Line>): Line {
  const text = maker.textOf(label);
  const plain = text.replace(ENUMERATION, "");
  return plain === text || headerKind(plain) === null ? label : maker.withText(label, plain);
}
