/**
 * Finds the job title in a posting: a few words that end in an occupation (the title's "head"), as in
 * `Java Developer`.
 */
import type { Word } from "#app/core/ats/words/lexicon.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { BREAK_WORDS, FUNCTION_WORDS, GENERAL_WORDS } from "#app/core/ats/words/word-classes.ts";
import {
  ALL_TITLE_HEADS,
  FIELD_HEADS,
  FIRST_NAMES,
  SENIORITY,
  SURNAME_HEADS,
  TITLE_HEADS,
  TITLE_NOUNS,
} from "./title-words.ts";

export interface Title {
  /** Token range in the posting. */
  from: number;
  to: number;
  /**
   * Folded (foldWord), without ranks, the occupation last: `Director of Nursing` gives nursing,
   * director.
   */
  words: string[];
}

/** Words before a title that are not part of it. */
const OPENERS = new Set("a an our experienced the as new talented".split(" "));
/** Words that announce a title. */
const SEEKING = new Set("seeking hiring for as recruiting role position title".split(" "));
/** Words that are in no word list but are not first names: Prep Cook (isFullName). */
const UNLISTED_WORDS = new Set("prep commis sous vegan drywall".split(" "));
/** A title within this many first tokens needs no words such as `hiring a` before it. */
const OPENING_TOKENS = 8;
/**
 * Only in this many first tokens may a title go on after an occupation: Sales Assistant Manager.
 */
const TITLE_TOKENS = 60;
/** Maximum number of words of a title before its occupation. */
export const MAX_WORDS_BEFORE = 4;
/** Maximum number of words of a title's field after `of`. */
export const MAX_FIELD_WORDS = 4;
/** Longest name in a pair such as UI/UX, in letters. */
const MAX_PAIRED_NAME = 3;

/**
 * The title in a posting's text; null if there is none.
 * @param names known names in the text, which a title keeps whole: FP&A, R&D
 */
export function readTitle(tokens: Token[], names: TokenRange[]): Title | null {
  const end = Math.min(tokens.length, TITLE_TOKENS);
  for (let i = 0; i < end; i++) {
    if (!TITLE_HEADS.has((tokens[i] as Token).fold) || isFollowedByHead(tokens[i + 1])) continue;
    const title = titleEndingAt(tokens, i, names);
    if (title && (title.from < OPENING_TOKENS || isAnnounced(tokens, title.from))) return title;
  }
  for (let i = end; i < tokens.length; i++) {
    if (!TITLE_HEADS.has((tokens[i] as Token).fold)) continue;
    const title = titleEndingAt(tokens, i, names);
    if (title && isAnnounced(tokens, title.from)) return title;
  }
  return null;
}

/**
 * Reads a title that was entered in a field of its own: `Nurse, night shift`. Returns null if it is
 * unclear, because people enter any label there, also employers' names that contain an occupation
 * (Baker Hughes, Bain Capital Partners).
 */
export function readSeparateTitle(tokens: Token[], names: TokenRange[]): Title | null {
  for (const [i, { low, fold }] of tokens.entries()) {
    const isPlural = low !== fold && low.endsWith("s");
    if (!ALL_TITLE_HEADS.has(fold) || isPlural || isFollowedByHead(tokens[i + 1])) continue;
    const title = titleEndingAt(tokens, i, names);
    if (title && (title.to - title.from > 1 || endsBefore(tokens[i + 1]))) return title;
  }
  return null;
}

/** Whether an occupation is only part of a person's or employer's name: Ted Baker, Baker Hughes. */
export const isNameWithHead = (tokens: Token[]): boolean =>
  tokens.some(({ fold }) => ALL_TITLE_HEADS.has(fold)) && readSeparateTitle(tokens, []) === null;

/** Whether the next word is also an occupation, so the title goes on: Sales Assistant Manager. */
const isFollowedByHead = (next: Token | undefined) =>
  next !== undefined && next.gap <= GAP.hyphen && TITLE_HEADS.has(next.fold);

/** Whether the title ends before the next word. */
const endsBefore = (next: Token | undefined) =>
  !next ||
  next.gap > GAP.hyphen ||
  FUNCTION_WORDS.has(next.low) ||
  SENIORITY.has(next.fold) ||
  SEEKING.has(next.low) ||
  /^\d+$/.test(next.low);

/** The title with its head at a token; null if it is only a rank or a person's name. */
function titleEndingAt(tokens: Token[], head: number, names: TokenRange[]): Title | null {
  let from = head;
  while (from > 0 && head - from < MAX_WORDS_BEFORE) {
    const before = tokens[from - 1] as Token;
    const here = tokens[from] as Token;
    if (here.gap > GAP.hyphen && !isPair(before, here)) break;
    const name = names.find(({ to }) => to === from);
    if (name && head - name.from <= MAX_WORDS_BEFORE) {
      from = name.from;
      continue;
    }
    if (isAmpersand(tokens, from - 1)) {
      from -= 2;
      continue;
    }
    if (FUNCTION_WORDS.has(before.low) || isBreak(before, tokens[head] as Token)) break;
    if (OPENERS.has(before.low) || SEEKING.has(before.low) || /^\d+$/.test(before.low)) break;
    from--;
  }
  const isVice = headAt(tokens, head) !== tokens[head]?.fold;
  const field = fieldAfter(tokens, head);
  const words = [
    ...foldsOf(tokens, { from, to: isVice ? head - 1 : head }).filter(
      (word) => !isIgnoredWord(word),
    ),
    ...(field ? foldsOf(tokens, field).filter((word) => !FUNCTION_WORDS.has(word)) : []),
    headAt(tokens, head),
  ];
  // `Lead` or `Intern` alone is a rank, not a title.
  const isRank = words.length === 1 && SENIORITY.has(words[0] as string);
  const isNoTitle = isRank || isFullName(tokens, from, head);
  return isNoTitle ? null : { from, to: field?.to ?? head + 1, words };
}

const foldsOf = (tokens: Token[], { from, to }: TokenRange) =>
  tokens.slice(from, to).map(({ fold }) => fold);

/** The occupation at a token; a vice president is a `vp`, not a president. */
export const headAt = (tokens: Token[], index: number): string => {
  const { fold } = tokens[index] as Token;
  return fold === "president" && tokens[index - 1]?.low === "vice" ? "vp" : fold;
};

/**
 * The field after `of` in `Director of Nursing`; null for `Manager of 5 people` and `Director of
 * the company`.
 */
function fieldAfter(tokens: Token[], head: number): TokenRange | null {
  const [of, first] = [tokens[head + 1], tokens[head + 2]];
  if (!FIELD_HEADS.has((tokens[head] as Token).fold) || of?.low !== "of" || !first) return null;
  const isLine = ({ gap }: Token) => gap <= GAP.hyphen;
  const isPart = ({ raw, low, fold }: Token) =>
    isCapital(first.raw)
      ? isCapital(raw) && !FUNCTION_WORDS.has(low)
      : !FUNCTION_WORDS.has(low) && !BREAK_WORDS.has(low) && !GENERAL_WORDS.has(fold);
  const isField = (token: Token | undefined): token is Token =>
    token !== undefined && isLine(token) && /^\p{L}/u.test(token.raw) && isPart(token);
  if (!isLine(of) || !(isField(first) || isChiefOfStaff(tokens, head))) return null;
  let to = head + 3;
  while (to < head + 2 + MAX_FIELD_WORDS) {
    if (isField(tokens[to])) to++;
    else if (tokens[to]?.low === "and" && isField(tokens[to + 1])) to += 2;
    else break;
  }
  return { from: head + 2, to };
}

/** `Chief of Staff`: elsewhere `staff` is too general to be a field. */
const isChiefOfStaff = (tokens: Token[], head: number) =>
  tokens[head]?.fold === "chief" && tokens[head + 2]?.low === "staff";

/**
 * Words that say nothing about the occupation: ranks, and function words such as the `and` that
 * FP&A contains.
 */
const isIgnoredWord = (word: string) => SENIORITY.has(word) || FUNCTION_WORDS.has(word);

/**
 * Whether a title cannot contain the word: a verb that ends lists of requirements, unless it is a
 * noun here. `support` always counts as one; `design` and `help` do if they are capitalized like the
 * occupation: Design Engineer.
 */
const isBreak = ({ low, raw }: Token, head: Token) =>
  BREAK_WORDS.has(low) &&
  low !== "support" &&
  !(TITLE_NOUNS.has(low) && isCapital(raw) === isCapital(head.raw));

/** Whether the token is an `&` without spaces around it: R&D. */
function isAmpersand(tokens: Token[], index: number): boolean {
  const [before, ampersand, after] = tokens.slice(Math.max(0, index - 1), index + 2);
  if (
    !before ||
    !ampersand ||
    !after ||
    ampersand.end - ampersand.start !== 1 ||
    ampersand.low !== "and"
  )
    return false;
  return before.end === ampersand.start && ampersand.end === after.start;
}

/** Two short names in capitals with one separator and no space between them: UI/UX, QA/QC. */
const isPair = (before: Token, { raw, gap, start }: Token) =>
  gap === GAP.list &&
  start - before.end === 1 &&
  [before.raw, raw].every((each) => each.length <= MAX_PAIRED_NAME && /^\p{Lu}+$/u.test(each));

const isCapital = (raw: string) => /^\p{Lu}/u.test(raw);

/**
 * Whether the occupation is a surname: a capitalized first name, or a word that is in no word list,
 * is before it. Ted Baker, but not Line Baker.
 */
function isFullName(tokens: Token[], from: number, head: number): boolean {
  if (!SURNAME_HEADS.has((tokens[head] as Token).fold)) return false;
  return tokens
    .slice(from, head)
    .some(
      ({ raw, low, word }) =>
        raw !== low && (FIRST_NAMES.has(low) || (word.sense === 0 && !isKnown(word))),
    );
}

/** Whether a word that WordNet lacks (`sense` 0) begins a name in the dictionary or is in a list here. */
const isKnown = ({ fold, formsByStart }: Word) =>
  formsByStart !== undefined ||
  SENIORITY.has(fold) ||
  TITLE_HEADS.has(fold) ||
  UNLISTED_WORDS.has(fold);

/** Whether the title begins the text, or follows words such as `hiring a` or `Position:`. */
function isAnnounced(tokens: Token[], from: number): boolean {
  const before = tokens[from - 1];
  const earlier = tokens[from - 2];
  if (!before) return true;
  return (
    SEEKING.has(before.low) ||
    (OPENERS.has(before.low) && earlier !== undefined && SEEKING.has(earlier.low))
  );
}
