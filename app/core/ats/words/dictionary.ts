/** The types of the dictionary of skills, which terms.ts builds. */
export interface Term {
  name: string;
  kind: "hard" | "soft" | "education";
  /** Index into Dictionary.trades; -1 for terms that every trade shares. */
  trade: number;
  /** From 0, in every posting, to 1, in none (rarityOf). */
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
/** The forms that begin with one word. */
export interface Starts {
  /** The word alone. */
  only: Form | undefined;
  /** The longer forms by their second word, the longest first. */
  longer: Map<string, Form[]>;
}
export interface Dictionary {
  /** Forms by their first word. */
  byFirst: Map<string, Starts>;
  /** Forms written as one word: frontend, powerpoint. */
  joined: Map<string, Form>;
  /** All beginnings of these forms; a fast filter, because most words begin none. */
  joinedStarts: Set<string>;
  size: number;
  trades: string[];
  /** The term of a name, looked up by any of its forms. */
  termOf(written: string): Term | undefined;
}
