/** Corrects the labels of parts that belong to the name of a certificate or degree, or are a town beside the dates. */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isBeside } from "./join-parts.ts";
import { isOnLineOf, LIKELY } from "./part-corrections.ts";

/** "Microsoft Certified: Power BI Data Analyst". */
const CERTIFIED = /\sCertified$/u;

/**
 * "Certified in Logistics, Transportation and Distribution": a doubtful start before the name is part of it, and so is
 * "Microsoft Certified:".
 */
export function withNameStarts(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    const next = parts[index + 1];
    const before = next?.before.trim();
    const isStart =
      (part.content === "certificates" || part.content === "courses") &&
      ((own.label === "note" && own.probability < LIKELY && before === ",") ||
        (CERTIFIED.test(part.text) && before === ":")) &&
      parts[index - 1]?.entry !== part.entry &&
      isBeside(part, next) &&
      labeled[index + 1]?.label === "name" &&
      /^\p{Lu}\p{L}+\s/u.test(part.text);
    return isStart ? { ...own, label: "name" } : own;
  });
}

/** "MBA" and "M.Sc.", and no word. */
const CODE = /^(?=(?:.*\p{Lu}){2})\p{Lu}[\p{L}.]{1,5}$/u;

/** "Master of Business Administration - MBA": the name of a degree before its letters is no field of study. */
export function withDegreeNames(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    const next = parts[index + 1];
    const isName =
      part.content === "education" &&
      own.label === "field" &&
      scoreDegree(part.text) > 0 &&
      isBeside(part, next) &&
      /^[–—-]$/u.test(next?.before.trim() ?? "") &&
      CODE.test(next?.text ?? "") &&
      labeled[index + 1]?.label === "degree";
    return isName ? { ...own, label: "degree" } : own;
  });
}

/** "2020 – 2022 ⇥ Utrecht": without any place, a known town, or one that is a place elsewhere, alone beside the dates, below the employer, is it. */
export function withTownsBesideDates(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const isTownIn = (text: string) =>
    isPlace(text) ||
    parts.some((other, at) => other.text === text && labeled[at]?.label === "place");
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    const isOther = (label: string, isBelow: (line: number) => boolean) =>
      parts.some(
        ({ entry, line }, at) =>
          entry === part.entry && at !== index && isBelow(line) && labeled[at]?.label === label,
      );
    const isTown =
      (part.content === "experience" || part.content === "volunteering") &&
      own.label === "org" &&
      part.hasDates &&
      part.cell > 0 &&
      part.cells === 2 &&
      isTownIn(part.text) &&
      !parts.some((other, at) => at !== index && isOnLineOf(part, other)) &&
      isOther("org", (line) => line < part.line) &&
      !isOther("place", () => true);
    return isTown ? { ...own, label: "place" } : own;
  });
}
