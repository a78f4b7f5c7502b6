/**
 * The type of the rules by which a posting in one language other than English is read (read-foreign.ts).
 * All words are written without accents, ł as l, ß as s.
 */
import type { LineKind } from "#app/core/ats/posting/line-kind.ts";

export interface LanguageRules {
  /** Headings of sections, with the kind of the lines below, and whether those ask for something. */
  headings: readonly { pattern: RegExp; kind: LineKind; asks: boolean }[];
  /** Words of lines that ask for a skill. */
  asksForSkill: RegExp;
  /** Words by which a line is only preferred, or required. */
  preferred: RegExp;
  required: RegExp;
  /** Words of lines about benefits, the employer or how to apply. */
  padding: RegExp;
  /** Words that end a requirement's name: function words, verbs, levels of knowledge. */
  phraseBreakers: ReadonlySet<string>;
  /** Function words that may be inside a name: the `de` of `gestion de projet`. */
  joiners: ReadonlySet<string>;
  /** Words too general to be a requirement by themselves. */
  ordinaryWords: ReadonlySet<string>;
  /** Whether nouns have capitals. */
  hasNounCapitals: boolean;
  /** Endings of inflected words, longest first. */
  endings: RegExp;
  /** Soft skills: pattern in a line → the skill's name. */
  softSkills: readonly [RegExp, string][];
  /**
   * English replacements for degrees, numbers of years and dates, padded to the length of the
   * original (inEnglish).
   */
  englishReplacements: readonly [RegExp, string][];
  /** Words around a title in its line: `(m/w/d)`, `Wir suchen`. */
  titleNoise: RegExp;
}

/** The words of a text as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
