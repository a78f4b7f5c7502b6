/** Groups the text runs of a PDF into lines of cells, in file order, as most resume parsers do. */
import type { PageText, TextRun } from "./text-run.ts";

/** A part of a line separated from the next by a gap, such as dates at the right margin. */
export interface TextCell {
  text: string;
  x: number;
  width: number;
  size: number;
  isBold: boolean;
  /** Bold at its start, such as a name before its location. */
  startsBold?: boolean;
  isItalic: boolean;
  /** The font name without its subset prefix. */
  font: string;
  /** The parts in different styles, if there are several; together they are the cell's text. */
  spans?: TextSpan[];
  /** Parts with more than a space between them, if there are several, such as skills in boxes. */
  pieces?: string[];
  /** The part of an entry's head that the name of its table column gives. */
  part?: ColumnPart;
}

/**
 * A part of an entry's head that a table column can name: job title, employer or school, place, name, or issuer. The
 * column of a "wholeOrg" has nothing but the employer or school, so that "Oak School, Leeds" is one name.
 */
export type ColumnPart = "role" | "org" | "wholeOrg" | "place" | "name" | "issuer";

export interface TextSpan {
  text: string;
  size: number;
  isBold: boolean;
  isItalic: boolean;
}

export interface TextLine {
  page: number;
  x: number;
  /** The baseline, from the top of the page. */
  y: number;
  width: number;
  /** The size of the largest font. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  cells: TextCell[];
  /** The cells' texts, joined with spaces. */
  text: string;
  /** The label that its table gives the line ("skills.item"), or only its kind of content ("projects"). */
  tableLabel?: string;
}

/** Gaps as multiples of the font size. Words are about 0.25 apart, more in justified text. */
const CELL_GAP = 0.9;
const OTHER_FONT_GAP = 0.5;
const WORD_GAP = 0.15;
/** More than a space, also in justified text, and less than the gap between cells. */
const PIECE_GAP = 0.55;
/** In monospaced fonts, a space is 0.6 wide. */
const MONOSPACED_PIECE_GAP = 0.7;
const MONOSPACED = /mono|courier|consol|menlo|typewriter|cmtt|code/iu;
/** A gap that separates cells only at an x position where at least COLUMN_LINES lines start. */
const COLUMN_GAP = 0.4;
const COLUMN_LINES = 3;
/** In points. */
const LEFT_TOLERANCE = 0.5;
/** As a multiple of the font size. */
const BASELINE_TOLERANCE = 0.45;

export function linesInFileOrder(pages: readonly PageText[]): TextLine[] {
  return pages.flatMap((page) => groupIntoLines(page.runs, page.number));
}

/** Joins consecutive runs on one baseline into lines. */
export function groupIntoLines(runs: readonly TextRun[], page: number): TextLine[] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    const last = lines.at(-1)?.at(-1);
    if (last && (last.endsLine || !continues(last, run))) lines.push([]);
    if (run.text !== "" || run.endsLine) lines.at(-1)?.push(run);
  }
  const lefts = lines.flatMap((line) => line.find(({ text }) => text.trim() !== "")?.x ?? []);
  const isColumn = (x: number) =>
    lefts.filter((left) => Math.abs(left - x) <= LEFT_TOLERANCE).length >= COLUMN_LINES;
  return lines.flatMap((line) => toLine(line, page, isColumn) ?? []);
}

/**
 * True if the next run is on the same baseline and not further left. Small text under a large one is a line below it.
 */
function continues(last: TextRun, next: TextRun): boolean {
  const isUnder = next.x < last.x + last.width - next.size && last.text.trim() !== "";
  const size = (isUnder ? Math.min : Math.max)(last.size, next.size);
  if (Math.abs(next.y - last.y) > size * BASELINE_TOLERANCE) return false;
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
    // The widths of the spaces that pdf.js inserts between runs are unreliable, so gaps come from positions.
    if (run.text.trim() === "") continue;
    const gap = run.x - end;
    const cell = cells.at(-1);
    const minGap = cell && isSameFont(cell, run) ? CELL_GAP : OTHER_FONT_GAP;
    const startsColumn = gap > run.size * COLUMN_GAP && isColumn(run.x);
    if (!cell || ((gap > run.size * minGap || startsColumn) && !run.isRightToLeft)) {
      const { x, width, size, isBold, isItalic, font } = run;
      cells.push({ text: run.text, x, width, size, isBold, startsBold: isBold, isItalic, font });
    } else {
      const hasGap = gap > run.size * WORD_GAP || run.isRightToLeft;
      const needsSpace = hasGap && !/\s$/.test(cell.text) && !/^\s/.test(run.text);
      const text = (needsSpace ? " " : "") + run.text;
      addSpan(cell, run, text);
      const pieceGap = MONOSPACED.test(run.font) ? MONOSPACED_PIECE_GAP : PIECE_GAP;
      addPiece(cell, text, gap > run.size * pieceGap && !run.isRightToLeft);
      cell.text += text;
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

/** Adds text after a wide gap as a separate piece. Called before the text is added to the cell. */
function addPiece(cell: TextCell, text: string, isPiece: boolean): void {
  if (isPiece) cell.pieces = [...(cell.pieces ?? [cell.text.trim()]), text.trim()];
  else if (cell.pieces) cell.pieces.push((cell.pieces.pop() ?? "") + text);
}

/** Adds text in another style as a separate span. Called before the text is added to the cell. */
function addSpan(cell: TextCell, run: TextRun, text: string): void {
  const { size, isBold, isItalic } = run;
  const last = cell.spans?.at(-1) ?? {
    size: cell.size,
    isBold: cell.isBold,
    isItalic: cell.isItalic,
  };
  // Small capitals are letters of two sizes.
  const isSameSize =
    Math.abs(last.size - size) < 0.3 || (isUpperCase(run.text) && isUpperCase(cell.text));
  const isSame = last.isBold === isBold && last.isItalic === isItalic && isSameSize;
  if (isSame) {
    const open = cell.spans?.at(-1);
    if (open) open.text += text;
  } else {
    cell.spans ??= [{ text: cell.text, ...last }];
    cell.spans.push({ text, size, isBold, isItalic });
  }
}

const isUpperCase = (text: string) => text === text.toUpperCase();

const isSameFont = (a: TextCell, b: TextRun) =>
  a.font === b.font && Math.abs(a.size - b.size) < a.size / 50;
