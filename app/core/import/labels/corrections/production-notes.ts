/**
 * Detects notes on how a page was made, at its end: "Powered by JSON Resume", "Theme by Ada Berg", "Page 1 of 2".
 * notices.ts leaves such lines out of the import.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";

/** Only with a capital, "Developed with Hugo": in lower case, "developed with" continues a sentence. */
const MADE_BY =
  /^(?:(?:[Mm]ade|Designed|Built|Created|Generated|Rendered|Crafted|Developed|Typeset) (?:with|by|using|from|in|on)|[Pp]owered by|(?:[Tt]heme|[Tt]emplate|[Dd]esign) by|[Ll]ast (?:updated|modified|generated)|(?:[Ss]tand|[Aa]ktualisiert am|[Mm]is à jour le)\s*:?\s*\d)(?![\p{L}])/u;
/** Such notes in other languages: "Erstellt mit Typst", "Créé avec LaTeX". */
const MADE_BY_TRANSLATED = new RegExp(
  `^(?:${[
    "(?:Erstellt|Erzeugt|Generiert|Gestaltet|Gesetzt|Entwickelt) (?:mit|von)",
    "(?:Créée?|Générée?|Réalisée?|Conçue?|Propulsée?|Développée?) (?:avec|par)",
    "(?:Cread|Hech|Generad|Desarrollad|Diseñad)[oa] (?:con|por)",
    "(?:Criad|Feit|Gerad|Desenvolvid)[oa] (?:com|por)",
    "(?:Creat|Fatt|Generat|Realizzat|Sviluppat)[oa] (?:con|da)",
    "(?:Gemaakt|Ontworpen|Gegenereerd|Ontwikkeld|Mogelijk gemaakt) (?:met|door)",
    "(?:Stworzon|Wykonan|Wygenerowan|Utworzon)[eyo] (?:w|za pomocą|przez|przy użyciu)",
    "(?:Skapa[dt]|Gjor[dt]|Generera[dt]|Utveckla[dt]|Driv(?:s|en|et)) (?:av|med|i)",
    "(?:Laget|Generert|Utviklet|Drevet|Drives) (?:av|med|i)",
  ].join("|")})`,
  "u",
);
/** Such notes in Turkish, which has the verb at the end: "Typst ile hazırlandı". */
const MADE_BY_TURKISH =
  /(?:ile|tarafından) (?:hazırlandı|oluşturuldu|yapıldı|hazırlanmıştır|oluşturulmuştur)\.?$/iu;
/** A known tool after other words: "Ada Berg Resume built with JSON Resume". */
const MADE_WITH =
  /(?:built|made|generated|created|rendered) (?:with|by|using) (?:JSON Resume|Reactive Resume|OpenResume|LaTeX|Typst|Canva)\b/u;
/** The day of printing: "Printed on 3 May 2026", "Gedruckt 03.05.2026". */
const PRINTED =
  /^(?:printed|gedruckt|imprimée? le|impres[oa] (?:el|em)|stampat[oa] il|afgedrukt|wydrukowano|utskriven|skrevet ut)\s\D{0,6}\d.{0,40}$/iu;
/** Labels of lines whose text may begin like a note: "Built with neighbors a hall" in a job. */
export const MAY_BE_TEXT_LABEL =
  /^(?:projects|experience)\.|^(?!summary|skills|languages|interests)\w+\.(?:item|rest)$/;
/** In lines: a note is this close to the end of the document. */
const MAX_FOOT_LINES = 3;
/** In characters; longer lines are text. */
const MAX_LENGTH = 100;

const NOTES = [MADE_BY, MADE_BY_TRANSLATED, MADE_BY_TURKISH, MADE_WITH, PRINTED];

/** True for a note on how the page was made, among the last lines of the document. */
export function isProductionNote(lines: readonly LabelLine[], index: number): boolean {
  const text = lines[index]?.text ?? "";
  return (
    lines.length - index <= MAX_FOOT_LINES &&
    text.length <= MAX_LENGTH &&
    NOTES.some((note) => note.test(text))
  );
}

/** "Page 1 of 2", also before a dash and a text. */
const PAGE_NUMBER =
  /^(?:page|seite|página|pagina|strona|sida|side|sayfa)\s*\d{1,2}\s*(?:\/|of|von|sur|de|di|van|z|av)\s*\d{1,2}(?:\s+[–—|·-]\s.{1,60})?$/iu;

/** True for "Page 1 of 2 – printed in May", on any line. */
export const startsWithPageNumber = ({ text }: LabelLine): boolean => PAGE_NUMBER.test(text);
