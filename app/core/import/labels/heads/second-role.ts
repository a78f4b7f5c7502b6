/**
 * Corrects labels in the heads (first lines) of jobs: the less probable of two job titles on two lines is the employer,
 * "Pinecone Scheduling" above "Support Specialist". read-heads.ts applies it to the parts of all heads, the texts
 * between separators: "role" is a job title, "org" an employer.
 */

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
        ? [{ part: other, labeled: labeled[otherIndex] }]
        : [],
    );
    const roles = others.filter((other) => other.labeled?.label === "role");
    const [role] = roles;
    const isEmployer =
      part.content === "experience" &&
      roles.length === 1 &&
      role?.labeled !== undefined &&
      role.labeled.probability >= CERTAIN &&
      role.part.lineIndex !== part.lineIndex &&
      !/^\p{Ll}/u.test(role.part.text) &&
      !others.some((other) => other.labeled?.label === "org");
    return isEmployer ? { ...current, label: "org" } : current;
  });
}
