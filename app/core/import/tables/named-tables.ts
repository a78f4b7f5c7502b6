/**
 * Reads tables whose columns or rows have names, such as "Period ⇥ Employer ⇥ Duties" above rows, or "Employer ⇥ Acme"
 * row by row: the names tell what each cell is, so its entries are arranged as a resume without tables has them.
 */
import {
  type ArrangedLine,
  kindOf,
  type LineMaker,
  type NamedRow,
  textOf,
} from "./arrange-entry.ts";
import { readBelowNames } from "./below-names.ts";
import { readBesideNames, readTurned, splitFacts } from "./beside-names.ts";
import { readProjectRows } from "./project-rows.ts";
import { readSkillRows } from "./skill-rows.ts";

/** The lines of each row, arranged; null for one that is none of an entry with names. */
type Arranged<Line> = (ArrangedLine<Line>[] | null)[];

/** The first that reads rows is right: a name above rows says more than one beside a value. */
const READERS = [
  readProjectRows,
  readSkillRows,
  readBelowNames,
  readTurned,
  readBesideNames,
  splitFacts,
] as const;

export function arrangeNamedRows<Line>(
  all: readonly NamedRow<Line>[],
  maker: LineMaker<Line>,
): Arranged<Line> {
  const rows = all.map((row) => withNamesBeside(withoutNumber(row, maker), maker));
  const arranged: Arranged<Line> = rows.map(() => null);
  for (let index = 0; index < rows.length; ) {
    let read: ArrangedLine<Line>[][] = [];
    for (const readRows of READERS) {
      read = readRows(rows, index, maker);
      if (read.length > 0) break;
    }
    read.forEach((lines, at) => {
      arranged[index + at] = lines;
    });
    index += Math.max(1, read.length);
  }
  return arranged;
}

/** Without the number of a row in a form: "3. ⇥ Date of birth ⇥ …". */
function withoutNumber<Line>(row: NamedRow<Line>, maker: LineMaker<Line>): NamedRow<Line> {
  const [first, second] = row;
  const isNumber = row.length > 2 && /^\d{1,2}[.)]?$/.test(textOf(first?.lines ?? [], maker));
  return isNumber && kindOf(textOf(second?.lines ?? [], maker)) !== null ? row.slice(1) : row;
}

/** A form has small names above the values, in the same cells: they are cells of their own. */
function withNamesBeside<Line>(row: NamedRow<Line>, maker: LineMaker<Line>): NamedRow<Line> {
  const named = row.filter(({ lines: [name] }) => name && kindOf(maker.textOf(name)) !== null);
  const areStacked = row.every(({ lines }) => lines.length > 1);
  if (!areStacked || named.length === 0 || named.length < row.length / 2) return row;
  return row.flatMap(({ from, to, lines: [name, ...value] }) => [
    { from, to: from, lines: name ? [name] : [] },
    { from, to, lines: value },
  ]);
}
