/** Tells the employer from the post where both were taken for posts: "Pinecone Scheduling" above "Support Specialist". */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import type { HeadPart } from "./head-parts.ts";

/** A more probable post is one. */
const DOUBTFUL = 0.8;
/** The other post of the entry must be as probable. */
const SURE = 0.9;

export function withOneRole(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    if (own.label !== "role" || own.probability >= DOUBTFUL || hasJobTitle(part.text)) return own;
    const others = parts.flatMap((other, at) =>
      other.entry === part.entry && at !== index ? [{ part: other, own: labeled[at] }] : [],
    );
    const roles = others.filter((other) => other.own?.label === "role");
    const [role] = roles;
    const isEmployer =
      part.content === "experience" &&
      roles.length === 1 &&
      role?.own !== undefined &&
      role.own.probability >= SURE &&
      role.part.line !== part.line &&
      !/^\p{Ll}/u.test(role.part.text) &&
      !others.some((other) => other.own?.label === "org");
    return isEmployer ? { ...own, label: "org" } : own;
  });
}
