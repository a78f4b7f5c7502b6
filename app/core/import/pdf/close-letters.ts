/** Removes the spaces between the letters of letter-spaced words: "S K I L L S". */
import type { PageText, TextRun } from "#app/core/pdf-text/text-run.ts";

const SPACED = /^\S\p{M}*(?: \S\p{M}*){2,}$/u;
const SPACED_PAIR = /^\p{L}\p{M}*(?: [\p{L}.]\p{M}*)$/u;
/** In points: baselines of one line differ by less. */
const SAME_BASELINE = 1;

export function closeLetters(page: PageText): PageText {
  const spaced = page.runs.filter(({ text }) => SPACED.test(text.trim()));
  if (spaced.length === 0) return page;
  const isBeside = ({ y }: TextRun) => spaced.some((run) => Math.abs(run.y - y) < SAME_BASELINE);
  const close = (run: TextRun): TextRun => {
    const text = run.text.trim();
    const isSpaced = SPACED.test(text) || (SPACED_PAIR.test(text) && isBeside(run));
    return isSpaced ? { ...run, text: text.replace(/ /g, "") } : run;
  };
  return { ...page, runs: page.runs.map(close) };
}
