/** Titles of the document, such as "Curriculum Vitae", alone and beside the name of the person. */

export const DOCUMENT_TITLE =
  /^(?:(?:europass )?curriculum ?vitae(?: (?:europass|of key expert))?|formato europeo(?: per il(?: curriculum vitae)?)?|modelo europeo de curriculum vitae|europass[- ]lebenslauf|cv|resume|résumé|(?:tabellarischer )?lebenslauf|application (?:form|for employment)|(?:personal|bio)[ -]?data(?: sheet)?|(?:strukturovaný )?životopis|bewerbungsbogen|personalbogen|(?:formato único )?hoja de vida|currículo|cv europass|özgeçmiş|życiorys)$/iu;

const TITLE =
  "(?:curriculum ?vitae|curriculum|résumé|resume|c\\.?v\\.?|lebenslauf|currículum(?: vitae)?|currículo|hoja de vida|życiorys|životopis|özgeçmiş|önéletrajz|ansioluettelo|meritförteckning)";
/** "Résumé of ", "Lebenslauf von ", "CV: ", "Curriculum Vitae – ". */
const BEFORE = new RegExp(
  `^${TITLE}(?:\\s+(?:of|for|von|de|du|di|del|della|van|av|til|para|da|do)\\s+|\\s+d['’]|\\s*[:|·–—-]\\s+)(?=\\p{Lu})`,
  "iu",
);
/** " – Curriculum Vitae", "’s Resume". */
const BEHIND = new RegExp(`(?:\\s*[,|·–—-]\\s+|['’]s?\\s+)${TITLE}$`, "iu");

/** The text without the title of the document before or behind it; null for one without both. */
export function withoutDocumentTitle(text: string): string | null {
  const bare = text.replace(BEFORE, "").replace(BEHIND, "").trim();
  return bare === text || bare === "" ? null : bare;
}
