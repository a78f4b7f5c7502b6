/** Recognizes titles of the document, such as "Curriculum Vitae", alone or next to the person's name. */

import { hasJobTitleWord } from "./entry-keywords.ts";

/** For whom a form of an employer or a funder is: "Curriculum vitae (CV) for proposed professional staff". */
const FOR_WHOM =
  "(?: (?:of|for) (?:(?:the|proposed|key|professional|technical|project) ){0,4}(?:staff|personnel|experts?|consultants?|candidates?)| (?:du |des |de l['’])(?:personnel|experts?|consultants?)(?: (?:clés?|proposés?|principa(?:l|ux)))?| (?:del|de los) (?:personal|expertos?|consultor(?:es)?)(?: (?:propuestos?|clave))?)";
const TITLES = [
  String.raw`(?:europass )?(?:curriculum ?vitae(?: ?\(cv\))?|cv|c\.v\.)(?: europass|${FOR_WHOM})?`,
  "(?:candidate|crew|staff|personnel|consultant|employee) (?:summary|profile|cv|résumé|resume)(?: sheet)?",
  "formato europeo(?: per il(?: curriculum vitae)?)?",
  "modelo europeo de curriculum vitae",
  "europass[- ]lebenslauf",
  "europass",
  "resume",
  "résumé",
  "(?:tabellarischer )?lebenslauf",
  "(?:(?:job|employment|seafarer|crew|candidate|applicant) )?application(?: form)?",
  "application for employment",
  String.raw`(?:[\p{L}-]+ ){1,3}application form`,
  "(?:personal|bio)[ -]?data(?: sheet)?",
  "(?:strukturovaný )?životopis",
  "bewerbungsbogen",
  "personalbogen",
  "(?:formato único )?hoja de vida",
  "currículum(?: v[íi]tae)?",
  "currículo",
  "özgeçmiş",
  "życiorys",
  "meritförteckning",
  "(?:szakmai )?önéletrajz",
  "ansioluettelo",
];
/** A text that is only a title, including titles of forms, which are never beside a name. */
export const DOCUMENT_TITLE = new RegExp(`^(?:${TITLES.join("|")})$`, "iu");

const TITLE =
  "(?:curriculum ?vitae|curriculum|résumé|resume|c\\.?v\\.?|lebenslauf|currículum(?: vitae)?|currículo|hoja de vida|życiorys|životopis|özgeçmiş|önéletrajz|ansioluettelo|meritförteckning)";
/** Titles anywhere in a text, as in page headers. */
export const DOCUMENT_TITLES_IN_TEXT = new RegExp(`(?<!\\p{L})${TITLE}(?!\\p{L})`, "giu");
/** "Résumé of ", "Lebenslauf von ", "CV: ", "Curriculum Vitae – ". */
const TITLE_BEFORE_NAME = new RegExp(
  `^${TITLE}(?:\\s+(?:of|for|von|de|du|di|del|della|van|av|til|para|da|do)\\s+|\\s+d['’]|\\s*[:|·–—-]\\s+)`,
  "iu",
);
/** "CV Ada van Berg": a name of at least two words, of which only particles are in lower case. */
const TITLE_AND_NAME =
  /^(?:CV|C\.V\.|Curriculum Vitae|Curriculum vitae|CURRICULUM VITAE|Lebenslauf|LEBENSLAUF)\s+(?=\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s(?:\p{Ll}{1,3}|\p{Lu}\p{Ll}+)){0,3}\s\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$)/u;
/** " – Curriculum Vitae", "’s Resume". */
const TITLE_AFTER_NAME = new RegExp(`(?:\\s*[,|·–—-]\\s+|['’]s?\\s+)${TITLE}$`, "iu");

/**
 * Up to five words before the first comma, bar or bracket, of which the first is capitalized, like a
 * person's name: "Ada van Berg, Welder".
 */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){0,4}\s*(?=[,|·•–—(]|$)/u;

function startsWithName(text: string): boolean {
  const [name = ""] = NAME.exec(text) ?? [];
  // "Resume for Product Designers" names job titles, no person. hasJobTitleWord knows only singulars, so it is also
  // asked without the plural ending.
  return (
    name !== "" && !hasJobTitleWord(name) && !hasJobTitleWord(name.trim().replace(/e?s$/i, ""))
  );
}

/** The text without the title before or after a name; null if the text has no title or no name. */
export function withoutDocumentTitle(text: string): string | null {
  const withoutTitle = [TITLE_BEFORE_NAME, TITLE_AND_NAME, TITLE_AFTER_NAME]
    .reduce((rest, title) => rest.replace(title, ""), text)
    .trim();
  return withoutTitle === text || !startsWithName(withoutTitle) ? null : withoutTitle;
}
