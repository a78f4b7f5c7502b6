/** Removes the spaces between the letters of letter-spaced words: "S K I L L S". */
import type { PageText, TextRun } from "#app/core/pdf-text/text-run.ts";

/** At least three characters with a space between each two: "S K I L L S". `\p{M}` are accents after their letter. */
const SPACED_WORD = /^\S\p{M}*(?: \S\p{M}*){2,}$/u;
/** Two: "I N". Initials ("J. D.") have the same form. */
const SPACED_PAIR = /^\p{L}\p{M}*(?: [\p{L}.]\p{M}*)$/u;
/**
 * Limits for a word of which some letters touch, "T H I B A U LT": at least this many pieces, this share of them single
 * capitals, and the longest with at most this many letters.
 */
const PARTLY_SPACED = { pieces: 5, singleShare: 0.65, longest: 3 } as const;
const isPartlySpaced = (text: string): boolean => {
  const pieces = text.split(" ");
  const singles = pieces.filter((piece) => /^[\p{Lu}&-]$/u.test(piece));
  return (
    pieces.length >= PARTLY_SPACED.pieces &&
    singles.length >= pieces.length * PARTLY_SPACED.singleShare &&
    pieces.every((piece) => piece.length <= PARTLY_SPACED.longest && !/[^\p{Lu}&-]/u.test(piece))
  );
};
/** In points: baselines of one line differ by less. */
const SAME_BASELINE = 1;

/** The page with such words closed up. Two letters count only beside a longer spaced word. */
export function removeLetterSpacing(page: PageText): PageText {
  const isSpacedWord = (text: string) => SPACED_WORD.test(text) || isPartlySpaced(text);
  const spacedRuns = page.runs.filter(({ text }) => isSpacedWord(text.trim()));
  if (spacedRuns.length === 0) return page;
  const isBesideSpacedWord = ({ y }: TextRun) =>
    spacedRuns.some((run) => Math.abs(run.y - y) < SAME_BASELINE);
  const closeUp = (run: TextRun): TextRun => {
    const text = run.text.trim();
    const isSpaced = isSpacedWord(text) || (SPACED_PAIR.test(text) && isBesideSpacedWord(run));
    return isSpaced ? { ...run, text: text.replace(/ /g, "") } : run;
  };
  return { ...page, runs: page.runs.map(closeUp) };
}
