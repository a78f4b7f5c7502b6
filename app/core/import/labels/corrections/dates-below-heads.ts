/**
 * Corrects line labels: a line with dates alone that was labeled as the start of a new entry ("experience.head")
 * becomes a further line of the entry's head above it ("experience.more"), if most entries of its section have their
 * dates there.
 */

import { withoutDurations } from "#app/core/import/labels/heads/head-dates.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { Correction } from "./correction.ts";

/** Labels of lines that start an entry. */
const HEAD = /^(?:experience|education|volunteering)\.head$/;

/** "Senior Technician" in bold, "Oak Mechanical", "May 2012 – Mar 2020 · 7 yrs": the dates end the head above them. */
export const withDatesBelowHeads: Correction = (lines, labeled) => {
  /** The indexes of the lines with dates alone below bold heads without dates, by the labels of these lines. */
  const datesByLabel = new Map<string, number[]>();
  let isOpenHead = false;
  for (const [index, line] of lines.entries()) {
    const label = labeled[index]?.label ?? "";
    const [content, part] = label.split(".");
    const isSameContent = labeled[index - 1]?.label.startsWith(`${content}.`) === true;
    if (isOpenHead && isSameContent && /^(?:head|more)$/.test(part ?? "") && isDatesAlone(line)) {
      const indexes = datesByLabel.get(label) ?? [];
      indexes.push(index);
      datesByLabel.set(label, indexes);
      isOpenHead = false;
    } else if (HEAD.test(label)) isOpenHead = line.isBold && !line.isBullet && !hasDateOrYear(line);
    else isOpenHead = isOpenHead && part === "more" && isSameContent && !hasDateOrYear(line);
  }
  const result = [...labeled];
  for (const [label, indexes] of datesByLabel) {
    const more = label.replace(/head$/, "more");
    const areMostLabeledMore = (datesByLabel.get(more)?.length ?? 0) > indexes.length;
    if (!HEAD.test(label) || !areMostLabeledMore) continue;
    for (const index of indexes) {
      const current = labeled[index];
      if (current && !isFirstOfSeveral(lines, labeled, index))
        result[index] = { ...current, label: more };
    }
  }
  return result;
};

/** True if more dates follow before the next head: they belong to several jobs at one employer. */
function isFirstOfSeveral(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  const content = labeled[index]?.label.split(".")[0];
  for (let next = index + 1; next < lines.length; next++) {
    const [line, label = ""] = [lines[next], labeled[next]?.label];
    if (line === undefined || !label.startsWith(`${content}.`)) return false;
    if (isDatesAlone(line)) return true;
    if (HEAD.test(label)) return false;
  }
  return false;
}

/** True for a period, also with its duration, that is not bold. */
function isDatesAlone({ text, isBold, isBullet }: LabelLine): boolean {
  const period = isBold || isBullet ? null : findPeriod(text);
  return period !== null && !/[\p{L}\d]/u.test(withoutDurations(period.rest));
}
