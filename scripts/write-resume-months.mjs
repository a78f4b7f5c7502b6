/**
 * Writes how every language of app/core/resume-languages writes months, by Intl.DateTimeFormat of this Node. Kept as a
 * file, because browsers lack some of the languages (Chromium has no months of Irish, Basque or Icelandic) and the
 * preview, the printed page and the reader must agree.
 *
 *   node scripts/write-resume-months.mjs
 */
import { writeFileSync } from "node:fs";
import { openApp } from "./load-app.mjs";

const app = await openApp();
const { LANGUAGE_CODES } = await app.load("/app/core/resume-languages/language-tags.ts");
await app.close();
const FILE = new URL("../app/core/resume-languages/months.json", import.meta.url);
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2021, month, 15)));

/** Countries with other names for some months: Jänner, setiembre, كانون الثاني. */
const COUNTRIES = {
  en: ["en-GB", "en-AU"],
  de: ["de-AT", "de-CH"],
  fr: ["fr-CA", "fr-CH"],
  es: ["es-MX", "es-PE", "es-UY"],
  nb: ["nn"],
  ar: ["ar-LB", "ar-IQ", "ar-MA", "ar-DZ", "ar-TN"],
};
/** Replaces short forms that are unusual ("thg 3") or also name a season (Finnish kesä). */
const DIGITS = { vi: "{nn}/{y}", fi: "{n}/{y}" };

const formatter = (language, options) =>
  new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
    ...options,
  });

/** Removes the abbreviated word for "year" at the end ("г.", "р.") and direction marks. */
const tidy = (pattern) =>
  pattern
    .replace(/\s*(?:г\.|р\.)$/, "")
    .replace(/[\u200e\u200f]/g, "")
    .trim();

/** `{ pattern: "{m} {y}", names: "Januar|Februar|…" }`; a month in digits is `{n}`, or `{nn}` with two of them. */
function formOf(language, style) {
  const format = formatter(language, { month: style, year: "numeric" });
  const parts = MONTHS.map((month) => format.formatToParts(month));
  const patternOf = (each) =>
    tidy(each.map(({ type, value }) => ({ month: "{m}", year: "{y}" })[type] ?? value).join(""));
  const names = parts.map((each) => each.find(({ type }) => type === "month").value);
  let pattern = patternOf(parts[2]);
  if (style === "short") pattern = pattern.replace(/ (?:de|del) /, " ");
  if (names.every((name, index) => Number(name) === index + 1)) {
    return { pattern: pattern.replace("{m}", names[0].length > 1 ? "{nn}" : "{n}"), names: "" };
  }
  return { pattern, names: names.join("|") };
}

/** The names that months have in other forms: alone, or within a date. */
function otherNames(language, known) {
  const formats = [language, ...(COUNTRIES[language] ?? [])].flatMap((tag) =>
    ["long", "short"].flatMap((month) => [
      formatter(tag, { month }),
      formatter(tag, { month, year: "numeric" }),
      formatter(tag, { month, day: "numeric", year: "numeric" }),
    ]),
  );
  return MONTHS.map((month, index) => {
    const names = formats.map(
      (each) => each.formatToParts(month).find(({ type }) => type === "month").value,
    );
    const lowered = known.map((names) => names.split("|")[index]?.toLowerCase());
    return [...new Set(names.map((name) => name.toLowerCase()))]
      .filter((name) => !lowered.includes(name) && !/^\d*$/.test(name))
      .join("/");
  }).join("|");
}

/**
 * The month in two digits and the year, in the order and with the separator of the language: "{nn}.{y}.". A period at
 * the end is kept, except in Korean and Latvian.
 */
function numericPattern(language) {
  const parts = formatter(language, { month: "2-digit", year: "numeric" }).formatToParts(MONTHS[2]);
  const text = tidy(parts.map(({ value }) => value).join(""));
  const sign = /[./-]/.exec(text)?.[0] ?? ".";
  const isYearFirst = text.startsWith("2021");
  const end = /\.$/.test(text) && sign === "." && language !== "ko" && language !== "lv" ? "." : "";
  return isYearFirst ? `{y}${sign}{nn}${end}` : `{nn}${sign}{y}${end}`;
}

/** How the language writes a year alone: "{y}", or "{y}." with a period, which is left out in Hungarian and Latvian. */
function yearPattern(language) {
  const parts = formatter(language, { year: "numeric" }).formatToParts(MONTHS[2]);
  return tidy(parts.map(({ type, value }) => (type === "year" ? "{y}" : value)).join("")).replace(
    /\. ?(?:g\.)?$/,
    ["hu", "lv"].includes(language) ? "" : "$&",
  );
}

const table = {};
for (const language of LANGUAGE_CODES) {
  const long = formOf(language, "long");
  const digits = DIGITS[language];
  const short = digits ? { pattern: digits, names: "" } : formOf(language, "short");
  table[language] = {
    long,
    short,
    numeric: language === "vi" ? DIGITS.vi : numericPattern(language),
    year: yearPattern(language),
    other: otherNames(language, [long.names, short.names]),
  };
}
writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
