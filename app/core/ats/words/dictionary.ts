/** The types of the dictionary of skills, which terms.ts builds. */

/** A skill, tool or degree. */
export interface Term {
  name: string;
  kind: "hard" | "soft" | "education";
  /** Index into Dictionary.trades; -1 for terms that every trade shares. */
  trade: number;
  /** From 0 (every posting has it) to 1 (none has it); see rarityOf. */
  rarity: number;
}
/** One way of writing a term. */
export interface Form {
  /** Folded (foldWord). */
  words: string[];
  term: Term;
  /** Whether it is the term's name, not another form of it. */
  isName: boolean;
  /** Whether it is also an ordinary word (Go), which counts only beside certain words. */
  needsContext: boolean;
}
/** All forms that begin with the same word. */
export interface FormsByStart {
  /** The form that is this word alone. */
  singleWord: Form | undefined;
  /** The longer forms by their second word, the longest first. */
  longer: Map<string, Form[]>;
}
export interface Dictionary {
  /** Forms by their first word. */
  byFirst: Map<string, FormsByStart>;
  /** Forms written as one word: frontend, powerpoint. */
  joined: Map<string, Form>;
  /** All beginnings of these forms; a fast filter, because most words begin none. */
  joinedStarts: Set<string>;
  /** Number of terms. */
  size: number;
  trades: string[];
  /** The term of a name, looked up by any of its forms. */
  termOf(written: string): Term | undefined;
}
