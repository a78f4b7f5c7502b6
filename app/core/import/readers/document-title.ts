/** Titles of the document, such as "Curriculum Vitae", alone and beside the name of the person. */

import { hasJobTitle } from "./entry-keywords.ts";

export const DOCUMENT_TITLE =
  /^(?:(?:europass )?curriculum ?vitae(?: (?:europass|of key expert))?|formato europeo(?: per il(?: curriculum vitae)?)?|modelo europeo de curriculum vitae|europass[- ]lebenslauf|cv|resume|résumé|(?:tabellarischer )?lebenslauf|application (?:form|for employment)|(?:personal|bio)[ -]?data(?: sheet)?|(?:strukturovaný )?životopis|bewerbungsbogen|personalbogen|(?:formato único )?hoja de vida|currículum(?: v[íi]tae)?|currículo|cv europass|özgeçmiş|życiorys)$/iu;

const TITLE =
  "(?:curriculum ?vitae|curriculum|résumé|resume|c\\.?v\\.?|lebenslauf|currículum(?: vitae)?|currículo|hoja de vida|życiorys|životopis|özgeçmiş|önéletrajz|ansioluettelo|meritförteckning)";
/** Titles anywhere in a text, as in the heads of pages. */
export const DOCUMENT_TITLES = new RegExp(`(?<!\\p{L})${TITLE}(?!\\p{L})`, "giu");
/** "Résumé of ", "Lebenslauf von ", "CV: ", "Curriculum Vitae – ". */
const BEFORE = new RegExp(
  `^${TITLE}(?:\\s+(?:of|for|von|de|du|di|del|della|van|av|til|para|da|do)\\s+|\\s+d['’]|\\s*[:|·–—-]\\s+)(?=\\p{Lu})`,
  "iu",
);
/** " – Curriculum Vitae", "’s Resume". */
const BEHIND = new RegExp(`(?:\\s*[,|·–—-]\\s+|['’]s?\\s+)${TITLE}$`, "iu");

/** The words before the first comma or bar look like the name of a person: "Ada Berg, Welder", and not "a Leader". */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){0,4}\s*(?=[,|·•–—(]|$)/u;

function startsWithName(text: string): boolean {
  const [name = ""] = NAME.exec(text) ?? [];
  // "Resume for Product Designers"
  return name !== "" && !hasJobTitle(name) && !hasJobTitle(name.trim().replace(/e?s$/i, ""));
}

/** The text without the title of the document before or behind a name; null for one without both. */
export function withoutDocumentTitle(text: string): string | null {
  const bare = text.replace(BEFORE, "").replace(BEHIND, "").trim();
  return bare === text || !startsWithName(bare) ? null : bare;
}
