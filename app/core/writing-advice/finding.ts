/** One piece of advice on wording. It doesn't affect the score. */

export type Rule =
  /** A misspelled month. */
  | "month"
  | "weak-verb"
  | "no-number"
  | "tense"
  | "passive"
  | "length"
  | "repetition"
  | "first-person"
  | "cliche";

/** Offsets in a field's text without its formatting marks, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

export interface Finding {
  rule: Rule;
  /** The field's name in the form: `experience.{id}.description`. */
  key: string;
  /** The name of the section or entry in the report: "Experience: Acme". */
  where: string;
  /** The line; empty for advice on a whole section or entry. */
  line: string;
  /** The words in the line that caused the advice. */
  quote: string;
  /** What to mark in the field; null for advice on the whole resume. */
  range: TextRange | null;
  advice: string;
  /** A pattern for a better line, with placeholders in brackets. */
  pattern: string;
}
