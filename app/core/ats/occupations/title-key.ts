/** The key of a job title: its other words in any order, then its head, without ranks, plurals and small words. */
import { hashText } from "#app/core/ats/hash.ts";
import { GIVEN_HEADS, SENIORITY } from "#app/core/ats/titles/title-words.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";

/** More words are a sentence. */
export const MAX_TITLE_WORDS = 6;

/** Part of the working time only in `full time`, not in `full stack engineer`. */
const HOURS = new Set(["full", "part", "time"]);
/** Other spellings and abbreviations of heads. */
const SAME = new Map([
  ["tech", "technician"],
  ["rep", "representative"],
  ["mgr", "manager"],
  ["asst", "assistant"],
  ["dev", "developer"],
  ["advizer", "advisor"],
  ["labourer", "laborer"],
  ["operative", "operator"],
]);
/** British words and their American ones, beside those that foldWord replaces. */
const AMERICAN = new Map(
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
/** Two words that are also written as one. */
const TWO = new Map(
  Object.entries({
    frontend: "front end",
    backend: "back end",
    fullstack: "full stack",
    stockroom: "stock room",
  }),
);

/**
 * The words of a title that name the work, the main one ("head") last: `staff nurse` is a nurse, a `director of
 * nursing` is not. A rank that ends a title is its head: `school principal`. A title without a word that is known to
 * name an occupation has its last word for a head: `kitchen hand`.
 * @param written see foldWord; function words among them
 * @returns the other words sorted, then the head; empty where nothing is left
 */
export function titleWords(written: readonly string[]): string[] {
  const folds = written.flatMap((fold) => TWO.get(fold)?.split(" ") ?? fold);
  const kept = folds.map((_, at) => !isAside(folds, at));
  const isHead = (at: number) => kept[at] === true && isTitleHead(folds[at] as string);
  const of = folds.indexOf("of");
  const last = isHead(of - 1) ? of - 1 : folds.findLastIndex((_, at) => isHead(at));
  const head = last >= 0 ? last : kept.lastIndexOf(true);
  if (head < 0) return [];
  const others = folds.filter((_, at) => at !== head && kept[at]).map(inFull);
  return [...[...new Set(others)].sort(), inFull(folds[head] as string)];
}

export const isTitleHead = (fold: string): boolean => GIVEN_HEADS.has(fold) || SAME.has(fold);

const inFull = (fold: string) => SAME.get(fold) ?? AMERICAN.get(fold) ?? fold;

/** Says nothing of the work: a rank, the f of `(m/f/d)`, a number, a small word. */
function isAside(folds: readonly string[], at: number): boolean {
  const fold = folds[at] as string;
  if (FUNCTION_WORDS.has(fold) || /^\d+$/.test(fold)) return true;
  if (HOURS.has(fold)) return folds[at + 1] === "time" || HOURS.has(folds[at - 1] ?? "");
  return SENIORITY.has(fold) && !isLastHead(folds, at);
}

/** `Warehouse lead`, `school principal II`: nothing but ranks that are no heads after it. */
const isLastHead = (folds: readonly string[], at: number) =>
  GIVEN_HEADS.has(folds[at] as string) &&
  folds.slice(at + 1).every((fold) => SENIORITY.has(fold) && !GIVEN_HEADS.has(fold));

/** For a title that has nothing before it: a `stylist` does hair, a `photo stylist` may not. */
export const alone = (words: readonly string[]): string[] => ["", ...words];

export const titleKey = (words: readonly string[]): number => hashText(words.join(" "));
