/**
 * Corrects line labels: short lines under a heading of skills that the model took for contact details become skills
 * ("skills.item"), if no line of the document was labeled as a skill.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** The sections of headings above skills; "Key qualifications" is read as "summary". */
const MAY_HEAD_SKILLS: ReadonlySet<string | null> = new Set(["skills", "summary"]);
/** In lines; fewer may be something else. */
const MIN_SKILLS = 3;
/** In characters. */
const MAX_SKILL = 40;
/** A "heading" of lower probability that looks like the lines above it is one of the skills. */
const LIKELY = 0.6;

export const withListedSkills: Correction = (lines, labeled) => {
  if (labeled.some(({ label }) => label.startsWith("skills."))) return [...labeled];
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    if (current.label !== "heading" || !MAY_HEAD_SKILLS.has(readHeading(lines[index]?.text ?? "")))
      continue;
    let end = index + 1;
    while (isListed(lines, labeled[end], end, index + 1)) end++;
    const isWhole = end === labeled.length || labeled[end]?.label === "heading";
    if (!isWhole || end - index <= MIN_SKILLS) continue;
    for (let lineIndex = index + 1; lineIndex < end; lineIndex++)
      result[lineIndex] = {
        label: "skills.item",
        probability: labeled[lineIndex]?.probability ?? 0,
      };
  }
  return result;
};

/**
 * True for a skill that was labeled as contact details, or as a heading with a low probability. `firstIndex`: the first
 * line below the heading of skills.
 */
function isListed(
  lines: readonly LabelLine[],
  current: { label: string; probability: number } | undefined,
  lineIndex: number,
  firstIndex: number,
): boolean {
  const [line, start] = [lines[lineIndex], lines[firstIndex]];
  if (!current || !line || !start) return false;
  const isUnlikelyHeading =
    current.label === "heading" &&
    current.probability < LIKELY &&
    lineIndex > firstIndex &&
    looksLike(line, start);
  return (current.label === "contact" || isUnlikelyHeading) && isSkill(line);
}

/** True for a short text that is no contact detail, no sentence and no known heading. */
const isSkill = ({ text }: LabelLine): boolean =>
  text.length <= MAX_SKILL &&
  !/[,.!?]$/.test(text) &&
  findEmail(text) === null &&
  findPhone(text) === null &&
  findUrls(text).length === 0 &&
  readHeading(text) === null;
