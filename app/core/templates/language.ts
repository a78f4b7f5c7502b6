/** The language a resume is written in, as its letters tell, and which way it runs. */
import type { Resume } from "#app/core/resume/schema.ts";

export interface Language {
  lang: string;
  dir: "ltr" | "rtl";
}

const ENGLISH: Language = { lang: "en", dir: "ltr" };
const LETTERS: [pattern: RegExp, language: Language][] = [
  [/\p{Script=Hebrew}/gu, { lang: "he", dir: "rtl" }],
  [/\p{Script=Arabic}/gu, { lang: "ar", dir: "rtl" }],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, { lang: "ja", dir: "ltr" }],
  [/\p{Script=Hangul}/gu, { lang: "ko", dir: "ltr" }],
  [/\p{Script=Han}/gu, { lang: "zh", dir: "ltr" }],
];
/** Of the Latin letters beside them: names of tools stay Latin in every language. */
const SHARE = 0.5;

export function languageOf(resume: Resume): Language {
  const text = textOf(resume);
  // Nearly every resume is asked this at every change of its preview.
  if (!/[\u0590-\u08ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text)) return ENGLISH;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const found = LETTERS.find(([pattern]) => count(pattern) > latin * SHARE);
  return found ? found[1] : ENGLISH;
}

/** What the person wrote, without addresses, which are Latin for everybody. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return /[@/]/.test(value) ? "" : `${value}\n`;
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (key === "id" || /date$/i.test(key) ? "" : textOf(inner)))
    .join("");
}
