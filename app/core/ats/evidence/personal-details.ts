/**
 * Finds the words of a resume that say who the writer is, not what they can do: names, pronouns,
 * contact details, age, photo, schools' names, career breaks. They don't affect the score.
 */

import { ALL_TITLE_HEADS, FIRST_NAMES, SURNAME_HEADS } from "#app/core/ats/titles/title-words.ts";
import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";

const PRONOUNS = new Set(
  "he him his himself she her hers herself they them their theirs themself themselves ze zir mr mrs ms miss mx sie er".split(
    " ",
  ),
);
/** The length of a name, in words. */
const NAME = { min: 2, max: 5 } as const;
/** A name is in one of this many first lines. */
const NAME_LINES = 2;
/** A label at the start of a line: `Date of birth: …`, `Phone: …`. */
const LABEL =
  /^(?:date of birth|birth ?date|dob|born|age|gender|sex|nationality|citizenship|marital status|religion|ethnicity|race|pronouns|photo(?:graph)?|profile (?:photo|picture)|portrait|picture|headshot|image|name|address|home address|phone|telephone|mobile|cell|e ?mail|linkedin|geburtsdatum|familienstand|staatsangehorigkeit|etat civil|nacionalidad|fecha de nacimiento|data urodzenia)\s?(?::|$)/;
const AGE = /\b(?:aged? \d\d|\d\d years old|\d\d yrs old)\b/g;
/** An address of mail or the web: `ana@mail.com`, `www.ana.dev`, `linkedin.com/in/ana`. */
const LINK =
  /[^\s@]{1,64}@\S{1,80}|\b(?:https?:\/\/|www\.)\S{1,200}|\b[\w-]{1,60}\.(?:com|org|net|io|dev|me|co|edu)\/\S{0,200}/g;
/** A street and its number, or a postcode with its place; read at the top of a resume only. */
const ADDRESS =
  /^\d{1,5}[a-zA-Z]? [\w. ]{2,40}\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Pl|Square|Close|Terrace|Crescent)\b|^(?:[\p{L} .'-]{2,40},? )?[A-Z]{2} \d{5}(?:-\d{4})?$|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;
/** A break in a career: `Parental leave, 2019 - 2020`. */
const BREAK =
  /^(?:career break|career gap|gap year|sabbatical|parental leave|maternity leave|paternity leave|family leave|medical leave|carer'?s? leave|unemployed|out of work|between jobs|caring for (?:a |my )?(?:child|children|family|parents?))\b/;
const SCHOOL =
  /\b(?:university|college|school|institute|academy|polytechnic|universitat|hochschule|universite|universidad|uniwersytet|politechnika)\b/;

export interface PersonalDetails {
  /** 1 for each word of such details. */
  personal: Uint8Array;
  /**
   * 1 for these words, pronouns and schools' names, which don't count for the similarity to the
   * posting.
   */
  excludedFromSimilarity: Uint8Array;
}

/** @param sectionAt see sectionReader */
export function readPersonalDetails(
  text: TokenText,
  sectionAt: (at: number) => string | null,
): PersonalDetails {
  const { tokens, clean } = text;
  const low = clean.text.toLowerCase();
  const personal = new Uint8Array(tokens.length);
  const unweighed = new Uint8Array(tokens.length);
  const name = findName(text);
  if (name) markName(tokens, name, personal);
  markMatches(tokens, low, LINK, personal);
  markMatches(tokens, low, AGE, personal);
  for (let from = 0; from < tokens.length; ) {
    const to = partEnd(tokens, from);
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    const part = low.slice(start, Math.min(end, start + LONGEST_READ));
    const section = sectionAt(from);
    const isAddress = section === null && ADDRESS.test(clean.text.slice(start, end));
    const isLabeled = tokens[from]?.gap === GAP.line && LABEL.test(part);
    // Pronouns in References are about other people.
    if (section === "References" || isAddress || isLabeled || BREAK.test(part))
      personal.fill(1, from, to);
    else if (section === "Education" && SCHOOL.test(part)) unweighed.fill(1, from, to);
    from = to;
  }
  for (let i = 0; i < tokens.length; i++) {
    if (PRONOUNS.has((tokens[i] as Token).low) || personal[i] === 1) unweighed[i] = 1;
  }
  return { personal, excludedFromSimilarity: unweighed };
}

/** The end of the part up to a separator or line end; a label and its value stay together. */
function partEnd(tokens: Token[], from: number): number {
  let to = from + 1;
  while (to < tokens.length && to - from < LONGEST_PART) {
    const { gap } = tokens[to] as Token;
    if (gap === GAP.line || gap === GAP.list) break;
    to++;
  }
  return to;
}
/**
 * Longest part of a line, in words; and how much of it is compared with the patterns, in
 * characters.
 */
const LONGEST_PART = 30;
const LONGEST_READ = 200;

/** The writer's name in the first lines: a few capitalized words that are not a job title. */
function findName({ tokens }: TokenText): TokenRange | null {
  let from = 0;
  for (let line = 0; line < NAME_LINES && from < tokens.length; line++) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to] as Token).gap < GAP.list) to++;
    if (isName(tokens.slice(from, to))) return { from, to };
    while (to < tokens.length && (tokens[to] as Token).gap !== GAP.line) to++;
    from = to;
  }
  return null;
}

/** Whether a line is a person's name, not a title, heading or skill. */
function isName(words: Token[]): boolean {
  if (words.length < NAME.min || words.length > NAME.max) return false;
  const isSpelledAsName = ({ raw, low }: Token) => /^\p{Lu}/u.test(raw) || PARTICLES.has(low);
  if (!words.every(isSpelledAsName) || words.some(({ low }) => HEADINGS.has(low))) return false;
  const last = words.at(-1) as Token;
  // Grace Mason and Greg Baker are names; Pastry Baker is not, and neither are names of things.
  const isFirstName = ({ low }: Token) => FIRST_NAMES.has(low) || FIRST_NAMES_IN_WORDNET.has(low);
  const isTitle = (token: Token) =>
    ALL_TITLE_HEADS.has(token.fold) && !(token === last && SURNAME_HEADS.has(token.fold));
  if (words.some(isTitle)) return false;
  if (isFirstName(words[0] as Token) || isRare(words[0] as Token)) return true;
  // A word that is a skill's name makes it no person's.
  return (
    words.some(isRare) && !words.some(({ word }) => word.formsByStart?.singleWord !== undefined)
  );
}

/** First names that WordNet lists as words, such as those of saints and cities. */
const FIRST_NAMES_IN_WORDNET = new Set(
  "john mary will peter paul george thomas martin luke matthew adam sam joseph jacob daniel benjamin victoria virginia carolina charlotte florence sydney paris chelsea maria elizabeth james david mohammed carmen jesus angel".split(
    " ",
  ),
);

/** Words that neither WordNet nor the term dictionary contains, so probably names. */
const isRare = ({ word }: Token) => word.sense === 0 && word.formsByStart === undefined;

const PARTICLES = new Set("de da di van von der den la le bin al el".split(" "));
const HEADINGS = new Set(
  "resume cv curriculum vitae summary profile experience skills education objective lebenslauf contact about".split(
    " ",
  ),
);

/** Marks the name at the top, its repetitions in full, and its rare words wherever they are. */
function markName(tokens: Token[], { from, to }: TokenRange, personal: Uint8Array): void {
  personal.fill(1, from, to);
  const words = tokens.slice(from, to);
  const rare = new Set(words.filter(isRare).map(({ low }) => low));
  const lows = words.map(({ low }) => low);
  for (let i = to; i < tokens.length; i++) {
    const { low } = tokens[i] as Token;
    if (rare.has(low)) personal[i] = 1;
    const isFull = lows.length > 1 && lows.every((each, k) => tokens[i + k]?.low === each);
    if (isFull) personal.fill(1, i, i + lows.length);
  }
}

function markMatches(tokens: Token[], low: string, pattern: RegExp, marks: Uint8Array): void {
  let at = 0;
  for (const { 0: match, index } of matchesOf(low, pattern)) {
    while (at < tokens.length && (tokens[at] as Token).end <= index) at++;
    for (let i = at; i < tokens.length && (tokens[i] as Token).start < index + match.length; i++)
      marks[i] = 1;
  }
}
