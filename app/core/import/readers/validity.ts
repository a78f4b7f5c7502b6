/** Finds the validity of a license, such as "Valid until Oct 2027" or "exp. 08/2026". */
import { ALL_WORDS } from "#app/core/resume-languages/reading/all-words.ts";
import { findMonth } from "./read-dates.ts";

/** The words that our templates print in each language. */
const PRINTED = ALL_WORDS.map(([, { validUntil }]) => validUntil.replace("’", "['’]"));
const UNTIL = new RegExp(
  `[,;(|·–-]?\\s*\\(?(?<![\\p{L}\\d])(?:valid(?:ity)?(?: until| through| thru| to|:)?|exp(?:ires|iry|iration|\\.)?(?: date| on)?|good (?:until|through)|renewal|valable jusqu['’]en|${PRINTED.join("|")})\\s*[:.]?\\s*(?=[\\p{L}\\d])`,
  "iu",
);
/** The date must follow closely: "Valid driving license, 2019" has no validity. */
const MAX_DISTANCE = 14;

/** `rest`: the text without the validity. */
export function findValidity(text: string): { until: string; rest: string } | null {
  const found = UNTIL.exec(text);
  if (!found) return null;
  const date = findMonth(text.slice(found.index + found[0].length));
  if (!date || date.at >= MAX_DISTANCE) return null;
  return { until: date.month, rest: `${text.slice(0, found.index)} ${date.rest}`.trim() };
}
