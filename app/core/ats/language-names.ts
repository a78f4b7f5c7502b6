/**
 * Languages that the scoring engine detects, and those it scores. In a file without its word
 * tables, so that pages stay small.
 */

/** By ISO 639-1 code. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  pl: "Polish",
  nl: "Dutch",
  it: "Italian",
  pt: "Portuguese",
  sv: "Swedish",
  da: "Danish",
  no: "Norwegian",
  fi: "Finnish",
  cs: "Czech",
  hu: "Hungarian",
  ro: "Romanian",
  tr: "Turkish",
  ja: "Japanese",
  zh: "Chinese",
  ko: "Korean",
  uk: "Ukrainian",
  ru: "Russian",
  el: "Greek",
  ar: "Arabic",
  he: "Hebrew",
  hi: "Hindi",
  th: "Thai",
};

/** Languages in which results were compared with people's judgment (docs/ats-benchmark.md). */
const SCORED_LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "pl"]);

export const isScoredLanguage = (code: string): boolean => SCORED_LANGUAGES.has(code);
