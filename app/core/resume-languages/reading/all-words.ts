/** The words of all languages, for reading. If two languages share a word, the earlier one wins. */

import type { ResumeLanguage } from "../language-tags.ts";
import type { LanguageWords, MonthWords } from "../language-words.ts";
import months from "../months.json";
import { ASIAN } from "../words/asian.ts";
import { CENTRAL } from "../words/central.ts";
import { EASTERN } from "../words/eastern.ts";
import { ENGLISH_WORDS } from "../words/english.ts";
import { NORTHERN } from "../words/northern.ts";
import { WESTERN } from "../words/western.ts";

export const ALL_WORDS = Object.entries({
  en: ENGLISH_WORDS,
  ...WESTERN,
  ...CENTRAL,
  ...NORTHERN,
  ...EASTERN,
  ...ASIAN,
}) as [ResumeLanguage, LanguageWords][];

export const ALL_MONTHS: Record<ResumeLanguage, MonthWords> = months;

/**
 * Removes diacritics, which capitals often lack, and undoes the letter changes of capitals, so that
 * ΕΜΠΕΙΡΙΑ equals εμπειρία, STRASSE Straße, and DENEYIM Deneyim.
 */
export function withoutDiacritics(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .replace(/ς/g, "σ");
}
