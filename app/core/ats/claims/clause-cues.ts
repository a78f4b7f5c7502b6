/** A cue: words by which a resume says that a thing is missing, wanted, being learned, or the work of others. */
import type { Status } from "./claim-status.ts";

/** How far a cue reaches beyond its own words. */
export type Reach =
  /** To the end of the clause, over lists; over what stands before it where nothing comes after. */
  | "clause"
  /** The clause on both sides: `Java is not something I know`. */
  | "both"
  /** The next noun with its adjectives. */
  | "noun"
  /** What stands before it in the same item: `RN license (expired)`. */
  | "before"
  /** Its line up to there, or the two lines before where it stands alone: `Expected May 2027`. */
  | "line"
  /** Its own words only. */
  | "own";

export interface Cue {
  status: Status;
  /** The cue is looked for in sentences that have one of these words. */
  words: readonly string[];
  pattern: RegExp;
  reach: Reach;
}

export const cue = (status: Status, words: string, pattern: string, reach: Reach): Cue => ({
  status,
  words: words.split(" "),
  pattern: new RegExp(pattern, "g"),
  reach,
});

/** Up to so many words without a sign between them. */
export const upTo = (count: number) => `(?:[^\\s,;:()/]+ ){0,${count}}?`;
export const KNOWLEDGE =
  "(?:experience|knowledge|background|exposure|familiarity|understanding|expertise|proficiency|skills?|training|qualifications?|certifications?|certificates?|licen[cs]es?|degrees?|diplomas?|competence|command|fluency|track record)";
/** A cue that ends an item: `Java - not yet`, `Go (beginner)`. */
export const END = "(?= [,;)/-]|$)";
export const START = "(?<=^|[,;:()/-] |[,;:()/-])";
