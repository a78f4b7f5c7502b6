/** Reads tables with column headers and a row for each entry: "Period ⇥ Employer ⇥ Duties" above rows. */

import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { arrangeEntry, findOverlappingColumn, hasDigitsOrEmail, textOf } from "./arrange-entry.ts";
import { isLongText } from "./column-contents.ts";
import { type ColumnKind, columnKind, isNotesLabel, twoKinds } from "./column-names.ts";
import type { Column } from "./columns-in-context.ts";
import { splitEmployerAndAddress } from "./employer-address.ts";
import { addValue, isNoValue } from "./entry-values.ts";
import { hasKnownHeaders, headersOf, subHeadersOf } from "./header-rows.ts";
import type {
  ArrangedLine,
  Edges,
  EntryValues,
  GridCell,
  GridRow,
  LineMaker,
  RowLines,
} from "./table-types.ts";

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
  const table = {
    areLicenses: columns.some(({ kind }) => kind === "until"),
    areWholeNames: columns.every(
      ({ kind, name }) => (kind !== "employer" && kind !== "school") || !NAMES_PLACE.test(name),
    ),
  };
  const result: RowLines<Line> = rows.slice(index, firstEntry).map(() => []);
  const rest = restOfEntryAbove(rows[firstEntry], columns, maker);
  if (rest.length > 0) result.push(rest);
  let entry: EntryValues<Line> | null = null;
  let entryAt = 0;
  for (const row of rows.slice(index + result.length)) {
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
    const lines = arrangeEntry(values, maker, table);
    if (!lines) break;
    if (entry) result[entryAt] = arrangeEntry(entry, maker, table) ?? [];
    entry = values;
    entryAt = result.push(lines) - 1;
  }
  if (entry) result[entryAt] = arrangeEntry(entry, maker, table) ?? [];
  // Two columns may be a list of skills: "Training ⇥ Organization" above "Leadership ⇥ Design".
  const areEntries =
    columns.length > 2 || hasDigitsOrEmail(rows.slice(firstEntry, index + result.length), maker);
  return entry && areEntries ? result : [];
}

/**
 * The duties in a row that a page break parted from its entry, below headers that are repeated on the page: a single
 * cell with bullets or the end of a sentence. Empty for other rows.
 */
function restOfEntryAbove<Line>(
  row: GridRow<Line> | undefined,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): ArrangedLine<Line>[] {
  const [cell, ...others] = row?.filter(({ lines }) => lines.length > 0) ?? [];
  const [first] = cell?.lines ?? [];
  const kind = cell && findOverlappingColumn(cell, columns)?.kind;
  if (!first || others.length > 0 || (kind !== "duties" && kind !== "position")) return [];
  const isRest = stripBullet(maker.textOf(first)) !== null || /^\p{Ll}/u.test(maker.textOf(first));
  return isRest ? (cell?.lines ?? []).map((line) => ({ line, tableLabel: "experience.item" })) : [];
}

/** "Employer and address", "School / town": the cells of the column have a place too. */
const NAMES_PLACE =
  /(?<!\p{L})(?:address|town|city|place|location|country|state|anschrift|adresse|ort|stadt|sitz|ville|lieu|pays|dirección|ciudad|lugar|país|morada|cidade|local|endereço|indirizzo|città|luogo|sede|plaats|adres|miasto|miejscowość|adresa|město)(?!\p{L})/iu;
const JOB_OR_PROJECT_KINDS = ["position", "employer", "project"] as const;

const isMidpointIn = (inner: Edges, outer: Edges): boolean => {
  const midpoint = (inner.from + inner.to) / 2;
  return midpoint >= outer.from && midpoint <= outer.to;
};

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
  const filled = row.filter(({ lines }) => lines.length > 0);
  const kinds = new Set(filled.flatMap((cell) => findOverlappingColumn(cell, columns)?.kind ?? []));
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
        addValue(values, partKind, lines, maker, kinds);
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
