/** Personal facts that are no contact details, such as a date of birth, under a heading such as "Personal details". */

import { isFact, isLabelAlone, splitFact } from "#app/core/import/labels/heads/personal-facts.ts";
import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { withoutEnumeration } from "#app/core/import/readers/headings.ts";

/** Headings of the person, besides those of contact details alone. */
const OF_PERSON =
  /^(?:personal(?: (?:details|information|data|info))?|bio ?data|persönliche (?:daten|angaben|informationen)|angaben zur person|zur person|personalien|persoonlijke (?:gegevens|informatie)|personalia|(?:informations|données|renseignements) personnelles|état[- ]civil|datos personales|dados pessoais|informações pessoais|informazioni personali|informații personale|date personale|dati (?:personali|anagrafici)|dane osobowe|osobní údaje|personuppgifter|personlige? (?:oplysninger|opplysninger)|kişisel bilgiler)\s*:?$/iu;

/** Contact details, and several facts in one line, are none. */
const isValue = (text: string): boolean =>
  findEmail(text) === null &&
  findPhone(text) === null &&
  findUrls(text).length === 0 &&
  !/[|·•;]|\b\d{4,5}\b\s+\p{Lu}/u.test(text);

const MAY_BE_FACT = /^(?:contact$|custom\.)/;

/** Makes such facts a section of their own, a line each: "Date of birth: 3 May 1990". */
export function keepFacts(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  let isOfPerson = false;
  for (let index = 0; index < all.length; index++) {
    const own = all[index] as LabeledLine;
    const { line, labeled } = own;
    if (labeled.label === "heading")
      isOfPerson = OF_PERSON.test(withoutEnumeration(line.text.trim()));
    const mayBeFact = MAY_BE_FACT.test(labeled.label) || isFact(line.text);
    const found = isOfPerson && mayBeFact ? splitFact(line.cells) : null;
    const next = all[index + 1];
    // Of several labels above their values, it is open whose value is which.
    const isAfterLabel = isLabelAlone(all[index - 1]?.line.text ?? "");
    const isBelow =
      !isAfterLabel &&
      found?.value === "" &&
      next !== undefined &&
      MAY_BE_FACT.test(next.labeled.label) &&
      !isFact(next.line.text);
    const value = isBelow ? next.line.text : found?.value;
    if (!found || !value || !isValue(value)) {
      result.push(own);
      continue;
    }
    const text = `${found.label}: ${value}`;
    const [first] = line.cells;
    const cells = first ? [{ ...first, text, spans: undefined, pieces: undefined }] : [];
    result.push({ line: withCells(line, cells), labeled: { ...labeled, label: "custom.item" } });
    if (isBelow) index++;
  }
  return result;
}
