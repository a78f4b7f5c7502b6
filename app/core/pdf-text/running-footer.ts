/**
 * Removes the running footer ("Zoë Kovač · 2 / 3", see templates/page/running-footer.ts) of our own
 * PDFs, where no tags mark it as a footer. It is recognized by the page number and page count alone, in any PDF.
 */
import type { TextRun } from "./text-run.ts";

/** In points: runs this close are on one line. */
const SAME_LINE = 2;

export function withoutRunningFooter(
  runs: readonly TextRun[],
  pageNumber: number,
  pageCount: number,
): TextRun[] {
  const visible = runs.filter(({ text }) => text.trim() !== "");
  // In a TextRun, y grows downward.
  const lowest = Math.max(...visible.map(({ y }) => y));
  const isInFooter = ({ y }: TextRun) => Math.abs(y - lowest) < SAME_LINE;
  const line = runs
    .filter(isInFooter)
    .map(({ text }) => text)
    .join("");
  const [, numberText, countText] = /(?:^|·)\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(line) ?? [];
  // The first page has no running footer.
  const hasFooter =
    pageNumber > 1 && Number(numberText) === pageNumber && Number(countText) === pageCount;
  if (!hasFooter) return [...runs];
  return runs.filter((run) => !isInFooter(run));
}
