/** Years of experience: what a posting asks for, what the dates of a resume add up to. */

import { TITLE_HEADS } from "./title-words.ts";
import { splitWords } from "./tokens.ts";
import { foldWord } from "./word-forms.ts";

/** `Present` means this year. A constant, so that the same texts score the same on any day. */
const PRESENT_YEAR = 2026;
const MAX_ASKED = 20;

const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
const ASKED = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join("|")})(?:\\s?\\(\\d{1,2}\\+?\\))?\\s?(?:\\+|or more|-|to)?\\s{0,2}(?:\\d{1,2}|${NUMBERS.join("|")})?\\+?\\s{0,2}(years?|yrs?|months?)\\b`,
  "g",
);
const numberOf = (said: string) => Number(said) || 1 + NUMBERS.indexOf(said);
const EXPERIENCE = /experience|\bexp\b|background|track record|worked/;
/** `4+ years in commercial construction`, `3 years designing`: time spent at something, in a line that asks. */
const SPENT = {
  years:
    /^'? (?:in|as|at|with|on|within|of|\w{3,}ing)\b(?! (?:the (?:last|past)|business|row|age|college|school)\b)/,
  // Contracts are told in months, too.
  months: /^'? (?:in an?|as)\b/,
};
const MONTHS = 12;

export interface AskedYears {
  years: number;
  /** In the clean text. */
  start: number;
  end: number;
}

/**
 * The longest time asked for in connection with experience.
 * @param isAsking whether a place lies in a line that asks for something
 */
export function yearsAsked(
  said: string,
  isAsking: (start: number) => boolean = () => false,
): AskedYears | null {
  // `at least a year`, of the same length.
  const low = said.replace(/\b(at least|minimum of|minimum) a (?=year)/g, "$1 1 ");
  let most: AskedYears | null = null;
  for (const match of low.matchAll(ASKED)) {
    const number = numberOf(match[1] as string);
    const years = match[2]?.startsWith("m") ? Math.floor(number / MONTHS) : number;
    const end = match.index + match[0].length;
    if (years < 1 || years > MAX_ASKED) continue;
    const around = low.slice(Math.max(0, match.index - 40), end + 80);
    const spent = match[2]?.startsWith("m") ? SPENT.months : SPENT.years;
    // `have shipped software for 5+ years`, `within 3 years of hire`.
    const before = low.slice(Math.max(0, match.index - 20), match.index);
    if (/\bwithin (?:the )?(?:first |next )?$/.test(before)) continue;
    const isFor = /\bfor (?:over |at least |more than |a minimum of )?$/.test(before);
    const isSpent = (isFor || spent.test(low.slice(end, end + 30))) && isAsking(match.index);
    if (!isSpent && !EXPERIENCE.test(around)) continue;
    if (/years? (?:old|of age|ago)/.test(low.slice(match.index, end + 12))) continue;
    if (!most || years > most.years) most = { years, start: match.index, end };
  }
  return most;
}

const MONTH =
  "(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?,? ?|\\d{1,2}[/.-])?";
const RANGE = new RegExp(
  `${MONTH}((?:19|20)\\d\\d)\\s{0,2}(?:-|to|until|till)\\s{0,2}${MONTH}((?:19|20)\\d\\d|present|current|now|today|ongoing)`,
  "g",
);
const STATED = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join("|")})\\s?\\+?\\s{0,2}(?:years?|yrs?)(?:'|s')?\\s{0,2}(?:of\\s)?(?:\\w{1,20}\\s){0,4}experience`,
  "g",
);
const SCHOOL = /universit|college|school/;
const DEGREE = /bachelor|degree|diploma/;

/** `Teacher, Oak Middle School`: who works at a school is not schooled there. */
const namesWork = (line: string) =>
  splitWords(line).some((word) => TITLE_HEADS.has(foldWord(word)) && !SCHOOLED.has(word));
const SCHOOLED = new Set(["student", "associate", "fellow", "apprentice", "trainee", "intern"]);

export interface ShownYears {
  years: number;
  start: number;
  end: number;
}

/** The longer of what the dates cover and what the text states; null when it shows no time at all. */
export function yearsShown(low: string): ShownYears | null {
  const covered = new Set<number>();
  let first: { start: number; end: number } | null = null;
  for (const match of low.matchAll(RANGE)) {
    const lineStart = low.lastIndexOf("\n", match.index) + 1;
    const end = match.index + match[0].length;
    const lineEnd = low.indexOf("\n", end);
    const line = low.slice(
      Math.max(lineStart, match.index - 80),
      lineEnd < 0 ? end + 80 : Math.min(lineEnd, end + 80),
    );
    if (DEGREE.test(line) || (SCHOOL.test(line) && !namesWork(line))) continue;
    const from = Number(match[1]);
    const to = /\d/.test(match[2] ?? "") ? Number(match[2]) : PRESENT_YEAR;
    for (let year = from; year < Math.min(to, from + 50); year++) covered.add(year);
    first ??= { start: match.index, end };
  }
  let best: ShownYears | null = first ? { years: covered.size, ...first } : null;
  for (const match of low.matchAll(STATED)) {
    const years = numberOf(match[1] as string);
    if (years > 45 || (best && best.years >= years)) continue;
    best = { years, start: match.index, end: match.index + match[0].length };
  }
  return best;
}
