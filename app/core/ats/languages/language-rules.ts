/** What reading a posting needs to know of a language besides its names. All words are without accents, ł as l. */
import type { LineKind } from "#app/core/ats/posting/line-kind.ts";

export interface LanguageRules {
  /** Of a section, with what its lines weigh and whether they ask. */
  headings: readonly [RegExp, LineKind, boolean][];
  /** A line that asks for something. */
  asking: RegExp;
  preferred: RegExp;
  required: RegExp;
  padding: RegExp;
  /** Words that end a requirement's name: small words, verbs, how well something is known. */
  breaks: ReadonlySet<string>;
  /** Small words that may stand inside a name: the de of `gestion de projet`. */
  joiners: ReadonlySet<string>;
  /** Words too general to be asked for by themselves. */
  general: ReadonlySet<string>;
  /** Nouns are told by their capitals. */
  hasNounCapitals: boolean;
  /** Endings of inflected words, longest first. */
  endings: RegExp;
  /** Traits, as what a line says → what a reader calls it. */
  soft: readonly [RegExp, string][];
  /** Degrees, years and dates put into English, no longer than they were: see inEnglish. */
  amounts: readonly [RegExp, string][];
  /** What follows or leads a title in its line: `(m/w/d)`, `Wir suchen`. */
  titleNoise: RegExp;
}

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
