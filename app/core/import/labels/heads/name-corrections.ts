/**
 * Corrects labels of parts in the heads (first lines) of entries: starts of certificates' names, names of degrees
 * before their abbreviation, and towns beside the dates. A part is a text between separators; read-heads.ts applies
 * these functions after the model.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { isSameLine, LIKELY } from "./part-corrections.ts";

/** The start of a name before a colon: "Microsoft Certified: Power BI Data Analyst". */
const CERTIFIED = /\sCertified$/u;

/**
 * A doubtful note before the comma of a name is part of the name, "Certified in Logistics, Transportation and
 * Distribution", and so is "Microsoft Certified:".
 */
export function withNameStarts(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const next = parts[index + 1];
    const separator = next?.separatorBefore.trim();
    const isStart =
      (part.content === "certificates" || part.content === "courses") &&
      ((current.label === "note" && current.probability < LIKELY && separator === ",") ||
        (CERTIFIED.test(part.text) && separator === ":")) &&
      parts[index - 1]?.entryIndex !== part.entryIndex &&
      isSameCell(part, next) &&
      labeled[index + 1]?.label === "name" &&
      /^\p{Lu}\p{L}+\s/u.test(part.text);
    return isStart ? { ...current, label: "name" } : current;
  });
}

/** An abbreviation with at least two capitals: "MBA", "M.Sc.". */
const ABBREVIATION = /^(?=(?:.*\p{Lu}){2})\p{Lu}[\p{L}.]{1,5}$/u;

/** Relabels a field of study as the degree if its abbreviation follows: "Master of Business Administration - MBA". */
export function withDegreeNames(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const next = parts[index + 1];
    const isName =
      part.content === "education" &&
      current.label === "field" &&
      scoreDegree(part.text) > 0 &&
      isSameCell(part, next) &&
      /^[–—-]$/u.test(next?.separatorBefore.trim() ?? "") &&
      ABBREVIATION.test(next?.text ?? "") &&
      labeled[index + 1]?.label === "degree";
    return isName ? { ...current, label: "degree" } : current;
  });
}

/**
 * Relabels an employer as the place in "2020 – 2022 ⇥ Utrecht" below another employer, if the entry has no place and
 * the text is a known town or a place in another entry.
 */
export function withTownsBesideDates(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const isKnownTown = (text: string) =>
    isPlace(text) ||
    parts.some(
      (other, otherIndex) => other.text === text && labeled[otherIndex]?.label === "place",
    );
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const hasOtherWithLabel = (label: string, isBelow: (line: number) => boolean) =>
      parts.some(
        ({ entryIndex, lineIndex }, otherIndex) =>
          entryIndex === part.entryIndex &&
          otherIndex !== index &&
          isBelow(lineIndex) &&
          labeled[otherIndex]?.label === label,
      );
    const isTown =
      (part.content === "experience" || part.content === "volunteering") &&
      current.label === "org" &&
      part.hasDates &&
      part.cellIndex > 0 &&
      part.cellCount === 2 &&
      isKnownTown(part.text) &&
      !parts.some((other, otherIndex) => otherIndex !== index && isSameLine(part, other)) &&
      hasOtherWithLabel("org", (line) => line < part.lineIndex) &&
      !hasOtherWithLabel("place", () => true);
    return isTown ? { ...current, label: "place" } : current;
  });
}
