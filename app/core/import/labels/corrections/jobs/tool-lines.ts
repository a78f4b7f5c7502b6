/**
 * Corrects line labels within jobs: lines of tools, such as "Stack: Rust, Kafka", and names above bullets become text
 * of the job ("experience.item") where the model labeled them as its first lines, with title and employer
 * ("experience.head" and "experience.more").
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import { isTechnologiesLine } from "#app/core/import/readers/read-projects.ts";

/** Labels of the text of a job. */
const BODY = /^experience\.(?:item|rest)$/;

/**
 * Relabels a line of tools below other text of a job, where it was taken for the start of the next job, and at the end
 * of a job's first lines.
 */
export const withToolLines: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const next = result[index + 1];
    const isBelowText = BODY.test(result[index - 1]?.label ?? "");
    const endsHead = current.label === "experience.more" && next?.label !== "experience.more";
    const isTools =
      /^experience\.(?:head|more)$/.test(current.label) &&
      (isBelowText || endsHead) &&
      isTechnologiesLine(lines[index]?.text ?? "");
    if (!isTools) continue;
    result[index] = { ...current, label: "experience.item" };
    if (current.label === "experience.head" && next?.label === "experience.more")
      result[index + 1] = { ...next, label: "experience.head" };
  }
  return result;
};

/**
 * Relabels a name above the first bullets of a job, "Registration", if a name above its further bullets, "Tickets", is
 * text. Only in files without positions, such as Word files: in others, a job title or town may be there as well.
 */
export const withNamedBullets: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const isAboveBullet = (index: number) =>
      lines[index]?.isBullet === false && lines[index + 1]?.isBullet === true;
    if (current.label !== "experience.more" || !isAboveBullet(index)) return current;
    const rest = labeled.slice(index + 1);
    const end = rest.findIndex(({ label }) => !BODY.test(label));
    const body = end < 0 ? rest : rest.slice(0, end);
    const line = lines[index];
    const isLikeFurther = body.some((_, at) => {
      const further = lines[index + 1 + at];
      const hasNoPosition = line?.columnRight === 0;
      const isAlike = line && further && hasNoPosition && looksLike(line, further);
      return isAlike && isAboveBullet(index + 1 + at);
    });
    return isLikeFurther ? { ...current, label: "experience.item" } : current;
  });
