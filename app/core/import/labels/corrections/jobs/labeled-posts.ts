/** Labels "Position: Cook" right below the head of a job as a part of the head. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";

/** A label of up to 30 characters, and its value. */
const LABELED = /^(\p{L}[\p{L} ]{2,29}?)\s*:\s+(\S.*)$/u;
/** In words; a longer value is a sentence: "Role: Led the team that …". */
const MAX_WORDS = 8;
const HEAD = /^experience\.(?:head|more)$/;

/** The label before a post, "position"; null for other lines and for sentences. */
function labelOfPost(text: string): string | null {
  const [, label = "", value = ""] = LABELED.exec(text) ?? [];
  const isPost =
    columnKind(label) === "position" &&
    value.split(/\s+/).length <= MAX_WORDS &&
    !/[.!?;]$/.test(value);
  return isPost ? label.toLowerCase() : null;
}

/**
 * A line that a model took for text is the post of the job if its label introduces posts of several jobs and the head
 * above it has none.
 */
export const withLabeledPosts: Correction = (lines, labeled) => {
  const labels = lines.map(({ text, isBullet, cells }, index) =>
    labeled[index]?.label.startsWith("experience.") && !isBullet && cells.length === 1
      ? labelOfPost(text)
      : null,
  );
  const counts = new Map<string, number>();
  for (const label of labels) if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  let hasPost = false;
  return labeled.map((current, index) => {
    const label = labels[index];
    const isBelowHead = HEAD.test(labeled[index - 1]?.label ?? "");
    const isOfSeveral = (counts.get(label ?? "") ?? 0) > 1;
    const isPost = current.label === "experience.item" && isBelowHead && isOfSeveral && !hasPost;
    if (HEAD.test(current.label)) {
      if (current.label === "experience.head") hasPost = false;
      hasPost ||= label !== null || hasJobTitleWord(lines[index]?.text ?? "");
    }
    hasPost ||= isPost;
    return isPost ? { ...current, label: "experience.more" } : current;
  });
};
