/** Relabels what is in brackets behind a name: the town of an organization, or the field of a degree. */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitle, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import { isEmployment } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { TOWN } from "./part-labels.ts";

/** A more probable degree is kept. */
const DOUBTFUL = 0.65;

const opensBracket = ({ separatorBefore }: HeadPart) => separatorBefore.trim() === "(";

/** In "Crucea Roșie (Turda)" above "Formator", of which nothing is labeled as a place, the town is one, and no role. */
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
      // A second organization below is the post.
      after?.entryIndex === part.entryIndex &&
      after.lineIndex > part.lineIndex &&
      /^(?:org|role)$/.test(labeled[index + 1]?.label ?? "") &&
      TOWN.test(part.text) &&
      !hasJobTitle(part.text) &&
      !hasWorkOrSchoolWord(part.text) &&
      !isEmployment(part.text);
    return isTown ? { ...current, label: "place" } : current;
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
      labeled[index + 1]?.label === "field";
    return isField ? { ...current, label: "field" } : current;
  });
}
