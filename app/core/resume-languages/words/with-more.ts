/**
 * Adds the headings of the less usual sections, which have separate files, to each language's
 * words.
 */
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
