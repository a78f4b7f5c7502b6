/** Prepares the text of a PDF: normalizes characters, drops text that is drawn twice, and separates words that touch. */
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

/** Keeps the order of the runs. */
export function cleanRuns(runs: readonly TextRun[]): TextRun[] {
  const clean = runs.map((run) => ({ ...run, text: cleanText(run.text) }));
  const doubles = new Set<TextRun>();
  for (const row of rowsOf(clean)) {
    for (const [at, run] of row.entries()) if (hasDouble(row, at, doubles)) doubles.add(run);
    const remaining = row.filter((run) => !doubles.has(run));
    for (const [at, run] of remaining.entries()) {
      const next = remaining[at + 1];
      if (next) separateTouching(run, next);
    }
  }
  return clean.filter((run) => !doubles.has(run));
}

/** In points. */
const SAME_ROW = 2;

/** Groups horizontal left-to-right text into rows by its baseline. */
function rowsOf(runs: readonly TextRun[]): TextRun[][] {
  const rows: TextRun[][] = [];
  const inked = runs.filter(
    ({ text, isTurned, isRightToLeft }) => text.trim() !== "" && !isTurned && !isRightToLeft,
  );
  for (const run of inked.sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row?.[0] && run.y - row[0].y <= SAME_ROW) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((one, other) => one.x - other.x));
}

/**
 * Runs with the same text whose starts are closer than this multiple of the font size are one text drawn twice, as for
 * a shadow: two letters are never this close.
 */
const SAME_PLACE = 0.15;

/** True if a run to the left of `at` has the same text at nearly the same place. */
function hasDouble(row: readonly TextRun[], at: number, doubles: ReadonlySet<TextRun>): boolean {
  const run = row[at] as TextRun;
  for (let index = at - 1; index >= 0; index--) {
    const other = row[index] as TextRun;
    if (run.x - other.x >= run.size * SAME_PLACE) return false;
    const isSame = run.text === other.text && Math.abs(run.size - other.size) < 0.1;
    if (isSame && !doubles.has(other)) return true;
  }
  return false;
}

/** Runs whose font sizes differ by more than this factor are separate words. */
const OTHER_SIZE = 1.08;
/** As multiples of the font size. A run that reaches further than this into the next one is a separate cell. */
const OVERLAP = 0.5;
/** Runs with a smaller gap touch. */
const TOUCH = 0.15;
/** A gap that is wide enough to split a line into cells. */
const CELL = 1;

/** Separates runs of different fonts that touch: "Redfern Dundee" and a smaller "2021 – 2024" without a space. */
function separateTouching(run: TextRun, next: TextRun): void {
  const size = Math.max(run.size, next.size);
  const gap = next.x - (run.x + run.width);
  const isOtherSize = size > Math.min(run.size, next.size) * OTHER_SIZE;
  const isOther = isOtherSize || run.font !== next.font;
  if (!isOther || gap > size * TOUCH) return;
  // The text overflows its box. Shortening the run makes the next one a separate cell.
  if (gap < -size * OVERLAP) {
    const width = next.x - run.x - size * CELL;
    if (width > 0) run.width = width;
  } else if (areWords(run.text, next.text, isOtherSize)) run.text += " ";
}

/** True for two whole words, or a year beside a word; letters of two sizes may also be small capitals in one word. */
function areWords(before: string, after: string, isOtherSize: boolean): boolean {
  const [end = ""] = /[\p{L}\d]+$/u.exec(before) ?? [];
  const [start = ""] = /^[\p{L}\d]+/u.exec(after) ?? [];
  const isYear =
    (/\p{L}$/u.test(end) && /^(?:19|20)\d{2}$/.test(start)) ||
    (/^(?:19|20)\d{2}$/.test(end) && /^\p{Lu}\p{L}/u.test(start));
  return isYear || (isOtherSize && end.length > 2 && start.length > 2);
}
