/**
 * Rejects guessed requirements that are not skills: things to bring, places, schedules, tastes,
 * parts of an address.
 */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { isState, STATES } from "./states.ts";

const CLOTHING = new Set(
  "boot shoe footwear clothing clothes uniform vest helmet attire".split(" "),
);
/** Things to bring, if a word of OWN is before them. */
const POSSESSIONS = new Set(
  "vehicle car transport transportation tool phone smartphone laptop computer".split(" "),
);
const OWN = new Set(["own", "reliable", "personal"]);
/** Words before `in` and a place: `licensed in Oregon`. */
const BEFORE_PLACE = new Set(
  "license licensed licensure licence registration registered located based living residing reside live".split(
    " ",
  ),
);

/** A school diploma is read as a degree, not as a skill. */
const SCHOOL_DIPLOMA = new Set("ged hs high school diploma".split(" "));
/** Words that say how firmly something is asked for. */
const REMARK_WORDS = new Set(
  "required preferred mandatory optional desired desirable essential necessary minimum".split(" "),
);

/** Whether a guessed phrase of a posting is no skill. */
export const isNotASkill = (text: TokenText, phrase: TokenRange): boolean =>
  isLetterOrAmount(text.tokens, phrase) ||
  isForbidden(text.tokens, phrase) ||
  isSource(text.tokens, phrase) ||
  isPlainEnglish(text.tokens, phrase) ||
  isRemark(text.tokens, phrase) ||
  isPossession(text.tokens, phrase) ||
  isPlace(text.tokens, phrase) ||
  isCutShort(text.tokens, phrase) ||
  isDegree(text.tokens, phrase) ||
  isGrade(text.tokens, phrase) ||
  isShoutedWord(text.tokens, phrase) ||
  isTimetable(text.tokens, phrase) ||
  isTaste(text.tokens, phrase) ||
  isInAside(text, phrase) ||
  isInAddress(text, phrase);

/**
 * Whether it is a single letter, hour or amount, or the edition of a product: the C of `C-level`, the
 * 2h of `CET ± 2h`, `$1M+`, the Pro of `Acrobat Pro`.
 */
const isLetterOrAmount = (tokens: Token[], { from, to }: TokenRange) =>
  to - from === 1 &&
  /^(?:\p{Script=Latin}|\d+(?:h|hrs?|pm|am)|\d+[kmb]\+?|pro|premium)$/u.test(
    tokens[from]?.low ?? "",
  );

/** The last word of the name of a body that issues certificates. */
const BODY = /^(?:association|institute|society|council|board|academy|authority|federation)$/;

/** Whether it only says who issues or orders it: `BLS from the American Heart Association`, `per FMCSA 391.11`. */
function isSource(tokens: Token[], { from, to }: TokenRange): boolean {
  const before = tokens[from - 1]?.low === "the" ? tokens[from - 2] : tokens[from - 1];
  if (before?.low === "per" && tokens[from]?.word.isAcronymLike) return true;
  return (
    /^(?:from|by|through|via)$/.test(before?.low ?? "") &&
    BODY.test(tokens[to - 1]?.low ?? "") &&
    /^\p{Lu}/u.test(tokens[to - 1]?.raw ?? "")
  );
}

/** Whether it must not be there: the DUI and DWI of `no DUI/DWI`. */
function isForbidden(tokens: Token[], { from }: TokenRange): boolean {
  const isSecond = tokens[from]?.gap === GAP.list && tokens[from - 1]?.word.isAcronymLike === true;
  const first = isSecond ? from - 1 : from;
  // Not `no-code tools`.
  return tokens[first - 1]?.low === "no" && tokens[first]?.gap !== GAP.hyphen;
}

/** Whether it is `plain English`, which is a style. */
const isPlainEnglish = (tokens: Token[], { from, to }: TokenRange) =>
  tokens[to - 1]?.low === "english" && [tokens[from]?.low, tokens[from - 1]?.low].includes("plain");

/** Whether it consists of REMARK_WORDS. */
const isRemark = (tokens: Token[], { from, to }: TokenRange) =>
  tokens.slice(from, to).every(({ low }) => REMARK_WORDS.has(low));

/** Whether it consists of words for a school diploma, or is `lieu of degree`. */
const isDegree = (tokens: Token[], { from, to }: TokenRange) =>
  tokens[from]?.low === "lieu" ||
  tokens.slice(from, to).every(({ low }) => SCHOOL_DIPLOMA.has(low));

/** Values of Word.sense for WordNet's classes of most adjectives and of all adverbs. */
const ADJECTIVE = 1;
const ADVERB = 3;
/** The sense of a verb's inflected form is at least this. */
const VERB_FORM = 128;

/** Whether its noun at the end is missing: `valuable` of `gain valuable experience`. */
function isCutShort(tokens: Token[], { from, to }: TokenRange): boolean {
  const { low, raw, fold, word } = tokens[to - 1] as Token;
  // A capitalized word is a name. `genetics` folds to `genetic`, but is a noun.
  if (raw !== low || fold !== low) return false;
  const isPast = /[a-z]{2}ed$/.test(low) && word.sense >= VERB_FORM;
  if (to - from < 2) return isPast;
  return isPast || word.sense === ADJECTIVE || word.sense === ADVERB;
}

/** Whether it is something to bring: `steel toe boots`, `reliable transportation`. */
export function isPossession(tokens: Token[], { from, to }: TokenRange): boolean {
  const last = tokens[to - 1];
  if (!last) return false;
  if (CLOTHING.has(last.fold)) return true;
  const isOwn = tokens.slice(Math.max(0, from - 1), to).some(({ low }) => OWN.has(low));
  return isOwn && POSSESSIONS.has(last.fold);
}

/** Whether it is a level of a scale: `grade 4`, `level 3`, `band 6`. */
const isGrade = (tokens: Token[], { from, to }: TokenRange) =>
  to - from === 2 &&
  /^(?:grade|level|band|scale|tier|step)$/.test(tokens[from]?.low ?? "") &&
  /^(?:\d{1,2}|[ivx]+)$/.test(tokens[to - 1]?.low ?? "");

/** Whether it is a long word in capitals, as in headings, and not an acronym. */
const isShoutedWord = (tokens: Token[], { from, to }: TokenRange) =>
  to - from === 1 && /^\p{Lu}{8,}$/u.test(tokens[from]?.raw ?? "");

/** In words: how far before `state` a word about a license may be. */
const LICENSE_REACH = 10;

/** Whether it is a place: `licensed in Oregon`, `Halifax, NS`, `Colorado`. */
function isPlace(tokens: Token[], { from, to }: TokenRange): boolean {
  if (isState(tokens, { from, to })) return true;
  // `RN license in Ohio or a compact state`
  const hasLicenseBefore = () =>
    tokens
      .slice(Math.max(0, from - LICENSE_REACH), from)
      .some(({ fold }) => BEFORE_PLACE.has(fold));
  if (tokens[to - 1]?.low === "state" && to - from === 2 && hasLicenseBefore()) return true;
  const [verb, link] = [tokens[from - 2], tokens[from - 1]];
  const { raw, gap } = tokens[from] as Token;
  // `Halifax, NS`: a comma before the abbreviation of a state.
  if (STATES.has(raw) || (STATES.has(tokens[to]?.raw ?? "") && tokens[to]?.gap === GAP.list))
    return true;
  return (
    link?.low === "in" &&
    // Neither a comma nor a stronger gap is between `in` and the phrase.
    gap < GAP.list &&
    BEFORE_PLACE.has(verb?.fold ?? "") &&
    /^\p{Lu}/u.test(raw)
  );
}

/** Time zones. */
const ZONES = new Set(
  "UTC GMT CET CEST EET EEST EST EDT CST CDT MST MDT PST PDT BST IST AEST JST".split(" "),
);
const SCHEDULE_WORDS = new Set(
  "available availability hours timezone timezones weekends weekdays evenings".split(" "),
);

/** Whether it is working hours: `available 9-17 UTC`, `core hours`. */
function isTimetable(tokens: Token[], { from, to }: TokenRange): boolean {
  const words = tokens.slice(from, to);
  const [first, last] = [words[0], words.at(-1)];
  return (
    words.some(({ raw }) => ZONES.has(raw.replace(/\W.*$/, ""))) ||
    SCHEDULE_WORDS.has(first?.low ?? "") ||
    SCHEDULE_WORDS.has(last?.low ?? "") ||
    (last?.fold === "zone" && words.at(-2)?.low === "time") ||
    // The rest of `on-call rotation`.
    (last?.fold === "rotation" &&
      [words.at(-2), tokens[from - 1]].some((word) => word?.low === "call"))
  );
}

/** Words for tastes. */
const LIKING = new Set(
  "love loves lover passion passionate enthusiasm enthusiastic fondness fond appreciation obsession obsessed addiction addict curiosity curious fan geek nerd humor humour".split(
    " ",
  ),
);
/** A word of LIKING may be this many words before the phrase. */
const LIKING_REACH = 7;

/** Whether it is a taste, not a skill: `a love of puzzles and bad puns`. */
function isTaste(tokens: Token[], { from, to }: TokenRange): boolean {
  if (tokens.slice(from, to).some(({ low }) => LIKING.has(low))) return true;
  for (let at = from; at > Math.max(0, from - LIKING_REACH); at--) {
    // Only words up to the last comma or stronger gap belong to the phrase.
    if ((tokens[at] as Token).gap >= GAP.list) return false;
    const { low } = tokens[at - 1] as Token;
    if (LIKING.has(low)) return true;
    if (SKILL_NOUNS.has(low)) return false;
  }
  return false;
}
/** If one of these nouns is between a word of LIKING and the phrase, the phrase says what the noun is about. */
const SKILL_NOUNS = new Set(
  "experience knowledge skill skills ability able proficiency degree understanding background".split(
    " ",
  ),
);

/** Whether it is in a bracketed remark about the employer: `(we supply the vacuum pump)`. */
function isInAside({ clean: { text }, tokens }: TokenText, { from, to }: TokenRange): boolean {
  const start = (tokens[from] as Token).start;
  const opened = text.lastIndexOf("(", start);
  if (opened < 0 || start - opened > LONGEST_ASIDE) return false;
  const closed = text.indexOf(")", opened);
  const isInside = closed > (tokens[to - 1] as Token).start;
  return isInside && /\b(?:we|us|it|they|she|he|you)\b/i.test(text.slice(opened, closed));
}
/** In characters. */
const LONGEST_ASIDE = 200;

/** Whether it is part of a link or an email address. */
function isInAddress({ clean: { text }, tokens }: TokenText, { from }: TokenRange): boolean {
  const { start } = tokens[from] as Token;
  const before = Math.max(text.lastIndexOf(" ", start), text.lastIndexOf("\n", start));
  return /:\/\/|^www\.|\w@/i.test(text.slice(before + 1, start));
}
