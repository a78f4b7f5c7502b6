/** Reads tables with column headers and a row for each entry: "Period ⇥ Employer ⇥ Duties" above rows. */

import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
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
import { type ColumnKind, columnKind, isNotesLabel, twoKinds } from "./column-names.ts";
import { type Column, kindsInContext } from "./columns-in-context.ts";
import { splitEmployerAndAddress } from "./employer-address.ts";
import type { Edges, EntryValues, GridCell, GridRow, LineMaker, RowLines } from "./table-types.ts";

/** The rows below the header row at `index`, an entry for each; empty if that is no header row, or none follows. */
export function readRowsBelowHeaders<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const headers = headersOf(rows[index], maker);
  if (!headers) return [];
  const subHeaders = subHeadersOf(rows[index + 1], headers, maker);
  const isDivided = (header: Column) =>
    subHeaders?.some((subHeader) => isMidpointIn(subHeader, header));
  const columns = [...(subHeaders ?? []), ...headers.filter((header) => !isDivided(header))];
  const firstEntry = index + (subHeaders ? 2 : 1);
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
    if (row.length < 2 || headersOf(row, maker)) break;
    const values: EntryValues<Line> = valuesOf(row, columns, maker);
    const lines = arrangeEntry(values, maker);
    if (!lines) break;
    if (entry) result[entryAt] = arrangeEntry(entry, maker) ?? [];
    entry = values;
    entryAt = result.push(lines) - 1;
  }
  if (entry) result[entryAt] = arrangeEntry(entry, maker) ?? [];
  // Two columns may be a list of skills: "Training ⇥ Organization" above "Leadership ⇥ Design".
  const areEntries =
    columns.length > 2 || hasDigitsOrEmail(rows.slice(firstEntry, index + result.length), maker);
  return result.length > firstEntry - index && areEntries ? result : [];
}

const JOB_OR_PROJECT_KINDS = ["position", "employer", "project"] as const;

const isMidpointIn = (inner: Edges, outer: Edges): boolean => {
  const midpoint = (inner.from + inner.to) / 2;
  return midpoint >= outer.from && midpoint <= outer.to;
};

/** Several columns may be of these kinds. */
const REPEATABLE_KINDS: ReadonlySet<ColumnKind> = new Set(["other", "detail", "row"]);

/** The columns of a header row, of which one header may be unknown; null for other rows. */
function headersOf<Line>(row: GridRow<Line> | undefined, maker: LineMaker<Line>): Column[] | null {
  if (!row || row.length < 2) return null;
  const columns = kindsInContext(
    row.map(({ from, to, lines }) => {
      const name = textOf(lines, maker);
      return { from, to, name, kind: headerKind(name) };
    }),
  );
  const known = columns.filter(({ kind }) => kind !== null);
  const mayBeHeaders = columns.every(
    ({ name }) => !/\d/.test(name) && name.length <= MAX_HEADER_LENGTH,
  );
  const kinds = known.flatMap(({ kind }) => (kind && !REPEATABLE_KINDS.has(kind) ? kind : []));
  const areKindsDifferent = new Set(kinds).size === kinds.length;
  const areMostKnown = known.length >= 2 && columns.length - known.length <= 1;
  if (!mayBeHeaders || !areKindsDifferent || !areMostKnown) return null;
  return columns.map((column) => ({ ...column, kind: column.kind ?? "other" }));
}

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
    const kind = MONTH_OR_YEAR.test(name)
      ? findOverlappingColumn(cell, headers)?.kind
      : columnKind(name);
    return { ...cell, name, kind: kind ?? "other" };
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
      // A personal fact, a detail or a number means nothing without its header; other text does.
      const isUnclearAlone =
        (kind === "detail" && !isNotesLabel(name)) || isFactLabelAlone(name) || !WORD.test(text);
      const needsHeader = name !== "" && isUnclearAlone;
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
