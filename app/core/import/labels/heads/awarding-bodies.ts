/** Tells institutions that award degrees and certificates from fields of study. */

import { isCountry } from "#app/core/import/readers/countries.ts";

const BODY =
  /^(?:institut\p{L}*|council|guild|university|college|academy|\p{L}*(?:kammer|akademie)|chambre|colegio|ordre|ordine)$/iu;
/** "of", between the kind of an institution and its subject or place. */
const OF =
  /^(?:of|for|für|der|des|zu|de|du|d[aeo]s?|del|dell[ae]|degli|dei|di|pour|para|per|voor|van)$/u;
const JOINT = /^(?:the|and|und|et|y|e|i|la|el|los|las|les)$/u;
const BODY_WORDS = 3;

/** "Royal College of Nursing" and "Bar Council Ireland" are institutions that award a degree, not fields of study. */
export function isBody(text: string): boolean {
  const words = text.replace(/\s*\(.*$/u, "").split(/\s+/);
  const isName = words.every((word) => /^\p{Lu}/u.test(word) || OF.test(word) || JOINT.test(word));
  if (!isName || words.length < BODY_WORDS) return false;
  const at = words.findIndex((word) => BODY.test(word) || !/^\p{Lu}/u.test(word));
  const after = words.slice(at + 1);
  return BODY.test(words[at] ?? "") && (OF.test(after[0] ?? "") || isCountry(after.join(" ")));
}
