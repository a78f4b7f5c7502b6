/**
 * Adds the headings of the less common sections, which are in separate files, to each language's
 * words.
 */
import type { LanguageWords, LessCommonHeadings } from "../language-words.ts";

export type MainWords = Omit<LanguageWords, keyof LessCommonHeadings>;

export const withLessCommonHeadings = (
  words: Record<string, MainWords>,
  more: Record<string, LessCommonHeadings>,
): Record<string, LanguageWords> =>
  Object.fromEntries(
    Object.entries(words).map(([code, main]) => [
      code,
      { ...main, ...(more[code] as LessCommonHeadings) },
    ]),
  );
