/** Arranges what a table says of one entry as the lines that a resume without tables has. */

import { isLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
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
}

/** How lines of a format are made of others. */
export interface LineMaker<Line> {
  textOf(line: Line): string;
  /** The lines beside each other, as the cells of one. */
  beside(lines: readonly Line[]): Line;
  /** The line with another text, as its only cell. */
  withText(line: Line, text: string): Line;
}

export type NamedRow<Line> = readonly NamedCell<Line>[];
export type Values<Line> = Map<ColumnKind, Line[]>;

/** In characters; longer text is no name of a column or value. */
export const MAX_NAME = 40;

/** A fact of the person has a name of its own, and no kind. */
export const kindOf = (name: string): ColumnKind | null =>
  columnKind(name) ?? (isLabelAlone(name) ? "other" : null);

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
  if (!first || kind === "unused") return;
  const below = BELOW[kind];
  if (below) {
    values.set(kind, [first]);
    if (more.length > 0) values.set(below, [...(values.get(below) ?? []), ...more]);
  } else if ((kind === "from" || kind === "to") && values.has(kind)) {
    // A month and a year in cells of their own.
    const [month] = values.get(kind) ?? [];
    if (month)
      values.set(kind, [maker.withText(month, `${maker.textOf(month)}/${textOf(lines, maker)}`)]);
  } else if (kind === "duties" || kind === "other")
    values.set(kind, [...(values.get(kind) ?? []), ...lines]);
  else values.set(kind, [maker.withText(first, textOf(lines, maker))]);
}

/** The lines of an entry: what and when, where, and what was done. Null without a name of anything. */
export function arrange<Line>(
  values: Values<Line>,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[] | null {
  const one = (kind: ColumnKind): Line | undefined => values.get(kind)?.[0];
  const [degree, field] = [one("degree"), one("field")];
  const person = one("name");
  if (person) return arrangePerson(person, values, maker);
  const name = one("position") ?? one("project") ?? one("course");
  const names = (name ? [name] : [degree, field]).filter(isThere);
  const owners = [one("employer"), one("school"), one("provider"), one("place")].filter(isThere);
  const date = dateOf(one("period") ?? one("date"), one("from"), one("to"), maker);
  const head = names.length > 0 ? names : owners.splice(0, 1);
  const facts = values.get("other") ?? [];
  if (values.size === 1 && facts.length > 1) return facts.map((line) => ({ line }));
  if (head.length === 0 || (owners.length === 0 && !date && !values.has("duties"))) return null;
  const grade = one("grade");
  const number = one("number");
  const used = new Set([...head, ...owners, date, one("from"), one("to"), grade, number]);
  const lines = [
    maker.beside([...head, ...(date ? [date] : [])]),
    ...(owners.length > 0 ? [maker.beside(owners)] : []),
    ...(grade ? [maker.withText(grade, `GPA: ${maker.textOf(grade)}`)] : []),
    ...(number ? [maker.withText(number, `License No. ${maker.textOf(number)}`)] : []),
    ...[...values.values()].flat().filter((line) => !used.has(line)),
  ];
  return lines.map((line, index) => ({ line, startsEntry: index === 0 }));
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

const isThere = <Line>(line: Line | undefined): line is Line => line !== undefined;

function dateOf<Line>(
  whole: Line | undefined,
  from: Line | undefined,
  to: Line | undefined,
  maker: LineMaker<Line>,
): Line | undefined {
  if (from && to) return maker.withText(from, `${maker.textOf(from)} – ${maker.textOf(to)}`);
  return whole ?? from ?? to;
}
