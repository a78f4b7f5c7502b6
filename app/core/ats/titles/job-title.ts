/** The occupation a posting is about: a few words that end in one, like `Senior Java Developer`. */
import type { Word } from "#app/core/ats/words/lexicon.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { BREAK_WORDS, FUNCTION_WORDS, GENERAL_WORDS } from "#app/core/ats/words/word-classes.ts";
import {
  FIELD_HEADS,
  FIRST_NAMES,
  GIVEN_HEADS,
  SENIORITY,
  SURNAME_HEADS,
  TITLE_HEADS,
  TITLE_NOUNS,
} from "./title-words.ts";

export interface Title {
  /** Token range in the posting. */
  from: number;
  to: number;
  /** Folded, without seniority; the last one is the head: nursing, director for `Director of Nursing`. */
  words: string[];
}

const OPENERS = new Set("a an our experienced the as new talented".split(" "));
const SEEKING = new Set("seeking hiring for as recruiting role position title".split(" "));
/** Words of cooks' and bakers' titles that no dictionary has. */
const KITCHEN = new Set("prep commis sous vegan drywall".split(" "));
/** How far down a posting a title line is still the title. */
const TITLE_TOKENS = 60;
export const MOST_BEFORE = 4;
export const MOST_OF = 4;
const SHORT_NAME = 3;

/** @param names known names in the text, which a title keeps whole: FP&A, R&D */
export function readTitle(tokens: Token[], names: Phrase[]): Title | null {
  const end = Math.min(tokens.length, TITLE_TOKENS);
  for (let i = 0; i < end; i++) {
    if (!TITLE_HEADS.has((tokens[i] as Token).fold) || goesOn(tokens[i + 1])) continue;
    const title = titleEndingAt(tokens, i, names);
    if (title && (title.from < 8 || isAnnounced(tokens, title.from))) return title;
  }
  for (let i = end; i < tokens.length; i++) {
    if (!TITLE_HEADS.has((tokens[i] as Token).fold)) continue;
    const title = titleEndingAt(tokens, i, names);
    if (title && isAnnounced(tokens, title.from)) return title;
  }
  return null;
}

/**
 * Of a title that is by itself: `Nurse, night shift`. People write any label there, and a firm's name
 * may hold a head too (Baker Hughes, Bain Capital Partners), so what names no occupation for sure is none.
 */
export function readGivenTitle(tokens: Token[], names: Phrase[]): Title | null {
  for (const [i, { low, fold }] of tokens.entries()) {
    const isMany = low !== fold && low.endsWith("s");
    if (!GIVEN_HEADS.has(fold) || isMany || goesOn(tokens[i + 1])) continue;
    const title = titleEndingAt(tokens, i, names);
    if (title && (title.to - title.from > 1 || isEnd(tokens[i + 1]))) return title;
  }
  return null;
}

/** A person's or a firm's name that holds a head of titles, and so names no occupation: Ted Baker, Baker Hughes. */
export const isNameWithHead = (tokens: Token[]): boolean =>
  tokens.some(({ fold }) => GIVEN_HEADS.has(fold)) && readGivenTitle(tokens, []) === null;

/** A longer title goes on: Sales Assistant Manager. */
const goesOn = (next: Token | undefined) =>
  next !== undefined && next.gap <= GAP.hyphen && TITLE_HEADS.has(next.fold);

const isEnd = (next: Token | undefined) =>
  !next ||
  next.gap > GAP.hyphen ||
  FUNCTION_WORDS.has(next.low) ||
  SENIORITY.has(next.fold) ||
  SEEKING.has(next.low) ||
  /^\d+$/.test(next.low);

function titleEndingAt(tokens: Token[], head: number, names: Phrase[]): Title | null {
  let from = head;
  while (from > 0 && head - from < MOST_BEFORE) {
    const before = tokens[from - 1] as Token;
    const here = tokens[from] as Token;
    if (here.gap > GAP.hyphen && !isPair(before, here)) break;
    const name = names.find(({ to }) => to === from);
    if (name && head - name.from <= MOST_BEFORE) {
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
    ...foldsOf(tokens, { from, to: isVice ? head - 1 : head }).filter((word) => !isBeside(word)),
    ...(field ? foldsOf(tokens, field).filter((word) => !FUNCTION_WORDS.has(word)) : []),
    headAt(tokens, head),
  ];
  // `Lead` or `Intern` alone is a rank, not a title.
  const isRank = words.length === 1 && SENIORITY.has(words[0] as string);
  const isNone = isRank || isFullName(tokens, from, head);
  return isNone ? null : { from, to: field?.to ?? head + 1, words };
}

const foldsOf = (tokens: Token[], { from, to }: Phrase) =>
  tokens.slice(from, to).map(({ fold }) => fold);

/** A vice president is no president. */
export const headAt = (tokens: Token[], at: number): string => {
  const { fold } = tokens[at] as Token;
  return fold === "president" && tokens[at - 1]?.low === "vice" ? "vp" : fold;
};

/** The field after `of` in `Director of Nursing`; null for `Manager of 5 people` and `Director of the company`. */
function fieldAfter(tokens: Token[], head: number): Phrase | null {
  const [of, first] = [tokens[head + 1], tokens[head + 2]];
  if (!FIELD_HEADS.has((tokens[head] as Token).fold) || of?.low !== "of" || !first) return null;
  const isLine = ({ gap }: Token) => gap <= GAP.hyphen;
  const isPart = ({ raw, low, fold }: Token) =>
    isCapital(first.raw)
      ? isCapital(raw) && !FUNCTION_WORDS.has(low)
      : !FUNCTION_WORDS.has(low) && !BREAK_WORDS.has(low) && !GENERAL_WORDS.has(fold);
  const isField = (token: Token | undefined): token is Token =>
    token !== undefined && isLine(token) && /^\p{L}/u.test(token.raw) && isPart(token);
  if (!isLine(of) || !(isField(first) || isStaff(tokens, head))) return null;
  let to = head + 3;
  while (to < head + 2 + MOST_OF) {
    if (isField(tokens[to])) to++;
    else if (tokens[to]?.low === "and" && isField(tokens[to + 1])) to += 2;
    else break;
  }
  return { from: head + 2, to };
}

/** The one general word that is always a field. */
const isStaff = (tokens: Token[], head: number) =>
  tokens[head]?.fold === "chief" && tokens[head + 2]?.low === "staff";

/** Words that tell nothing about the work: ranks, the `and` of FP&A. */
const isBeside = (word: string) => SENIORITY.has(word) || FUNCTION_WORDS.has(word);

/** Verbs that end a list, but not a title of the same letters: Help Desk Technician, Design Engineer. */
const isBreak = ({ low, raw }: Token, head: Token) =>
  BREAK_WORDS.has(low) &&
  low !== "support" &&
  !(TITLE_NOUNS.has(low) && isCapital(raw) === isCapital(head.raw));

/** The sign of R&D, with nothing between it and its letters. */
function isAmpersand(tokens: Token[], at: number): boolean {
  const [before, sign, after] = tokens.slice(Math.max(0, at - 1), at + 2);
  if (!before || !sign || !after || sign.end - sign.start !== 1 || sign.low !== "and") return false;
  return before.end === sign.start && sign.end === after.start;
}

/** UI/UX, QA/QC: short names with nothing but a stroke between them. */
const isPair = (before: Token, { raw, gap, start }: Token) =>
  gap === GAP.list &&
  start - before.end === 1 &&
  [before.raw, raw].every((each) => each.length <= SHORT_NAME && /^\p{Lu}+$/u.test(each));

const isCapital = (raw: string) => /^\p{Lu}/u.test(raw);

/** Ted Baker, but not Line Baker: a first name, or a word that English and the trades do not know, goes before it. */
function isFullName(tokens: Token[], from: number, head: number): boolean {
  if (!SURNAME_HEADS.has((tokens[head] as Token).fold)) return false;
  return tokens
    .slice(from, head)
    .some(
      ({ raw, low, word }) =>
        raw !== low && (FIRST_NAMES.has(low) || (word.sense === 0 && !isKnown(word))),
    );
}

const isKnown = ({ fold, starts }: Word) =>
  starts !== undefined || SENIORITY.has(fold) || TITLE_HEADS.has(fold) || KITCHEN.has(fold);

function isAnnounced(tokens: Token[], from: number): boolean {
  const before = tokens[from - 1];
  const earlier = tokens[from - 2];
  if (!before) return true;
  return (
    SEEKING.has(before.low) ||
    (OPENERS.has(before.low) && earlier !== undefined && SEEKING.has(earlier.low))
  );
}
