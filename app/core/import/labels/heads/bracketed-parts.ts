/**
 * Relabels what is in brackets behind a name: the town or the further names of an organization, the field of a degree,
 * more of a role, or of the name of a certificate.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import { isInitialsOf } from "#app/core/import/readers/initials.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { TOWN } from "./part-labels.ts";

/** A degree that is at least as probable is kept. */
const DOUBTFUL = 0.65;

/** Words for what a person is in a group, which look like towns: "Cadet". */
const GROUP_ROLE =
  /^(?:cadet|member|volunteer|scouts?|guides?|brownies?|rainbows|akela|mitglied|helfer(?:in)?|membre|bénévole|voluntari[oa]|soci[oa])$/iu;

/** True for the first part within brackets. */
export const opensBracket = ({ separatorBefore }: HeadPart) => separatorBefore.trim() === "(";

/** In "Crucea Roșie (Turda)" above "Formator", what was labeled as a role in brackets is the town. */
export function withTownsInBrackets(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const isTown =
      current.label === "role" &&
      opensBracket(part) &&
      isSameCell(part, before) &&
      labeled[index - 1]?.label === "org" &&
      // Below is the role, which may be labeled as a second organization.
      after?.entryIndex === part.entryIndex &&
      after.lineIndex > part.lineIndex &&
      /^(?:org|role)$/.test(labeled[index + 1]?.label ?? "") &&
      TOWN.test(part.text) &&
      // Behind an employer, unlike a club, any other word is a department or a kind of service:
      // "Bundeswehr (Wehrdienst)".
      (part.content === "volunteering" || isPlace(part.text)) &&
      !GROUP_ROLE.test(part.text) &&
      !hasJobTitleWord(part.text) &&
      !hasWorkOrSchoolWord(part.text) &&
      !isEmployment(part.text);
    return isTown ? { ...current, label: "place" } : current;
  });
}

/**
 * A province, state or country, or a French department; not headquarters, full time, quality assurance or project
 * manager.
 */
const PROVINCE = /^(?:(?!HQ|FT|QA|PM)\p{Lu}{2}|2[AB]|\d{2}|97\d)$/u;

/** "Jesi (AN)", "Toronto (ON)", "Vénissieux (69)": a code in brackets behind a town belongs to it. */
export function withProvincesInBrackets(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const town = labeled[index - 1];
    const isProvince =
      opensBracket(part) &&
      PROVINCE.test(part.text) &&
      isSameCell(part, parts[index - 1]) &&
      town?.label === "place";
    return isProvince ? town : current;
  });
}

/** In "Bachelor (Sociale Geografie en Planologie)", split at "en", both parts are the field. */
export function withFieldsInBrackets(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const isField =
      current.label === "degree" &&
      current.probability < DOUBTFUL &&
      opensBracket(part) &&
      isSameCell(part, parts[index - 1]) &&
      labeled[index - 1]?.label === "degree" &&
      isSameCell(part, parts[index + 1]) &&
      // "Licence (L3) en Droit" has its field behind the bracket.
      parts[index + 1]?.separatorBefore.includes(")") === false &&
      labeled[index + 1]?.label === "field";
    return isField ? { ...current, label: "field" } : current;
  });
}

/** Notes that say something of the job, and not of the role: "3 months", "worked from home", "€48m turnover". */
const NOT_OF_ROLE = /[\d€$£]{2}|^\d|^\p{Ll}+ \p{Ll}+ \p{Ll}/u;

/** "HGV Driver (nights)": one note in brackets behind the role, in its cell, is part of it. */
export function withRolesInBrackets(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const after = parts[index + 1];
    const isWholeBracket =
      !isSameCell(part, after) || after?.separatorBefore.includes(")") === true;
    const isOfRole =
      part.content === "experience" &&
      current.label === "note" &&
      opensBracket(part) &&
      isWholeBracket &&
      isSameCell(part, parts[index - 1]) &&
      labeled[index - 1]?.label === "role" &&
      !NOT_OF_ROLE.test(part.text);
    return isOfRole ? { ...current, label: "role" } : current;
  });
}

/** "Agency work (Manpower, Adecco), Lyon": several names in brackets before a place are no places. */
export function withNamesBeforePlace(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    if (!opensBracket(part) || !isSameCell(part, parts[index - 1])) continue;
    let end = index + 1;
    while (isSameCell(part, parts[end]) && parts[end]?.separatorBefore.trim() === ",") end++;
    const [org, place] = [labeled[index - 1], labeled[end]];
    const areNames =
      end > index + 1 &&
      org?.label === "org" &&
      isSameCell(part, parts[end]) &&
      parts[end]?.separatorBefore.startsWith(")") === true &&
      place?.label === "place" &&
      parts.slice(index, end).every(({ text }) => !isPlace(text)) &&
      labeled.slice(index, end).some(({ label }) => label === "place");
    if (areNames) for (let at = index; at < end; at++) result[at] = org;
  }
  return result;
}

/**
 * Relabels the text in brackets as part of the name in "Registered Nurse (Adult), Nursing Council" and, where it has the
 * name's initials, in "Basic Life Support (BLS)".
 */
export function withNamesInBrackets(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const next = parts[index + 1];
    const isInName =
      (part.content === "certificates" || part.content === "courses") &&
      current.label === "issuer" &&
      labeled[index - 1]?.label === "name" &&
      part.separatorBefore.includes("(") &&
      isSameCell(part, parts[index - 1]) &&
      (isInitialsOf(part.text, parts[index - 1]?.text ?? "") ||
        isInitialsOf(part.text, nameBefore(parts, labeled, index)) ||
        VARIANT.test(part.text) ||
        (isSameCell(part, next) &&
          next?.separatorBefore.includes(")") === true &&
          labeled[index + 1]?.label === "issuer"));
    return isInName ? { ...current, label: "name" } : current;
  });
}

/** What a certificate is for, which is never the issuer: "CCRN (Adult)". */
const VARIANT =
  /^(?:adult|p(?:a)?ediatric|neonatal|advanced|basic|foundation|practitioner|associate|theory|practical|level \d|class \p{Lu})$/iu;

/** The text of the parts of a name before `index`, which may be on two lines: "Advanced Life", "Support". */
function nameBefore(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  index: number,
): string {
  let from = index;
  while (
    labeled[from - 1]?.label === "name" &&
    parts[from - 1]?.entryIndex === parts[index]?.entryIndex
  )
    from--;
  const texts = parts.slice(from, index).map(({ text }) => text);
  return texts.join(" ");
}
