/** Removes the spaces between the letters of letter-spaced words: "S K I L L S". */
import type { PageText, TextRun } from "#app/core/pdf-text/text-run.ts";

const SPACED = /^\S\p{M}*(?: \S\p{M}*){2,}$/u;
const SPACED_PAIR = /^\p{L}\p{M}*(?: [\p{L}.]\p{M}*)$/u;
/** Some letters of a spaced word may touch, as in "R É S U LTAT": at least this many, and this share, are apart. */
const MOSTLY = { pieces: 5, share: 0.65, longest: 3 } as const;
const isMostlySpaced = (text: string): boolean => {
  const pieces = text.split(" ");
  const apart = pieces.filter((piece) => /^[\p{Lu}&-]$/u.test(piece));
  return (
    pieces.length >= MOSTLY.pieces &&
    apart.length >= pieces.length * MOSTLY.share &&
    pieces.every((piece) => piece.length <= MOSTLY.longest && !/[^\p{Lu}&-]/u.test(piece))
  );
};
/** In points: baselines of one line differ by less. */
const SAME_BASELINE = 1;

export function closeLetters(page: PageText): PageText {
  const isWord = (text: string) => SPACED.test(text) || isMostlySpaced(text);
  const spaced = page.runs.filter(({ text }) => isWord(text.trim()));
  if (spaced.length === 0) return page;
  const isBeside = ({ y }: TextRun) => spaced.some((run) => Math.abs(run.y - y) < SAME_BASELINE);
  const close = (run: TextRun): TextRun => {
    const text = run.text.trim();
    const isSpaced = isWord(text) || (SPACED_PAIR.test(text) && isBeside(run));
    return isSpaced ? { ...run, text: text.replace(/ /g, "") } : run;
  };
  return { ...page, runs: page.runs.map(close) };
}
