/**
 * Languages that the engine detects, and those it scores; without word tables, for use in pages.
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

/** Languages in which requirements were compared with people's judgment (docs/ats-benchmark.md). */
const SCORED_LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "pl"]);

export const isScoredLanguage = (code: string): boolean => SCORED_LANGUAGES.has(code);
