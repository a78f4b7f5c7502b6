/**
 * Corrects the labels of what is in brackets behind a name in the head of an entry (its first lines): a town, an
 * organization, a field of study, a part of a job title or of a certificate's name. read-heads.ts applies these
 * functions to the parts of all heads, the texts between separators, with the label that a model gave each: "role" is a
 * job title, "org" an employer or school, "issuer" who gives a certificate, "note" any other text.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import { isInitialsOf } from "#app/core/import/readers/initials.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { TOWN } from "./part-labels.ts";

/** The label "degree" is kept if it is at least this probable. */
const DOUBTFUL = 0.65;

/** Roles in a group, which look like towns because they have one capital: "Cadet". */
const GROUP_ROLE =
  /^(?:cadet|member|volunteer|scouts?|guides?|brownies?|rainbows|akela|mitglied|helfer(?:in)?|membre|bénévole|voluntari[oa]|soci[oa])$/iu;

/** True for the first part within round brackets. */
export const opensBracket = ({ separatorBefore }: HeadPart) => separatorBefore.trim() === "(";

/**
 * In "Crucea Roșie (Turda)" above "Formator", the text in brackets is the town, where the model labeled it as a role.
 */
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
 * Two capitals for a province, state or country, or the number of a French department; not "HQ" (headquarters), "FT"
 * (full time), "QA" (quality assurance) or "PM" (project manager).
 */
const PROVINCE = /^(?:(?!HQ|FT|QA|PM)\p{Lu}{2}|2[AB]|\d{2}|97\d)$/u;

/** A code in brackets behind a town belongs to the place: "Jesi (AN)", "Toronto (ON)", "Vénissieux (69)". */
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

/** "Bachelor (Sociale Geografie en Planologie)" is split at the Dutch word "en"; both parts are the field of study. */
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

/** Notes that describe the job, not the job title: "3 months", "worked from home", "€48m turnover". */
const NOT_OF_ROLE = /[\d€$£]{2}|^\d|^\p{Ll}+ \p{Ll}+ \p{Ll}/u;

/** A single note in brackets behind a job title, in the same cell, is part of the title: "HGV Driver (nights)". */
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

/**
 * Several names in brackets between an employer and a place are part of the employer: "Agency work (Manpower, Adecco),
 * Lyon".
 */
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
 * The text in brackets is part of a certificate's or course's name, not its issuer, in "Registered Nurse (Adult),
 * Nursing Council" and, where it has the name's initials, in "Basic Life Support (BLS)".
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
