/** Splits skill lists and references that are side by side, so that they are read one after the other. */
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  withCells,
} from "#app/core/import/labels/label-line.ts";

const SKILLS = "skills.item";
/** The minimum ratio of a heading's font size to that of the skills below. */
const LARGER = 1.05;
/** In points: how far a cell may start to the left of its heading. */
const TOLERANCE = 2;

/** "Languages ⇥ Data" above "Go ⇥ Kotlin ⇥ Kafka": each skill belongs to the heading above it. */
export function splitColumns(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (let index = 0; index < all.length; index++) {
    const headings = all[index];
    const below = headings ? listBelow(all, index) : [];
    if (!headings || below.length === 0) {
      if (headings) result.push(headings);
      continue;
    }
    const starts = headings.line.cells.map(({ x }) => x);
    for (const [at, heading] of headings.line.cells.entries()) {
      result.push({ ...headings, line: columnOfLine(headings.line, [heading]) });
      for (const list of below) {
        const cells = list.line.cells.filter(({ x }) => columnOf(x, starts) === at);
        if (cells.length > 0) result.push({ ...list, line: columnOfLine(list.line, cells) });
      }
    }
    index += below.length;
  }
  return result;
}

/** The lines below a line with several headings of skill lists, up to the next such line. */
function listBelow(all: readonly LabeledLine[], index: number): LabeledLine[] {
  const headings = all[index];
  if (headings?.labeled.label !== SKILLS || headings.line.cells.length < 2) return [];
  const rest = all.slice(index + 1);
  const end = rest.findIndex((other) => !isBelow(headings.line, other));
  return end < 0 ? rest : rest.slice(0, end);
}

const isBelow = (headings: LabelLine, { line, labeled }: LabeledLine): boolean =>
  labeled.label === SKILLS &&
  // The names may be the last line of a page.
  line.page - headings.page <= 1 &&
  line.x > 0 &&
  line.x >= headings.x - TOLERANCE &&
  (headings.size > line.size * LARGER ||
    (!headings.isBullet && line.isBullet) ||
    isBolder(headings, line));

const isBolder = (headings: LabelLine, line: LabelLine) =>
  headings.cells.every(({ isBold }) => isBold) && !line.cells.some(({ isBold }) => isBold);

/** Reads references that are side by side one after the other: "Joan Ackroyd ⇥ P. Hussain" above "Owner ⇥ Teacher". */
export const splitReferences = (all: readonly LabeledLine[]): LabeledLine[] =>
  splitTables(
    withNamesBeside(all),
    "references",
    () => true,
    () => "references.more",
  );

/** Names of two people that were read as two lines, above lines with a cell below each of them, are one line. */
function withNamesBeside(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (const [index, own] of all.entries()) {
    const [above, next] = [result.at(-1), all[index + 1]];
    const cells = [...(above?.line.cells ?? []), ...own.line.cells];
    const areNames =
      above?.labeled.label === "references.head" &&
      own.labeled.label === "references.head" &&
      own.line.cells.length === 1 &&
      cells.length > 1 &&
      next?.line.cells.length === cells.length &&
      isOf(next, "references") &&
      next.line.x > 0 &&
      cells.every(({ x }, at) => Math.abs(x - (next.line.cells[at]?.x ?? 0)) <= TOLERANCE);
    if (areNames) result.splice(-1, 1, { ...above, line: columnOfLine(above.line, cells) });
    else result.push(own);
  }
  return result;
}

/** Reads projects in cards side by side one after the other: their names above lines of their texts. */
export const splitProjects = (all: readonly LabeledLine[]): LabeledLine[] =>
  splitTables(
    all,
    "projects",
    areCards,
    (text) => `projects.${/^\p{Ll}/u.test(text) ? "rest" : "item"}`,
  );

/** True for several bold names without dates above several plain texts, and no other name. */
function areCards([names, texts, ...more]: readonly LabelLine[]): boolean {
  const isBold = ({ isBold }: LabelCell) => isBold;
  return (
    names?.cells.every(isBold) === true &&
    !/\d{4}/.test(names.text) &&
    texts !== undefined &&
    texts.cells.length > 1 &&
    ![texts, ...more].some(({ cells }) => cells.some(isBold))
  );
}

/** `labelBelow`: the label of a text below the first line of its column. */
function splitTables(
  all: readonly LabeledLine[],
  content: string,
  mayBeTable: (rows: readonly LabelLine[]) => boolean,
  labelBelow: (text: string) => string,
): LabeledLine[] {
  const result: LabeledLine[] = [];
  let index = 0;
  while (index < all.length) {
    const first = all[index];
    if (!first) break;
    let end = index + 1;
    while (isInColumns(first, all[end], content)) end++;
    const rows = all.slice(index, end);
    const isTable =
      isOf(first, content) &&
      first.line.cells.length > 1 &&
      rows.length > 1 &&
      mayBeTable(rows.map(({ line }) => line));
    if (isTable)
      for (const [column, { x }] of first.line.cells.entries())
        for (const [row, { line, labeled }] of rows.entries()) {
          const cell = hasPositions(line)
            ? line.cells.find((other) => Math.abs(other.x - x) <= TOLERANCE)
            : line.cells[column];
          const label = row === 0 ? `${content}.head` : labelBelow(cell?.text ?? "");
          if (cell)
            result.push({ line: columnOfLine(line, [cell]), labeled: { ...labeled, label } });
        }
    else result.push(...rows);
    index = end;
  }
  return result;
}

const isOf = ({ labeled }: LabeledLine, content: string) => labeled.label.startsWith(`${content}.`);

/** True for a line of the same content whose cells are all below those of the first one. */
const isInColumns = (
  first: LabeledLine,
  other: LabeledLine | undefined,
  content: string,
): boolean =>
  other !== undefined &&
  isOf(first, content) &&
  isOf(other, content) &&
  first.line.page === other.line.page &&
  (hasPositions(first.line)
    ? other.line.cells.every(({ x }) =>
        first.line.cells.some((cell) => Math.abs(cell.x - x) <= TOLERANCE),
      )
    : content === "references" && other.line.cells.length === first.line.cells.length);

/** False for lines of files without positions, such as those of Word. */
const hasPositions = ({ x }: LabelLine) => x > 0;

/** The index of the last column that starts at or to the left of `x`, within the tolerance in points. */
export const columnOf = (x: number, starts: readonly number[], tolerance = TOLERANCE): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => x >= start - tolerance),
  );

/** The line with the cells of one of its columns, at their left edge. */
export const columnOfLine = (line: LabelLine, cells: LabelCell[]): LabelLine => ({
  ...withCells(line, cells),
  x: cells[0]?.x ?? line.x,
});
