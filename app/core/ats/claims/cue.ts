/**
 * A cue: words that say that a skill is missing, wanted, being learned, or other people's work, with
 * its scope, that is, which words around it that applies to (like the scope of a negation). Also the
 * parts that the patterns of cues share.
 */
import type { Status } from "./claim-status.ts";

/** The words that a cue applies to. */
export type CueScope =
  /** The rest of the clause, with its lists; the words before the cue if nothing follows. */
  | "clause"
  /** The clause before and after the cue: `Java is not something I know`. */
  | "both"
  /** The next noun with its adjectives. */
  | "noun"
  /** The text before it in the same item: `RN license (expired)`. */
  | "before"
  /**
   * Its line up to the cue, or the two lines before if the cue is the whole line: `Expected May
   * 2027`.
   */
  | "line"
  /** The cue's own words only. */
  | "own";

export interface Cue {
  status: Status;
  /** Trigger words: the cue is only looked for in sentences that have one of them. */
  words: readonly string[];
  /**
   * Matched against a sentence in lower case with single spaces: apostrophes and periods are spaces
   * (`don t`), and the signs ( ) , ; : / have a space on both sides.
   */
  pattern: RegExp;
  scope: CueScope;
}

/** @param words the trigger words, separated by spaces @param pattern source of a RegExp */
export const cue = (status: Status, words: string, pattern: string, scope: CueScope): Cue => ({
  status,
  words: words.split(" "),
  pattern: new RegExp(pattern, "g"),
  scope,
});

/** Matches up to this many words without punctuation between them. */
export const upToWords = (count: number) => `(?:[^\\s,;:()/]+ ){0,${count}}?`;
/** What a person has of a skill: `experience`, `knowledge`. */
export const KNOWLEDGE_NOUN =
  "(?:experience|knowledge|background|exposure|familiarity|understanding|expertise|proficiency|skills?|training|qualifications?|certifications?|certificates?|licen[cs]es?|degrees?|diplomas?|competence|command|fluency|track record)";
/** A cue that ends an item: `Java - not yet`, `Go (beginner)`. */
export const ITEM_END = "(?= [,;)/-]|$)";
/** A cue that begins an item. */
export const ITEM_START = "(?<=^|[,;:()/-] |[,;:()/-])";
