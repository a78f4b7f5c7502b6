/** Relabels the known town behind an organization as the place, where the role is on another line: "Oak School, Durham". */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { TOWN } from "./part-labels.ts";

/** A more probable label is kept. */
const DOUBTFUL = 0.9;

/** `namesTown` tells towns from groups within an organization: "Oak Football Club, Youth". */
export function withVolunteeringTowns(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  namesTown: (text: string) => boolean,
): Labeled[] {
  const result = [...labeled];
  for (const [from, to] of entryRanges(parts)) {
    const labels = labeled.slice(from, to).map(({ label }) => label);
    const roleLine = parts[from + labels.indexOf("role")]?.lineIndex;
    if (labels.includes("place") || !labels.includes("role")) continue;
    for (let index = from + 1; index < to; index++) {
      const [part, current] = [parts[index] as HeadPart, labeled[index] as Labeled];
      const first = parts[index - part.partIndex];
      const isTown =
        /^\)?,$/.test(part.separatorBefore.trim()) &&
        parts[index + 1]?.lineIndex !== part.lineIndex &&
        part.lineIndex !== roleLine &&
        isSameCell(part, first) &&
        labeled[index - part.partIndex]?.label === "org" &&
        /^(?:note|org)$/.test(current.label) &&
        current.probability < DOUBTFUL &&
        TOWN.test(part.text) &&
        !hasJobTitleWord(part.text) &&
        !hasWorkOrSchoolWord(part.text) &&
        namesTown(part.text);
      if (isTown) result[index] = { ...current, label: "place" };
    }
  }
  return result;
}

/** The ranges of the parts of each volunteering entry. */
function entryRanges(parts: readonly HeadPart[]): [from: number, to: number][] {
  const ranges: [from: number, to: number][] = [];
  for (let from = 0; from < parts.length; ) {
    let to = from + 1;
    while (to < parts.length && parts[to]?.entryIndex === parts[from]?.entryIndex) to++;
    if (parts[from]?.content === "volunteering") ranges.push([from, to]);
    from = to;
  }
  return ranges;
}
