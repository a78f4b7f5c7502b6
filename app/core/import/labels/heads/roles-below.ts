/**
 * Corrects labels in the heads (first lines) of jobs and volunteering: the last line below the employer, such as
 * "Freiwilliges Soziales Jahr", is the role if the entry has none. read-heads.ts applies it to the parts of all heads,
 * the texts between separators: "role" is a job title, "org" an employer, "note" any other text.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isEmployment, isPlace } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";

/** A label with at least this probability is kept. */
const DOUBTFUL = 0.8;
/** The employer above, and the roles of other entries, must have this probability. */
const CERTAIN = 0.9;
/** Fewer other entries with the role on their last line may be a coincidence. */
const MIN_OTHERS = 2;

export function withRolesBelow(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const isCertain = (index: number, label: string) =>
    labeled[index]?.label === label && (labeled[index]?.probability ?? 0) >= CERTAIN;
  const isLastLine = (index: number) =>
    parts[index]?.partIndex === 0 &&
    parts[index]?.cellCount === 1 &&
    parts[index + 1]?.entryIndex !== parts[index]?.entryIndex &&
    (parts[index]?.lineIndex ?? 0) > 0;
  const rolesBelow = parts.filter((_, index) => isLastLine(index) && isCertain(index, "role"));
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const isDoubtful =
      /^(?:note|org)$/.test(current.label) && current.probability < DOUBTFUL && isLastLine(index);
    if (!isDoubtful || !mayBeRole(part.text)) return current;
    const othersOfEntry = [...parts.keys()].filter(
      (at) => parts[at]?.entryIndex === part.entryIndex && at !== index,
    );
    const hasPeers = rolesBelow.filter((role) => hasSameStyle(role, part)).length >= MIN_OTHERS;
    const isRole =
      !othersOfEntry.some((at) => labeled[at]?.label === "role") &&
      othersOfEntry.some((at) => isCertain(at, "org")) &&
      // Of two organizations in volunteering, the last one is what the person did.
      (part.content === "experience"
        ? hasPeers
        : part.content === "volunteering" && current.label === "org");
    return isRole ? { ...current, label: "role" } : current;
  });
}

/** False for texts with digits, places and kinds of employment such as "part-time". */
const mayBeRole = (text: string) => !/\d/.test(text) && !isEmployment(text) && !isPlace(text);

const hasSameStyle = (part: HeadPart, other: HeadPart) =>
  part.isBold === other.isBold && part.isItalic === other.isItalic && part.size === other.size;
