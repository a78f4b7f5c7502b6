/** Reads tables whose columns have names: "Period ⇥ Employer ⇥ Duties" above rows, a row for each entry. */
import { isFactLabelAlone } from "#app/core/import/labels/heads/personal-facts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import {
  type ArrangedLine,
  addValue,
  arrange,
  hasFigures,
  kindOf,
  type LineMaker,
  MAX_NAME,
  mostShared,
  type NamedCell,
  type NamedRow,
  textOf,
  type Values,
} from "./arrange-entry.ts";
import { type ColumnKind, columnKind } from "./column-names.ts";

/** The names of columns and the rows below them. */
export function readBelowNames<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[][] {
  const names = namesOf(rows[index], maker);
  if (!names) return [];
  const parts = partNames(rows[index + 1], names, maker);
  const isParted = ({ from, to }: Column) =>
    parts?.some((part) => (part.from + part.to) / 2 >= from && (part.from + part.to) / 2 <= to);
  const columns = [...(parts ?? []), ...names.filter((column) => !isParted(column))];
  const start = index + (parts ? 2 : 1);
  const read: ArrangedLine<Line>[][] = rows.slice(index, start).map(() => []);
  let entry: Values<Line> | null = null;
  let at = 0;
  for (let next = start; next < rows.length; next++) {
    const row = rows[next] ?? [];
    const isOfWork = entry && OF_WORK.some((kind) => entry?.has(kind));
    const more = isOfWork ? dutiesBelow(row, columns, maker) : null;
    if (entry && more) {
      const duties = entry.get("duties") ?? [];
      duties.push(...more);
      entry.set("duties", duties);
      read.push([]);
      continue;
    }
    if (row.length < 2 || namesOf(row, maker)) break;
    const values: Values<Line> = valuesOf(row, columns, maker);
    const lines = arrange(values, maker);
    if (!lines) break;
    if (entry) read[at] = arrange(entry, maker) ?? [];
    entry = values;
    at = read.push(lines) - 1;
  }
  if (entry) read[at] = arrange(entry, maker) ?? [];
  // Skills may be called as columns are: "Training ⇥ Organization" above "Leadership ⇥ Design".
  const isSure = columns.length > 2 || hasFigures(rows.slice(start, index + read.length), maker);
  return read.length > start - index && isSure ? read : [];
}

const OF_WORK = ["position", "employer", "project"] as const;

interface Column {
  kind: ColumnKind;
  from: number;
  to: number;
  /** Of a column whose name says nothing else. */
  name: string;
}

/** Several columns may be of these kinds. */
const REPEATED: ReadonlySet<ColumnKind> = new Set(["other", "detail", "row"]);

/** A row of nothing but names of columns, of which one may be unknown. */
function namesOf<Line>(row: NamedRow<Line> | undefined, maker: LineMaker<Line>): Column[] | null {
  if (!row || row.length < 2) return null;
  const columns = withDepartment(
    withBody(
      row.map(({ from, to, lines }) => {
        const name = textOf(lines, maker);
        return { from, to, name, kind: kindOf(name) };
      }),
    ),
  );
  const known = columns.filter(({ kind }) => kind !== null);
  const areNames = columns.every(({ name }) => !/\d/.test(name) && name.length <= MAX_NAME);
  const kinds = known.flatMap(({ kind }) => (kind && !REPEATED.has(kind) ? kind : []));
  const areKinds = new Set(kinds).size === kinds.length;
  if (!areNames || !areKinds || known.length < 2 || columns.length - known.length > 1) return null;
  return columns.map((column) => ({ ...column, kind: column.kind ?? "other" }));
}

type MaybeColumn = Omit<Column, "kind"> & { kind: ColumnKind | null };

const BOARD = /board/i;

/** Beside "School / College", the board, or "Board / University", is who examined; a university alone has the college. There, "%" is a grade. */
function withBody(columns: MaybeColumn[]): MaybeColumn[] {
  const schools = columns.filter(({ kind }) => kind === "school");
  const boards = schools.filter(({ name }) => BOARD.test(name));
  if (schools.length !== 2 || boards.length !== 1) return columns;
  return columns.map((column): MaybeColumn => {
    if (boards.includes(column)) return { ...column, kind: "body" };
    return column.name.trim() === "%" ? { ...column, kind: "grade" } : column;
  });
}

/** Beside a column of an unknown name, such as "Hospital", the department is a fact, and no employer. */
function withDepartment(columns: MaybeColumn[]): MaybeColumn[] {
  if (columns.every(({ kind }) => kind !== null)) return columns;
  return columns.map((column) =>
    /^department$/i.test(column.name) ? { ...column, kind: "detail" } : column,
  );
}

const MONTH_OR_YEAR = /^(?:months?|years?|monat|jahr|mois|année|mes|año|mês|ano|mese|anno)$/i;

/** "From ⇥ To" below the name that both have in common, or "Month ⇥ Year" below each of them. */
function partNames<Line>(
  row: NamedRow<Line> | undefined,
  names: readonly Column[],
  maker: LineMaker<Line>,
): Column[] | null {
  if (!row || row.length === 0) return null;
  const parts = row.map((cell) => {
    const name = textOf(cell.lines, maker);
    const kind = MONTH_OR_YEAR.test(name) ? mostShared(cell, names)?.kind : columnKind(name);
    return { ...cell, name, kind: kind ?? "other" };
  });
  return parts.every(({ kind }) => kind === "from" || kind === "to") ? parts : null;
}

const WORD = /\p{L}{3}/u;
const LEVEL = /^level(?: of (?:education|schooling))?$/i;
const SCHOOL_LEVEL =
  /^(?:college|tertiary|university|vocational|graduate studies|post[- ]?graduate|undergraduate|high school|(?:junior |senior )?high|(?:upper |lower )?secondary|primary|elementary)$/i;
const ROW_NUMBER = /^\d{1,2}[.)]?$/;

function valuesOf<Line>(
  row: NamedRow<Line>,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): Values<Line> {
  const values: Values<Line> = new Map();
  const isDegree = (cell: NamedCell<Line>) => mostShared(cell, columns)?.kind === "degree";
  for (const cell of row) {
    const { kind, name } = mostShared(cell, columns) ?? { kind: "other" as const, name: "" };
    const [first] = cell.lines;
    const mayBeRow = kind === "other" || kind === "number";
    if (mayBeRow && ROW_NUMBER.test(textOf(cell.lines, maker))) continue;
    // "College" beside the degree that was taken there.
    const isLevel = LEVEL.test(name) && row.some(isDegree);
    if (isLevel && SCHOOL_LEVEL.test(textOf(cell.lines, maker))) continue;
    if (kind === "body" && first)
      addValue(
        values,
        kind,
        [maker.withText(first, `${name}: ${textOf(cell.lines, maker)}`)],
        maker,
      );
    else if (kind !== "other" && kind !== "detail") addValue(values, kind, cell.lines, maker);
    else if (first) {
      const text = textOf(cell.lines, maker);
      // What a column with an unknown name is about, its text tells best; a fact or number needs its name.
      const isUnclear = kind === "detail" || isFactLabelAlone(name) || !WORD.test(text);
      const needsName = name !== "" && isUnclear;
      const line = maker.withText(first, needsName ? `${name}: ${text}` : text);
      addValue(values, "other", [line], maker);
    }
  }
  return values;
}

/** A row of one wide cell below an entry has what was done there, under that name or none. */
function dutiesBelow<Line>(
  row: NamedRow<Line>,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): Line[] | null {
  const [cell, ...others] = row;
  const isPair = others.length === 1 && columnKind(textOf(cell?.lines ?? [], maker)) === "duties";
  if (isPair) return others[0]?.lines ?? null;
  const spanned = columns.filter(
    ({ from, to }) => cell && (from + to) / 2 >= cell.from && (from + to) / 2 <= cell.to,
  );
  if (!cell || others.length > 0 || spanned.length < 2) return null;
  const [first, ...more] = cell.lines;
  const name = first ? maker.textOf(first) : "";
  const isHeading = readHeading(name) !== null || name === name.toUpperCase();
  if (isHeading && more.length === 0) return null;
  return columnKind(name) === "duties" ? more : cell.lines;
}
