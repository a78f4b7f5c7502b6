/**
 * Corrects lines wrongly labeled as languages: in a section that names no language and is not under a heading for
 * languages, "Excel (pivot tables)" or "Driving license B", labeled "languages.item", becomes an item of the list it is
 * in, or of a custom section under a heading such as "Additional information".
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";

/** Headings of whatever a resume has no other section for: "Additional information", "Weitere Angaben". */
const OTHER_INFORMATION =
  /^(?:(?:other|further|additional) (?:information|details|data)|(?:weitere|sonstige|zusätzliche) (?:angaben|informationen)|(?:autres|informations) (?:informations|complémentaires)|(?:otra|más) información|información (?:adicional|complementaria)|outras informações|informações (?:adicionais|complementares)|(?:altre|ulteriori) informazioni|informazioni aggiuntive|(?:overige|aanvullende) (?:informatie|gegevens)|(?:inne|dodatkowe) informacje|informacje dodatkowe|(?:další|ostatní|doplňující) (?:údaje|informace)|(?:övriga?|andra) (?:upplysningar|uppgifter|information)|(?:øvrige|andre) (?:opplysninger|oplysninger)|(?:diğer|ek) bilgiler)\s*:?$/iu;
/** Labels of items whose list goes on in the line below. */
const LIST = /^(?:skills|interests|custom)\.item$/;
/**
 * Labels of lines that are relabeled. Under "Additional information", all of these become custom items; elsewhere only
 * languages.item changes. `summary.rest` is among them because the model also labels such lines as continued text.
 */
const RELABELED = /^(?:languages\.item|languages\.rest|summary\.rest)$/;

/** The lines below a heading, by their indexes. */
interface Section {
  heading: string;
  indexes: number[];
}

export const correctFalseLanguages: Correction = (lines, labeled) => {
  const sections = sectionsByHeading(lines, labeled);
  // If the resume has a section for its languages, they are not listed in another one.
  const hasLanguageSection = sections.some(({ heading }) => readHeading(heading) === "languages");
  const result = [...labeled];
  for (const { heading, indexes } of sections) {
    const texts = indexes.filter((index) => labeled[index]?.label.startsWith("languages."));
    const hasLanguage = texts.some((index) => namesLanguage(lines[index]?.text ?? ""));
    if (texts.length === 0 || hasLanguage || readHeading(heading) === "languages") continue;
    const isOther = OTHER_INFORMATION.test(heading.trim());
    for (const index of indexes) {
      const current = labeled[index];
      const above = result[index - 1]?.label ?? "";
      if (!current || !RELABELED.test(current.label)) continue;
      if (isOther) result[index] = { ...current, label: "custom.item" };
      else if (current.label === "languages.item" && hasLanguageSection && LIST.test(above))
        result[index] = { ...current, label: above };
    }
  }
  return result;
};

/** The sections of the document; lines above the first heading are in none. */
function sectionsByHeading(lines: readonly LabelLine[], labeled: readonly Labeled[]): Section[] {
  const sections: Section[] = [];
  for (const [index, { label }] of labeled.entries())
    if (label === "heading") sections.push({ heading: lines[index]?.text ?? "", indexes: [] });
    else sections.at(-1)?.indexes.push(index);
  return sections;
}

/**
 * True for a text with a known language, or with a level ("fluent", "B2") at its start or after a sign such as a comma.
 */
const namesLanguage = (text: string): boolean =>
  text.split(/[\s,;:()/–—-]+/u).some((word) => isSpokenLanguage(word)) ||
  text.split(/\s*[,;:()/–—-]\s*/u).some(startsWithLevel);
