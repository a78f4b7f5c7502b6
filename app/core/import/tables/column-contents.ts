/**
 * Tells what a table's columns have by their cells, where headers say nothing or are ambiguous: dates, numbers,
 * grades, long text; and by the section above: two columns of names below "Experience" are posts and employers.
 */
import {
  looksLikeLocation,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { ColumnKind } from "./column-names.ts";
import { isNoValue } from "./entry-values.ts";

/** A column, and the texts of its cells below the header, without empty ones. `kind`: null if its header is unknown. */
export interface ColumnTexts {
  kind: ColumnKind | null;
  texts: readonly string[];
}

/** The kinds of the columns in the order given; those that their headers name stay, others may remain null. */
export function kindsByContents(
  columns: readonly ColumnTexts[],
  section: SectionKind | null,
): (ColumnKind | null)[] {
  const kinds = columns.map(({ kind }) => kind);
  const texts = columns.map((column) => column.texts.filter((text) => !isNoValue(text)));
  const table = tableKindOf(kinds, texts, section);
  nameOrganizations(kinds, table);
  nameDates(kinds, texts, table);
  for (const [index, cells] of texts.entries()) {
    if (kinds[index] !== null || cells.length === 0) continue;
    const kind = ONLY_BY_TEXT[table].find(
      ([wanted, isOfKind]) => !kinds.includes(wanted) && shareOf(cells, isOfKind) >= MOST,
    );
    if (kind) kinds[index] = kind[0];
  }
  const prose = table === "jobs" && !kinds.includes("duties") ? findProse(kinds, texts) : -1;
  if (prose >= 0) kinds[prose] = "duties";
  nameHeads(kinds, texts, table, section);
  return kinds;
}

type TableKind = "jobs" | "schools" | "certificates" | "unknown";

const TABLE_BY_SECTION: Partial<Record<SectionKind, TableKind>> = {
  experience: "jobs",
  education: "schools",
  certificates: "certificates",
  courses: "certificates",
};

/** What the rows of the table are; the columns that headers name count more than the section above. */
function tableKindOf(
  kinds: readonly (ColumnKind | null)[],
  texts: readonly (readonly string[])[],
  section: SectionKind | null,
): TableKind {
  const has = (...wanted: ColumnKind[]) => wanted.some((kind) => kinds.includes(kind));
  if (has("position", "duties") && !has("degree", "provider")) return "jobs";
  if (has("degree", "field") && !has("position", "duties", "provider")) return "schools";
  if (has("until") || (has("course") && !has("school", "employer"))) return "certificates";
  if (
    has("provider", "number") &&
    !has("school", "employer", "position", "grade") &&
    section !== "education"
  )
    return "certificates";
  const bySection = section && TABLE_BY_SECTION[section];
  const unknown = texts.filter((cells, index) => kinds[index] === null && cells.length > 0);
  const hasJobs = unknown.some((cells) => meanOf(cells, scoreJobTitle) >= MOST);
  const hasSchools = unknown.some((cells) => Math.abs(meanOf(cells, scoreDegree)) >= MOST);
  // The heading above may be unknown, so that the section is that of another table.
  if (bySection === "jobs" && hasSchools && !hasJobs) return "schools";
  if (bySection) return bySection;
  if (hasJobs || hasSchools) return hasJobs ? "jobs" : "schools";
  const hasPeriods =
    has("period") ||
    texts.some((cells) => cells.length > 0 && shareOf(cells, isWholePeriod) >= MOST);
  const hasDuties =
    texts.some((cells) => shareOf(cells, isLongText) >= MOST) ||
    (hasPeriods && findProse(kinds, texts) >= 0);
  return has("employer") || hasDuties ? "jobs" : "unknown";
}

/** In characters: the mean length of short duties, which are also longer by LONGER than what the other columns have. */
const MIN_PROSE = 30;
const LONGER = 1.4;
/** At most this share of the words of prose begins with a capital. */
const MAX_CAPITALS = 0.35;
/** With fewer columns, the longest texts may be names. */
const MIN_COLUMNS_BESIDE_PROSE = 3;

/** The unknown column whose texts are prose, such as duties, and not names: the longest by far. -1 without one. */
function findProse(
  kinds: readonly (ColumnKind | null)[],
  texts: readonly (readonly string[])[],
): number {
  const lengths = texts.map((cells) => meanOf(cells, (text) => text.length));
  const longest = lengths.indexOf(Math.max(...lengths));
  const others = lengths.filter((_, index) => index !== longest);
  const isProse =
    kinds[longest] === null &&
    others.length >= MIN_COLUMNS_BESIDE_PROSE &&
    (lengths[longest] ?? 0) >= Math.max(MIN_PROSE, LONGER * Math.max(...others)) &&
    meanOf(texts[longest] ?? [], shareOfCapitals) <= MAX_CAPITALS;
  return isProse ? longest : -1;
}

/** "Centro" is a school or an employer, and "Organisation" an employer, a school or an issuer, by what else there is. */
function nameOrganizations(kinds: (ColumnKind | null)[], table: TableKind): void {
  const degree = kinds.indexOf("degree");
  // "Qualification" beside "Awarding body" and "Number".
  const isOfSchool = kinds.includes("school") || kinds.includes("field");
  if (table === "certificates" && !isOfSchool && degree >= 0 && !kinds.includes("course"))
    kinds[degree] = "course";
  const wanted = ORGANIZATION[table];
  if (!wanted || kinds.includes(wanted)) return;
  const found = kinds.findIndex((kind) => kind !== null && ORGANIZATIONS.includes(kind));
  if (found >= 0) kinds[found] = wanted;
}

const ORGANIZATION: Partial<Record<TableKind, ColumnKind>> = {
  jobs: "employer",
  schools: "school",
  certificates: "provider",
};
const ORGANIZATIONS: readonly ColumnKind[] = ["employer", "school", "provider"];

/** The share of a column's cells that must be of a kind. */
const MOST = 0.6;
/** In characters; the mean length of cells that are text rather than names. */
const LONG_TEXT = 70;

const shareOf = (texts: readonly string[], isOfKind: (text: string) => boolean): number =>
  texts.filter(isOfKind).length / Math.max(1, texts.length);
const meanOf = (texts: readonly string[], score: (text: string) => number): number =>
  texts.reduce((sum, text) => sum + score(text), 0) / Math.max(1, texts.length);

const isWholePeriod = (text: string): boolean => findPeriod(text)?.rest === "";
const isWholeDate = (text: string): boolean => !isWholePeriod(text) && findDate(text)?.rest === "";
/** "present" is an end, but no date; a column of ends may have it. */
const isDateOrOpen = (text: string): boolean =>
  isWholeDate(text) || isWholePeriod(`2001 – ${text}`);

/** "82 %", "8.4/10", "A-", "First class". */
const GRADE =
  /^(?:\d{1,3}(?:[.,]\d{1,3})?\s*(?:%|\/\s*\d{1,3}(?:[.,]\d+)?)?|[A-F][+-]?|(?:first|second|third)(?: class| division| upper| lower)?.*|distinction|merit|pass|honou?rs)$/iu;
/** "RN-855514", "41/15550", "No. 1234". */
const NUMBER = /^(?=(?:\D*\d){3})(?:[Nn]o?\.?\s*)?[\p{Lu}\d][\p{Lu}\d ./-]*$/u;
export const isLongText = (text: string): boolean => text.length >= LONG_TEXT;
const isPlaceText = (text: string): boolean => isPlace(text) || looksLikeLocation(text);

type KindByText = readonly [kind: ColumnKind, isOfKind: (text: string) => boolean];
const PLACE: KindByText = ["place", isPlaceText];
const ONLY_BY_TEXT: Record<TableKind, readonly KindByText[]> = {
  jobs: [["duties", isLongText], PLACE],
  schools: [["grade", (text) => GRADE.test(text)], PLACE],
  certificates: [["number", (text) => NUMBER.test(text) && !isWholeDate(text)]],
  unknown: [],
};

/** Names unknown columns of dates: a period, the start and the end of one, or the issue and expiry of a certificate. */
function nameDates(
  kinds: (ColumnKind | null)[],
  texts: readonly (readonly string[])[],
  table: TableKind,
): void {
  if (kinds.includes("period")) return;
  const unknown = kinds.flatMap((kind, index) => (kind === null ? index : []));
  const textsAt = (index: number) => texts[index] ?? [];
  const period = unknown.find((index) => shareOf(textsAt(index), isWholePeriod) >= MOST);
  if (period !== undefined && !kinds.includes("from")) {
    kinds[period] = "period";
    return;
  }
  const dates = kinds.flatMap((kind, index) => {
    const isKnown = kind === "date" || kind === "from";
    return isKnown || (kind === null && shareOf(textsAt(index), isDateOrOpen) >= MOST) ? index : [];
  });
  const [first, second] = dates;
  if (first === undefined || kinds.some((kind) => kind === "to" || kind === "until")) return;
  if (second === undefined) kinds[first] ??= "date";
  else if (dates.length === 2 && (kinds[second] === null || kinds[first] === null)) {
    const [start, end] = table === "certificates" ? DATES_OF_ISSUE : DATES_OF_PERIOD;
    kinds[first] = start;
    kinds[second] = end;
  }
}

const DATES_OF_ISSUE = ["date", "until"] as const;
const DATES_OF_PERIOD = ["from", "to"] as const;

/** The share of words that begin with a capital, after the first: more in "La Maison de la Marine" than in "Second de cuisine". */
function shareOfCapitals(text: string): number {
  const words = text.split(/\s+/).slice(1);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, words.length);
}

/** Names the columns that make the head of an entry. */
function nameHeads(
  kinds: (ColumnKind | null)[],
  texts: readonly (readonly string[])[],
  table: TableKind,
  section: SectionKind | null,
): void {
  const free = () =>
    kinds.flatMap((kind, index) => {
      const cells = texts[index] ?? [];
      const isName = cells.length > 0 && cells.every((text) => /\p{L}{2}/u.test(text));
      return kind === null && isName ? index : [];
    });
  const rank = (score: (text: string) => number) =>
    free()
      .map((index) => ({ index, score: meanOf(texts[index] ?? [], score) }))
      .sort((a, b) => b.score - a.score);
  const name = (kind: ColumnKind, index: number | undefined) => {
    if (index !== undefined && !kinds.includes(kind)) kinds[index] = kind;
  };
  const nameOnlyOne = (kind: ColumnKind, beside: ColumnKind) => {
    const [index, ...others] = free();
    if (kinds.includes(beside) && others.length === 0) name(kind, index);
  };
  if (table === "jobs") {
    const [job] = rank(scoreJobTitle);
    if (job && job.score > 0) name("position", job.index);
    const [first, second, ...others] = rank(shareOfCapitals);
    if (!kinds.includes("position") && !kinds.includes("employer") && others.length === 0)
      if (first && second && first.score > second.score) name("position", second.index);
    const employers = rank((text) => -scoreJobTitle(text));
    const titles = texts[kinds.indexOf("position")] ?? [];
    // "Title" beside "Venue" may be that of an exhibition.
    const areJobs = section === "experience" || meanOf(titles, scoreJobTitle) > 0;
    if (areJobs && kinds.includes("position")) name("employer", employers[0]?.index);
    nameOnlyOne("position", "employer");
  } else if (table === "schools") {
    const [degree] = rank(scoreDegree);
    if (degree && degree.score > 0) name("degree", degree.index);
    const schools = rank((text) => -scoreDegree(text));
    if (schools[0] && schools[0].score > 0) name("school", schools[0].index);
    nameOnlyOne("degree", "school");
    nameOnlyOne("school", "degree");
  } else if (table === "certificates") {
    name("course", free()[0]);
    name("provider", free()[0]);
  }
}
