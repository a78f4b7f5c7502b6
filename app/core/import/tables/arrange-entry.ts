/**
 * Arranges the values that a table has for one entry, such as a job, as the lines that a resume without tables has:
 * title and dates, organization and place, then details.
 */

import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { ColumnPart } from "#app/core/pdf-text/lines.ts";
import { arrangePerson, withFullName } from "./arrange-person.ts";
import { type ColumnKind, columnKind } from "./column-names.ts";
import type { ArrangedLine, Edges, EntryValues, GridRow, LineMaker } from "./table-types.ts";

/** The line with its `tableLabel`, if it has one. */
export const withTableLabel = <Line extends { tableLabel?: string }>({
  line,
  tableLabel,
}: ArrangedLine<Line>): Line => (tableLabel === undefined ? line : { ...line, tableLabel });

/** In characters; a longer text is not the header of a column or row. */
export const MAX_HEADER_LENGTH = 40;

/** What the header of a column or row is about; "other" for a personal fact, null for text that is no known header. */
export const headerKind = (text: string): ColumnKind | null =>
  columnKind(text) ?? (isFactLabelAlone(text) ? "other" : null);

/** True if any cell of the rows has a digit, as in a date, or an email address. */
export const hasDigitsOrEmail = <Line>(
  rows: readonly GridRow<Line>[],
  maker: LineMaker<Line>,
): boolean => rows.some((row) => row.some(({ lines }) => /[\d@]/.test(textOf(lines, maker))));

/** The column that overlaps the cell most; undefined if none touches it. */
export function findOverlappingColumn<Column extends Edges>(
  cell: Edges,
  columns: readonly Column[],
): Column | undefined {
  const overlap = ({ from, to }: Column) => Math.min(to, cell.to) - Math.max(from, cell.from);
  const best = columns.reduce<Column | undefined>(
    (previous, column) => (previous && overlap(previous) >= overlap(column) ? previous : column),
    undefined,
  );
  return best && overlap(best) >= 0 ? best : undefined;
}

export const textOf = <Line>(lines: readonly Line[], maker: LineMaker<Line>): string =>
  lines
    .map((line) => maker.textOf(line))
    .join(" ")
    .trim();

/** What the columns of a table tell about all of its entries. */
interface TableFacts {
  /** Whether there is a column of numbers or expiry dates, which may be empty for one license. */
  areLicenses?: boolean;
  /** Whether the column of employers or schools has nothing else, such as their towns. */
  areWholeNames?: boolean;
}

/**
 * The lines of an entry: its title with the dates, the organization with its place, then details
 * and duties. Null if the values are too few for an entry.
 */
export function arrangeEntry<Line>(
  tableValues: EntryValues<Line>,
  maker: LineMaker<Line>,
  { areLicenses = false, areWholeNames = false }: TableFacts = {},
): ArrangedLine<Line>[] | null {
  const values = withFullName(tableValues, maker);
  const firstValue = (kind: ColumnKind): Line | undefined => values.get(kind)?.[0];
  const name = firstValue("name");
  const gradeValue = firstValue("grade");
  // A body that gives no school's grades has members, and their grade is a class of membership: "Fellow".
  const isMembership =
    values.has("provider") &&
    !GRADED_KINDS.some((kind) => values.has(kind)) &&
    !(gradeValue && SCHOOL_GRADE.test(maker.textOf(gradeValue)));
  if (name && isPerson(values)) return arrangePerson(name, values, maker);
  const isJob = values.has("employer") && values.has("position");
  // A project is the title of its entry, but a project within a job is listed below the job.
  const project = isJob ? undefined : firstValue("project");
  const title =
    project ??
    firstValue("position") ??
    firstValue("project") ??
    firstValue("course") ??
    (isMembership ? gradeValue : undefined) ??
    name;
  const titles = (title ? [title] : [firstValue("degree"), firstValue("field")]).filter(isDefined);
  const organization = (["employer", "school", "provider", "place"] as const)
    .map(firstValue)
    .filter(isDefined);
  const validUntil = firstValue("until");
  const [from, to] = [firstValue("from"), firstValue("to")];
  const since = isMembership && from && !to ? withSince(from, maker) : undefined;
  const issued = since ?? dateOf(firstValue("period") ?? firstValue("date"), from, to, maker);
  // A license with one date of issue and an expiry date is valid from the one to the other.
  const isValidityPeriod =
    issued && validUntil && /\d/.test(maker.textOf(validUntil)) && isYearOrMonth(issued, maker);
  const date = isValidityPeriod ? dateOf(undefined, issued, validUntil, maker) : issued;
  const head = titles.length > 0 ? titles : organization.splice(0, 1);
  const facts = values.get("other") ?? [];
  if (values.size === 1 && facts.length > 1) return facts.map((line) => ({ line }));
  const isLicense =
    values.has("course") && (areLicenses || validUntil !== undefined || values.has("number"));
  const content = isLicense ? "certificates" : "";
  const hasDetails = organization.length > 0 || date || values.has("duties") || isLicense;
  if (head.length === 0 || !hasDetails) return null;
  const grade = isMembership ? undefined : gradeValue;
  const number = firstValue("number");
  // The period is a new line made of these two.
  const periodEnds = values.has("from") && values.has("to") ? [from, to] : [];
  const used = new Set([
    ...[...head, ...organization, issued, date, ...periodEnds, ...(since ? [from] : [])],
    ...[grade, number, validUntil],
  ]);
  const isUnused = (line: Line) => !used.has(line);
  const columnParts = columnPartsOf(values, isJob, isMembership, areWholeNames);
  const withColumnPart = (line: Line): Line => {
    const part = columnParts.get(line);
    return part ? maker.withPart(line, part) : line;
  };
  const lines = [
    maker.joinCells([...head.map(withColumnPart), ...(date ? [date] : [])]),
    ...(organization.length > 0 ? [maker.joinCells(organization.map(withColumnPart))] : []),
    // The readers of entries know these prefixes, whatever the table's language.
    ...(grade ? [maker.withText(grade, `GPA: ${maker.textOf(grade)}`)] : []),
    ...(number && /\d/.test(maker.textOf(number))
      ? [maker.withText(number, `License No. ${maker.textOf(number)}`)]
      : []),
    ...(validUntil && !isValidityPeriod && !NEVER_EXPIRES.test(maker.textOf(validUntil).trim())
      ? [maker.withText(validUntil, `Valid until ${maker.textOf(validUntil)}`)]
      : []),
    // Other details come before the duties: after a list, they would be read as part of the next entry.
    ...[...values].flatMap(([kind, lines]) => (kind === "duties" ? [] : lines)).filter(isUnused),
    ...(values.get("duties") ?? []).filter(isUnused),
  ];
  const examiningBody = firstValue("body");
  const duties = new Set(isJob ? values.get("duties") : []);
  // Without a column of job titles, the job title may be among the other values.
  const mayHaveDetails = values.has("position") || values.has("course");
  const isDetail = (line: Line) =>
    duties.has(line) ||
    (mayHaveDetails && facts.includes(line) && NAMED_VALUE.test(maker.textOf(line)));
  return lines.map((line, index) => ({
    line,
    startsEntry: index === 0,
    // Whether a project is an entry or part of a job is left to the model.
    ...(project === undefined
      ? { tableLabel: `${content}${index === 0 ? ".head" : ".more"}` }
      : {}),
    // The school has a column of its own, so the examining body is only text.
    ...(line === examiningBody ? { tableLabel: "education.item" } : {}),
    ...(project === undefined && isDetail(line) ? { tableLabel: ".item" } : {}),
  }));
}

/** "Reason for leaving: redundancy". */
const NAMED_VALUE = /^[^:]{2,40}: \S/;

/**
 * True if the column "Name" has a person's name. With a date or provider, and without details of a
 * person, it has that of a course or certificate; an expiry date excludes people.
 */
const isPerson = (values: EntryValues<unknown>): boolean =>
  !values.has("until") &&
  (PERSON_KINDS.some((kind) => values.has(kind)) || !COURSE_KINDS.some((kind) => values.has(kind)));

const SCHOOL_GRADE = /\d|^(?:[A-F][*+-]*|pass|credit|merit|distinction)$/iu;
/** What grades are given for; a body with a grade and nothing of these has members. */
const GRADED_KINDS = [
  "degree",
  "field",
  "school",
  "course",
  "employer",
  "position",
  "name",
] as const;

const PERSON_KINDS = ["position", "employer", "relationship", "place", "phone", "email"] as const;
const COURSE_KINDS = ["period", "date", "from", "provider", "course"] as const;

/** A dash, or words, for a certificate that does not expire. */
const NEVER_EXPIRES =
  /^(?:[^\p{L}\d]*|n\/?a|none|never|unlimited|lifetime|permanent|indefinite(?:ly)?|(?:no|without) expir(?:y|ation)(?: date)?|does not expire|unbegrenzt|unbefristet|illimitée?|indefinid[ao]|ilimitad[ao]|illimitat[ao]|onbepaald|bezterminowo|bezterminowy|neomezeně|nelimitat)$/iu;

/**
 * The parts of an entry's head that the column headers name. They count only if both parts have a column: with one
 * column, the other part may be in the same cell.
 */
function columnPartsOf<Line>(
  values: EntryValues<Line>,
  isJob: boolean,
  isMembership: boolean,
  areWholeNames: boolean,
): Map<Line, ColumnPart> {
  const org = areWholeNames ? "wholeOrg" : "org";
  const parts = new Map<Line, ColumnPart>();
  const add = (kind: ColumnKind, part: ColumnPart) => {
    const [line] = values.get(kind) ?? [];
    if (line !== undefined) parts.set(line, part);
  };
  if (isJob) {
    add("position", "role");
    add("employer", org);
  }
  if (isMembership && values.has("grade")) {
    add("grade", "role");
    add("provider", "org");
  }
  if (values.has("school") && (values.has("degree") || values.has("course"))) add("school", org);
  if (values.has("course") && values.has("provider")) {
    add("course", "name");
    add("provider", "issuer");
  }
  return parts;
}

const isYearOrMonth = <Line>(line: Line, maker: LineMaker<Line>): boolean =>
  findPeriod(maker.textOf(line)) === null && /\d{4}/.test(maker.textOf(line));

const isDefined = <Line>(line: Line | undefined): line is Line => line !== undefined;

/** The day in "12 March 2021"; periods have months only. */
const DAY =
  /^\d{1,2}(?:st|nd|rd|th|\.)?[\s-]+(?:de )?(?=\p{L}{3,}\.?,?[\s-](?:del? )?(?:19|20)\d{2}$)/iu;

/** "since 2019" of a member who joined then. */
const withSince = <Line>(from: Line, maker: LineMaker<Line>): Line =>
  /^\D*\d{4}$/u.test(maker.textOf(from))
    ? maker.withText(from, `since ${maker.textOf(from)}`)
    : from;

/** The period between two dates, or the only date there is. `whole`: a date or period with its own column. */
function dateOf<Line>(
  whole: Line | undefined,
  from: Line | undefined,
  to: Line | undefined,
  maker: LineMaker<Line>,
): Line | undefined {
  const [start = "", end = ""] = [from, to].map((line) =>
    line ? maker.textOf(line).replace(DAY, "") : "",
  );
  if (from && to) return maker.withText(from, `${start} – ${end}`);
  return whole ?? from ?? to;
}
