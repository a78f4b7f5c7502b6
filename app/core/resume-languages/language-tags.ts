/** Tags of the languages that a resume can be printed in, BCP 47, without their names. */
import type { RESUME_LANGUAGES } from "./languages.ts";

export type ResumeLanguage = keyof typeof RESUME_LANGUAGES;

/** Each group of languages is loaded as one chunk of code. */
export const LANGUAGE_GROUPS = {
  western: "de nl fr es it pt-BR pt-PT gl ca eu",
  northern: "sv da nb fi is et lv lt ga",
  central: "pl cs sk sl hr bs sr-Latn ro hu tr",
  eastern: "sr bg ru uk el he ar",
  asian: "hi th vi id ja ko zh-Hans zh-Hant",
};

export const LANGUAGE_CODES = ["en", ...Object.values(LANGUAGE_GROUPS)].flatMap((codes) =>
  codes.split(" "),
) as ResumeLanguage[];

/** Tags that map to a language other than the one of their first part. */
const ALIASES: Record<string, ResumeLanguage> = {
  pt: "pt-BR",
  zh: "zh-Hans",
  "zh-TW": "zh-Hant",
  "zh-HK": "zh-Hant",
  "zh-MO": "zh-Hant",
  no: "nb",
  nn: "nb",
  iw: "he",
};

/**
 * The resume language that is closest to a BCP 47 tag: "de" for de-AT; null for an empty tag or a language that resumes
 * cannot be printed in.
 */
export function resumeLanguage(tag = ""): ResumeLanguage | null {
  const [base = ""] = tag.split("-");
  const short = tag.split("-").slice(0, 2).join("-");
  for (const code of [tag, short, base]) {
    const resolved = ALIASES[code] ?? code;
    const language = LANGUAGE_CODES.find((candidate) => candidate === resolved);
    if (language) return language;
  }
  return null;
}

const RIGHT_TO_LEFT = new Set(["ar", "he", "iw", "fa", "ur", "ps", "yi", "dv", "ckb", "sd", "ug"]);

/** The text direction of any language, also one that resumes cannot be printed in. */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(tag.split("-")[0] ?? "") ? "rtl" : "ltr";
