/** Puts the headings of the less usual sections, in files of their own, to the words of each language. */
import type { LanguageWords, MoreHeadings } from "../language-words.ts";

export type MainWords = Omit<LanguageWords, keyof MoreHeadings>;

export const withMore = (
  words: Record<string, MainWords>,
  more: Record<string, MoreHeadings>,
): Record<string, LanguageWords> =>
  Object.fromEntries(
    Object.entries(words).map(([code, main]) => [
      code,
      { ...main, ...(more[code] as MoreHeadings) },
    ]),
  );
