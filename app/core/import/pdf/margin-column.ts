/** Reads a narrow column of dates or labels together with the text beside it, row by row. */
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import type { TextCell, TextLine } from "#app/core/pdf-text/lines.ts";
import type { TextRun } from "#app/core/pdf-text/text-run.ts";
import { groupRows } from "#app/core/pdf-text/visual-order.ts";

/**
 * Limits for a column of dates: at least this many rows and this share of its rows have a date; it
 * has at most this share of the text's letters; and at least this share of its dates is within
 * `points` of a baseline of the text.
 */
const TIMELINE = { rows: 2, share: 0.3, letters: 0.6, aligned: 0.7, points: 4 } as const;

const isDated = (text: string) =>
  findPeriod(text) !== null || findDate(text) !== null || /\b(?:19|20)\d{2}\b/.test(text);

/** True if one of two columns holds the dates or labels of the text beside it in the other. */
export function isTimeline(left: readonly TextRun[], right: readonly TextRun[]): boolean {
  return isDatesOf(left, right) || isDatesOf(right, left) || areLabels(left, right);
}

/** Limits for a column of labels: lengths, its share of the text, and how well it is aligned with the other column. */
const LABELS = { average: 18, longest: 40, share: 0.4, aligned: 0.65, points: 1.5 } as const;

/** The share of a column's rows that are known names of values, as in a form. */
const NAMED = 0.5;

/** True for a column of labels such as "Dates", "Position" and "Employer", each on the line of its value. */
function areLabels(left: readonly TextRun[], right: readonly TextRun[]): boolean {
  const rows = groupRows([...left]).map((row) => ({
    text: row
      .map(({ text }) => text)
      .join(" ")
      .trim(),
    y: row[0]?.y ?? 0,
  }));
  const baselines = groupRows([...right]).map((row) => row[0]?.y ?? 0);
  const isAligned = ({ y }: { y: number }) =>
    baselines.some((other) => Math.abs(other - y) < LABELS.points);
  const named = rows.filter(({ text }) => columnKind(text) !== null);
  // In a column of contact details, names are above their values.
  const areBeside = named.filter(isAligned).length >= named.length * LABELS.aligned;
  if (named.length >= rows.length * NAMED && areBeside) return true;
  const letters = rows.reduce((sum, { text }) => sum + text.length, 0);
  const others = right.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters > rows.length * LABELS.average || letters > others * LABELS.share) return false;
  if (rows.some(({ text }) => text.length > LABELS.longest)) return false;
  return rows.filter(isAligned).length >= rows.length * LABELS.aligned;
}

function isDatesOf(dates: readonly TextRun[], texts: readonly TextRun[]): boolean {
  const rows = groupRows([...dates]);
  const dated = rows.filter((row) => isDated(row.map(({ text }) => text).join(" ")));
  if (dated.length < TIMELINE.rows || dated.length < rows.length * TIMELINE.share) return false;
  const letters = (runs: readonly TextRun[]) =>
    runs.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters(dates) > letters(texts) * TIMELINE.letters) return false;
  const textRows = groupRows([...texts]);
  const beside = dated.filter((row) =>
    textRows.some((other) => Math.abs((other[0]?.y ?? 0) - (row[0]?.y ?? 0)) < TIMELINE.points),
  );
  return beside.length >= dated.length * TIMELINE.aligned;
}

/**
 * Limits for a margin with dates: a date has fewer than `dateLength` characters, at least this many
 * rows and this share of the dated rows start their text at one edge (within `tolerance` points),
 * and at least `lines` lines of the document start near it (within `indent` points). Text further below the line above
 * than `apart` times its size, such as the foot of a page, does not belong to the date. The text beside the margin has at
 * least `letters` times the letters of the margin.
 */
const MARGIN = {
  dateLength: 40,
  rows: 2,
  share: 0.6,
  tolerance: 3,
  lines: 3,
  indent: 14,
  apart: 4,
  letters: 0.5,
} as const;

/** Moves text below a date in the margin, such as the place, to the date's line. */
export function gatherMargin(lines: readonly TextLine[]): TextLine[] {
  const edge = textEdge(lines);
  if (edge === null) return [...lines];
  const isInMargin = ({ x, width }: TextCell) => x + width < edge - 1;
  const headingStyles = new Set(
    lines
      .filter(({ cells: [first, ...others] }) => first && isInMargin(first) && others.length === 0)
      .filter(({ text }) => readHeading(text) !== null)
      .map(({ cells }) => styleOf(cells[0])),
  );
  const gathered: TextLine[] = [];
  let dated: TextLine | null = null;
  for (const [index, line] of lines.entries()) {
    const margin = line.cells.filter(isInMargin);
    const rest = line.cells.filter((cell) => !isInMargin(cell));
    const startsEntry = margin.some(({ text }) => isDated(text));
    const isHeading = rest.length === 0 && headingStyles.has(styleOf(margin[0])) && !startsEntry;
    if (isHeading) {
      gathered.push(line);
      dated = null;
      continue;
    }
    if (margin.length === 0 && isTitle(line)) dated = null;
    if (margin.length === 0 || (startsEntry && rest.length > 0)) {
      gathered.push(line);
      if (startsEntry) dated = gathered.at(-1) ?? null;
      continue;
    }
    const above = lines[index - 1];
    const isApart = above !== undefined && line.y - above.y > line.size * MARGIN.apart;
    if (
      startsEntry ||
      !dated ||
      isApart ||
      dated.page !== line.page ||
      line.size > dated.size + 1
    ) {
      gathered.push(line);
      dated = startsEntry ? (gathered.at(-1) ?? null) : null;
      continue;
    }
    const at = gathered.indexOf(dated);
    dated = withCells(dated, [...dated.cells, ...margin]);
    gathered[at] = dated;
    if (rest.length > 0) gathered.push(withCells(line, rest));
  }
  return gathered;
}

/** A heading beside the margin ends the entry above. */
const isTitle = ({ cells, text }: TextLine) => cells.length === 1 && readHeading(text) !== null;

const styleOf = (cell: TextCell | undefined) => `${cell?.font}|${cell?.size.toFixed(1)}`;

/** The left edge of the text beside a margin with dates; null if there is no such margin. */
function textEdge(lines: readonly TextLine[]): number | null {
  const rows = lines.filter(
    ({ cells }) =>
      cells.length > 1 &&
      isDated(cells[0]?.text ?? "") &&
      (cells[0]?.text.length ?? 0) < MARGIN.dateLength,
  );
  const starts = rows.map(({ cells }) => cells[1]?.x ?? 0);
  const edge = starts.find(
    (x) =>
      starts.filter((other) => Math.abs(other - x) < MARGIN.tolerance).length >=
      Math.max(MARGIN.rows, starts.length * MARGIN.share),
  );
  if (edge === undefined) return null;
  const count = lines.filter(({ cells }) =>
    cells.some(({ x }) => Math.abs(x - edge) < MARGIN.indent),
  ).length;
  // Towns below each other at the right of a page are no text beside a margin.
  const inMargin = countLetters(lines, ({ x, width }) => x + width < edge - 1);
  const beside = countLetters(lines, ({ x }) => x > edge - MARGIN.tolerance);
  return count >= MARGIN.lines && beside >= inMargin * MARGIN.letters ? edge : null;
}

const countLetters = (lines: readonly TextLine[], isCounted: (cell: TextCell) => boolean) =>
  lines
    .flatMap(({ cells }) => cells.filter(isCounted))
    .reduce((sum, { text }) => sum + text.length, 0);

function withCells(line: TextLine, cells: TextCell[]): TextLine {
  const x = Math.min(...cells.map((cell) => cell.x));
  const end = Math.max(...cells.map((cell) => cell.x + cell.width));
  return {
    ...line,
    cells,
    x,
    width: end - x,
    isBold: cells[0]?.isBold ?? false,
    isItalic: cells[0]?.isItalic ?? false,
    text: cells.map(({ text }) => text).join(" "),
  };
}
