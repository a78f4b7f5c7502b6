/** Determines how senior a title is: intern, junior, without a rank, senior, lead. */

/** The words of each rank, whose number is its position, the lowest first. */
const RANKS: readonly (readonly string[])[] = [
  ["intern", "internship", "trainee", "apprentice", "student"],
  ["junior", "jr", "graduate", "entry"],
  [],
  ["senior", "sr"],
  ["lead", "principal", "head", "chief"],
];
/** The rank of a title without any of these words. */
const NO_RANK = 2;

/**
 * The rank of a title, from 0 (intern) to 4 (lead).
 * @param words of a title, lower-cased; if it has words of several ranks, the lowest counts
 */
export function rankIn(words: readonly { low: string }[]): number {
  const rank = RANKS.findIndex((names) => words.some(({ low }) => names.includes(low)));
  return rank < 0 ? NO_RANK : rank;
}
