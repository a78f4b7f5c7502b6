/** Determines how senior a title is: intern, junior, without a rank, senior, lead. */

const RANKS: readonly (readonly string[])[] = [
  ["intern", "internship", "trainee", "apprentice", "student"],
  ["junior", "jr", "graduate", "entry"],
  [],
  ["senior", "sr"],
  ["lead", "principal", "head", "chief"],
];
/** The rank of a title without any of these words. */
const NO_RANK = 2;

/** @param words of a title, lower-cased; if it has words of several ranks, the lowest counts */
export function rankIn(words: readonly { low: string }[]): number {
  const rank = RANKS.findIndex((names) => words.some(({ low }) => names.includes(low)));
  return rank < 0 ? NO_RANK : rank;
}
