/** Runs → lines in the order in which the file says them: what most parsers read. */
import type { PageText, TextRun } from "./text-run.ts";

/** A part of a line that stands apart from the next by a gap, like dates at the right margin. */
export interface TextCell {
  text: string;
  x: number;
  width: number;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  font: string;
}

export interface TextLine {
  page: number;
  x: number;
  /** Of the baseline, from the top of the page. */
  y: number;
  width: number;
  /** Of its largest font. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  cells: TextCell[];
  /** The cells' texts with a space between. */
  text: string;
}

/** In shares of the font's size. Words stand about 0.25 apart, more where text is justified. */
const CELL_GAP = 0.9;
const OTHER_FONT_GAP = 0.5;
const WORD_GAP = 0.15;
/** Where other lines begin, too: a margin beside a text stands closer than words apart do elsewhere. */
const COLUMN_GAP = 0.4;
const COLUMN_LINES = 3;
/** Points. */
const SAME_LEFT = 0.5;
const SAME_BASELINE = 0.45;

export function linesInFileOrder(pages: readonly PageText[]): TextLine[] {
  return pages.flatMap((page) => linesOf(page.runs, page.number));
}

/** Neighbouring runs on one baseline are a line. */
export function linesOf(runs: readonly TextRun[], page: number): TextLine[] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    const last = lines.at(-1)?.at(-1);
    if (last && (last.endsLine || !continues(last, run))) lines.push([]);
    if (run.text !== "" || run.endsLine) lines.at(-1)?.push(run);
  }
  const lefts = lines.flatMap((line) => line.find(({ text }) => text.trim() !== "")?.x ?? []);
  const isColumn = (x: number) =>
    lefts.filter((left) => Math.abs(left - x) <= SAME_LEFT).length >= COLUMN_LINES;
  return lines.flatMap((line) => toLine(line, page, isColumn) ?? []);
}

/** On the same baseline, and not back at the left of what was said. */
function continues(last: TextRun, next: TextRun): boolean {
  const size = Math.max(last.size, next.size);
  if (Math.abs(next.y - last.y) > size * SAME_BASELINE) return false;
  return next.isRightToLeft || last.isRightToLeft || next.x >= last.x;
}

type IsColumn = (x: number) => boolean;

function toLine(runs: TextRun[], page: number, isColumn: IsColumn): TextLine | null {
  const cells = toCells(runs, isColumn);
  const [first, ...rest] = cells;
  if (!first) return null;
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  return {
    page,
    x: left,
    y: runs.find(({ text }) => text.trim() !== "")?.y ?? 0,
    width: right - left,
    size: Math.max(...cells.map(({ size }) => size)),
    isBold: first.isBold,
    isItalic: first.isItalic && rest.every(({ isItalic }) => isItalic),
    cells,
    text: cells.map(({ text }) => text).join(" "),
  };
}

function toCells(runs: TextRun[], isColumn: IsColumn): TextCell[] {
  const cells: TextCell[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    // The blanks that pdf.js puts between runs are as wide as it likes; positions say more.
    if (run.text.trim() === "") continue;
    const gap = run.x - end;
    const cell = cells.at(-1);
    const widest = cell && isSameFont(cell, run) ? CELL_GAP : OTHER_FONT_GAP;
    const isBeside = gap > run.size * COLUMN_GAP && isColumn(run.x);
    if (!cell || ((gap > run.size * widest || isBeside) && !run.isRightToLeft)) {
      const { x, width, size, isBold, isItalic, font } = run;
      cells.push({ text: run.text, x, width, size, isBold, isItalic, font });
    } else {
      const isApart = gap > run.size * WORD_GAP || run.isRightToLeft;
      const needsSpace = isApart && !/\s$/.test(cell.text) && !/^\s/.test(run.text);
      cell.text += (needsSpace ? " " : "") + run.text;
      cell.width = Math.max(cell.width, run.x + run.width - cell.x);
      cell.size = Math.max(cell.size, run.size);
      cell.isBold &&= run.isBold;
      cell.isItalic &&= run.isItalic;
    }
    end = run.x + run.width;
  }
  for (const cell of cells) cell.text = cell.text.replace(/\s+/g, " ").trim();
  return cells.filter(({ text }) => text !== "");
}

const isSameFont = (a: TextCell, b: TextRun) =>
  a.font === b.font && Math.abs(a.size - b.size) < a.size / 50;
