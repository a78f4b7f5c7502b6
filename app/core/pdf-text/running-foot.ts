/**
 * Removes the running foot (name and page number) from the text of our own PDFs, where it is
 * untagged.
 */
import type { TextRun } from "./text-run.ts";

/** In points: runs this close are on one line. */
const SAME_LINE = 2;

export function withoutRunningFoot(
  runs: readonly TextRun[],
  page: number,
  count: number,
): TextRun[] {
  const inked = runs.filter(({ text }) => text.trim() !== "");
  const lowest = Math.max(...inked.map(({ y }) => y));
  const isFoot = ({ y }: TextRun) => Math.abs(y - lowest) < SAME_LINE;
  const line = runs
    .filter(isFoot)
    .map(({ text }) => text)
    .join("");
  const [, at, of] = /(?:^|·)\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(line) ?? [];
  if (page === 1 || Number(at) !== page || Number(of) !== count) return [...runs];
  return runs.filter((run) => !isFoot(run));
}
