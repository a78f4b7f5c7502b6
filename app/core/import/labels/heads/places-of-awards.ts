/**
 * Corrects labels in the heads (first lines) of awards, certificates and courses: a town with its country in the last
 * cell, labeled as the issuer, is the place. from-labels.ts applies it to the parts of heads, the texts between
 * separators, right after the model.
 */

import type { Content } from "#app/core/import/labels/labels.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import { hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import { isRegion } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

const CONTENTS: ReadonlySet<string> = new Set<Content>(["awards", "certificates", "courses"]);

/**
 * Relabels such a cell only if the cell before it holds a name and its issuer: "Best Nurse, City of Leeds ⇥ York, UK".
 * `namesTown` tells whether a text names a town: in "Best Nurse, second ⇥ Oxfam, UK", the last cell is the issuer. A
 * state after the comma is evidence enough, while a country also follows organizations.
 */
export function withPlacesOfAwards(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  namesTown: (text: string) => boolean,
): Labeled[] {
  const result = [...labeled];
  for (const [index, town] of parts.entries()) {
    const [name, issuer, country] = [parts[index - 2], parts[index - 1], parts[index + 1]];
    if (!CONTENTS.has(town.content) || !isTownWithCountry(town, country, parts[index + 2]))
      continue;
    if (isCountry(country?.text ?? "") && !namesTown(town.text)) continue;
    if (!areNameAndIssuer(name, issuer, town)) continue;
    const wasIssuer = labeled[index]?.label === "issuer";
    for (const at of [index, index + 1])
      result[at] = { ...(labeled[at] as Labeled), label: "place" };
    // The model took the town for the issuer, and so the issuer for a part of the name.
    if (wasIssuer && labeled[index - 1]?.label === "name" && labeled[index - 2]?.label === "name")
      result[index - 1] = { ...(labeled[index - 1] as Labeled), label: "issuer" };
  }
  return result;
}

/** True for the only two texts of a line's last cell, which is not its first, the second a country or state. */
const isTownWithCountry = (
  town: HeadPart,
  country: HeadPart | undefined,
  next: HeadPart | undefined,
): boolean =>
  country !== undefined &&
  town.cellIndex > 0 &&
  town.cellIndex === town.cellCount - 1 &&
  town.partIndex === 0 &&
  isSameCell(country, town) &&
  !isSameCell(country, next) &&
  country.separatorBefore.trim() === "," &&
  /^\p{Lu}[\p{L}'’ .-]+$/u.test(town.text) &&
  !hasWorkOrSchoolWord(town.text) &&
  (isCountry(country.text) || isRegion(country.text));

/** True for two texts in one cell, on the line of the town. */
const areNameAndIssuer = (
  name: HeadPart | undefined,
  issuer: HeadPart | undefined,
  town: HeadPart,
): boolean =>
  name !== undefined &&
  issuer !== undefined &&
  isSameCell(name, issuer) &&
  issuer.entryIndex === town.entryIndex &&
  issuer.lineIndex === town.lineIndex;
