/** Reads tables with column headers and a row for each entry: "Period ⇥ Employer ⇥ Duties" above rows. */

import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import {
  addValue,
  arrangeEntry,
  findOverlappingColumn,
  hasDigitsOrEmail,
  headerKind,
  isNoValue,
  MAX_HEADER_LENGTH,
  textOf,
} from "./arrange-entry.ts";
import { isLongText, kindsByContents } from "./column-contents.ts";
import { type ColumnKind, columnKind, isNotesLabel, twoKinds } from "./column-names.ts";
import { type Column, kindsInContext, type MaybeColumn } from "./columns-in-context.ts";
import { splitEmployerAndAddress } from "./employer-address.ts";
import type { Edges, EntryValues, GridCell, GridRow, LineMaker, RowLines } from "./table-types.ts";

/** The rows below the header row at `index`, an entry for each; empty if that is no header row, or none follows. */
export function readRowsBelowHeaders<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null = null,
): RowLines<Line> {
  const headers = headersOf(rows, index, maker, section);
  if (!headers) return [];
  const subHeaders = subHeadersOf(rows[index + 1], headers, maker);
  const isDivided = (header: Column) =>
    subHeaders?.some((subHeader) => isMidpointIn(subHeader, header));
  const columns = [...(subHeaders ?? []), ...headers.filter((header) => !isDivided(header))];
  const firstEntry = index + (subHeaders ? 2 : 1);
  const areLicenses = columns.some(({ kind }) => kind === "until");
  const result: RowLines<Line> = rows.slice(index, firstEntry).map(() => []);
  let entry: EntryValues<Line> | null = null;
  let entryAt = 0;
  for (const row of rows.slice(firstEntry)) {
    const isJobOrProject = entry && JOB_OR_PROJECT_KINDS.some((kind) => entry?.has(kind));
    const furtherDuties = isJobOrProject ? dutiesOf(row, columns, maker) : null;
    if (entry && furtherDuties) {
      const duties = entry.get("duties") ?? [];
      duties.push(...furtherDuties);
      entry.set("duties", duties);
      result.push([]);
      continue;
    }
    if (row.length < 2 || hasKnownHeaders(row, maker)) break;
    const values: EntryValues<Line> = valuesOf(row, columns, maker);
    const lines = arrangeEntry(values, maker, areLicenses);
    if (!lines) break;
    if (entry) result[entryAt] = arrangeEntry(entry, maker, areLicenses) ?? [];
    entry = values;
    entryAt = result.push(lines) - 1;
  }
  if (entry) result[entryAt] = arrangeEntry(entry, maker, areLicenses) ?? [];
  // Two columns may be a list of skills: "Training ⇥ Organization" above "Leadership ⇥ Design".
  const areEntries =
    columns.length > 2 || hasDigitsOrEmail(rows.slice(firstEntry, index + result.length), maker);
  return result.length > firstEntry - index && areEntries ? result : [];
}

/** True for the next header row within a table, whose headers are known: a row without digits may be an entry. */
const hasKnownHeaders = <Line>(row: GridRow<Line>, maker: LineMaker<Line>): boolean => {
  const names = row.map(({ lines }) => textOf(lines, maker));
  const known = names.filter((name) => !/\d/.test(name) && headerKind(name) !== null);
  return known.length >= 2 && names.length - known.length <= 1;
};

const JOB_OR_PROJECT_KINDS = ["position", "employer", "project"] as const;

const isMidpointIn = (inner: Edges, outer: Edges): boolean => {
  const midpoint = (inner.from + inner.to) / 2;
  return midpoint >= outer.from && midpoint <= outer.to;
};

/** Several columns may be of these kinds. */
const REPEATABLE_KINDS: ReadonlySet<ColumnKind> = new Set(["other", "detail", "row"]);

/** The columns of the header row at `index`; null for other rows. */
function headersOf<Line>(
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
  if (!areKindsDifferent || !(areMostKnown || isAboveDates(columns, known.length))) return null;
  return columns.map((column) => ({ ...column, kind: column.kind ?? "other" }));
}

/** Of the rows below a header row, as many tell what its columns have. */
const ROWS_THAT_TELL = 6;

/** The columns with the kinds that the rows below tell of those with unknown headers. */
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

/** A table of spoken languages, which has levels and certificates. */
const areMostlyLanguages = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.filter(isSpokenLanguage).length * 2 > texts.length;

/** Of so many columns, none needs a header that is known. */
const MANY_COLUMNS = 3;

/** True for columns of which the dates and two more are known, one of them by its header. */
const isAboveDates = (columns: readonly MaybeColumn[], namedCount: number): boolean =>
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
function subHeadersOf<Line>(
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

const WORD = /\p{L}{3}/u;
const LEVEL_HEADER = /^level(?: of (?:education|schooling))?$/i;
const SCHOOL_LEVEL =
  /^(?:college|tertiary|university|vocational|graduate studies|post[- ]?graduate|undergraduate|high school|(?:junior |senior )?high|(?:upper |lower )?secondary|primary|elementary)$/i;
const ROW_NUMBER = /^\d{1,2}[.)]?$/;

/** The values of a row by the kinds of its columns, without row numbers. */
function valuesOf<Line>(
  row: GridRow<Line>,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): EntryValues<Line> {
  const values: EntryValues<Line> = new Map();
  const isOfJobs = (["position", "employer"] as const).every((wanted) =>
    columns.some((column) => column.kind === wanted),
  );
  const isDegree = (cell: GridCell<Line>) =>
    findOverlappingColumn(cell, columns)?.kind === "degree";
  for (const cell of row) {
    const column = findOverlappingColumn(cell, columns);
    const { kind, name } = column ?? { kind: "other" as const, name: "" };
    const [first] = cell.lines;
    const text = textOf(cell.lines, maker);
    const mayBeRowNumber = kind === "other" || kind === "number";
    if (mayBeRowNumber && ROW_NUMBER.test(text)) continue;
    // "College" says nothing more beside the degree that was taken there.
    const isLevelOfDegree = (name === "" || LEVEL_HEADER.test(name)) && row.some(isDegree);
    if (isLevelOfDegree && SCHOOL_LEVEL.test(text)) continue;
    if (kind === "body" && first)
      addValue(values, kind, [maker.withText(first, `${name}: ${text}`)], maker);
    else if (kind !== "other" && kind !== "detail")
      for (const [partKind, lines] of valuesOfCell(cell.lines, kind, name, columns, maker))
        addValue(values, partKind, lines, maker);
    else if (first && !(kind === "detail" && isNoValue(text))) {
      // Without jobs, text says what it is without its header; a personal fact, a detail or a number does not.
      const isUnclearAlone =
        kind === "detail" || isOfJobs || isFactLabelAlone(name) || !WORD.test(text);
      const needsHeader = name !== "" && isUnclearAlone && !isNotesLabel(name) && !isLongText(text);
      const line = maker.withText(first, needsHeader ? `${name}: ${text}` : text);
      addValue(values, "other", [line], maker);
    }
  }
  return values;
}

/** Pairs of kinds that one column may have, in either order, a line for each. */
const PAIRS = new Set(["employer position", "degree school", "degree field", "course provider"]);
/** A place may be below the two values; further lines are wrapped text. */
const MAX_LINES_OF_PAIR = 3;

/** The lines of a cell by kind: "Engineer" above "Acme" below "Position and employer" are a value each. */
function valuesOfCell<Line>(
  lines: readonly Line[],
  kind: ColumnKind,
  header: string,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): (readonly [ColumnKind, readonly Line[]])[] {
  const kinds = twoKinds(header);
  const [first, second, third] = lines;
  const [firstText = "", secondText = "", thirdText = ""] = lines.map((line) => maker.textOf(line));
  const hasAddress =
    kind === "employer" &&
    kinds?.[1] === "place" &&
    !columns.some((column) => column.kind === "place");
  const found = kind === "period" || kind === "date" ? findPeriod(textOf(lines, maker)) : null;
  const rest = found?.rest.trim() ?? "";
  // "2014 – 2015" and "Merit" below "Dates / class".
  if (found && first && rest !== "" && /[/,&]\s*(?:class|grade|result)s?$/i.test(header)) {
    const dates = textOf(lines, maker).replace(rest, "").trim();
    return [
      [kind, [maker.withText(first, dates)]],
      ["grade", [maker.withText(first, rest)]],
    ];
  }
  const split = hasAddress
    ? splitEmployerAndAddress(lines.map((line) => maker.textOf(line)))
    : null;
  if (split && first && second)
    return [
      [kind, [maker.withText(first, split.name)]],
      ["place", [maker.withText(second, split.address)]],
    ];
  const isPair =
    kinds !== null &&
    PAIRS.has(kinds.toSorted().join(" ")) &&
    !columns.some((column) => column.kind === kinds[1]);
  if (!isPair || !first || !second || lines.length > MAX_LINES_OF_PAIR) return [[kind, lines]];
  if (third && !kinds.some((one) => one === "employer" || one === "school")) return [[kind, lines]];
  const hasMore = isEmployment(thirdText) || hasJobTitleWord(thirdText) || /\d/.test(thirdText);
  // "Acme Ltd", "Dublin" and "Engineer" below "Employer / Position".
  if (isPlace(secondText) || hasMore) return [[kind, lines]];
  const isOtherOrder =
    kinds.includes("position") &&
    hasJobTitleWord(kinds[0] === "position" ? secondText : firstText) &&
    !hasJobTitleWord(kinds[0] === "position" ? firstText : secondText);
  const [firstKind, secondKind] = isOtherOrder ? kinds.toReversed() : kinds;
  return [
    [firstKind ?? kind, [first]],
    [secondKind ?? kind, [second]],
    ...(third ? [["place", [third]] as const] : []),
  ];
}

/**
 * The duties in a row below an entry: a wide cell, which may start with the header "Duties", or a
 * cell beside that header. Null for other rows.
 */
function dutiesOf<Line>(
  row: GridRow<Line>,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): Line[] | null {
  const [cell, ...others] = row;
  const isBesideHeader =
    others.length === 1 && columnKind(textOf(cell?.lines ?? [], maker)) === "duties";
  if (isBesideHeader) return others[0]?.lines ?? null;
  const spannedColumns = columns.filter((column) => cell && isMidpointIn(column, cell));
  if (!cell || others.length > 0 || spannedColumns.length < 2) return null;
  const [first, ...more] = cell.lines;
  const firstText = first ? maker.textOf(first) : "";
  const isHeading = readHeading(firstText) !== null || firstText === firstText.toUpperCase();
  if (isHeading && more.length === 0) return null;
  return columnKind(firstText) === "duties" ? more : cell.lines;
}
