/**
 * Orders skill lists, references and projects that are side by side, so that they are read one after the other: the
 * lines of each column follow each other. from-labels.ts applies these functions to the lines of a resume after a model
 * labeled them.
 */
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { startsWithSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { COLUMN_TOLERANCE } from "./column-bands.ts";

const SKILLS = "skills.item";
/** The minimum ratio of a heading's font size to that of the skills below. */
const MIN_SIZE_RATIO = 1.05;

/** Moves each skill below the heading of its column, as in "Languages ⇥ Data" above "Go ⇥ Kotlin ⇥ Kafka". */
export function splitSkillColumns(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (let index = 0; index < all.length; index++) {
    const headings = all[index];
    const skillLines = headings ? skillLinesBelow(all, index) : [];
    if (!headings || skillLines.length === 0) {
      if (headings) result.push(headings);
      continue;
    }
    const columnStarts = headings.line.cells.map(({ x }) => x);
    for (const [column, heading] of headings.line.cells.entries()) {
      const below = skillLines.flatMap((skillLine): LabeledLine[] => {
        const { line } = skillLine;
        const cells = line.cells.filter(({ x }) => columnOf(x, columnStarts) === column);
        return cells.length > 0 ? [{ ...skillLine, line: columnOfLine(line, cells) }] : [];
      });
      if (areLanguages(heading.text, below)) {
        result.push(...below.map(asLanguage));
        continue;
      }
      result.push({ ...headings, line: columnOfLine(headings.line, [heading]) }, ...below);
    }
    index += skillLines.length;
  }
  return result;
}

/** True for the heading "Languages" above spoken languages, "Danish (native)", but not above "Python". */
const areLanguages = (heading: string, lines: readonly LabeledLine[]): boolean =>
  readHeading(heading) === "languages" &&
  lines.length > 0 &&
  lines.every(({ line }) => startsWithSpokenLanguage(stripBullet(line.text) ?? line.text));

const asLanguage = ({ line, labeled }: LabeledLine): LabeledLine => ({
  line,
  labeled: { ...labeled, label: "languages.item" },
});

/**
 * The lines below a line with several headings of skill lists, up to the next such line; [] if the line at the index is
 * no such line.
 */
function skillLinesBelow(all: readonly LabeledLine[], index: number): LabeledLine[] {
  const headings = all[index];
  if (headings?.labeled.label !== SKILLS || headings.line.cells.length < 2) return [];
  const following = all.slice(index + 1);
  const end = following.findIndex((other) => !isBelowHeadings(headings.line, other));
  return end < 0 ? following : following.slice(0, end);
}

/** True for skills that are smaller than the headings, in plain type below bold ones, or bullets. */
const isBelowHeadings = (headings: LabelLine, { line, labeled }: LabeledLine): boolean =>
  labeled.label === SKILLS &&
  // The headings may be the last line of a page.
  line.page - headings.page <= 1 &&
  line.x > 0 &&
  line.x >= headings.x - COLUMN_TOLERANCE &&
  (headings.size > line.size * MIN_SIZE_RATIO ||
    (!headings.isBullet && line.isBullet) ||
    areOnlyHeadingsBold(headings, line));

const areOnlyHeadingsBold = (headings: LabelLine, line: LabelLine) =>
  headings.cells.every(({ isBold }) => isBold) && !line.cells.some(({ isBold }) => isBold);

/** Orders references that are side by side one after the other: "Joan Ackroyd ⇥ P. Hussain" above "Owner ⇥ Teacher". */
export const splitReferenceColumns = (all: readonly LabeledLine[]): LabeledLine[] =>
  splitColumns(
    joinRefereeNames(all),
    "references",
    () => true,
    () => "references.more",
  );

/** Joins names that are side by side but in separate lines, if the next line has a cell below each of them. */
function joinRefereeNames(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (const [index, current] of all.entries()) {
    const [above, next] = [result.at(-1), all[index + 1]];
    const cells = [...(above?.line.cells ?? []), ...current.line.cells];
    const areNames =
      above?.labeled.label === "references.head" &&
      current.labeled.label === "references.head" &&
      current.line.cells.length === 1 &&
      cells.length > 1 &&
      next?.line.cells.length === cells.length &&
      isInSection(next, "references") &&
      hasPositions(next.line) &&
      cells.every(({ x }, column) => isSameStart(x, next.line.cells[column]?.x ?? 0));
    if (areNames) result.splice(-1, 1, { ...above, line: columnOfLine(above.line, cells) });
    else result.push(current);
  }
  return result;
}

/** Orders projects in cards side by side, their names above lines of their texts, one after the other. */
export const splitProjectCards = (all: readonly LabeledLine[]): LabeledLine[] =>
  splitColumns(
    all,
    "projects",
    areCards,
    (text) => `projects.${/^\p{Ll}/u.test(text) ? "rest" : "item"}`,
  );

/**
 * True if the first row has bold names without dates, and the second several texts, with no bold
 * text below the names.
 */
function areCards([names, texts, ...more]: readonly LabelLine[]): boolean {
  const isBoldCell = ({ isBold }: LabelCell) => isBold;
  return (
    names?.cells.every(isBoldCell) === true &&
    !/\d{4}/.test(names.text) &&
    texts !== undefined &&
    texts.cells.length > 1 &&
    ![texts, ...more].some(({ cells }) => cells.some(isBoldCell))
  );
}

/**
 * Orders adjacent lines of a section by column. The first line of each column is labeled as an entry's head.
 * @param section the first part of the lines' labels, such as "projects"
 * @param mayBeColumns whether lines are in columns, the first with several cells
 * @param labelBelow the label of a text below the first line of its column
 */
function splitColumns(
  all: readonly LabeledLine[],
  section: string,
  mayBeColumns: (rows: readonly LabelLine[]) => boolean,
  labelBelow: (text: string) => string,
): LabeledLine[] {
  const result: LabeledLine[] = [];
  let index = 0;
  while (index < all.length) {
    const first = all[index];
    if (!first) break;
    let end = index + 1;
    while (isInColumns(first, all[end], section)) end++;
    const rows = all.slice(index, end);
    const areColumns =
      isInSection(first, section) &&
      first.line.cells.length > 1 &&
      rows.length > 1 &&
      mayBeColumns(rows.map(({ line }) => line));
    if (areColumns)
      for (const [column, { x }] of first.line.cells.entries())
        for (const [row, { line, labeled }] of rows.entries()) {
          const cell = hasPositions(line)
            ? line.cells.find((other) => isSameStart(other.x, x))
            : line.cells[column];
          const label = row === 0 ? `${section}.head` : labelBelow(cell?.text ?? "");
          if (cell)
            result.push({ line: columnOfLine(line, [cell]), labeled: { ...labeled, label } });
        }
    else result.push(...rows);
    index = end;
  }
  return result;
}

const isInSection = ({ labeled }: LabeledLine, section: string) =>
  labeled.label.startsWith(`${section}.`);

/**
 * True for a line of the same section and page whose cells are all below cells of the first line.
 * Without positions, only references count, with as many cells as the first line.
 */
const isInColumns = (
  first: LabeledLine,
  other: LabeledLine | undefined,
  section: string,
): boolean =>
  other !== undefined &&
  isInSection(first, section) &&
  isInSection(other, section) &&
  first.line.page === other.line.page &&
  (hasPositions(first.line)
    ? other.line.cells.every(({ x }) => first.line.cells.some((cell) => isSameStart(cell.x, x)))
    : section === "references" && other.line.cells.length === first.line.cells.length);

const isSameStart = (x: number, otherX: number) => Math.abs(x - otherX) <= COLUMN_TOLERANCE;

/** False for lines of files without positions, such as those of Word. */
const hasPositions = ({ x }: LabelLine) => x > 0;

/** The index of the last column that starts at or to the left of `x`, within the tolerance in points. */
export const columnOf = (
  x: number,
  starts: readonly number[],
  tolerance = COLUMN_TOLERANCE,
): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => x >= start - tolerance),
  );

/** The line with the cells of one of its columns, at their left edge. */
export const columnOfLine = (line: LabelLine, cells: LabelCell[]): LabelLine => ({
  ...replaceCells(line, cells),
  x: cells[0]?.x ?? line.x,
});
