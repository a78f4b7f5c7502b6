/**
 * Tells institutions that award degrees and certificates ("Bar Council Ireland") from fields of study and other texts.
 */

import { isCountry } from "#app/core/import/readers/countries.ts";

/** The kind of an institution: "Council", "Handwerkskammer". */
const INSTITUTION_WORD =
  /^(?:institut\p{L}*|council|guild|university|college|academy|\p{L}*(?:kammer|akademie)|chambre|colegio|ordre|ordine)$/iu;
/** "of" in several languages, between the kind of an institution and its subject or place: "College of Nursing". */
const PREPOSITION =
  /^(?:of|for|für|der|des|zu|de|du|d[aeo]s?|del|dell[ae]|degli|dei|di|pour|para|per|voor|van)$/u;
/** Lowercase words that may be in a name. */
const ARTICLE_OR_AND = /^(?:the|and|und|et|y|e|i|la|el|los|las|les)$/u;
/** In words: a shorter name may be something else. */
const MIN_WORDS = 3;

/** True for the name of an institution that awards degrees: "Royal College of Nursing", "Bar Council Ireland". */
export function isAwardingBody(text: string): boolean {
  const words = text.replace(/\s*\(.*$/u, "").split(/\s+/);
  const isName = words.every(
    (word) => /^\p{Lu}/u.test(word) || PREPOSITION.test(word) || ARTICLE_OR_AND.test(word),
  );
  if (!isName || words.length < MIN_WORDS) return false;
  const kindIndex = words.findIndex(
    (word) => INSTITUTION_WORD.test(word) || !/^\p{Lu}/u.test(word),
  );
  const wordsAfter = words.slice(kindIndex + 1);
  return (
    INSTITUTION_WORD.test(words[kindIndex] ?? "") &&
    (PREPOSITION.test(wordsAfter[0] ?? "") || isCountry(wordsAfter.join(" ")))
  );
}
