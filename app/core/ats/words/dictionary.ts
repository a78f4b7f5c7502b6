export interface Term {
  name: string;
  kind: "hard" | "soft" | "education";
  /** Index into Dictionary.trades; -1 for what every trade shares. */
  trade: number;
  /** See rarityOf. */
  rarity: number;
}
/** One way of writing a term. */
export interface Form {
  words: string[];
  term: Term;
  isName: boolean;
  needsContext: boolean;
}
/** The forms that begin with one word. */
export interface Starts {
  /** The word alone. */
  only: Form | undefined;
  /** By the second word, longest first. */
  longer: Map<string, Form[]>;
}
export interface Dictionary {
  /** Forms by their first word. */
  byFirst: Map<string, Starts>;
  /** Forms written as one word: frontend, powerpoint. */
  joined: Map<string, Form>;
  /** Possible starts of such a form; a filter, because most words begin none. */
  joinedStarts: Set<string>;
  size: number;
  trades: string[];
  /** The term of a name, looked up by any of its forms. */
  termOf(written: string): Term | undefined;
}
