/** Splits skill lists that are side by side, each under its name, so that they are read one after the other. */
import type { LabelCell, LabeledLine, LabelLine } from "./label-line.ts";

const SKILLS = "skills.item";
/** The minimum ratio of a name's font size to that of the skills below. */
const LARGER = 1.05;
/** In points: how far a cell may start to the left of its name. */
const TOLERANCE = 2;

/** "Languages ⇥ Data" above "Go ⇥ Kotlin ⇥ Kafka": each skill belongs to the name above it. */
export function partColumns(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (let index = 0; index < all.length; index++) {
    const names = all[index];
    const below = names ? listBelow(all, index) : [];
    if (!names || below.length === 0) {
      if (names) result.push(names);
      continue;
    }
    const starts = names.line.cells.map(({ x }) => x);
    for (const [at, name] of names.line.cells.entries()) {
      result.push({ ...names, line: withCells(names.line, [name]) });
      for (const list of below) {
        const cells = list.line.cells.filter(({ x }) => columnOf(x, starts) === at);
        if (cells.length > 0) result.push({ ...list, line: withCells(list.line, cells) });
      }
    }
    index += below.length;
  }
  return result;
}

/** The lines below a line with several names, up to the next such line. */
function listBelow(all: readonly LabeledLine[], index: number): LabeledLine[] {
  const names = all[index];
  if (names?.labeled.label !== SKILLS || names.line.cells.length < 2) return [];
  const rest = all.slice(index + 1);
  const end = rest.findIndex((other) => !isBelow(names.line, other));
  return end < 0 ? rest : rest.slice(0, end);
}

const isBelow = (names: LabelLine, { line, labeled }: LabeledLine): boolean =>
  labeled.label === SKILLS &&
  line.page === names.page &&
  line.x > 0 &&
  line.x >= names.x - TOLERANCE &&
  (names.size > line.size * LARGER || (!names.isBullet && line.isBullet) || isBolder(names, line));

const isBolder = (names: LabelLine, line: LabelLine) =>
  names.cells.every(({ isBold }) => isBold) && !line.cells.some(({ isBold }) => isBold);

/** The index of the last column that starts at or to the left of `x`, within the tolerance in points. */
export const columnOf = (x: number, starts: readonly number[], tolerance = TOLERANCE): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => x >= start - tolerance),
  );

const withCells = (line: LabelLine, cells: LabelCell[]): LabelLine => ({
  ...line,
  cells,
  x: cells[0]?.x ?? line.x,
  text: cells.map(({ text }) => text).join(" "),
});
