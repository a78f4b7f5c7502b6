/** One piece of advice on wording. It never counts into the score. */

export type Rule =
  | "weak-verb"
  | "no-number"
  | "tense"
  | "passive"
  | "length"
  | "repetition"
  | "first-person"
  | "cliche";

export interface Finding {
  rule: Rule;
  /** The field's name in the form: `experience.{id}.description`. */
  key: string;
  /** As the report names the place: "Experience: Acme". */
  where: string;
  /** The line it is about; empty where it is about a whole part. */
  line: string;
  /** The words that gave rise to it, as they stand in the line. */
  quote: string;
  advice: string;
  /** How such a line could go, with gaps in brackets to fill. */
  pattern: string;
}
