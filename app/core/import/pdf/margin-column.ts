/** Recognizes a narrow column of dates or labels, so that it is read together with the text beside it, row by row. */
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import { isLabelOfForm } from "#app/core/import/tables/competence-rows.ts";
import { joinWrappedLabel } from "#app/core/import/tables/wrapped-labels.ts";
import type { TextCell, TextLine } from "#app/core/pdf-text/lines.ts";
import type { TextRun } from "#app/core/pdf-text/text-run.ts";
import { groupRows } from "#app/core/pdf-text/visual-order.ts";

/**
 * Limits for a column of dates: at least this many rows and this share of its rows have a date; it
 * has at most this share of the text's letters; and at least this share of its dates is within
 * `points` of a baseline of the text.
 */
const DATE_COLUMN = { rows: 2, share: 0.3, letters: 0.6, aligned: 0.7, points: 4 } as const;

const hasDateOrYear = (text: string) =>
  findPeriod(text) !== null || findDate(text) !== null || /\b(?:19|20)\d{2}\b/.test(text);

/** True if one of two columns holds the dates or labels of the text beside it in the other. */
export function areDatesOrLabelsBeside(
  left: readonly TextRun[],
  right: readonly TextRun[],
): boolean {
  return isDateColumn(left, right) || isDateColumn(right, left) || isLabelColumn(left, right);
}

/** Limits for a column of labels: lengths, its share of the text, and how well it is aligned with the other column. */
const LABEL_COLUMN = { average: 18, longest: 40, share: 0.4, aligned: 0.65, points: 1.5 } as const;

/** The minimum share of a column's rows that are known labels, as in a form. */
const MIN_KNOWN_LABELS = 0.5;

/** True for a column of labels such as "Dates", "Position" and "Employer", each on the line of its value. */
function isLabelColumn(left: readonly TextRun[], right: readonly TextRun[]): boolean {
  const rows = labelRows(left);
  const baselines = groupRows([...right]).map((row) => row[0]?.y ?? 0);
  const isAligned = ({ y }: { y: number }) =>
    baselines.some((other) => Math.abs(other - y) < LABEL_COLUMN.points);
  const known = rows.filter(({ text }) => columnKind(text) !== null || isLabelOfForm(text));
  // In a column of contact details, labels are above their values instead.
  const areBesideValues = known.filter(isAligned).length >= known.length * LABEL_COLUMN.aligned;
  if (known.length >= rows.length * MIN_KNOWN_LABELS && areBesideValues) return true;
  const letters = rows.reduce((sum, { text }) => sum + text.length, 0);
  const otherLetters = countRunLetters(right);
  const areTooLong =
    letters > rows.length * LABEL_COLUMN.average || letters > otherLetters * LABEL_COLUMN.share;
  if (areTooLong) return false;
  if (rows.some(({ text }) => text.length > LABEL_COLUMN.longest)) return false;
  return rows.filter(isAligned).length >= rows.length * LABEL_COLUMN.aligned;
}

/** The labels of a column, each with its first baseline. */
function labelRows(runs: readonly TextRun[]): { text: string; y: number }[] {
  const labels: { text: string; y: number }[] = [];
  for (const row of groupRows([...runs])) {
    const text = row
      .map((run) => run.text)
      .join(" ")
      .trim();
    const above = labels.at(-1);
    const joined = above ? joinWrappedLabel(above.text, text) : null;
    if (above && joined) above.text = joined;
    else labels.push({ text, y: row[0]?.y ?? 0 });
  }
  return labels;
}

function isDateColumn(dates: readonly TextRun[], texts: readonly TextRun[]): boolean {
  const rows = groupRows([...dates]);
  const dated = rows.filter((row) => hasDateOrYear(row.map(({ text }) => text).join(" ")));
  const areTooFew =
    dated.length < DATE_COLUMN.rows || dated.length < rows.length * DATE_COLUMN.share;
  if (areTooFew) return false;
  if (countRunLetters(dates) > countRunLetters(texts) * DATE_COLUMN.letters) return false;
  const textRows = groupRows([...texts]);
  const aligned = dated.filter((row) =>
    textRows.some((other) => Math.abs((other[0]?.y ?? 0) - (row[0]?.y ?? 0)) < DATE_COLUMN.points),
  );
  return aligned.length >= dated.length * DATE_COLUMN.aligned;
}

const countRunLetters = (runs: readonly TextRun[]) =>
  runs.reduce((sum, { text }) => sum + text.trim().length, 0);

/**
 * Limits for a margin with dates: a date has fewer than `dateLength` characters, at least this many
 * rows and this share of the dated rows start their text at one edge (within `tolerance` points),
 * and at least `lines` lines of the document start near it (within `indent` points). Text further
 * below the line above than `apart` times its size, such as the foot of a page, does not belong to
 * the date. The text beside the margin has at least `letters` times the letters of the margin.
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

/** Moves text below a date in the margin, such as the place, to the date's line. Other lines are unchanged. */
export function moveMarginTextToDates(lines: readonly TextLine[]): TextLine[] {
  const edge = textEdge(lines);
  if (edge === null) return [...lines];
  const isInMargin = ({ x, width }: TextCell) => x + width < edge - 1;
  const headingStyles = new Set(
    lines
      .filter(({ cells: [first, ...others] }) => first && isInMargin(first) && others.length === 0)
      .filter(({ text }) => readHeading(text) !== null)
      .map(({ cells }) => styleOf(cells[0])),
  );
  const result: TextLine[] = [];
  /** The line with the date of the current entry. */
  let datedLine: TextLine | null = null;
  for (const [index, line] of lines.entries()) {
    const marginCells = line.cells.filter(isInMargin);
    const textCells = line.cells.filter((cell) => !isInMargin(cell));
    const startsEntry = marginCells.some(({ text }) => hasDateOrYear(text));
    const isMarginHeading =
      textCells.length === 0 && headingStyles.has(styleOf(marginCells[0])) && !startsEntry;
    if (isMarginHeading) {
      result.push(line);
      datedLine = null;
      continue;
    }
    const [first] = line.cells;
    const isWideHeading =
      textCells.length === 1 &&
      first !== undefined &&
      first.x < edge - MARGIN.indent &&
      headingStyles.has(styleOf(first));
    // "Languages: ⇥ German, Turkish" below the last entry.
    const isLabelOfText = textCells.length > 0 && marginCells.some(endsWithColon);
    // "Client:" above "Ashton Court" in the margin is part of the entry.
    const hasValueBelow = (lines[index + 1]?.cells ?? []).some(
      (cell) => isInMargin(cell) && !endsWithColon(cell) && !hasDateOrYear(cell.text),
    );
    if (isLabelOfText && !startsEntry && !hasValueBelow) {
      result.push(line);
      datedLine = null;
      continue;
    }
    // A heading beside the margin, or wider than it, ends the entry above.
    if (marginCells.length === 0 && (isWideHeading || isHeading(line))) datedLine = null;
    if (marginCells.length === 0 || (startsEntry && textCells.length > 0)) {
      result.push(line);
      if (startsEntry) datedLine = line;
      continue;
    }
    const above = lines[index - 1];
    const isFarBelow = above !== undefined && line.y - above.y > line.size * MARGIN.apart;
    if (
      startsEntry ||
      !datedLine ||
      isFarBelow ||
      datedLine.page !== line.page ||
      line.size > datedLine.size + 1
    ) {
      result.push(line);
      datedLine = startsEntry ? line : null;
      continue;
    }
    const datedIndex = result.indexOf(datedLine);
    datedLine = withCells(datedLine, [...datedLine.cells, ...marginCells]);
    result[datedIndex] = datedLine;
    if (textCells.length > 0) result.push(withCells(line, textCells));
  }
  return result;
}

const endsWithColon = ({ text }: TextCell): boolean => text.endsWith(":");

const isHeading = ({ cells, text }: TextLine) => cells.length === 1 && readHeading(text) !== null;

const styleOf = (cell: TextCell | undefined) => `${cell?.font}|${cell?.size.toFixed(1)}`;

/** The left edge of the text beside a margin with dates; null if there is no such margin. */
function textEdge(lines: readonly TextLine[]): number | null {
  const datedLines = lines.filter(
    ({ cells }) =>
      cells.length > 1 &&
      hasDateOrYear(cells[0]?.text ?? "") &&
      (cells[0]?.text.length ?? 0) < MARGIN.dateLength,
  );
  const starts = datedLines.map(({ cells }) => cells[1]?.x ?? 0);
  const edge = starts.find(
    (x) =>
      starts.filter((other) => Math.abs(other - x) < MARGIN.tolerance).length >=
      Math.max(MARGIN.rows, starts.length * MARGIN.share),
  );
  if (edge === undefined) return null;
  const linesAtEdge = lines.filter(({ cells }) =>
    cells.some(({ x }) => Math.abs(x - edge) < MARGIN.indent),
  );
  // Excludes towns below each other at the right of a page: the text at their left is no margin.
  const marginLetters = countLetters(lines, ({ x, width }) => x + width < edge - 1);
  const textLetters = countLetters(lines, ({ x }) => x > edge - MARGIN.tolerance);
  const isMargin =
    linesAtEdge.length >= MARGIN.lines && textLetters >= marginLetters * MARGIN.letters;
  return isMargin ? edge : null;
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
