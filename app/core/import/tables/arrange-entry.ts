/** Arranges what a table says of one entry as the lines that a resume without tables has. */

import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { ColumnPart } from "#app/core/pdf-text/lines.ts";
import { type ColumnKind, columnKind } from "./column-names.ts";

export interface NamedCell<Line> {
  /** The edges, in columns or in points. */
  from: number;
  to: number;
  lines: Line[];
}

export interface ArrangedLine<Line> {
  line: Line;
  /** Absent for what belongs to no entry. */
  startsEntry?: boolean;
  /** The label that the table gives the line ("skills.item"), or only its kind of content ("projects"). */
  tableLabel?: string;
}

/** The line with its `tableLabel`, if it has one. */
export const withTableLabel = <Line extends { tableLabel?: string }>({
  line,
  tableLabel,
}: ArrangedLine<Line>): Line => (tableLabel === undefined ? line : { ...line, tableLabel });

/** How lines of a format are made of others. */
export interface LineMaker<Line> {
  textOf(line: Line): string;
  /** The lines beside each other, as the cells of one. */
  beside(lines: readonly Line[]): Line;
  /** The line with another text, as its only cell. */
  withText(line: Line, text: string): Line;
  /** The line, of which the name of its column says what part of an entry's head it is. */
  asPart(line: Line, part: ColumnPart): Line;
}

export type NamedRow<Line> = readonly NamedCell<Line>[];
export type Values<Line> = Map<ColumnKind, Line[]>;

/** In characters; longer text is no name of a column or value. */
export const MAX_NAME = 40;

/** A fact of the person has a name of its own, and no kind. */
export const kindOf = (name: string): ColumnKind | null =>
  columnKind(name) ?? (isFactLabelAlone(name) ? "other" : null);

/** Whether a date, number or address is among the texts of rows. */
export const hasFigures = <Line>(
  rows: readonly NamedRow<Line>[],
  maker: LineMaker<Line>,
): boolean => rows.some((row) => row.some(({ lines }) => /[\d@]/.test(textOf(lines, maker))));

interface Edges {
  from: number;
  to: number;
}

/** The column that a cell shares most with. */
export function mostShared<Column extends Edges>(
  cell: Edges,
  columns: readonly Column[],
): Column | undefined {
  const shared = ({ from, to }: Column) => Math.min(to, cell.to) - Math.max(from, cell.from);
  const best = columns.reduce<Column | undefined>(
    (found, column) => (found && shared(found) >= shared(column) ? found : column),
    undefined,
  );
  return best && shared(best) >= 0 ? best : undefined;
}

export const textOf = <Line>(lines: readonly Line[], maker: LineMaker<Line>): string =>
  lines
    .map((line) => maker.textOf(line))
    .join(" ")
    .trim();

/** Below a position, a cell has what was done there; below an employer or school, its place. */
const BELOW: Partial<Record<ColumnKind, ColumnKind>> = {
  position: "duties",
  project: "duties",
  employer: "place",
  school: "place",
};

export function addValue<Line>(
  values: Values<Line>,
  kind: ColumnKind,
  lines: readonly Line[],
  maker: LineMaker<Line>,
): void {
  const [first, ...more] = lines;
  if (!first || kind === "row") return;
  const below = BELOW[kind];
  const add = (to: ColumnKind, own: readonly Line[]) =>
    values.set(to, [...(values.get(to) ?? []), ...own]);
  if (below) {
    add(kind, [first]);
    if (more.length > 0) add(below, more);
  } else if ((kind === "from" || kind === "to") && values.has(kind)) {
    // A month and a year in cells of their own.
    const [month] = values.get(kind) ?? [];
    if (month)
      values.set(kind, [maker.withText(month, `${maker.textOf(month)}/${textOf(lines, maker)}`)]);
  } else if (kind === "duties" || kind === "other") add(kind, lines);
  // A column of places comes before what is below an employer.
  else if (kind === "place")
    values.set(kind, [
      maker.asPart(maker.withText(first, textOf(lines, maker)), "place"),
      ...(values.get(kind) ?? []),
    ]);
  else add(kind, [maker.withText(first, textOf(lines, maker))]);
}

/** The lines of an entry: what and when, where, and what was done. Null without a name of anything. */
export function arrange<Line>(
  read: Values<Line>,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[] | null {
  const values = withFullName(read, maker);
  const one = (kind: ColumnKind): Line | undefined => values.get(kind)?.[0];
  const [degree, field] = [one("degree"), one("field")];
  const person = one("name");
  if (person && isPerson(values)) return arrangePerson(person, values, maker);
  // A project for a client, or with a role in it, is its name; one within a job is told below the job.
  const isJob = values.has("employer") && values.has("position");
  const project = isJob ? undefined : one("project");
  const name = project ?? one("position") ?? one("project") ?? one("course") ?? person;
  const names = (name ? [name] : [degree, field]).filter(isThere);
  const owners = [one("employer"), one("school"), one("provider"), one("place")].filter(isThere);
  const until = one("until");
  const issued = dateOf(one("period") ?? one("date"), one("from"), one("to"), maker);
  const isTerm = issued && until && /\d/.test(maker.textOf(until)) && isYearOrMonth(issued, maker);
  const date = isTerm ? dateOf(undefined, issued, until, maker) : issued;
  const head = names.length > 0 ? names : owners.splice(0, 1);
  const facts = values.get("other") ?? [];
  if (values.size === 1 && facts.length > 1) return facts.map((line) => ({ line }));
  const isLicense = values.has("course") && until !== undefined;
  if (head.length === 0 || (owners.length === 0 && !date && !values.has("duties") && !isLicense))
    return null;
  const grade = one("grade");
  const number = one("number");
  const areBoth = values.has("from") && values.has("to");
  const ends = areBoth ? [one("from"), one("to")] : [];
  const used = new Set([...head, ...owners, issued, date, ...ends, grade, number, until]);
  const isLeft = (line: Line) => !used.has(line);
  const columnParts = columnPartsOf(values, isJob);
  const withColumnPart = (line: Line): Line => {
    const part = columnParts.get(line);
    return part ? maker.asPart(line, part) : line;
  };
  const lines = [
    maker.beside([...head.map(withColumnPart), ...(date ? [date] : [])]),
    ...(owners.length > 0 ? [maker.beside(owners.map(withColumnPart))] : []),
    ...(grade ? [maker.withText(grade, `GPA: ${maker.textOf(grade)}`)] : []),
    ...(number && /\d/.test(maker.textOf(number))
      ? [maker.withText(number, `License No. ${maker.textOf(number)}`)]
      : []),
    ...(until && !isTerm && !NO_END.test(maker.textOf(until).trim())
      ? [maker.withText(until, `Valid until ${maker.textOf(until)}`)]
      : []),
    // Below a list, a line such as "Reporting line: Head of Nursing" would be taken for the next entry's.
    ...[...values].flatMap(([kind, lines]) => (kind === "duties" ? [] : lines)).filter(isLeft),
    ...(values.get("duties") ?? []).filter(isLeft),
  ];
  const body = one("body");
  return lines.map((line, index) => ({
    ...{ line, startsEntry: index === 0 },
    ...(line === body ? { tableLabel: "education.item" } : {}),
  }));
}

/** The name of a course or certificate is in a column "Name" too, with its date or who gave it; people do not expire. */
const isPerson = (values: Values<unknown>): boolean =>
  !values.has("until") &&
  (OF_PERSON.some((kind) => values.has(kind)) || !OF_COURSE.some((kind) => values.has(kind)));

const OF_PERSON = ["position", "employer", "place", "phone", "email"] as const;
const OF_COURSE = ["period", "date", "from", "provider", "course"] as const;

/** A form may have the first name and the surname in cells of their own. */
function withFullName<Line>(values: Values<Line>, maker: LineMaker<Line>): Values<Line> {
  const [first] = values.get("firstName") ?? [];
  const [last] = values.get("surname") ?? [];
  if (!first || !last) return values;
  const rest = [...values].filter(([kind]) => kind !== "firstName" && kind !== "surname");
  const name = maker.withText(first, `${maker.textOf(first)} ${maker.textOf(last)}`);
  return new Map([["name", [name]] as const, ...rest]);
}

/** The lines of a person, who may be the one the resume is about or a referee. */
function arrangePerson<Line>(
  name: Line,
  values: Values<Line>,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[] {
  const post = [values.get("position"), values.get("employer")].flatMap((lines) => lines ?? []);
  const rest = [...values.values()].flat().filter((line) => line !== name && !post.includes(line));
  const lines = [name, ...(post.length > 0 ? [maker.beside(post)] : []), ...rest];
  return lines.map((line, index) => ({ line, startsEntry: index === 0 }));
}

/** A dash, or words, for a certificate that does not expire. */
const NO_END =
  /^(?:[^\p{L}\d]*|n\/?a|none|never|unlimited|lifetime|permanent|indefinite(?:ly)?|(?:no|without) expir(?:y|ation)(?: date)?|does not expire|unbegrenzt|unbefristet|illimitée?|indefinid[ao]|ilimitad[ao]|illimitat[ao]|onbepaald|bezterminowo|bezterminowy|neomezeně|nelimitat)$/iu;

/**
 * What the names of columns say that the lines of a head are. Those of both columns tell which is which; with one alone,
 * the other may be in the same cell.
 */
function columnPartsOf<Line>(values: Values<Line>, isJob: boolean): Map<Line, ColumnPart> {
  const parts = new Map<Line, ColumnPart>();
  const add = (kind: ColumnKind, part: ColumnPart) => {
    const [line] = values.get(kind) ?? [];
    if (line !== undefined) parts.set(line, part);
  };
  if (isJob) {
    add("position", "role");
    add("employer", "org");
  }
  if (values.has("course") && values.has("provider")) {
    add("course", "name");
    add("provider", "issuer");
  }
  return parts;
}

const isYearOrMonth = <Line>(line: Line, maker: LineMaker<Line>): boolean =>
  findPeriod(maker.textOf(line)) === null && /\d{4}/.test(maker.textOf(line));

const isThere = <Line>(line: Line | undefined): line is Line => line !== undefined;

/** The day of "12 March 2021", of which periods have the month alone. */
const DAY =
  /^\d{1,2}(?:st|nd|rd|th|\.)?[\s-]+(?:de )?(?=\p{L}{3,}\.?,?[\s-](?:del? )?(?:19|20)\d{2}$)/iu;

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
