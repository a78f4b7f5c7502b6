/** Reads tables whose rows have names: "Employer ⇥ Acme", and below it "Position ⇥ Nurse". */
import {
  type ArrangedLine,
  addValue,
  arrange,
  hasFigures,
  kindOf,
  type LineMaker,
  MAX_NAME,
  mostShared,
  type NamedRow,
  textOf,
  type Values,
} from "./arrange-entry.ts";
import { type ColumnKind, columnKind } from "./column-names.ts";

/**
 * Rows of names and values beside each other; an entry ends where a name comes again. Two entries may be beside each
 * other, with the same names.
 */
export function readBesideNames<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[][] {
  const entries: Values<Line>[] = [];
  /** The rows of the entry, and the values since whose names are not known: they are of it if a known name follows. */
  let count = 0;
  let unknown: Line[] = [];
  for (let at = index; at < rows.length; at++) {
    const row = rows[at] ?? [];
    const pairs = pairsOf(row, maker);
    const other = pairs ? null : unknownValue(row, maker);
    if (other && count > 0) {
      unknown.push(other);
      continue;
    }
    if (!pairs) break;
    const beside = groupPairs(pairs);
    const isNext = beside.some((own, at) =>
      own.some(({ kind }) => kind !== "other" && entries[at]?.has(kind)),
    );
    if (count > 0 && (isNext || beside.length > entries.length)) break;
    beside.forEach((own, at) => {
      entries[at] ??= new Map();
      for (const { kind, lines } of own) addValue(entries[at], kind, lines, maker);
    });
    for (const line of unknown) addValue(entries[0] ?? new Map(), "other", [line], maker);
    count += unknown.length + 1;
    unknown = [];
  }
  const lines = count > 1 ? entries.map((values) => arrange(values, maker)) : [];
  const arranged = lines.flatMap((own) => own ?? []);
  const isWhole = lines.length > 0 && lines.every((own) => own !== null);
  const isOfWork = entries.some((values) => values.has("employer") && values.has("position"));
  const isSure = isOfWork || hasFigures(rows.slice(index, index + count), maker);
  return isWhole && isSure ? [arranged, ...Array.from({ length: count - 1 }, () => [])] : [];
}

/** The names of rows with the values of several entries beside each other, a column for each. */
export function readTurned<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[][] {
  const [, ...columns] = rows[index] ?? [];
  if (columns.length < 2) return [];
  const entries = columns.map((): Values<Line> => new Map());
  const kinds = new Set<ColumnKind>();
  for (let start = index; start < rows.length; start++) {
    const row = rows[start] ?? [];
    const [name, ...values] = row;
    const kind = name ? columnKind(textOf(name.lines, maker)) : null;
    // "From ⇥ … ⇥ To ⇥ …" are names and values in turn.
    const inTurn = values.filter((_, at) => at % 2 === 1);
    const hasNames =
      inTurn.length > 0 && inTurn.every(({ lines }) => columnKind(textOf(lines, maker)) !== null);
    if (!kind || kinds.has(kind) || values.length > columns.length || hasNames) break;
    kinds.add(kind);
    for (const cell of values) {
      const column = mostShared(cell, columns);
      const entry = column && entries[columns.indexOf(column)];
      if (entry) addValue(entry, kind, cell.lines, maker);
    }
  }
  if (kinds.size < MIN_TURNED) return [];
  const arranged = entries.map((values) => arrange(values, maker));
  const isSure = hasFigures(rows.slice(index, index + kinds.size), maker);
  if (!isSure || arranged.includes(null)) return [];
  const lines = arranged.flatMap((own) => own ?? []);
  return [lines, ...Array.from({ length: kinds.size - 1 }, () => [])];
}

const MIN_TURNED = 3;

interface Pair<Line> {
  kind: ColumnKind;
  lines: Line[];
}

function pairsOf<Line>(row: NamedRow<Line>, maker: LineMaker<Line>): Pair<Line>[] | null {
  const pairs: Pair<Line>[] = [];
  if (row.length === 0) return null;
  for (let at = 0; at < row.length; at += 2) {
    const kind = columnKind(textOf(row[at]?.lines ?? [], maker));
    if (!kind || !row[at + 1]) return null;
    const lines = row[at + 1]?.lines ?? [];
    const [first] = lines;
    const name = textOf(row[at]?.lines ?? [], maker).replace(/\s*:$/, "");
    const isDetail = kind === "detail" && first !== undefined;
    const detail = isDetail ? [maker.withText(first, `${name}: ${textOf(lines, maker)}`)] : [];
    pairs.push(isDetail ? { kind: "other", lines: detail } : { kind, lines });
  }
  return pairs.length > 0 ? pairs : null;
}

/** A value with its name, where that is not known: "Reporting line: Head of Nursing". */
function unknownValue<Line>(row: NamedRow<Line>, maker: LineMaker<Line>): Line | null {
  const [name, value, ...others] = row;
  const text = textOf(name?.lines ?? [], maker);
  const [first] = value?.lines ?? [];
  const isName = text.length <= MAX_NAME && !/[\d.,]/.test(text);
  if (!first || others.length > 0 || !isName) return null;
  return maker.withText(
    first,
    `${text.replace(/\s*:$/, "")}: ${textOf(value?.lines ?? [], maker)}`,
  );
}

/** "Name ⇥ … ⇥ Name ⇥ …" are two entries, "From ⇥ … ⇥ To ⇥ …" one. */
function groupPairs<Line>(pairs: readonly Pair<Line>[]): Pair<Line>[][] {
  const areSame = pairs.length > 1 && new Set(pairs.map(({ kind }) => kind)).size === 1;
  return areSame ? pairs.map((pair) => [pair]) : [[...pairs]];
}

/** "Address ⇥ … ⇥ Nationality ⇥ …": each name and its value as a line of their own. */
export function splitFacts<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[][] {
  const row = rows[index];
  if (!row || row.length < 4 || row.length % 2 > 0) return [];
  const names = row.filter((_, at) => at % 2 === 0).map(({ lines }) => textOf(lines, maker));
  const known = names.filter((name) => kindOf(name) !== null);
  const areNames = names.every((name) => name.length <= MAX_FACT_NAME && !/\d/.test(name));
  if (!areNames || known.length < names.length / 2) return [];
  const pairs = names.map((_, at) =>
    [row[at * 2], row[at * 2 + 1]].flatMap((cell) => {
      const [first] = cell?.lines ?? [];
      return first ? [maker.withText(first, textOf(cell?.lines ?? [], maker))] : [];
    }),
  );
  return [pairs.map((pair) => ({ line: maker.beside(pair) }))];
}

/** In characters. */
const MAX_FACT_NAME = 25;
