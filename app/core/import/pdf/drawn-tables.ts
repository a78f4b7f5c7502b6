/** Reads tables with borders row by row and cards one after the other, in the order of what is drawn around them. */
import { joinWrapped, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { readHeading, type SectionKind, sectionAfter } from "#app/core/import/readers/headings.ts";
import { findOverlappingColumn, withTableLabel } from "#app/core/import/tables/arrange-entry.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import { groupIntoLines, type TextLine } from "#app/core/pdf-text/lines.ts";
import type { PageText, TextRun } from "#app/core/pdf-text/text-run.ts";
import {
  type ColumnRules,
  sortByRows,
  splitColumns,
  visibleRuns,
} from "#app/core/pdf-text/visual-order.ts";
import { type DrawnCell, type DrawnRow, drawnRows } from "./drawn-cells.ts";
import { joinTextLines, TEXT_LINES } from "./text-line-maker.ts";

/**
 * The blocks of a page as in `visualBlocks`; null for a page without such rows. `above` is the section that the page
 * before ends with, if that is known.
 */
export function drawnBlocks(
  page: PageText,
  rules: ColumnRules,
  above: SectionKind | null = null,
): TextLine[][] | null {
  const rows = drawnRows(page);
  if (rows.length === 0) return null;
  const rowOf = new Map(
    rows.flatMap((row) => row.flatMap(({ runs }) => runs.map((run) => [run, row]))),
  );
  const standIns = new Map<TextRun, DrawnRow>();
  const runs: TextRun[] = [];
  for (const run of visibleRuns(page)) {
    const row = rowOf.get(run);
    if (!row) {
      runs.push(run);
      continue;
    }
    // As wide as the row, so that no column is split off within it.
    const [left, right] = [row[0]?.box[0] ?? 0, row.at(-1)?.box[2] ?? 0];
    const wide = { ...run, x: left, width: right - left };
    standIns.set(wide, row);
    runs.push(wide);
  }
  const left = new Set(rows);
  let section = above;
  return splitColumns(runs, rules).flatMap((block) => {
    const blocks = blocksOf(block, standIns, left, page.number, section);
    section = sectionAfter(blocks.flat(), section);
    return blocks;
  });
}

/**
 * The lines of a block: text outside rows as it is, and each row in place of its text. `left` are the rows that no block
 * has had yet: text beside a row may part its lines.
 */
function blocksOf(
  block: readonly TextRun[],
  standIns: ReadonlyMap<TextRun, DrawnRow>,
  left: Set<DrawnRow>,
  page: number,
  above: SectionKind | null,
): TextLine[][] {
  const blocks: TextLine[][] = [];
  let text: TextRun[] = [];
  const rows: DrawnRow[] = [];
  let section = above;
  const close = () => {
    const lines = groupIntoLines(sortByRows(text), page);
    if (lines.length > 0) blocks.push(lines);
    const tables = rows.length > 0 ? tableBlocks(rows, page, section) : [];
    blocks.push(...tables);
    section = sectionAfter([...lines, ...tables.flat()], section);
    text = [];
    rows.length = 0;
  };
  for (const run of [...block].sort((a, b) => a.y - b.y)) {
    const row = standIns.get(run);
    if (row && !left.delete(row)) continue;
    if (row ? text.length > 0 : rows.length > 0) close();
    if (row) rows.push(row);
    else text.push(run);
  }
  close();
  return blocks;
}

/** The lines of rows below each other; cards are blocks of their own. */
function tableBlocks(
  rows: readonly DrawnRow[],
  page: number,
  above: SectionKind | null,
): TextLine[][] {
  const read = rows.map((row) =>
    row.map(({ box, runs }) => ({ box, lines: groupIntoLines(sortByRows(runs), page) })),
  );
  const leading = leadingOf(read.flat());
  // What a named column has, such as an employer, goes on in the next line where it did not fit; else it may be a town.
  const named = arrangeTableRows(
    read.map((row) =>
      row.map((cell) => ({
        ...{ from: cell.box[0], to: cell.box[2] },
        lines: joinLines(cell, { areNames: true, leading }),
      })),
    ),
    TEXT_LINES,
    above,
  );
  const blocks: TextLine[][] = [[]];
  let below = 0;
  for (const [index, row] of read.entries()) {
    if (index < below) continue;
    below = endOfColumns(read, index);
    if (below > index) {
      blocks.push(...columnsOf(read.slice(index, below)), []);
      continue;
    }
    const arranged = named[index];
    if (arranged) {
      blocks.at(-1)?.push(...arranged.map(withTableLabel));
      continue;
    }
    const cells = row.map((cell) => joinLines(cell, { areNames: false }));
    if (areCards(cells)) blocks.push(...row.map(({ lines }) => lines), []);
    else blocks.at(-1)?.push(...rowLines(cells));
  }
  return blocks.filter((lines) => lines.length > 0);
}

const isHeadingRow = (row: readonly CellLines[]): boolean =>
  row.every(({ lines: [line, ...more] }) => line && more.length === 0 && readHeading(line.text));

/** Below headings side by side, the index of the first row that is no more of their lists; 0 without such headings. */
function endOfColumns(rows: readonly (readonly CellLines[])[], index: number): number {
  const [headings = []] = rows.slice(index, index + 1);
  if (headings.length < 2 || !isHeadingRow(headings)) return 0;
  const end = rows.findIndex((row, at) => at > index && isHeadingRow(row));
  const last = end < 0 ? rows.length : end;
  return last > index + 1 ? last : 0;
}

/** The lists below headings side by side, each with its heading. */
function columnsOf([headings = [], ...rows]: readonly (readonly CellLines[])[]): TextLine[][] {
  const columns = headings.map(({ box: [from, , to] }) => ({ from, to }));
  return columns.map((column, at) => [
    ...(headings[at]?.lines ?? []),
    ...rows.flatMap((row) =>
      row
        .filter(
          ({ box: [from, , to] }) =>
            (findOverlappingColumn({ from, to }, columns) ?? columns.at(-1)) === column,
        )
        .flatMap((cell) => joinLines(cell, { areNames: false })),
    ),
  ]);
}

/** Each with several lines, the first of which is no date. */
const areCards = (cells: readonly TextLine[][]) => cells.length > 1 && (cells[0]?.length ?? 0) > 1;

/** The first lines of the cells beside each other, but for bullets, then what is below them, cell by cell. */
function rowLines(cells: readonly TextLine[][]): TextLine[] {
  const rest: TextLine[] = [];
  const beside: TextLine[] = [];
  for (const [first, ...more] of cells) {
    if (!first) continue;
    const isBelow = beside.length > 0 && (stripBullet(first.text) !== null || isProse(first, more));
    (isBelow ? rest : beside).push(first);
    rest.push(...more);
  }
  return [...(beside.length > 0 ? [joinTextLines(beside)] : []), ...rest];
}

/** Characters: no head of an entry that goes on below has more in one cell. */
const LONG = 60;
const isProse = ({ text }: TextLine, more: readonly TextLine[]) =>
  text.length > LONG && more.length > 0;

interface CellLines {
  box: DrawnCell["box"];
  lines: readonly TextLine[];
}

/** The lines of a cell; text that was wrapped at its border is one line. */
function joinLines({ box, lines }: CellLines, { areNames, leading }: Names): TextLine[] {
  const right = rightOf({ box, lines });
  const joined: TextLine[] = [];
  let last: TextLine | undefined;
  for (const line of lines) {
    const above = joined.at(-1);
    const room = last ? right - last.x - last.width : 0;
    const isApart = last && leading && isBelowGap(last, line, leading);
    if (above && !isApart && isWrapped(above, line, room, areNames))
      joined[joined.length - 1] = join(above, line);
    else joined.push(line);
    last = line;
  }
  return joined;
}

/** Where text ends, with as much space at the right of its cell as at the left. */
function rightOf({ box, lines }: CellLines): number {
  const left = Math.min(...lines.map(({ x }) => x));
  return box[2] - Math.max(0, left - box[0]);
}

interface Names {
  areNames: boolean;
  /** By the size of the text. */
  leading?: ReadonlyMap<number, number>;
}

/** Rounding, as a multiple of the font size. */
const SAME_LEADING = 0.06;
/** Fewer lines as close as that are chance. */
const MIN_CLOSE = 3;

/**
 * For each size of text, how far the lines of wrapped text are from each other, if enough of them are; absent where all
 * names whose lines are further apart had no room, since their cells just have more space between lines.
 */
function leadingOf(cells: readonly CellLines[]): Map<number, number> {
  const gaps = new Map<number, { gap: number; isName: boolean; isFull: boolean }[]>();
  for (const cell of cells)
    for (const [index, line] of cell.lines.entries()) {
      const above = cell.lines[index - 1];
      if (!above || sizeOf(above) !== sizeOf(line)) continue;
      const room = rightOf(cell) - above.x - above.width;
      gaps.set(sizeOf(line), [
        ...(gaps.get(sizeOf(line)) ?? []),
        {
          gap: line.y - above.y,
          isName: stripBullet(line.text) === null && line.text.split(/\s+/).length < PROSE,
          isFull: isWrapped(above, line, room, true),
        },
      ]);
    }
  return new Map(
    [...gaps].flatMap(([size, own]) => {
      const least = Math.min(...own.map(({ gap }) => gap));
      const isClose = ({ gap }: { gap: number }) => gap - least < size * SAME_LEADING;
      const names = own.filter((one) => !isClose(one) && one.isName);
      const areWrapped = names.length > 1 && names.every(({ isFull }) => isFull);
      return own.filter(isClose).length < MIN_CLOSE || areWrapped ? [] : [[size, least] as const];
    }),
  );
}

const sizeOf = ({ size }: TextLine): number => Math.round(size * 10) / 10;

/** A name of few words that is further below than the lines of wrapped text is a paragraph of its own. */
function isBelowGap(
  above: TextLine,
  line: TextLine,
  leading: ReadonlyMap<number, number>,
): boolean {
  const usual = leading.get(sizeOf(line));
  const isOpen = GOES_ON.test(line.text) || IS_OPEN.test(above.text);
  return (
    usual !== undefined &&
    !isOpen &&
    line.text.split(/\s+/).length < PROSE &&
    line.y - above.y - usual > line.size * SAME_LEADING
  );
}

/** The width of a space, as a multiple of the font size. */
const SPACE = 0.25;
/** Fewer words are a name, which the place or the town below it does not go on. */
const PROSE = 5;
const GOES_ON = /^(?:\p{Ll}|(?:GmbH|AG|KG|Inc|Ltd|LLC|B\.?V|S\.?A|S\.?r\.?l|Sp)\b)/u;
const IS_OPEN = /(?:[,&(/–—-]|\s(?:of|and|for|the|de|du|des|der|die|und|für|et|y|e|van|i))$/i;

function isWrapped(above: TextLine, line: TextLine, room: number, areNames: boolean): boolean {
  const [cell, ...others] = line.cells;
  const last = above.cells.at(-1);
  if (!cell || !last || others.length > 0 || above.cells.length > 1) return false;
  if (stripBullet(line.text) !== null || last.isBold !== cell.isBold) return false;
  if (last.isItalic !== cell.isItalic || Math.abs(last.size - cell.size) > 0.3) return false;
  const isName = !areNames && above.text.split(/\s+/).length < PROSE;
  if (isName && !GOES_ON.test(line.text) && !IS_OPEN.test(above.text)) return false;
  const [word = ""] = line.text.split(/\s/, 1);
  return room < line.size * SPACE + (line.width * word.length) / Math.max(1, line.text.length);
}

function join(above: TextLine, line: TextLine): TextLine {
  const [cell] = above.cells as [TextLine["cells"][number]];
  const text = joinWrapped(cell.text, line.text);
  const end = Math.max(above.x + above.width, line.x + line.width);
  const x = Math.min(above.x, line.x);
  return { ...above, x, width: end - x, text, cells: [{ ...cell, text, width: end - cell.x }] };
}
