/**
 * Corrects labels in the heads (first lines) of entries: a doubtful part gets the label that parts at the same position
 * have in the other entries of the section. read-heads.ts applies it first; a part is a text between separators.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";

/** A label with at least this probability is kept. */
const DOUBTFUL = 0.8;
/** At least one other entry must have the label with this probability. */
const CERTAIN = 0.9;
/** The label has at least this share of the summed probabilities of the other entries' parts. */
const MIN_SHARE = 0.75;
/** A place in another entry with this probability makes a part with the same text a place. */
const PROBABLE_PLACE = 0.7;

/** Labels that are transferred to other entries. */
const NAMES: ReadonlySet<string> = new Set([
  ...["role", "org", "place", "degree", "field", "name", "issuer"],
]);

/** If "| Bilbao" is a place below one employer, the doubtful "| Gallarta" below another employer is a place too. */
export function withLabelsOfSimilarEntries(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const positions = new Map<string, { part: HeadPart; labeled: Labeled | undefined }[]>();
  for (const [index, part] of parts.entries()) {
    const position = positionKey(part);
    const others = positions.get(position) ?? [];
    positions.set(position, [...others, { part, labeled: labeled[index] }]);
  }
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const isWrapped =
      startsLowercase(part) ||
      (isBeforeContinuation(parts, index) && hasLabelOfNext(labeled, index));
    if (part.content === "contact" || isWrapped) return current;
    const others = (positions.get(positionKey(part)) ?? []).filter(
      (other) => other.part.entryIndex !== part.entryIndex,
    );
    const isPlaceElsewhere = others.some(
      (other) => other.part.text === part.text && isProbablePlace(other.labeled),
    );
    if (current.probability >= DOUBTFUL && !isPlaceElsewhere) return current;
    const label = isPlaceElsewhere
      ? "place"
      : sharedLabel(others.flatMap((other) => other.labeled ?? []));
    const isTaken = parts.some(
      (other, otherIndex) =>
        other.entryIndex === part.entryIndex &&
        otherIndex !== index &&
        labeled[otherIndex]?.label === label,
    );
    const isPossible = label !== "place" || !hasWorkOrSchoolWord(part.text);
    return label !== null && !isTaken && isPossible ? { ...current, label } : current;
  });
}

/**
 * True for a probable place. The part with the same text in another entry is a place too: "Plzeň" beside two schools.
 */
const isProbablePlace = (labeled: Labeled | undefined): boolean =>
  labeled?.label === "place" && labeled.probability >= PROBABLE_PLACE;

/** True for a part in lower case at the start of a line; it continues the line above. */
const startsLowercase = ({ partIndex, lineIndex, text }: HeadPart) =>
  partIndex === 0 && lineIndex > 0 && /^\p{Ll}/u.test(text);
/** True if the next line of the entry continues this part. */
const isBeforeContinuation = (parts: readonly HeadPart[], index: number): boolean => {
  const [part, next] = [parts[index], parts[index + 1]];
  return next !== undefined && next.entryIndex === part?.entryIndex && startsLowercase(next);
};
const hasLabelOfNext = (labeled: readonly Labeled[], index: number) =>
  labeled[index]?.label === labeled[index + 1]?.label;

/**
 * What makes a position: section, line, cell and part index, the number of cells, and the separator before the part.
 */
const positionKey = ({
  content,
  lineIndex,
  cellIndex,
  cellCount,
  partIndex,
  separatorBefore,
}: HeadPart): string =>
  [content, lineIndex, cellIndex, cellCount, partIndex, separatorBefore.trim()].join(" ");

/** The label that nearly all of the parts have; null if they differ, or if none has it with certainty. */
function sharedLabel(others: readonly Labeled[]): string | null {
  const sure = others.find(({ probability }) => probability >= CERTAIN)?.label;
  if (sure === undefined || !NAMES.has(sure)) return null;
  const sum = (all: readonly Labeled[]) => all.reduce((total, each) => total + each.probability, 0);
  const share = sum(others.filter(({ label }) => label === sure)) / sum(others);
  return share >= MIN_SHARE ? sure : null;
}
