/** Relabels parts of jobs by the other parts of their entry: towns beside the dates, employers, posts around a slash. */

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

const JOBS: ReadonlySet<string> = new Set(["experience", "volunteering"]);
const NOTHING: Labeled = { label: "note", probability: 0 };

interface LabeledPart {
  part: HeadPart;
  label: string;
}

/** The parts with their labels, by entry. */
function byEntry(parts: readonly HeadPart[], labeled: readonly Labeled[]): LabeledPart[][] {
  const entries: LabeledPart[][] = [];
  for (const [index, part] of parts.entries()) {
    entries[part.entryIndex] ??= [];
    entries[part.entryIndex]?.push({ part, label: (labeled[index] ?? NOTHING).label });
  }
  return entries;
}

const areInTwoStyles = (one: HeadPart, other: HeadPart): boolean =>
  one.cellIndex !== other.cellIndex ||
  (other.separatorBefore.trim() === "" &&
    (one.isBold !== other.isBold || one.isItalic !== other.isItalic));

/**
 * In a Europass resume, "2014 – 2019 Bologna, Italia" is above "Volontaria" and "Croce Rossa" in two cells or styles: what
 * is beside the dates is the place, and the second one below is the organization. An employer may be beside the dates
 * as well, so for jobs another one must have a place there.
 */
export function withPlacesAboveNames(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const entries = byEntry(parts, labeled);
  return parts.map((part, index) => {
    const current = labeled[index] ?? NOTHING;
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

const hasPlaceBesideDates = (entry: readonly LabeledPart[]): boolean => {
  const beside = entry.filter(({ part }) => part.lineIndex === 0);
  return (
    beside.length > 0 &&
    beside.every(({ part, label }) => part.hasDates && part.cellCount === 1 && label === "place")
  );
};

/** Organizations of volunteers that look like towns. */
const CHARITY =
  /^(?:(?:the )?(?:british |american |australian )?red cross|greenpeace|oxfam|unicef|caritas|rotary|(?:girl |boy )?scouts|emergency|barnardos?|samaritans|habitat for humanity|save the children)$/iu;
/** "Fundraising Team" behind "Volunteer" is no organization. */
const PART_OF_ORGANIZATION = /(?<!\p{L})(?:team|service|committee|department|division|shift)$/iu;

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

/** The longest name of an employer, in words. */
const MAX_WORDS = 6;

/**
 * In an entry without an employer, the only part of a line is it, if other entries have their employers there: not
 * "Seattle, WA" and "King County" are the place, and "Petrobras" is no text about the job.
 */
export function withEmployersAsElsewhere(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const entries = byEntry(parts, labeled);
  const isAlone = (entry: readonly LabeledPart[], part: HeadPart) =>
    part.cellCount === 1 && entry.every((own) => own.part === part || !isSameLine(own.part, part));
  return parts.map((part, index) => {
    const current = labeled[index] ?? NOTHING;
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
          (own) =>
            own.part.entryIndex !== part.entryIndex &&
            own.label === "org" &&
            own.part.lineIndex === part.lineIndex &&
            own.part.isBold === part.isBold &&
            isAlone(other, own.part),
        ),
      );
    return isEmployer ? { ...current, label: "org" } : current;
  });
}

/** Names of parts of an authority or company. */
const DIVISION =
  /^(?:Bureau|Office|Department|Division|Directorate|Branch|Amt|Abteilung|Referat|Dezernat|Fachbereich|Fachdienst|Service|Direction) (?:of|for|für|de|des|d')\s?\p{L}|^\p{Lu}\p{Ll}+(?:behörde|amt|abteilung|referat|dezernat)$/u;

/** "Department of the Interior, Bureau of Land Management": what names a division right behind the employer is part of it. */
export const withDivisions = (parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] =>
  parts.map((part, index) => {
    const current = labeled[index] ?? NOTHING;
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

/** Words before a slash that may be a post: no employer, no number, no kind of employment. */
const mayBePost = (text: string): boolean =>
  /^\p{Lu}[\p{L} &-]{2,40}$/u.test(text) && scoreJobTitle(text) >= 0 && !isEmployment(text);

/** "stellv. Schichtführer", "Deputy Warden". */
const DEPUTY = /^(?:stellv\.|stv\.|stellvertretende[rn]?|deputy|acting|vice|adjointe?)(?=[\s-])/iu;

/** "HVAC Installer / Technician": a post before or behind a slash is part of the other one. */
export const withPostsAroundSlash = (
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] =>
  parts.map((part, index) => {
    const current = labeled[index] ?? NOTHING;
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const isBeforeRole =
      isSameCell(part, after) &&
      after?.separatorBefore.trim() === "/" &&
      labeled[index + 1]?.label === "role" &&
      part.partIndex === 0 &&
      mayBePost(part.text);
    const isBehindRole =
      isSameCell(part, before) &&
      part.separatorBefore.trim() === "/" &&
      labeled[index - 1]?.label === "role" &&
      (hasJobTitleWord(part.text) || DEPUTY.test(part.text));
    const isPost =
      part.content === "experience" && current.label === "note" && (isBeforeRole || isBehindRole);
    return isPost ? { ...current, label: "role" } : current;
  });
