/** Relabels the end of an employer's name as the town, if all other jobs have a town there: "Mills, El Burgo de Ebro". */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

const MIN_OTHERS = 2;
/** Capitalized words, with short ones such as "de" between them. */
const TOWN = /^\p{Lu}\p{Ll}+(?:[ '’-](?:\p{Lu}\p{Ll}+|\p{Ll}{1,4})){0,4}$/u;
const UNIT =
  /(?<!\p{L})(?:division|department|dept|team|group|unit|branch|office|desk|services?|solutions|home|sales|marketing|retail|banking|energy|mobility|kitchen|operations|abteilung|filiale|division|département|service|equipo|departamento|reparto|ufficio|afdeling|dział|avdelning)(?!\p{L})/iu;

/** Only where the job has no place, and the employer's name goes on before the comma. */
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

const positionOf = ({ content, lineIndex, cellIndex, cellCount, partIndex }: HeadPart): string =>
  [content, lineIndex, cellIndex, cellCount, partIndex].join(" ");
