/** Parses dates as people type them: years, seasons, and months where the browser has no month picker. */

const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3).toLowerCase());

/** Numbers of seasons in place of the month, as EDTF (extended ISO 8601) writes them. */
const SEASON_NAMES: Record<string, number> = {
  spring: 21,
  summer: 22,
  fall: 23,
  autumn: 23,
  winter: 24,
};
const SEASON_LABELS: Record<string, string> = {
  "21": "Spring",
  "22": "Summer",
  "23": "Fall",
  "24": "Winter",
};

/** Converts a stored date to the text of an input: `2024-21` to "Spring 2024"; years and months stay the same. */
export function toTypedDate(date: string): string {
  const season = SEASON_LABELS[date.slice("2024-".length)];
  return season ? `${season} ${date.slice(0, "2024".length)}` : date;
}

/**
 * A year alone (`2024`), a season (`2024-21` for Spring 2024) or what `parseMonth` reads; "" for blank text; null for
 * anything else.
 */
export function parseDate(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (/^\d{4}$/.test(typed)) return typed;
  const [, season, year] = /^(spring|summer|fall|autumn|winter),?\s+(\d{4})$/.exec(typed) ?? [];
  return season ? `${year}-${SEASON_NAMES[season]}` : parseMonth(text);
}

/** Two letters swapped or missing; more could be any month. */
const MAX_MISTYPED = 2;

/** `2024-05` for 2024-05, 05/2024, 5.2024, 2024/5 or May 2024; "" for blank text; null if it is not a month. */
export function parseMonth(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === "") return "";
  const yearFirst = /^(\d{4})\s*[-/. ]\s*(\d{1,2})$/.exec(typed);
  if (yearFirst) return formatMonth(yearFirst[1], Number(yearFirst[2]));
  const yearLast = /^(\d{1,2})\s*[-/. ]\s*(\d{4})$/.exec(typed);
  if (yearLast) return formatMonth(yearLast[2], Number(yearLast[1]));
  const named = /^([a-z]{3,9})\.?,?\s+(\d{4})$/.exec(typed);
  if (named) return formatMonth(named[2], monthNamed(named[1] as string));
  return null;
}

/** The number of the month with this name, its abbreviation or a small misspelling of it ("januray"); 0 for others. */
function monthNamed(word: string): number {
  const index = MONTHS.indexOf(word.slice(0, 3));
  const name = MONTH_NAMES[index]?.toLowerCase() ?? "";
  return name.startsWith(word) || editDistance(word, name) <= MAX_MISTYPED ? index + 1 : 0;
}

function formatMonth(year: string | undefined, number: number): string | null {
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, "0")}` : null;
}

/** "January 2024" for a text such as "Jnauary 2024" that is no month but close to one; else null. */
export function suggestMonth(text: string): string | null {
  const [, word, year] = /^\s*(\p{L}{3,12})\.?,?\s+(\d{4})\s*$/u.exec(text) ?? [];
  if (!word || !year || parseMonth(text) !== null) return null;
  const distances = MONTH_NAMES.map((name) => editDistance(word.toLowerCase(), name.toLowerCase()));
  const least = Math.min(...distances);
  return least <= MAX_MISTYPED ? `${MONTH_NAMES[distances.indexOf(least)]} ${year}` : null;
}

/** Levenshtein: how many letters must be added, removed or replaced to make one word the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 0; column < b.length; column++) {
      const replaced = (row[column] ?? 0) + (letter === b[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
