/**
 * Removes the running footer ("Zoë Kovač · 2 / 3", see templates/page/running-footer.ts) of our own
 * PDFs, which has no tags that mark it as a footer.
 */
import type { TextRun } from "./text-run.ts";

/** In points: runs this close are on one line. */
const SAME_LINE = 2;

export function withoutRunningFooter(
  runs: readonly TextRun[],
  page: number,
  count: number,
): TextRun[] {
  const visible = runs.filter(({ text }) => text.trim() !== "");
  const lowest = Math.max(...visible.map(({ y }) => y));
  const isInFooter = ({ y }: TextRun) => Math.abs(y - lowest) < SAME_LINE;
  const line = runs
    .filter(isInFooter)
    .map(({ text }) => text)
    .join("");
  const [, at, of] = /(?:^|·)\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(line) ?? [];
  if (page === 1 || Number(at) !== page || Number(of) !== count) return [...runs];
  return runs.filter((run) => !isInFooter(run));
}
