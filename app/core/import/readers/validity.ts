/** Finds the validity of a license, such as "Valid until Oct 2027" or "exp. 08/2026". */
import { ALL_WORDS } from "#app/core/resume-languages/reading/all-words.ts";
import { findDate } from "./read-dates.ts";

/** The words that our own templates print, in each language. */
const TEMPLATE_WORDS = ALL_WORDS.map(([, { validUntil }]) => validUntil.replace("’", "['’]"));
/** "Expires on", "validade: até", "valable jusqu’en": the words between a word for a validity and its date. */
const UNTIL =
  "until|till|through|thru|to|upto|date|due|on|hasta|até|fino al?|al|au|jusqu['’](?:en|au|à)|el|en|em|le|il|do|til";
/** Adjectives and "good" are also words of names, so they need one of the words above. */
const WORDS = `valid(?:ity|ade|ez|ità|ité)?|exp(?:\\.|ir(?:es?|ed|ing|y|ation|a))?|renewal|scadenza|vencimi?ento|ważność|(?:good|valable|v[aá]lid[aeo]|vigente|ważn[aey]|gyldigt)(?= (?:${UNTIL})(?!\\p{L}))`;
const VALIDITY_WORDS = new RegExp(
  `[,;:(|·–-]?\\s*\\(?(?<![\\p{L}\\d])(?:(?:${WORDS})(?!\\p{L})(?:[\\s:]+(?:${UNTIL})(?!\\p{L}))*|${TEMPLATE_WORDS.join("|")})\\s*[:.]?\\s*(?=[\\p{L}\\d])`,
  "iu",
);
/** In characters; the date must follow closely: "Valid driving license, 2019" has no validity. */
const MAX_DISTANCE = 14;

/** Returns the date ("2027-10" or "2027") and the text without the validity; null without one. */
export function findValidity(text: string): { until: string; rest: string } | null {
  const match = VALIDITY_WORDS.exec(text);
  if (!match) return null;
  const date = findDate(text.slice(match.index + match[0].length));
  if (!date || date.index >= MAX_DISTANCE) return null;
  return { until: date.value, rest: `${text.slice(0, match.index)} ${date.rest}`.trim() };
}
