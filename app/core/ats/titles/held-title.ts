/**
 * Finds the job title held by a resume's writer that is closest to the required title. A title's
 * "head" is the word that names the occupation, usually the last: nurse in `staff nurse`; the others
 * are its modifiers.
 */

import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";
import { headAt, MAX_FIELD_WORDS, MAX_WORDS_BEFORE, type Title } from "./job-title.ts";
import { rankIn } from "./title-ranks.ts";
import { SYNONYMOUS_HEADS, TITLE_HEADS } from "./title-words.ts";

export interface HeldTitle {
  from: number;
  to: number;
  /**
   * Share of the required title's words that it contains, reduced for another head, another field
   * or a subordinate word.
   */
  share: number;
  /** The share, reduced for a lower rank, a desired title or a mention in passing. */
  credit: number;
  /** Whether the writer wants it but has not held it. */
  isDesired: boolean;
  isLowerRank: boolean;
  isInPassing: boolean;
}

/** Titles with a lower share of common words are different. */
const MIN_SHARE = 0.5;
/** Share of a title of one word, its "head", if the held title has another head of the same meaning. */
const OTHER_HEAD_ALONE = 0.6;
/** The share of a longer title is multiplied by this if the head is another of the same meaning. */
const OTHER_HEAD = 0.8;
/** Credit for a title that is only desired. */
const DESIRED_CREDIT = 0;
/** Credit for a mention within a sentence: `six years in the data analyst market`. */
const IN_PASSING_CREDIT = 0.4;
/** Share for the same field but another job: `Network Analyst` if an administrator is required. */
const SAME_FIELD = 0.6;
/** Credit for a title one rank below the required one, and two or more below. */
const LOWER_RANK = 0.8;
const LOWEST_RANK = 0.5;

/** Words that make a lower title: `Assistant Manager` and `Deputy Manager` are not `Manager`. */
export const SUBORDINATE_WORDS: ReadonlySet<string> = new Set(["assistant", "deputy"]);
export const SUBORDINATE_CREDIT = 0.7;
/** Words after a title of those who help its holders, learn from them or hire them: `Teacher Assistant`. */
const HELPERS_AFTER: ReadonlySet<string> = new Set(
  "assistant aide helper apprentice intern trainee student recruiter".split(" "),
);

/** Whether the title whose head is before this token is a helper's: `Electrician Helper`, `Attorney's Assistant`. */
export const isHelperAfter = (token: Token | undefined): boolean =>
  token !== undefined && token.gap <= GAP.hyphen && HELPERS_AFTER.has(token.fold);

/**
 * The title with the most credit; null if there is none.
 * @param rank of the required title (rankIn)
 * @param isExcluded, isDesired, isInPassing whether the word at a token position doesn't count, is
 * of a title that the writer wants, or is a mention that is not a job held
 */
export function findHeldTitle(
  text: TokenText,
  title: Title,
  rank: number,
  tests: Record<"isExcluded" | "isDesired" | "isInPassing", (index: number) => boolean>,
  /** The number of each token's item (line-items.ts). */
  items: Uint32Array,
): HeldTitle | null {
  const { tokens } = text;
  const head = title.words.at(-1) as string;
  const modifiers = title.words.slice(0, -1);
  const similarHeads = SYNONYMOUS_HEADS.filter((group) => group.has(head));
  let best: HeldTitle | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const fold = headAt(tokens, i);
    const isSame = fold === head;
    const isSimilar = isSame || similarHeads.some((group) => group.has(fold));
    // A modifier of the required title is no head of another one: `nurse` of `nurse practitioner`.
    if ((!isSimilar && (!TITLE_HEADS.has(fold) || modifiers.includes(fold))) || tests.isExcluded(i))
      continue;
    if (isHelperAfter(tokens[tokens[i + 1]?.low === "s" ? i + 2 : i + 1])) continue;
    const near = [
      ...wordsIn(tokens, i - MAX_WORDS_BEFORE, i),
      ...wordsIn(tokens, i + 2, endOfField(tokens, i)),
    ].filter(([, at]) => items[at] === items[i]);
    const matches = near.flatMap(([word, at]) => {
      const modifier = modifiers.find((each) => isSameWord(each, word));
      return modifier ? [{ modifier, at }] : [];
    });
    const count = new Set(matches.map(({ modifier }) => modifier)).size;
    const shareInOtherJob = isSameField(tokens, i, modifiers) ? SAME_FIELD : 0;
    const share = isSimilar ? shareOf(modifiers, count, isSame) : shareInOtherJob;
    const heldShare = isSubordinate(tokens, i, modifiers) ? share * SUBORDINATE_CREDIT : share;
    // The credit is at most the share.
    if (heldShare < MIN_SHARE || (best && heldShare <= best.credit) || !isHeldByWriter(text, i))
      continue;
    const isDesired = tests.isDesired(i);
    const ranksBelow = rank - rankIn(tokens.slice(titleStart(tokens, i), i + 1));
    const isInPassing = tests.isInPassing(titleStart(tokens, i));
    const heldCredit = isInPassing ? IN_PASSING_CREDIT : 1;
    const credit = heldShare * rankCredit(ranksBelow) * (isDesired ? DESIRED_CREDIT : heldCredit);
    if (best && credit <= best.credit) continue;
    const places = [i, ...matches.map(({ at }) => at)];
    const [from, to] = [Math.min(...places), Math.max(...places) + 1];
    const isLowerRank = ranksBelow > 0;
    best = {
      from,
      to,
      share: heldShare,
      credit,
      isDesired,
      isLowerRank,
      isInPassing,
    };
  }
  return best;
}

/** Factor of the credit for a title so many ranks below the required one. */
export function rankCredit(ranksBelow: number): number {
  if (ranksBelow <= 0) return 1;
  return ranksBelow === 1 ? LOWER_RANK : LOWEST_RANK;
}

/** @param matched how many modifiers the held title has @param isSame whether it has the same head */
function shareOf(modifiers: string[], matched: number, isSame: boolean): number {
  if (modifiers.length === 0) return isSame ? 1 : OTHER_HEAD_ALONE;
  return (matched / modifiers.length) * (isSame ? 1 : OTHER_HEAD);
}

/** Whether all other words of the required title are right before this head. */
const isSameField = (tokens: Token[], head: number, modifiers: string[]) =>
  modifiers.length > 0 &&
  titleStart(tokens, head) <= head - modifiers.length &&
  modifiers.every((word, k) =>
    isSameWord(word, (tokens[head - modifiers.length + k] as Token).fold),
  );

/** The first token of the title that ends in this head. */
function titleStart(tokens: Token[], head: number): number {
  let from = head;
  while (from > 0 && head - from < MAX_WORDS_BEFORE + 1) {
    if ((tokens[from] as Token).gap > GAP.hyphen) break;
    const { low } = tokens[from - 1] as Token;
    if (FUNCTION_WORDS.has(low)) break;
    from--;
  }
  return from;
}

/**
 * Words before a title that someone else holds: `training of`, `reported to the`, `worked with`.
 */
const OTHERS_TITLE_WORDS = new Set(
  "of to with by for from alongside under between among against via than per".split(" "),
);
/** Words before a title that is the writer's own: `promoted to`, `in my role as`. */
const OWN_TITLE_WORDS = new Set(
  "promoted advanced rose moved appointed elected role duties position job title capacity responsibilities post years employed licensed certified promotion returned seeking applying aspiring become looking hoping".split(
    " ",
  ),
);
/** Verbs whose object is another person: `hired welder`. */
const VERBS_FOR_OTHERS = new Set(
  "hired recruited trained supported assisted supervised managed mentored coached helped advised interviewed placed sourced led onboarded staffed".split(
    " ",
  ),
);
const DETERMINERS = new Set(
  "a an the our their other another each every all several two three four five six".split(" "),
);
/** Words after a title that make it a license or course, not a job: `registered nurse license`. */
const CREDENTIAL_WORDS = new Set(
  "license licence licensure certification certificate exam examination registration course program diploma degree training school union handbook".split(
    " ",
  ),
);
/** Maximum number of DETERMINERS that are skipped before a title. */
const MAX_DETERMINERS = 3;
/** Maximum number of words before one of OTHERS_TITLE_WORDS that may say that the title is the writer's own. */
const MAX_OWN_TITLE_WORDS = 3;

/** Whether the title with this head is that of the writer, not of another person. */
function isHeldByWriter({ tokens }: TokenText, head: number): boolean {
  const { low, fold } = tokens[head] as Token;
  const next = tokens[head + 1];
  // A plural is other people: `managers`.
  if (low !== fold && low.endsWith("s")) return false;
  if (next && next.gap <= GAP.hyphen && CREDENTIAL_WORDS.has(next.low)) return false;
  let at = titleStart(tokens, head);
  // In `- Trained new welder`, titleStart takes the verb for a part of the title.
  if ((tokens[at] as Token).gap > GAP.hyphen)
    return !VERBS_FOR_OTHERS.has((tokens[at] as Token).low);
  let before = tokens[at - 1];
  for (let k = 0; k < MAX_DETERMINERS && before && DETERMINERS.has(before.low); k++) {
    if ((tokens[at - 1] as Token).gap > GAP.hyphen) return true;
    at--;
    before = tokens[at - 1];
  }
  if (!before) return true;
  if (!OTHERS_TITLE_WORDS.has(before.low)) return !VERBS_FOR_OTHERS.has(before.low);
  return tokens
    .slice(Math.max(0, at - 1 - MAX_OWN_TITLE_WORDS), at - 1)
    .some((token) => OWN_TITLE_WORDS.has(token.low));
}

/** Whether one of SUBORDINATE_WORDS, which the required title lacks, is before the head. */
function isSubordinate(tokens: Token[], head: number, modifiers: string[]): boolean {
  for (
    let at = head;
    at > head - MAX_WORDS_BEFORE && (tokens[at]?.gap ?? GAP.line) <= GAP.hyphen;
    at--
  ) {
    const before = tokens[at - 1]?.fold ?? "";
    if (SUBORDINATE_WORDS.has(before)) return !modifiers.includes(before);
  }
  return false;
}

/** The end of the field after `of`: `director of nursing and rehabilitation`. */
function endOfField(tokens: Token[], head: number): number {
  if (tokens[head + 1]?.low !== "of") return head;
  let to = head + 1;
  while (to < head + 2 + MAX_FIELD_WORDS && (tokens[to]?.gap ?? GAP.line) <= GAP.hyphen) to++;
  return to;
}

/** Folded words with their token positions; two joined words also count as one: `back-end`. */
function wordsIn(tokens: Token[], from: number, to: number): [word: string, at: number][] {
  const places: [string, number][] = [];
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at++) {
    const { fold, low } = tokens[at] as Token;
    places.push([fold, at]);
    const next = tokens[at + 1];
    if (next && next.gap <= GAP.hyphen) places.push([low + next.fold, at]);
  }
  return places;
}

/** In letters. */
const SHORTEST_ABBREVIATION = 3;

/** Whether two words are the same, or one is a short form: `lab` for laboratory. */
function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.length >= SHORTEST_ABBREVIATION && long.startsWith(short));
}
