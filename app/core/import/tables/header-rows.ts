/**
 * Recognizes the header row of a table, "Period ⇥ Employer ⇥ Duties", by the names of its columns and by the rows below:
 * these tell what columns with unknown headers have.
 */
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { findOverlappingColumn, headerKind, MAX_HEADER_LENGTH, textOf } from "./arrange-entry.ts";
import { kindsByContents } from "./column-contents.ts";
import { type ColumnKind, columnKind } from "./column-names.ts";
import { type Column, kindsInContext, type MaybeColumn } from "./columns-in-context.ts";
import type { GridRow, LineMaker } from "./table-types.ts";

/** True for the next header row within a table, whose headers are known: a row without digits may be an entry. */
export const hasKnownHeaders = <Line>(row: GridRow<Line>, maker: LineMaker<Line>): boolean => {
  const names = row.map(({ lines }) => textOf(lines, maker));
  const known = names.filter((name) => !/\d/.test(name) && headerKind(name) !== null);
  return known.length >= 2 && names.length - known.length <= 1;
};

/** Several columns may be of these kinds. */
const REPEATABLE_KINDS: ReadonlySet<ColumnKind> = new Set(["other", "detail", "row"]);

/** The columns of the header row at `index`; null for other rows. */
export function headersOf<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): Column[] | null {
  const row = rows[index];
  if (!row || row.length < 2) return null;
  const named = kindsInContext(
    row.map(({ from, to, lines }) => {
      const name = textOf(lines, maker);
      return { from, to, name, kind: headerKind(name) };
    }),
  );
  const mayBeHeaders = named.every(
    ({ name }) => !/\d/.test(name) && name.length <= MAX_HEADER_LENGTH,
  );
  if (!mayBeHeaders) return null;
  const known = named.filter(({ kind }) => kind !== null);
  const areMostKnown = known.length >= 2 && named.length - known.length <= 1;
  const columns = withKindsByContents(named, rows, index, maker, section);
  const kinds = columns.flatMap(({ kind }) => (kind && !REPEATABLE_KINDS.has(kind) ? kind : []));
  const areKindsDifferent = kinds.length > 0 && new Set(kinds).size === kinds.length;
  if (!areKindsDifferent || !(areMostKnown || haveDatesAndTwoMore(columns, known.length)))
    return null;
  return columns.map((column) => ({ ...column, kind: column.kind ?? "other" }));
}

/** How many rows below a header row are used to tell what its columns have. */
const ROWS_THAT_TELL = 6;

/** The columns with the kinds that the rows below tell: of unknown headers, and of those with several meanings. */
function withKindsByContents<Line>(
  columns: readonly MaybeColumn[],
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): MaybeColumn[] {
  const texts = columns.map((): string[] => []);
  for (const row of rows.slice(index + 1, index + 1 + ROWS_THAT_TELL)) {
    if (row.length < 2) break;
    for (const cell of row) {
      const column = findOverlappingColumn(cell, columns);
      const text = textOf(cell.lines, maker);
      if (column && text !== "") texts[columns.indexOf(column)]?.push(text);
    }
  }
  if (texts.some(areMostlyLanguages)) return [...columns];
  const kinds = kindsByContents(
    columns.map(({ kind }, at) => ({ kind, texts: texts[at] ?? [] })),
    section,
  );
  return columns.map((column, at) => ({ ...column, kind: kinds[at] ?? null }));
}

/** True for a column of spoken languages, whose levels and certificates look like other kinds of columns. */
const areMostlyLanguages = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.filter(isSpokenLanguage).length * 2 > texts.length;

/** Of more columns than this, none needs a header that is known. */
const MANY_COLUMNS = 3;

/** True for columns of which the dates and two more are known, one by its header unless there are MANY_COLUMNS. */
const haveDatesAndTwoMore = (columns: readonly MaybeColumn[], namedCount: number): boolean =>
  columns.length > 2 &&
  (namedCount > 0 || columns.length > MANY_COLUMNS) &&
  columns.some(({ kind }) => kind !== null && DATE_KINDS.has(kind)) &&
  columns.filter(({ kind }) => kind !== null && !DATE_KINDS.has(kind)).length >= 2;

const DATE_KINDS: ReadonlySet<ColumnKind> = new Set(["period", "from", "to", "date", "until"]);

const MONTH_OR_YEAR = /^(?:months?|years?|monat|jahr|mois|année|mes|año|mês|ano|mese|anno)$/i;

/**
 * The columns of a second header row that divides the first: "From ⇥ To" below "Period", or "Month
 * ⇥ Year" below each of "From ⇥ To". Null for other rows.
 */
export function subHeadersOf<Line>(
  row: GridRow<Line> | undefined,
  headers: readonly Column[],
  maker: LineMaker<Line>,
): Column[] | null {
  if (!row || row.length === 0) return null;
  const subHeaders = row.map((cell) => {
    const name = textOf(cell.lines, maker);
    const header = headers.findLast(({ from }) => from <= cell.from);
    const kind = MONTH_OR_YEAR.test(name)
      ? findOverlappingColumn(cell, headers)?.kind
      : columnKind(name);
    // A cell before empty ones is as wide as all of them.
    const to = Math.min(cell.to, header?.to ?? cell.to);
    return { ...cell, to: to > cell.from ? to : cell.to, name, kind: kind ?? "other" };
  });
  return subHeaders.every(({ kind }) => kind === "from" || kind === "to") ? subHeaders : null;
}
