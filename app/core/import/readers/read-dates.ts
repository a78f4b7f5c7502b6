/** Parses months and periods as people write them, in all languages that resumes are printed in. */
import {
  datePatterns,
  isDate,
  isPresent,
  readDate,
} from "#app/core/resume-languages/reading/date-patterns.ts";

export interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
}

const EDGE_BEFORE = "(?<![\\p{L}\\d/.@-])";
const EDGE_AFTER = "(?![\\p{L}\\d]|[-/]\\d|\\.\\d)";

interface Expressions {
  period: RegExp;
  single: RegExp;
}

let expressions: Expressions | null = null;
/** Builds the expressions once, at the first text with a year. */
function readyExpressions(): Expressions {
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
    const isWhole = match.slice(1).every((part) => !part || isPresent(part) || isDate(part));
    if (isWhole) return match;
    pattern.lastIndex = match.index + 1;
  }
}
const HAS_YEAR = /(?:19|20)\d{2}|['’]\d{2}(?!\d)/;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;

/** In characters; no line with dates is longer. Bounds the time of the search. */
const MAX_LENGTH = 300;

/** Decides what some names mean: "listopad" is October in Croatian and November in Polish. */
type DocumentLanguage = string | null | undefined;

/** Returns the first period in a text, and the text without it. */
export function findPeriod(
  text: string,
  language?: DocumentLanguage,
): { period: Period; rest: string; text: string } | null {
  if (!mayHaveDate(text)) return null;
  const match = firstMatch(readyExpressions().period, text);
  if (!match) return null;
  const [all, from = "", to = "", behindSince = "", beforeSince = ""] = match;
  const openStart = behindSince || beforeSince;
  const isOpen = openStart !== "" || isPresent(to);
  const start = readDate(openStart || from, language);
  const end = isOpen ? "" : readDate(to, language);
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
 * Returns the first date in a text, such as a certificate's, its offset, and the text without it.
 */
export function findMonth(
  text: string,
  language?: DocumentLanguage,
): { month: string; at: number; rest: string; text: string } | null {
  const match = mayHaveDate(text) ? firstMatch(readyExpressions().single, text) : null;
  if (!match) return null;
  const [all, month = ""] = match;
  return {
    month: readDate(month, language),
    at: match.index,
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
