/** The language and text direction of a resume: the chosen one, or else detected from its scripts. */
import type { Resume } from "#app/core/resume/schema.ts";
import { directionOf } from "#app/core/resume-languages/language-tags.ts";

export interface Language {
  lang: string;
  dir: "ltr" | "rtl";
}

const ENGLISH: Language = { lang: "en", dir: "ltr" };
const SCRIPTS: [pattern: RegExp, language: Language][] = [
  [/\p{Script=Hebrew}/gu, { lang: "he", dir: "rtl" }],
  [/\p{Script=Arabic}/gu, { lang: "ar", dir: "rtl" }],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, { lang: "ja", dir: "ltr" }],
  [/\p{Script=Hangul}/gu, { lang: "ko", dir: "ltr" }],
  [/\p{Script=Han}/gu, { lang: "zh", dir: "ltr" }],
  [/\p{Script=Devanagari}/gu, { lang: "hi", dir: "ltr" }],
  [/\p{Script=Thai}/gu, { lang: "th", dir: "ltr" }],
];
/** A script counts from half as many letters as Latin has, because names of tools are Latin in every language. */
const MIN_RATIO = 0.5;

/** `lang`: a BCP 47 tag, for the `lang` attribute. */
export function languageOf(resume: Resume): Language {
  const { language } = resume;
  return language ? { lang: language, dir: directionOf(language) } : detectLanguage(resume);
}

function detectLanguage(resume: Resume): Language {
  const text = collectText(resume);
  // A fast path, because the preview calls this at every change and most resumes have no such letters.
  if (!/[\u0590-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text))
    return ENGLISH;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const match = SCRIPTS.find(([pattern]) => count(pattern) > latin * MIN_RATIO);
  return match ? match[1] : ENGLISH;
}

/** All text within a value, without ids, dates and addresses (with "@" or "/"), which are Latin in every language. */
export function collectText(value: unknown): string {
  if (typeof value === "string") return /[@/]/.test(value) ? "" : `${value}\n`;
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (/^id$|Id$/.test(key) || /date$/i.test(key) ? "" : collectText(inner)))
    .join("");
}
