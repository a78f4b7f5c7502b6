/**
 * Prepares the text of a PDF: normalizes characters, drops text that is drawn twice, and separates
 * words that touch.
 */
import { cleanText } from "#app/core/import/readers/clean-text.ts";
import type { PdfText, TextRun } from "#app/core/pdf-text/text-run.ts";

export function withCleanRuns(raw: PdfText): PdfText {
  const pages = raw.pages.map((page) => ({
    ...page,
    runs: cleanRuns(page.runs),
    ...(page.blocks
      ? { blocks: page.blocks.map((block) => ({ ...block, runs: cleanRuns(block.runs) })) }
      : {}),
  }));
  return { ...raw, pages };
}

/** The runs in their order, with normalized characters, without doubles, and with spaces between words that touch. */
export function cleanRuns(runs: readonly TextRun[]): TextRun[] {
  const clean = runs.map((run) => ({ ...run, text: cleanText(run.text) }));
  const doubles = new Set<TextRun>();
  for (const row of rowsOf(clean)) {
    for (const [index, run] of row.entries())
      if (isDrawnTwice(row, index, doubles)) doubles.add(run);
    const remaining = row.filter((run) => !doubles.has(run));
    for (const [index, run] of remaining.entries()) {
      const next = remaining[index + 1];
      if (next) separateTouching(run, next);
    }
  }
  return clean.filter((run) => !doubles.has(run));
}

/** In points: the baselines of texts in one row differ by at most this. */
const MAX_BASELINE_DIFFERENCE = 2;

/** Groups horizontal left-to-right text into rows by its baseline, each sorted from the left. */
function rowsOf(runs: readonly TextRun[]): TextRun[][] {
  const rows: TextRun[][] = [];
  const horizontal = runs.filter(
    ({ text, isTurned, isRightToLeft }) => text.trim() !== "" && !isTurned && !isRightToLeft,
  );
  for (const run of horizontal.sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && run.y - row[0].y <= MAX_BASELINE_DIFFERENCE) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/**
 * Runs with the same text whose starts are closer than this multiple of the font size are one text drawn twice, as for
 * a shadow: two letters are never this close.
 */
const SAME_POSITION = 0.15;

/** True if a run further to the left in the row has the same text at nearly the same position. */
function isDrawnTwice(
  row: readonly TextRun[],
  index: number,
  doubles: ReadonlySet<TextRun>,
): boolean {
  const run = row[index] as TextRun;
  for (let before = index - 1; before >= 0; before--) {
    const other = row[before] as TextRun;
    if (run.x - other.x >= run.size * SAME_POSITION) return false;
    const isSame = run.text === other.text && Math.abs(run.size - other.size) < 0.1;
    if (isSame && !doubles.has(other)) return true;
  }
  return false;
}

/** Runs whose font sizes differ by more than this factor are separate words. */
const MAX_SIZE_RATIO = 1.08;
/** As a multiple of the font size: a run that reaches further than this into the next one is a separate cell. */
const MAX_OVERLAP = 0.5;
/** As a multiple of the font size: runs with a smaller gap touch. */
const MAX_TOUCHING_GAP = 0.15;
/** As a multiple of the font size: a gap wide enough to split a line into cells. */
const CELL_GAP = 1;

/** Separates runs of different fonts that touch: "Redfern Dundee" and a smaller "2021 – 2024" without a space. */
function separateTouching(run: TextRun, next: TextRun): void {
  const size = Math.max(run.size, next.size);
  const gap = next.x - (run.x + run.width);
  const isOtherSize = size > Math.min(run.size, next.size) * MAX_SIZE_RATIO;
  const isOtherStyle = isOtherSize || run.font !== next.font;
  if (!isOtherStyle || gap > size * MAX_TOUCHING_GAP) return;
  const overflowsBox = gap < -size * MAX_OVERLAP;
  if (overflowsBox) {
    // Shortening the run makes the next one a separate cell.
    const width = next.x - run.x - size * CELL_GAP;
    if (width > 0) run.width = width;
  } else if (areSeparateWords(run.text, next.text, isOtherSize)) run.text += " ";
}

/**
 * True for a year beside a word, and for text in two sizes, unless it is a word in small capitals:
 * "S" before "KILLS".
 */
function areSeparateWords(before: string, after: string, isOtherSize: boolean): boolean {
  const [end = ""] = /[\p{L}\d]+$/u.exec(before) ?? [];
  const [start = ""] = /^[\p{L}\d]+/u.exec(after) ?? [];
  const isYear =
    (/\p{L}$/u.test(end) && /^(?:19|20)\d{2}$/.test(start)) ||
    (/^(?:19|20)\d{2}$/.test(end) && /^\p{Lu}\p{L}/u.test(start));
  return isYear || (isOtherSize && end.length > 2 && start.length > 2);
}
