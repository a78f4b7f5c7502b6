/**
 * Corrects labels in the heads (first lines) of volunteering: a known town or country at the end of a line, "Dublin" in
 * "Speaker, History Ireland Network, Dublin", is the place. read-heads.ts applies it to the parts of all heads, the
 * texts between separators: "org" is an organization, "role" what the person did.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

/** Relabels only behind a role and an organization: in "Tutor, Dublin" the town may be the organization's name. */
export function withVolunteeringPlaces(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const labelsOfEntry = (entryIndex: number) =>
    labeled.filter((_, index) => parts[index]?.entryIndex === entryIndex).map(({ label }) => label);
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const [previous, next] = [parts[index - 1], parts[index + 1]];
    const isLast = next?.entryIndex !== part.entryIndex || next.lineIndex !== part.lineIndex;
    const isAfterOrganization =
      part.separatorBefore.trim() === "," &&
      isSameCell(part, previous) &&
      labeled[index - 1]?.label === "org";
    if (part.content !== "volunteering" || current.label !== "org") return current;
    if (!isLast || !isAfterOrganization || !isPlace(part.text)) return current;
    const labels = labelsOfEntry(part.entryIndex);
    return labels.includes("role") && !labels.includes("place")
      ? { ...current, label: "place" }
      : current;
  });
}
