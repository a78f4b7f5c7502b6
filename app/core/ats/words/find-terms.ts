/**
 * Finds the dictionary's terms in a text, and decides whether names that are also words are meant.
 */

import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Dictionary, Form, FormsByStart } from "./dictionary.ts";
import { isSoftware } from "./terms.ts";
import { GAP, type Token, type TokenText } from "./tokens.ts";
import { FUNCTION_WORDS, GENERAL_WORDS, WORK_WORDS } from "./word-classes.ts";
import { foldWord } from "./word-forms.ts";

/** One mention of a dictionary term in a text. */
export interface Hit {
  /** Token range, end exclusive. */
  from: number;
  to: number;
  form: Form;
  /** Lies inside a longer hit: the Spring of Spring Boot. */
  isInsideLongerHit: boolean;
  /** Only its capital letter distinguishes the name from an ordinary word. */
  isFoundByCapital: boolean;
  /** The name that a longer hit starts with, which it is about: the Terraform of `Terraform modules`. */
  isNamedFirst?: boolean;
  /** Its last words are shared with the next name; see shared-heads.ts. */
  isCut?: boolean;
}

/** All mentions of the dictionary's terms in a text, in its order. */
export function findTerms(text: TokenText, dictionary: Dictionary): Hit[] {
  const { tokens } = text;
  const hits: Hit[] = [];
  let covered = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const form = token.word.formsByStart
      ? longestForm(tokens, i, token.word.formsByStart)
      : undefined;
    const to = i + (form?.words.length ?? 0);
    let best: Hit | null = form
      ? { from: i, to, form, isInsideLongerHit: to <= covered, isFoundByCapital: false }
      : null;
    const joined = joinedHit(tokens, i, dictionary);
    if (joined && (!best || joined.to > best.to))
      best = { ...joined, isInsideLongerHit: joined.to <= covered, isFoundByCapital: false };
    if (!best || isWorkOnThing(tokens, best)) continue;
    hits.push(best);
    covered = Math.max(covered, best.to);
    const first = nameAtStart(tokens, best);
    if (first) hits.push(first);
  }
  return hits.flatMap((hit, index) => {
    const meant = hit.form.needsContext ? isNameMeant(text, hits, index) : true;
    if (!meant) return [];
    return meant === "by capital" ? { ...hit, isFoundByCapital: true } : hit;
  });
}

/**
 * The name with a capital letter that a longer hit starts with, if its other words are ordinary: `Redis caching` tells of
 * Redis; null at the start of a sentence, where every word has one.
 */
function nameAtStart(tokens: Token[], { from, to }: Hit): Hit | null {
  const first = tokens[from] as Token;
  const form = first.word.formsByStart?.singleWord;
  // Only products: Logistic regression is no logistics, and French polishing is no French.
  if (!form?.isName || to - from < 2 || form.needsContext || !isSoftware(form.term)) return null;
  if (from === 0 || first.gap >= GAP.list || !isCapitalWord(first)) return null;
  const before = tokens[from - 1];
  // `Wrote Terraform modules` starts with a verb, `Boston Redis caching` is one name.
  const isInName = isCapitalWord(before) && before !== undefined && before.gap < GAP.list;
  if (isInName || isCapitalWord(tokens[to - 1])) return null;
  const at = { from, to: from + 1, isInsideLongerHit: true, isFoundByCapital: false };
  return { ...at, form, isNamedFirst: true };
}

/** The longest form that the tokens from `index` on have; undefined if they have none. */
function longestForm(
  tokens: Token[],
  index: number,
  { singleWord, longer }: FormsByStart,
): Form | undefined {
  const next = tokens[index + 1];
  const forms = next && longer.size > 0 ? longer.get(next.fold) : undefined;
  return forms?.find(({ words }) => matches(tokens, index, words)) ?? singleWord;
}

/** Whether the tokens from `from` on are a form's words. */
function matches(tokens: Token[], from: number, words: string[]): boolean {
  if (from + words.length > tokens.length) return false;
  for (let k = 1; k < words.length; k++) {
    const token = tokens[from + k] as Token;
    if (token.fold !== words[k]) return false;
    if (token.gap <= GAP.hyphen) continue;
    // A name may break over two lines, and CI/CD has its slash inside.
    const isSlash =
      token.gap === GAP.list && token.start - (tokens[from + k - 1] as Token).end === 1;
    if (token.gap !== GAP.line && !isSlash) return false;
  }
  return true;
}

/** Finds names whose words may be joined: `front end`, `front-end` and `frontend`. */
function joinedHit(
  tokens: Token[],
  index: number,
  { joined }: Dictionary,
): Pick<Hit, "from" | "to" | "form"> | null {
  const token = tokens[index] as Token;
  const next = tokens[index + 1];
  if (
    next &&
    next.gap <= GAP.hyphen &&
    token.word.startsJoined &&
    token.low.length + next.low.length >= SHORTEST_JOINED
  ) {
    const both = token.low + next.low;
    const form = joined.get(both) ?? (both.endsWith("s") ? joined.get(foldWord(both)) : undefined);
    if (form && form.words.length === 1) return { from: index, to: index + 2, form };
  }
  const form = token.word.joined;
  return form ? { from: index, to: index + 1, form } : null;
}

/**
 * Whether a term is only the work on what is named before it: administration in `Linux
 * administration`.
 */
function isWorkOnThing(tokens: Token[], { from, to }: Hit): boolean {
  const [before, word] = [tokens[from - 1], tokens[from] as Token];
  if (!before || to - from > 1 || word.gap > GAP.hyphen || !WORK_WORDS.has(word.low)) return false;
  return !FUNCTION_WORDS.has(before.low) && !GENERAL_WORDS.has(before.fold);
}

/** In letters: the shortest name that two words may make together. */
const SHORTEST_JOINED = 6;

/** Words before and after which an ordinary word is likely a name: with Go, Go developer. */
const BEFORE_NAME = new Set(
  "with using in and or of like as including via through knowledge experience proficient skills use uses used on by know".split(
    " ",
  ),
);
const AFTER_NAME = new Set(
  "and or to for in on with is as experience skill skills developer developers engineer engineers programming programmer framework frameworks scripting script code language coding queries expertise proficiency certification required preferred ability at".split(
    " ",
  ),
);

/**
 * Whether a name that is also an ordinary word is meant; "by capital" if only its capital letter
 * says so.
 */
function isNameMeant(text: TokenText, hits: Hit[], index: number): boolean | "by capital" {
  const { tokens } = text;
  const hit = hits[index] as Hit;
  const first = tokens[hit.from] as Token;
  const before = tokens[hit.from - 1];
  const after = tokens[hit.to];
  const gapAfter = after?.gap ?? GAP.line;
  // C and R in C-level, R-rated are not names.
  const isLetter = hit.to - hit.from === 1 && first.low.length === 1;
  if (isLetter && gapAfter === GAP.hyphen && !AFTER_NAME.has(after?.low ?? "")) return false;
  if (isLetter && (isInitial(text, first) || isGrade(tokens, hit))) return false;
  if (isPartOfName(tokens, hits, hit)) return false;
  if (WORD_IN_LOWER_CASE.has(first.raw) && hit.to - hit.from === 1 && !text.isAllSameCase)
    return false;
  if (isBesideSkill(hits, index)) return true;
  const isClearBefore =
    first.gap >= GAP.list || (before !== undefined && BEFORE_NAME.has(before.low));
  const isTitle = after !== undefined && gapAfter <= GAP.hyphen && TITLE_HEADS.has(after.fold);
  const isVersion = after !== undefined && gapAfter <= GAP.hyphen && VERSION.test(after.low);
  const isClearAfter =
    isTitle ||
    isVersion ||
    gapAfter >= GAP.list ||
    (after !== undefined && AFTER_NAME.has(after.low));
  if (isVersion && !isLetter && !text.isAllSameCase && /^\p{Lu}/u.test(first.raw)) return true;
  if (isClearBefore && isClearAfter) return true;
  const isCapital =
    !text.isAllSameCase &&
    (first.raw.length <= 3
      ? first.raw === first.raw.toUpperCase() || isCapitalAmongWords(tokens, hit)
      : /^\p{Lu}/u.test(first.raw));
  const isName = isCapital && isNameByCapital(tokens, hit, isClearBefore, isClearAfter);
  return isName ? "by capital" : false;
}

/** A version number: the 18 of `React 18`, not a year. */
const VERSION = /^v?\d{1,2}(?:\.\d+)*$/;

/** Names of spoken languages that are ordinary words in lower case. */
const WORD_IN_LOWER_CASE = new Set(["polish"]);

/** Whether a letter is a grade: `grade 4/C`. */
const isGrade = (tokens: Token[], { from }: Hit) =>
  /^\d$/.test(tokens[from - 1]?.low ?? "") && tokens[from]?.gap === GAP.list;

/** Whether it is part of a longer name that the dictionary lacks: the Rest of `Rest Assured`. */
function isPartOfName(tokens: Token[], hits: Hit[], { to, form }: Hit): boolean {
  const [last, next] = [tokens[to - 1] as Token, tokens[to]];
  if (!next || next.gap > GAP.space || form.words.length > 1) return false;
  if (!/^\p{Lu}\p{Ll}/u.test(last.raw) || !/^\p{Lu}\p{Ll}/u.test(next.raw)) return false;
  const isUsualAfter = TITLE_HEADS.has(next.fold) || AFTER_NAME.has(next.low);
  return !isUsualAfter && !hits.some(({ from }) => from === to);
}

/** Whether it is a letter of A/C, R&D or B.C., but not of C/C++. */
const isInitial = ({ clean: { text } }: TokenText, { start, end }: Token) =>
  /(?<![\p{L}\p{N}])\p{L}[./&]$/u.test(text.slice(Math.max(0, start - 3), start)) ||
  /^[./&]\p{L}(?![\p{L}\p{N}+#])/u.test(text.slice(end, end + 3));

/** Verbs that begin a line about work, besides those that end in -ed and -ing. */
const FIRST_VERBS = new Set(
  "write wrote build built run ran make made lead led teach taught keep kept use maintain create develop design own support set draw drew".split(
    " ",
  ),
);
/** Whether a word with a capital letter is the verb that its line begins with: `Built Excel trackers`. */
const isVerb = ({ gap, low }: Token) =>
  gap >= GAP.list && (FIRST_VERBS.has(low) || /(?:ed|ing)$/.test(low));

/** Whether its capital letter makes a word a name, not a sentence's start or part of a person's name. */
function isNameByCapital(
  tokens: Token[],
  hit: Hit,
  isClearBefore: boolean,
  isClearAfter: boolean,
): boolean {
  const first = tokens[hit.from] as Token;
  const before = tokens[hit.from - 1];
  if (first.low.length === 1) {
    const isInName = !isClearBefore && isCapitalWord(before);
    return !isInName && (isClearBefore || isClearAfter);
  }
  if (isClearAfter) return true;
  // Every sentence starts with a capital; Franz Kafka and Ruby Tuesday are a person and a firm.
  if (first.gap >= GAP.sentence || isCapitalWord(tokens[hit.to])) return false;
  return isClearBefore || first.gap > GAP.space || !isCapitalWord(before) || isVerb(before);
}

/** Whether a short name is the only word with a capital letter around it: `6 Go services`, not `Go Live`. */
function isCapitalAmongWords(tokens: Token[], { from, to }: Hit): boolean {
  const [before, first, after] = [tokens[from - 1], tokens[from] as Token, tokens[to]];
  const isWithin = first.gap <= GAP.space && before !== undefined && after !== undefined;
  if (!isWithin || after.gap > GAP.space || !isCapitalWord(first)) return false;
  // `Made every Go or no-go decision`
  if (FUNCTION_WORDS.has(after.low)) return false;
  return !isCapitalWord(after) && (!isCapitalWord(before) || before.gap >= GAP.list);
}

const isCapitalWord = (token: Token | undefined): token is Token =>
  token !== undefined && /^\p{Lu}/u.test(token.raw);

/**
 * Whether an unambiguous hard skill is right beside it, or one word away: of the same trade, or of
 * software or data (trades 0 and 1).
 */
function isBesideSkill(hits: Hit[], index: number): boolean {
  const hit = hits[index] as Hit;
  for (const step of [-1, 1]) {
    const other = hits[index + step];
    if (!other || other.form.needsContext || other.form.term.kind !== "hard") continue;
    if (other.form.term.trade !== hit.form.term.trade && other.form.term.trade > 1) continue;
    const distance = step < 0 ? hit.from - other.to : other.from - hit.to;
    if (distance >= 0 && distance <= 1) return true;
  }
  return false;
}
