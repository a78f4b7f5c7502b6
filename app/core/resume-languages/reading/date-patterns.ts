/**
 * Regular expressions (as source texts) for dates in all languages, and the conversion of a match to
 * `2019`, `2019-05` or `2019-21` (spring).
 */
import type { ResumeLanguage } from "../language-tags.ts";
import { ALL_MONTHS, ALL_WORDS, withoutDiacritics } from "./all-words.ts";

/** From 1900 to 2099. */
export const YEAR = "(?:19|20)\\d{2}";
/** The punctuation after an abbreviated month: a period, or that of Hebrew or Hindi. */
const ABBREVIATION_MARK = "[.׳॰]";
const DAY = "(?:3[01]|[12]\\d|0?[1-9])";
/** A month in digits. */
const NUMBER = "(?:1[0-2]|0?[1-9])";
/** Between month and year: "marzo de 2019" (Spanish), "martie din 2019" (Romanian), "tháng 3 năm 2019" (Vietnamese). */
const BETWEEN_MONTH_AND_YEAR = "(?:de|del|d['’]|din|năm)";
/**
 * After a year: "2019. március" (Hungarian), "2019 m. kovo" and "2019 metų kovas" (Lithuanian), "2019. g. marts" and
 * "2019. gada marts" (Latvian), "2019(e)ko martxoa" (Basque), "2019년" (Korean), "2019年" (Chinese, Japanese).
 */
const AFTER_YEAR = "(?:\\.|\\.?\\s?(?:m|g|gada)\\.|\\s?metų|\\(e\\)ko|\\s?ko|\\s?[年년])";

/** Further names of seasons, with their numbers in EDTF (21 is spring). */
const MORE_SEASONS: [name: string, number: number][] = [
  ["autumn", 23],
  ["frühling", 21],
  ["frühjahr", 21],
];
const FIRST_SEASON = 21;
/** Languages in which the year may come before the month's name. */
const YEAR_FIRST: readonly ResumeLanguage[] = ["en", "hu", "lt", "lv", "eu"];
/**
 * Matches any word; isDate then checks that it is a month or season. Patterns with the names of all
 * months would take 0.1 s to compile. Some names have two words: seasons in Vietnamese ("mùa xuân") and Indonesian
 * ("musim semi"), and the Irish months "Meán Fómhair" and "Deireadh Fómhair".
 */
const WORD = "(?:(?:mùa|musim|me[aá]n|deireadh)\\s+)?\\p{L}[\\p{L}\\p{M}]*(?:\\.[\\p{L}\\p{M}]+)*";
/**
 * Months as in Poland, "VII 2011", only at the start or after punctuation: in "Engineer II 2011" it is part of the job
 * title.
 */
const ROMAN_NUMERAL = "(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2}|X)";
const ROMAN_MONTH = `(?<=(?:^|[–—(|·:]|\\d{4}\\s*-)\\s*)${ROMAN_NUMERAL}[ ./]\\s?${YEAR}`;
const ROMAN_DATE = new RegExp(`^${ROMAN_NUMERAL}[ ./]\\s?${YEAR}$`, "i");
const ROMAN_NUMERALS = "i|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii".split("|");
/** The word before a month's number in Vietnamese: "tháng 3/2019". */
const NUMBERED_MONTH = /^(?:tháng|thg)(?!\p{L})/iu;

interface Patterns {
  /** A text that matches is a date only if isDate says so. */
  date: string;
  present: string;
  /** Between start and end: "–", "to", "bis". */
  to: string;
  /** Before a start without an end: "since 2019". */
  since: string;
  /** Like `since`, for languages that put it after the date. */
  sinceAfterDate: string;
}
interface Names {
  months: Map<string, [language: ResumeLanguage, number: number][]>;
  seasons: Map<string, number>;
  present: Set<string>;
}

let patterns: Patterns | null = null;
let names: Names | null = null;
/** Built once, at the first date that is read. */
export function datePatterns(): Patterns {
  patterns ??= buildPatterns();
  return patterns;
}

/** Whether a match of the date pattern is a date: a word at its start must be a month or season. */
export function isDate(text: string): boolean {
  const [word] = new RegExp(`^${WORD}`, "iu").exec(text) ?? [];
  return !word || NUMBERED_MONTH.test(word) || ROMAN_DATE.test(text) || lookUpName(word) !== null;
}

/** Whether the text is a word for the present, as in "2019 – today". */
export function isPresent(text: string): boolean {
  names ??= collectNames();
  return names.present.has(presentKey(text));
}

/** Converts a match of the date pattern to `2019`, `2019-05`, or `2019-21` for spring. */
export function readDate(text: string, language: string | null = null): string {
  const year = yearOf(text);
  const rest = text.replace(new RegExp(`${YEAR}[年년]?|['’]\\d{2}`), " ");
  const [, first, second] = DAY_AND_MONTH.exec(rest) ?? [];
  // The day comes first, unless the second number cannot be a month.
  if (first && second) return withMonth(year, Number(second) > 12 ? Number(first) : Number(second));
  const roman = ROMAN_DATE.test(text)
    ? ROMAN_NUMERALS.indexOf(rest.replace(/[\s./]+/g, "").toLowerCase())
    : -1;
  if (roman >= 0) return withMonth(year, roman + 1);
  // A number beside a month's name is the day ("March 5, 2021"), so names are read first.
  for (const [word] of rest.matchAll(new RegExp(WORD, "giu"))) {
    const meanings = lookUpName(word);
    // "spring 2019" becomes "2019-21".
    if (typeof meanings === "number") return `${year}-${meanings}`;
    // "listopad" is October in Croatian and November in Polish.
    const month = meanings?.find(([candidate]) => candidate === language) ?? meanings?.[0];
    if (month) return withMonth(year, month[1]);
  }
  // "03/2019", or a year alone.
  return withMonth(year, Number(/\d{1,2}/.exec(rest)?.[0] ?? 0));
}

/** What remains of "12.03.2019" without the year. */
const DAY_AND_MONTH = /^\s*(\d{1,2})[./-]\s?(\d{1,2})[./-]\s*$/;
/** Two-digit years from ’68 on are in the 20th century. */
const MIN_LAST_CENTURY_YEAR = 68;

function yearOf(text: string): string {
  const short = /['’](\d{2})(?!\d)/.exec(text)?.[1];
  const whole = new RegExp(YEAR).exec(text)?.[0];
  if (whole || !short) return whole ?? "";
  return `${Number(short) >= MIN_LAST_CENTURY_YEAR ? "19" : "20"}${short}`;
}

const withMonth = (year: string, month: number) =>
  month ? `${year}-${String(month).padStart(2, "0")}` : year;

/** A season's number, or the months that a name means, by language; null for any other word. */
function lookUpName(word: string): number | [ResumeLanguage, number][] | null {
  names ??= collectNames();
  const key = toKey(word);
  const plain = withoutDiacritics(key);
  const { months, seasons } = names;
  return seasons.get(key) ?? months.get(key) ?? seasons.get(plain) ?? months.get(plain) ?? null;
}

/** A name in the form of the maps' keys. U+0307 is the dot that lower-casing leaves of the Turkish İ. */
const toKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/\u0307/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.׳॰]$/, "");

const presentKey = (text: string) => withoutDiacritics(toKey(text).replace(/’/g, "'"));

function collectNames(): Names {
  const months: Names["months"] = new Map();
  const seasons = new Map(MORE_SEASONS);
  const addMonth = (name: string, language: ResumeLanguage, number: number) => {
    const key = toKey(name);
    // Months in digits have patterns of their own.
    if (key === "" || /\d/.test(key)) return;
    const meanings = months.get(key) ?? [];
    if (!meanings.some(([existing]) => existing === language)) meanings.push([language, number]);
    months.set(key, meanings);
  };
  for (const [language, words] of ALL_WORDS) {
    const lists = monthsOf(language);
    for (const [index, names] of lists.entries()) {
      for (const name of [...names, ...names.map((spelling) => withoutDiacritics(toKey(spelling)))])
        addMonth(name, language, index + 1);
    }
    for (const [index, name] of words.seasons.split("|").entries()) {
      for (const key of [toKey(name), withoutDiacritics(toKey(name))])
        if (!seasons.has(key)) seasons.set(key, FIRST_SEASON + index);
    }
  }
  return { months, seasons, present: new Set(wordsOf("present").map(presentKey)) };
}

/** All names of each of the twelve months. */
function monthsOf(language: ResumeLanguage): string[][] {
  const { long, short, other } = ALL_MONTHS[language];
  const lists = [long.names, short.names, other].map((list) => list.split("|"));
  return Array.from({ length: 12 }, (_, index) =>
    lists.flatMap((list) => list[index]?.split("/") ?? []).filter((name) => name !== ""),
  );
}

function buildPatterns(): Patterns {
  const present = wordsOf("present").flatMap((word) => [word, withoutDiacritics(word)]);
  return {
    date: datePattern(),
    present: alternatives(present),
    // A date may end with a period, as in Croatian, "2019. – 2021.", or with "г." (Russian, Bulgarian) or "р."
    // (Ukrainian) for "year".
    to: `(?:\\.?(?:\\s?[гр]\\.)?\\s*(?:-{1,3}>?|[‐‑–—−‒~〜～→➔➜➝⟶»>]|${alternatives(wordsOf("until"))})\\s*|${toSlash(present)})`,
    since: alternatives(wordsOf("since")),
    // Turkish: "03/2020 tarihinden beri", "2019'dan beri". Hungarian: "2019 óta".
    sinceAfterDate: "(?:tarihinden\\s+beri|[-'’]?[dt][ea]n\\s+beri|óta)",
  };
}

/**
 * A slash between two months or before "present", as in "2019-05 / Present". Between years alone, it may separate two
 * dates.
 */
const toSlash = (present: readonly string[]) =>
  `\\s+/\\s+(?=${alternatives(present)}(?![\\p{L}\\d]))|(?<=\\d[./-]\\d+|\\p{L}\\.?\\s?\\d{4})\\s+/\\s+(?=${NUMBER}[./-]${YEAR}|${YEAR}[./-]${NUMBER}(?!\\d)|${WORD}\\s${YEAR})`;

/** One alternative for each way to write a date. */
function datePattern(): string {
  const yearFirst = YEAR_FIRST.flatMap((language) => {
    const seasons = ALL_WORDS.find(([code]) => code === language)?.[1].seasons.split("|") ?? [];
    return [...monthsOf(language).flat(), ...seasons].map(toKey);
  });
  return `(?:${[
    ROMAN_MONTH,
    // "March 2019", "Mar. 5, 2019", "marzo de 2019"; not "II 2011", which is a month only where ROMAN_MONTH matches
    `(?!${ROMAN_NUMERAL}[ ./])${WORD}${ABBREVIATION_MARK}?(?:[/-]|,?\\s*)(?:(?<=\\s)\\d{1,2},?\\s+)?(?:${BETWEEN_MONTH_AND_YEAR}\\s*)?${YEAR}`,
    // "Mar ’19"
    `${WORD}${ABBREVIATION_MARK}?,?\\s*['’]\\d{2}(?!\\d)`,
    // "12.03.2019", the day first
    `${DAY}(?:[./-]\\s?)${NUMBER}(?:[./-]\\s?)${YEAR}`,
    // "03/25/2019", the month first, as in the United States
    `${NUMBER}/${DAY}/${YEAR}`,
    // "tháng 3/2019", "tháng 3 năm 2019"
    `(?:tháng|thg\\.?)\\s?${NUMBER}\\s*(?:[,/-]|năm)?\\s*${YEAR}`,
    // "03/2019"
    `${NUMBER}\\s?[./-]\\s?${YEAR}`,
    // "2019-03", "2019 / 03", "2019-03-12"
    `${YEAR}(?:[-/.]|\\s/\\s)(?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01])(?!\\d))?`,
    // "2019年3月", "2019년 3월 12일"
    `${YEAR}\\s?[年년]\\s?${NUMBER}\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?`,
    // "2019年春季"
    `${YEAR}\\s?[年년]\\s?(?:[春夏秋冬]季?|봄|여름|가을|겨울)`,
    // "2019. 3."
    `${YEAR}\\.\\s?${NUMBER}\\.(?!\\d)`,
    // "2019 m. kovo", "2019 March"
    `${YEAR}${AFTER_YEAR}?\\s*${alternatives(yearFirst)}(?![\\p{L}\\p{M}])${ABBREVIATION_MARK}?`,
    // "2019", "2019年"
    `${YEAR}(?:\\s?[年년])?`,
  ].join("|")})`;
}

const wordsOf = (key: "present" | "until" | "since") =>
  ALL_WORDS.flatMap(([, words]) => words[key].split("|"))
    .filter((word) => word !== "")
    .flatMap(withTurkishCapitals);

/** The flag `i` matches every capital but İ with its small letter, so İ gets alternatives. */
const withTurkishCapitals = (word: string) => [word, word.toLocaleUpperCase("tr")];

/** Longest first, because a regular expression takes the first alternative that matches. */
function alternatives(words: readonly string[]): string {
  const lowered = [
    ...new Set(words.map((word) => (word.includes("İ") ? word : word.toLowerCase()))),
  ];
  const escaped = lowered
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
        .replace(/[’']/g, "['’]")
        .replace(/\s+/g, "\\s+"),
    );
  return `(?:${escaped.join("|")})`;
}
