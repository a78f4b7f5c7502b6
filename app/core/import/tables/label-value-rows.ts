/** Reads tables whose rows have headers (labels): "Employer ⇥ Acme", and below it "Position ⇥ Nurse". */
import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import {
  arrangeEntry,
  findOverlappingColumn,
  hasDigitsOrEmail,
  headerKind,
  MAX_HEADER_LENGTH,
  textOf,
} from "./arrange-entry.ts";
import { type ColumnKind, columnKind, isNameOfPerson, isNotesLabel } from "./column-names.ts";
import { addValue } from "./entry-values.ts";
import { rowsFrom } from "./rows-from.ts";
import type { EntryValues, GridRow, LineMaker, RowLines } from "./table-types.ts";

/**
 * Rows of labels and values, starting at `index`: an entry up to a label that it has already. Two
 * entries may be beside each other, with the same labels. Empty if the rows are no entry.
 */
export function readLabelValueRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  /** The values of one entry, or of each of the entries beside each other. */
  const entries: EntryValues<Line>[] = [];
  let rowCount = 0;
  /** Values with unknown labels since the last known label: part of the entry if another known label follows. */
  let pendingValues: Line[] = [];
  /** Rows of details without a value since the last known label. */
  let emptyRows = 0;
  for (const row of rowsFrom(rows, index)) {
    const pairs = pairsOf(row, maker, rowCount === 0);
    const unknownValue = pairs ? null : readUnknownValue(row, maker);
    if (unknownValue && rowCount > 0) {
      pendingValues.push(unknownValue);
      continue;
    }
    if (rowCount > 0 && isEmptyDetail(row, rows[index], maker)) {
      emptyRows++;
      continue;
    }
    if (!pairs) break;
    const pairsByEntry = groupByEntry(pairs);
    const repeatsLabel = pairsByEntry.some((entryPairs, entryIndex) =>
      entryPairs.some(({ kind }) => kind !== "other" && entries[entryIndex]?.has(kind)),
    );
    const startsNextEntry = repeatsLabel || pairsByEntry.length > entries.length;
    if (rowCount > 0 && startsNextEntry) break;
    for (const [entryIndex, entryPairs] of pairsByEntry.entries()) {
      entries[entryIndex] ??= new Map();
      for (const { kind, lines } of entryPairs) addValue(entries[entryIndex], kind, lines, maker);
    }
    for (const line of pendingValues) addValue(entries[0] ?? new Map(), "other", [line], maker);
    rowCount += pendingValues.length + emptyRows + 1;
    pendingValues = [];
    emptyRows = 0;
  }
  if (rowCount > 0 && pendingValues.length === 0) rowCount += emptyRows;
  const arranged = rowCount > 1 ? entries.map((values) => arrangeEntry(values, maker)) : [];
  const areComplete = arranged.length > 0 && !arranged.includes(null);
  const isJob = entries.some((values) => values.has("employer") && values.has("position"));
  const areEntries = isJob || hasDigitsOrEmail(rows.slice(index, index + rowCount), maker);
  if (!areComplete || !areEntries) return [];
  return atFirstRow(
    arranged.flatMap((lines) => lines ?? []),
    rowCount,
  );
}

/** True for "Salary" without a value, in the column of the labels or beside an empty cell. */
function isEmptyDetail<Line>(
  [label, value, ...others]: GridRow<Line>,
  firstRow: GridRow<Line> | undefined,
  maker: LineMaker<Line>,
): boolean {
  const firstValue = firstRow?.[1];
  if (!label || !firstValue || others.length > 0) return false;
  const isEmpty = value ? value.lines.length === 0 : label.to <= firstValue.from;
  return isEmpty && columnKind(textOf(label.lines, maker)) === "detail";
}

/** The lines at the first of `rowCount` rows, the other rows empty. */
const atFirstRow = <Line>(lines: RowLines<Line>[number], rowCount: number): RowLines<Line> => [
  lines,
  ...Array.from({ length: rowCount - 1 }, () => []),
];

/** Rows of a label and the values of several entries, a column for each entry. Empty if the rows are no such table. */
export function readTransposedRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const [, ...columns] = rows[index] ?? [];
  if (columns.length < 2) return [];
  const entries = columns.map((): EntryValues<Line> => new Map());
  const kinds = new Set<ColumnKind>();
  for (const [label, ...values] of rowsFrom(rows, index)) {
    const kind = label ? columnKind(textOf(label.lines, maker)) : null;
    // "From ⇥ … ⇥ To ⇥ …" has labels and values alternately.
    const everySecond = values.filter((_, valueIndex) => valueIndex % 2 === 1);
    const areLabelsAmongValues =
      everySecond.length > 0 &&
      everySecond.every(({ lines }) => columnKind(textOf(lines, maker)) !== null);
    const hasTooManyValues = values.length > columns.length;
    if (!kind || kinds.has(kind) || hasTooManyValues || areLabelsAmongValues) break;
    kinds.add(kind);
    for (const cell of values) {
      const column = findOverlappingColumn(cell, columns);
      const entry = column && entries[columns.indexOf(column)];
      if (entry) addValue(entry, kind, cell.lines, maker);
    }
  }
  if (kinds.size < MIN_TRANSPOSED_ROWS) return [];
  const arranged = entries.map((values) => arrangeEntry(values, maker));
  const areEntries = hasDigitsOrEmail(rows.slice(index, index + kinds.size), maker);
  if (!areEntries || arranged.includes(null)) return [];
  return atFirstRow(
    arranged.flatMap((lines) => lines ?? []),
    kinds.size,
  );
}

const MIN_TRANSPOSED_ROWS = 3;

/** The kind of a label, and the lines of its value. */
interface Pair<Line> {
  kind: ColumnKind;
  label: string;
  lines: Line[];
}

/**
 * The pairs of a row of labels and values in turn; null if a label is unknown. In the first row, "Name of staff" is the
 * person's name.
 */
function pairsOf<Line>(
  row: GridRow<Line>,
  maker: LineMaker<Line>,
  isFirstRow: boolean,
): Pair<Line>[] | null {
  const pairs: Pair<Line>[] = [];
  if (row.length === 0) return null;
  for (let index = 0; index < row.length; index += 2) {
    const label = textOf(row[index]?.lines ?? [], maker);
    // "Patente", a column of licenses, is a fact beside a value.
    const isName = isFirstRow && isNameOfPerson(label);
    const knownKind = isName ? "name" : columnKind(label);
    const kind = isFactLabelAlone(label) ? null : knownKind;
    const value = row[index + 1];
    if (!kind || !value) return null;
    const [first] = value.lines;
    if (kind !== "detail" || first === undefined) pairs.push({ kind, label, lines: value.lines });
    else {
      const text = textOf(value.lines, maker);
      const line = isNotesLabel(label)
        ? maker.withText(first, text)
        : withLabel(first, label, value.lines, maker);
      pairs.push({ kind: "other", label, lines: [line] });
    }
  }
  return pairs.length > 0 ? pairs : null;
}

/** The value of a row with its label, if that is unknown: "Reporting line: Head of Nursing". Null for other rows. */
function readUnknownValue<Line>(row: GridRow<Line>, maker: LineMaker<Line>): Line | null {
  const [labelCell, value, ...others] = row;
  const label = textOf(labelCell?.lines ?? [], maker);
  const [first] = value?.lines ?? [];
  const isLabel = label.length <= MAX_HEADER_LENGTH && !/[\d.,]/.test(label);
  if (!value || !first || others.length > 0 || !isLabel) return null;
  return withLabel(first, label, value.lines, maker);
}

/** One line of a label and its value. */
const withLabel = <Line>(
  first: Line,
  label: string,
  value: readonly Line[],
  maker: LineMaker<Line>,
): Line => maker.withText(first, `${label.replace(/\s*:$/, "")}: ${textOf(value, maker)}`);

/** "Name ⇥ … ⇥ Name ⇥ …" are two entries, "From ⇥ … ⇥ To ⇥ …" one, and so are details: "Salary ⇥ … ⇥ Hours ⇥ …". */
function groupByEntry<Line>(pairs: readonly Pair<Line>[]): Pair<Line>[][] {
  const kinds = new Set(pairs.map(({ kind, label }) => (kind === "other" ? label : kind)));
  return pairs.length > 1 && kinds.size === 1 ? pairs.map((pair) => [pair]) : [[...pairs]];
}

/**
 * Splits a row with several personal facts, "Address ⇥ … ⇥ Nationality ⇥ …", into a line of label and value for each.
 * Empty for other rows.
 */
export function splitFactPairs<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const row = rows[index];
  if (!row || row.length < 4 || row.length % 2 > 0) return [];
  const labels = row.filter((_, cell) => cell % 2 === 0).map(({ lines }) => textOf(lines, maker));
  const known = labels.filter((label) => headerKind(label) !== null);
  const mayBeLabels = labels.every(
    (label) => label.length <= MAX_FACT_LABEL_LENGTH && !/\d/.test(label),
  );
  if (!mayBeLabels || known.length < labels.length / 2) return [];
  const pairs = labels.map((_, pair) =>
    [row[pair * 2], row[pair * 2 + 1]].flatMap((cell) => {
      const [first] = cell?.lines ?? [];
      return first ? [maker.withText(first, textOf(cell?.lines ?? [], maker))] : [];
    }),
  );
  return [pairs.map((pair) => ({ line: maker.joinCells(pair) }))];
}

/** In characters. */
const MAX_FACT_LABEL_LENGTH = 25;
