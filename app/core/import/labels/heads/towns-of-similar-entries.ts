/**
 * Corrects labels in the heads (first lines) of jobs: the end of an employer's name is the town, "El Burgo de Ebro" in
 * "Mills, El Burgo de Ebro", if all other jobs have a town at that position. read-heads.ts applies it to the parts of
 * all heads, the texts between separators: "org" is an employer.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

/** In jobs: fewer others with a town there may be a coincidence. */
const MIN_OTHERS = 2;
/** Capitalized words, with short ones such as "de" between them. */
const TOWN = /^\p{Lu}\p{Ll}+(?:[ '’-](?:\p{Lu}\p{Ll}+|\p{Ll}{1,4})){0,4}$/u;
/** Words for a unit of an employer, which is no town: "Retail Division". */
const UNIT =
  /(?<!\p{L})(?:division|department|dept|team|group|unit|branch|office|desk|services?|solutions|home|sales|marketing|retail|banking|energy|mobility|kitchen|operations|abteilung|filiale|division|département|service|equipo|departamento|reparto|ufficio|afdeling|dział|avdelning)(?!\p{L})/iu;

/** Relabels only where the job has no place, and the part before the comma is a part of the employer too. */
export function withTownsOfSimilarEntries(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const labelsByPosition = new Map<string, string[]>();
  const entriesWithPlace = new Set<number>();
  for (const [index, part] of parts.entries()) {
    const { label = "" } = labeled[index] ?? {};
    if (label === "place") entriesWithPlace.add(part.entryIndex);
    if (!isAfterComma(part, parts[index - 1])) continue;
    const labels = labelsByPosition.get(positionOf(part)) ?? [];
    labels.push(label);
    labelsByPosition.set(positionOf(part), labels);
  }
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const [previous, next] = [parts[index - 1], parts[index + 1]];
    const isEnd =
      current.label === "org" &&
      labeled[index - 1]?.label === "org" &&
      isAfterComma(part, previous) &&
      !isSameCell(part, next);
    if (part.content !== "experience" || !isEnd || entriesWithPlace.has(part.entryIndex))
      return current;
    const labels = labelsByPosition.get(positionOf(part)) ?? [];
    const places = labels.filter((label) => label === "place");
    const isTown =
      places.length >= MIN_OTHERS &&
      places.length === labels.length - 1 &&
      TOWN.test(part.text) &&
      !hasWorkOrSchoolWord(part.text) &&
      !hasJobTitleWord(part.text) &&
      !UNIT.test(part.text);
    return isTown ? { ...current, label: "place" } : current;
  });
}

const isAfterComma = (part: HeadPart, previous: HeadPart | undefined): boolean =>
  isSameCell(part, previous) && part.separatorBefore.trim() === ",";

/** The position of a part in its head. */
const positionOf = ({ content, lineIndex, cellIndex, cellCount, partIndex }: HeadPart): string =>
  [content, lineIndex, cellIndex, cellCount, partIndex].join(" ");
