/** Prepares the text of a PDF for reading: signs as people type them, nothing twice, and words apart that only touch. */
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

/** The order of the runs stays. */
export function cleanRuns(runs: readonly TextRun[]): TextRun[] {
  const clean = runs.map((run) => ({ ...run, text: cleanText(run.text) }));
  const doubles = new Set<TextRun>();
  for (const row of rowsOf(clean)) {
    for (const [at, run] of row.entries()) if (hasDouble(row, at, doubles)) doubles.add(run);
    const left = row.filter((run) => !doubles.has(run));
    for (const [at, run] of left.entries()) {
      const next = left[at + 1];
      if (next) partFrom(run, next);
    }
  }
  return clean.filter((run) => !doubles.has(run));
}

/** In points. */
const SAME_ROW = 2;

/** Upright text from left to right, by its baseline. */
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

/** Drawn again at nearly the same place, as shadows are: so near, as a multiple of the size, no second letter is set. */
const SAME_PLACE = 0.15;

/** Whether what is drawn in front of `at` is drawn again there. */
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

/** Text of two sizes that differ so is not one word; one that reaches into the next by this share of a size is a cell. */
const OTHER_SIZE = 1.08;
const OVERLAP = 0.5;
/** As multiples of the font size: what lies closer touches, and what lies further apart is a cell of its own. */
const TOUCH = 0.15;
const CELL = 1;

/** "Redfern Dundee" beside "2021 – 2024" in smaller letters, without a space: they are two. */
function partFrom(run: TextRun, next: TextRun): void {
  const size = Math.max(run.size, next.size);
  const gap = next.x - (run.x + run.width);
  const isOtherSize = size > Math.min(run.size, next.size) * OTHER_SIZE;
  const isOther = isOtherSize || run.font !== next.font;
  if (!isOther || gap > size * TOUCH) return;
  // A box that was too narrow for its text.
  if (gap < -size * OVERLAP) {
    const width = next.x - run.x - size * CELL;
    if (width > 0) run.width = width;
  } else if (areWords(run.text, next.text, isOtherSize)) run.text += " ";
}

/** Whole words, or a year beside a word; small capitals are letters of two sizes. */
function areWords(before: string, behind: string, isOtherSize: boolean): boolean {
  const [end = ""] = /[\p{L}\d]+$/u.exec(before) ?? [];
  const [start = ""] = /^[\p{L}\d]+/u.exec(behind) ?? [];
  const isYear =
    (/\p{L}$/u.test(end) && /^(?:19|20)\d{2}$/.test(start)) ||
    (/^(?:19|20)\d{2}$/.test(end) && /^\p{Lu}\p{L}/u.test(start));
  return isYear || (isOtherSize && end.length > 2 && start.length > 2);
}
