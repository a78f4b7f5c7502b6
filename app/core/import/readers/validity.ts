/** Finds the validity of a license, such as "Valid until Oct 2027" or "exp. 08/2026". */
import { ALL_WORDS } from "#app/core/resume-languages/reading/all-words.ts";
import { findDate } from "./read-dates.ts";

/** The words that our own templates print, in each language. */
const TEMPLATE_WORDS = ALL_WORDS.map(([, { validUntil }]) => validUntil.replace("’", "['’]"));
const VALIDITY_WORDS = new RegExp(
  `[,;(|·–-]?\\s*\\(?(?<![\\p{L}\\d])(?:(?:valid(?:ity)?(?: until| through| thru| to|:)?|exp(?:ires|iry|iration|\\.)?(?: date| on)?|good (?:until|through)|renewal|valable jusqu['’]en)(?!\\p{L})|${TEMPLATE_WORDS.join("|")})\\s*[:.]?\\s*(?=[\\p{L}\\d])`,
  "iu",
);
/** The date must follow closely: "Valid driving license, 2019" has no validity. */
const MAX_DISTANCE = 14;

/** Returns the date ("2027-10" or "2027") and the text without the validity; null without one. */
export function findValidity(text: string): { until: string; rest: string } | null {
  const match = VALIDITY_WORDS.exec(text);
  if (!match) return null;
  const date = findDate(text.slice(match.index + match[0].length));
  if (!date || date.index >= MAX_DISTANCE) return null;
  return { until: date.value, rest: `${text.slice(0, match.index)} ${date.rest}`.trim() };
}
