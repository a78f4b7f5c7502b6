/**
 * Corrects the labels of parts in the heads of jobs and volunteering by the other parts: towns beside the dates,
 * employers, job titles around a slash. A head is the first lines of an entry, a part a text between separators; the
 * labels are "role" for a job title, "org" for an employer, "place", and "note" for other text. read-heads.ts applies
 * these functions after the model.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import {
  hasJobTitleWord,
  hasWorkOrSchoolWord,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { isSameLine } from "./part-corrections.ts";
import { TOWN } from "./part-labels.ts";

/** Sections of work. */
const JOBS: ReadonlySet<string> = new Set(["experience", "volunteering"]);
/** For a part without a label. */
const UNLABELED: Labeled = { label: "note", probability: 0 };

interface LabeledPart {
  part: HeadPart;
  label: string;
}

/** The parts with their labels, by entry. */
function byEntry(parts: readonly HeadPart[], labeled: readonly Labeled[]): LabeledPart[][] {
  const entries: LabeledPart[][] = [];
  for (const [index, part] of parts.entries()) {
    entries[part.entryIndex] ??= [];
    entries[part.entryIndex]?.push({ part, label: (labeled[index] ?? UNLABELED).label });
  }
  return entries;
}

/** True for two parts in two cells, or beside each other in two styles. */
const areInTwoStyles = (first: HeadPart, second: HeadPart): boolean =>
  first.cellIndex !== second.cellIndex ||
  (second.separatorBefore.trim() === "" &&
    (first.isBold !== second.isBold || first.isItalic !== second.isItalic));

/**
 * In a Europass resume, "2014 – 2019 Bologna, Italia" is above "Volontaria" and "Croce Rossa" in two cells or styles:
 * what is beside the dates is the place, and the second name below is the organization. As the employer may be beside
 * the dates too, a job counts only if another job has a place there.
 */
export function withPlacesAboveNames(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const entries = byEntry(parts, labeled);
  return parts.map((part, index) => {
    const current = labeled[index] ?? UNLABELED;
    const entry = entries[part.entryIndex] ?? [];
    const mayBePlace =
      part.content === "volunteering" ||
      (part.content === "experience" && entries.some(hasPlaceBesideDates));
    if (!mayBePlace || !isPlaceAboveNames(entry)) return current;
    if (part.lineIndex === 0) return { ...current, label: "place" };
    const below = entry.filter(({ part: other }) => other.lineIndex > 0);
    const isOrganization = part !== below[0]?.part && !below.some(({ label }) => label === "org");
    return isOrganization ? { ...current, label: "org" } : current;
  });
}

/** True for an entry whose first line has only dates and a place. */
const hasPlaceBesideDates = (entry: readonly LabeledPart[]): boolean => {
  const beside = entry.filter(({ part }) => part.lineIndex === 0);
  return (
    beside.length > 0 &&
    beside.every(({ part, label }) => part.hasDates && part.cellCount === 1 && label === "place")
  );
};

/** Organizations of volunteers whose names look like towns. */
const CHARITY =
  /^(?:(?:the )?(?:british |american |australian )?red cross|greenpeace|oxfam|unicef|caritas|rotary|(?:girl |boy )?scouts|emergency|barnardos?|samaritans|habitat for humanity|save the children)$/iu;
/** "Fundraising Team" behind "Volunteer" is no organization. */
const PART_OF_ORGANIZATION = /(?<!\p{L})(?:team|service|committee|department|division|shift)$/iu;

/** True for a first line of dates and a place above a line with two names. */
function isPlaceAboveNames(entry: readonly LabeledPart[]): boolean {
  const beside = entry.filter(({ part }) => part.lineIndex === 0);
  const [first, second, ...others] = entry.filter(({ part }) => part.lineIndex > 0);
  const text = beside.map(({ part }) => part.text).join(", ");
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    (first.label === "role" || first.label === "org") &&
    ["role", "org", "note"].includes(second.label) &&
    isSameLine(first.part, second.part) &&
    areInTwoStyles(first.part, second.part) &&
    beside.length > 0 &&
    beside.every(({ part }) => part.hasDates && part.cellCount === 1) &&
    !CHARITY.test(text) &&
    !PART_OF_ORGANIZATION.test(second.part.text) &&
    (isPlace(text) || (TOWN.test(text) && !hasWorkOrSchoolWord(text)))
  );
}

/** In words: the name of an employer is no longer. */
const MAX_WORDS = 6;

/**
 * In a job without an employer, the only part of a line becomes the employer if other jobs have their employer on that
 * line. It was labeled as a second place ("King County" below "Seattle, WA") or as a note ("Petrobras").
 */
export function withEmployersAsElsewhere(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const entries = byEntry(parts, labeled);
  const isAlone = (entry: readonly LabeledPart[], part: HeadPart) =>
    part.cellCount === 1 &&
    entry.every((each) => each.part === part || !isSameLine(each.part, part));
  return parts.map((part, index) => {
    const current = labeled[index] ?? UNLABELED;
    const entry = entries[part.entryIndex] ?? [];
    const isNamed =
      /^\p{Lu}/u.test(part.text) &&
      !/[.:!?]$/.test(part.text) &&
      part.text.split(/\s+/).length <= MAX_WORDS &&
      !hasJobTitleWord(part.text) &&
      !isEmployment(part.text) &&
      !isPlace(part.text);
    const isDoubtful =
      current.label === "note" ||
      (current.label === "place" &&
        entry.some((own) => own.label === "place" && own.part.lineIndex < part.lineIndex));
    const isEmployer =
      part.content === "experience" &&
      isDoubtful &&
      isNamed &&
      isAlone(entry, part) &&
      entry.some(({ label }) => label === "role") &&
      !entry.some(({ label }) => label === "org") &&
      entries.some((other) =>
        other.some(
          (employer) =>
            employer.part.entryIndex !== part.entryIndex &&
            employer.label === "org" &&
            employer.part.lineIndex === part.lineIndex &&
            employer.part.isBold === part.isBold &&
            isAlone(other, employer.part),
        ),
      );
    return isEmployer ? { ...current, label: "org" } : current;
  });
}

/** Names of parts of an authority or company. */
const DIVISION =
  /^(?:Bureau|Office|Department|Division|Directorate|Branch|Amt|Abteilung|Referat|Dezernat|Fachbereich|Fachdienst|Service|Direction) (?:of|for|für|de|des|d')\s?\p{L}|^\p{Lu}\p{Ll}+(?:behörde|amt|abteilung|referat|dezernat)$/u;

/**
 * A part that names a division right behind the employer is part of it: "Department of the Interior, Bureau of Land
 * Management".
 */
export const withDivisions = (parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] =>
  parts.map((part, index) => {
    const current = labeled[index] ?? UNLABELED;
    const isDivision =
      JOBS.has(part.content) &&
      (current.label === "note" || current.label === "place") &&
      labeled[index - 1]?.label === "org" &&
      part.separatorBefore.trim() === "," &&
      isSameCell(part, parts[index - 1]) &&
      DIVISION.test(part.text) &&
      !hasJobTitleWord(part.text);
    return isDivision ? { ...current, label: "org" } : current;
  });

/** True for words before a slash that may be a job title: no employer, no number, no kind of employment. */
const mayBeJobTitle = (text: string): boolean =>
  /^\p{Lu}[\p{L} &-]{2,40}$/u.test(text) && scoreJobTitle(text) >= 0 && !isEmployment(text);

/** A word for a deputy at the start of a job title: "stellv. Schichtführer", "Deputy Warden". */
const DEPUTY = /^(?:stellv\.|stv\.|stellvertretende[rn]?|deputy|acting|vice|adjointe?)(?=[\s-])/iu;

/** A job title before or behind a slash is part of the other one: "HVAC Installer / Technician". */
export const withJobTitlesAroundSlash = (
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] =>
  parts.map((part, index) => {
    const current = labeled[index] ?? UNLABELED;
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const isBeforeRole =
      isSameCell(part, after) &&
      after?.separatorBefore.trim() === "/" &&
      labeled[index + 1]?.label === "role" &&
      part.partIndex === 0 &&
      mayBeJobTitle(part.text);
    const isBehindRole =
      isSameCell(part, before) &&
      part.separatorBefore.trim() === "/" &&
      labeled[index - 1]?.label === "role" &&
      (hasJobTitleWord(part.text) || DEPUTY.test(part.text));
    const isJobTitle =
      part.content === "experience" && current.label === "note" && (isBeforeRole || isBehindRole);
    return isJobTitle ? { ...current, label: "role" } : current;
  });
