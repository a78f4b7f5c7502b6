/**
 * The key by which a job title is looked up among the titles of occupations: its words in any order,
 * then its head (the word that names the occupation), without ranks and function words.
 */
import { hashText } from "#app/core/ats/hash.ts";
import { ALL_TITLE_HEADS, SENIORITY } from "#app/core/ats/titles/title-words.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";

/** A text with more words is a sentence, not a title. */
export const MAX_TITLE_WORDS = 6;

/** Words for working hours, ignored in `full time` but not in `full stack engineer`. */
const HOURS = new Set(["full", "part", "time"]);
/** Other spellings and abbreviations of heads. */
const FULL_HEADS = new Map([
  ["tech", "technician"],
  ["rep", "representative"],
  ["mgr", "manager"],
  ["asst", "assistant"],
  ["dev", "developer"],
  ["advizer", "advisor"],
  ["labourer", "laborer"],
  ["operative", "operator"],
]);
/** British words with their American equivalents, besides those that foldWord replaces. */
const AMERICAN_WORDS = new Map(
  Object.entries({
    lorry: "truck",
    hgv: "truck",
    lgv: "truck",
    tyre: "tire",
    primary: "elementary",
    maths: "math",
    neighbourhood: "neighborhood",
  }),
);
/** Pairs of words that are also written as one. */
const SPLIT_WORDS = new Map(
  Object.entries({
    frontend: "front end",
    backend: "back end",
    fullstack: "full stack",
    stockroom: "stock room",
  }),
);

/**
 * The words of a title that name the work, the main one ("head") last: `staff nurse` is a nurse, a
 * `director of nursing` is not. A rank that ends a title is its head: `school principal`. If no
 * word is known to name an occupation, the last word is the head: `kitchen hand`.
 * @param written the title's folded words (foldWord), including function words
 * @returns the other words sorted, then the head; empty if nothing is left
 */
export function titleWords(written: readonly string[]): string[] {
  const folds = written.flatMap((fold) => SPLIT_WORDS.get(fold)?.split(" ") ?? fold);
  const kept = folds.map((_, index) => !isIgnored(folds, index));
  const isHead = (index: number) => kept[index] === true && isTitleHead(folds[index] as string);
  // In `director of nursing`, the head is before `of`.
  const of = folds.indexOf("of");
  const last = isHead(of - 1) ? of - 1 : folds.findLastIndex((_, index) => isHead(index));
  const head = last >= 0 ? last : kept.lastIndexOf(true);
  if (head < 0) return [];
  const others = folds.filter((_, index) => index !== head && kept[index]).map(inFull);
  return [...[...new Set(others)].sort(), inFull(folds[head] as string)];
}

/** Whether a folded word names an occupation at the end of a title. */
export const isTitleHead = (fold: string): boolean =>
  ALL_TITLE_HEADS.has(fold) || FULL_HEADS.has(fold);

const inFull = (fold: string) => FULL_HEADS.get(fold) ?? AMERICAN_WORDS.get(fold) ?? fold;

/**
 * Whether a word says nothing about the work: a rank, the f of `(m/f/d)`, a number, a function
 * word.
 */
function isIgnored(folds: readonly string[], index: number): boolean {
  const fold = folds[index] as string;
  if (FUNCTION_WORDS.has(fold) || /^\d+$/.test(fold)) return true;
  if (HOURS.has(fold)) return folds[index + 1] === "time" || HOURS.has(folds[index - 1] ?? "");
  return SENIORITY.has(fold) && !isLastHead(folds, index);
}

/** Whether only ranks that cannot be heads follow: `warehouse lead`, `school principal II`. */
const isLastHead = (folds: readonly string[], index: number) =>
  ALL_TITLE_HEADS.has(folds[index] as string) &&
  folds.slice(index + 1).every((fold) => SENIORITY.has(fold) && !ALL_TITLE_HEADS.has(fold));

/**
 * Marks words as the whole title by an empty first word, which gives them a key of their own: a
 * `stylist` does hair, a `photo stylist` may not.
 */
export const asWholeTitle = (words: readonly string[]): string[] => ["", ...words];

/** @param words the result of titleWords */
export const titleKey = (words: readonly string[]): number => hashText(words.join(" "));
