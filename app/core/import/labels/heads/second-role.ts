/** Relabels the less probable of two job titles as the employer: "Pinecone Scheduling" above "Support Specialist". */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";

/** A job title with at least this probability is kept. */
const DOUBTFUL = 0.8;
/** The other job title of the entry must have at least this probability. */
const CERTAIN = 0.9;

export function withoutSecondRole(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    if (current.label !== "role" || current.probability >= DOUBTFUL || hasJobTitleWord(part.text))
      return current;
    const others = parts.flatMap((other, otherIndex) =>
      other.entryIndex === part.entryIndex && otherIndex !== index
        ? [{ part: other, own: labeled[otherIndex] }]
        : [],
    );
    const roles = others.filter((other) => other.own?.label === "role");
    const [role] = roles;
    const isEmployer =
      part.content === "experience" &&
      roles.length === 1 &&
      role?.own !== undefined &&
      role.own.probability >= CERTAIN &&
      role.part.lineIndex !== part.lineIndex &&
      !/^\p{Ll}/u.test(role.part.text) &&
      !others.some((other) => other.own?.label === "org");
    return isEmployer ? { ...current, label: "org" } : current;
  });
}
