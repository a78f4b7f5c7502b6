/**
 * Corrects line labels: the header row of a table, "Dates ⇥ Employer ⇥ Job title and duties", becomes "furniture",
 * which is not imported, and the row below it the start of an entry, such as "experience.head".
 */

import { isLabelWord } from "#app/core/import/labels/heads/label-words.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import type { Correction } from "./correction.ts";

/** Names of columns, "Position held", "Awarding body", besides those that label-words.ts lists as labels of values. */
const COLUMN_NAME =
  /^(?:from|to|from ?[/–-] ?to|years?|job title and duties|position held|(?:main )?activities|responsibilities|school or (?:college|university)|college|qualifications?(?: gained)?|courses?|subjects?|grades?|results?|certificates?|awarding body|awarded by|issued by|provider|country|languages?|levels?|skills?|tätigkeit(?:en)?|(?:position|stelle) (?:und|&) (?:aufgaben|tätigkeiten?)|schule|einrichtung|bildungseinrichtung|abschluss|note|jahr|projekt|beschreibung|nachweis|sprache|niveau|kenntnis(?:se)?|stufe|project|description|(?:other|mother) (?:languages?|tongues?)|proficiency|(?:andere|weitere) sprachen|autres langues|langue|compétence|otros idiomas|otras lenguas|idioma|competencia|outras línguas|altre lingue|lingua|livello|competenza|taal|vaardigheid|språk|nivå|kompetens|język|poziom|umiejętność|nivel|établissement|année|centro|año|istituto|luogo|anno|opleiding|jaar|szkoła|rok|jazyk|úroveň|dominio|domínio|lengua|mcer|gers|cefr|mother tongue|command|(?:known )?skill|bereich|area|(?:tool|software)s?|interests?)$/iu;

/** A header row has several cells, all with names of columns, and a row of the same section below it. */
export const withoutTableHeaders: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [content = "", part = ""] = current.label.split(".");
    const cells = lines[index]?.cells ?? [];
    const isBelowHeading = labeled[index - 1]?.label === "heading";
    // Among skills and interests, fewer names count: "Training ⇥ Organization" may be two skills.
    const isName = /^(?:skills|interests)$/.test(content) ? isKnownColumn : isColumnName;
    const isHeader =
      (/^(?:head|owner|more|item)$/.test(part) || (part === "rest" && isBelowHeading)) &&
      cells.length > 1 &&
      cells.every(({ text }) => isName(text.replace(/(?<!\s)\s*:$/, ""))) &&
      labeled[index + 1]?.label.startsWith(`${content}.`);
    if (!isHeader) continue;
    result[index] = { ...current, label: "furniture" };
    const next = result[index + 1];
    if (next?.label === `${content}.more`)
      result[index + 1] = { ...next, label: `${content}.head` };
  }
  return result;
};

const isKnownColumn = (text: string) => COLUMN_NAME.test(text) || isLabelWord(text);
const isColumnName = (text: string) => isKnownColumn(text) || columnKind(text) !== null;
