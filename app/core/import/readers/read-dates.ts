/** Parses months and periods as people write them, in all languages that resumes are printed in. */
import {
  datePatterns,
  isDate,
  isPresent,
  readDate,
} from "#app/core/resume-languages/reading/date-patterns.ts";

/** Dates are as `readDate` returns them ("2019-05", "2019"), and empty where missing. */
export interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** "ISO 9001:2015" is a standard: a year directly after a number and a colon is no date. */
const EDGE_BEFORE = "(?<![\\p{L}\\d/.@-])(?<!\\d:)";
const EDGE_AFTER = "(?![\\p{L}\\d]|[-/]\\d|\\.\\d)";

interface Expressions {
  period: RegExp;
  single: RegExp;
}

let expressions: Expressions | null = null;
/** Builds the expressions once, at the first text with a year. */
function getExpressions(): Expressions {
  const { date, present, to, since, sinceAfterDate } = datePatterns();
  expressions ??= {
    period: new RegExp(
      `${EDGE_BEFORE}(?:${since}\\s+)?(${date})${to}(${date}|${present})${EDGE_AFTER}\\.?|${EDGE_BEFORE}${since}\\s*(${date})${EDGE_AFTER}\\.?|${EDGE_BEFORE}(${date})\\s*${sinceAfterDate}${EDGE_AFTER}`,
      "giu",
    ),
    single: new RegExp(`${EDGE_BEFORE}(${date})${EDGE_AFTER}\\.?`, "giu"),
  };
  return expressions;
}

/** The first match whose parts are all dates: the pattern accepts any word as a month. */
function firstMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0;
  for (;;) {
    const match = pattern.exec(text);
    if (!match) return null;
    const areAllDates = match.slice(1).every((part) => !part || isPresent(part) || isDate(part));
    if (areAllDates) return match;
    pattern.lastIndex = match.index + 1;
  }
}
const HAS_YEAR = /(?:19|20)\d{2}|['’]\d{2}(?!\d)/;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;

/** In characters; no line with dates is longer. Bounds the time of the search. */
const MAX_LENGTH = 300;

/** Decides between meanings of some months' names: "listopad" is October in Croatian and November in Polish. */
type DocumentLanguage = string | null | undefined;

/** Returns the first period in a text, the text without it (`rest`) and the matched part (`text`); null if none. */
export function findPeriod(
  text: string,
  language?: DocumentLanguage,
): { period: Period; rest: string; text: string } | null {
  if (!mayHaveDate(text)) return null;
  const match = firstMatch(getExpressions().period, text);
  if (!match) return null;
  const [all, startText = "", endText = "", dateAfterSince = "", dateBeforeSince = ""] = match;
  const startOfOpenPeriod = dateAfterSince || dateBeforeSince;
  const isOpen = startOfOpenPeriod !== "" || isPresent(endText);
  const start = readDate(startOfOpenPeriod || startText, language);
  const end = isOpen ? "" : readDate(endText, language);
  return {
    period: {
      startDate: start,
      endDate: end,
      current: isOpen,
    },
    rest: removeDate(text, all),
    text: all,
  };
}

/**
 * Returns the first date in a text (`value`, as `readDate` returns it), its offset (`index`), the text without it
 * (`rest`), and the matched part (`text`); null without one.
 */
export function findDate(
  text: string,
  language?: DocumentLanguage,
): { value: string; index: number; rest: string; text: string } | null {
  const match = mayHaveDate(text) ? firstMatch(getExpressions().single, text) : null;
  if (!match) return null;
  const [all, dateText = ""] = match;
  return {
    value: readDate(dateText, language),
    index: match.index,
    rest: removeDate(text, all),
    text: all,
  };
}

/** A fast check before the search for names of months, because few lines have a year. */
const mayHaveDate = (text: string) => text.length <= MAX_LENGTH && HAS_YEAR.test(text);

function removeDate(text: string, part: string): string {
  return text
    .replace(part, " ")
    .replace(EMPTY_BRACKETS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:|·•–—-]+|[\s,|·•–—(-]+$/g, "")
    .trim();
}
