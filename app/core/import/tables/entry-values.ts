/** Collects the values that a table has for one entry, by the kinds of their columns or rows. */
import { joinWrapped, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { textOf } from "./arrange-entry.ts";
import type { ColumnKind } from "./column-names.ts";
import type { EntryValues, LineMaker } from "./table-types.ts";

/** What the further lines of a cell are: below a position, the duties; below an employer or school, its place. */
const KIND_OF_FURTHER_LINES: Partial<Record<ColumnKind, ColumnKind>> = {
  position: "duties",
  project: "duties",
  employer: "place",
  school: "place",
};

/** What people write into an empty cell. */
const NO_VALUE = /^(?:[–—-]{1,3}|n\/a|nil|none|keine?s?)$/iu;
export const isNoValue = (text: string): boolean => NO_VALUE.test(text);

/** "Via Finelli 2, 40126 Bologna". */
const TOWN_WITH_CODE = /(?<!\d)\d{4,5}(?:-\d{3})? \p{Lu}\p{L}/u;

const OPEN_END = /\s(?:&|of|for|and|the|für|und|der|des|de|du|del|et|y|e|di|dla|i)$/iu;

/** The column that takes what else could be below a name: with it, the further lines of the name are wrapped. */
const COLUMN_OF_FURTHER_LINES: Partial<Record<ColumnKind, ColumnKind>> = {
  position: "duties",
  employer: "place",
  school: "place",
};
/** A wrapped name has at most this many lines and characters. */
const MAX_NAME_LINES = 3;
const MAX_NAME_LENGTH = 90;

/** How many of the cell's lines are its name: "Department of" and "Education", or all above a town. */
function countNameLines(
  texts: readonly string[],
  kind: ColumnKind,
  otherKinds: ReadonlySet<ColumnKind>,
): number {
  const other = COLUMN_OF_FURTHER_LINES[kind];
  const isName = !texts.some(
    (text, index) => (index > 0 && /\d/.test(text)) || stripBullet(text) !== null,
  );
  const isShort = texts.length <= MAX_NAME_LINES && texts.join(" ").length <= MAX_NAME_LENGTH;
  if (other && otherKinds.has(other) && isName && isShort) return texts.length;
  if (other !== "place") return 1;
  if (OPEN_END.test(texts[0] ?? "")) return 2;
  // "Oak Heart", "Institute,", and the town below the comma.
  const comma = texts.slice(0, -1).findIndex((text) => text.endsWith(","));
  return comma > 0 && isShort && isName ? comma + 1 : 1;
}

/** The lines of a cell, of which the first is the whole name. */
function withWholeName<Line>(
  lines: readonly Line[],
  kind: ColumnKind,
  otherKinds: ReadonlySet<ColumnKind>,
  maker: LineMaker<Line>,
): readonly Line[] {
  const [first] = lines;
  const texts = lines.map((line) => maker.textOf(line));
  const count = lines.length > 1 ? countNameLines(texts, kind, otherKinds) : 1;
  if (!first || count === 1) return lines;
  const name = texts.slice(0, count).reduce(joinWrapped);
  return [maker.withText(first, name), ...lines.slice(count)];
}

/**
 * Adds the lines of a cell to the values of an entry. `kind`: that of the cell's column or row; `otherKinds`: those of
 * the table's other columns.
 */
export function addValue<Line>(
  values: EntryValues<Line>,
  kind: ColumnKind,
  cellLines: readonly Line[],
  maker: LineMaker<Line>,
  otherKinds: ReadonlySet<ColumnKind> = new Set(),
): void {
  const lines = withWholeName(cellLines, kind, otherKinds, maker);
  const [first, ...more] = lines;
  // "row": the row's number.
  if (!first || kind === "row") return;
  // In a column of end or expiry dates, a dash is a value: the job is current, or the license does not expire.
  if (kind !== "until" && kind !== "to" && isNoValue(textOf(lines, maker))) return;
  const kindOfFurtherLines = KIND_OF_FURTHER_LINES[kind];
  const add = (target: ColumnKind, added: readonly Line[]) =>
    values.set(target, [...(values.get(target) ?? []), ...added]);
  if (kindOfFurtherLines) {
    add(kind, [first]);
    const isPlace = kindOfFurtherLines === "place" && TOWN_WITH_CODE.test(textOf(more, maker));
    const [next] = more;
    if (isPlace && next)
      add("place", [maker.withPart(maker.withText(next, textOf(more, maker)), "place")]);
    else if (more.length > 0) add(kindOfFurtherLines, more);
  } else if ((kind === "from" || kind === "to") && values.has(kind)) {
    // The month and the year of a date are in separate cells.
    const [month] = values.get(kind) ?? [];
    if (month)
      values.set(kind, [maker.withText(month, `${maker.textOf(month)}/${textOf(lines, maker)}`)]);
  } else if (kind === "duties" || kind === "other") add(kind, lines);
  // A place with its own column comes before a place below the employer.
  else if (kind === "place")
    values.set(kind, [
      maker.withPart(maker.withText(first, textOf(lines, maker)), "place"),
      ...(values.get(kind) ?? []),
    ]);
  else add(kind, [maker.withText(first, textOf(lines, maker))]);
}
