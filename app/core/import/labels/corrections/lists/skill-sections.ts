/**
 * Relabels groups of skills (a bold name above its list) under a heading of skills, where the model labeled the later
 * groups as courses, interests or custom entries: their lines become "skills.item", or "skills.rest" where they
 * continue a wrapped skill. from-labels.ts applies it to the lines that a model labeled.
 */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";

/** Labels that models give to groups of skills by mistake. */
const MISTAKEN_LABEL = /^(?:courses|custom|interests)\./;
const SKILLS = /^skills\./;
/** Signs between skills. */
const SKILL_SEPARATOR = /\s[•·|]\s/u;
/** A comma within a line may be part of a skill; at the end of a line, it shows that the skill is complete. */
const SEPARATOR_AT_END = /[•·|,]\s*$/u;
const SEPARATOR_AT_START = /^[•·|]/u;

export function relabelSkillGroups(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  for (const [from, to] of headingRanges(lines)) {
    const linesBelow = lines.slice(from + 1, to);
    // Only headings of the word lists, which are certain. readHeading below also accepts others, because lines under
    // the heading of another section keep their labels.
    const isOfSkills = findKnownHeading(lines[from]?.line.text ?? "")?.section === "skills";
    if (!isOfSkills || !areGroups(linesBelow)) continue;
    for (const [index, { line, labeled }] of linesBelow.entries()) {
      if (!MISTAKEN_LABEL.test(labeled.label)) continue;
      const part = isContinuation(linesBelow[index - 1]?.line, line) ? "rest" : "item";
      result[from + 1 + index] = { line, labeled: { ...labeled, label: `skills.${part}` } };
    }
  }
  return result;
}

/**
 * True if the first two lines are a bold name and its list, and each other line is labeled as skills, or has a mistaken
 * label, the look of a line of skills, no period, and is not the heading of another section.
 */
function areGroups(linesBelow: readonly LabeledLine[]): boolean {
  const skillLines = linesBelow.filter(({ labeled }) => SKILLS.test(labeled.label));
  const [name, list] = skillLines;
  const isNamed = name?.line.isBold === true && list?.line.isBold === false;
  return (
    isNamed &&
    linesBelow[0] === name &&
    linesBelow[1] === list &&
    SKILL_SEPARATOR.test(list.line.text) &&
    linesBelow.every(
      ({ line, labeled }) =>
        SKILLS.test(labeled.label) ||
        (MISTAKEN_LABEL.test(labeled.label) &&
          skillLines.some((other) => looksLike(line, other.line)) &&
          !(line.isBold && headsOtherSection(line)) &&
          findPeriod(line.text) === null),
    )
  );
}

/** True for the heading of another section, such as "Courses" in bold. */
function headsOtherSection({ text }: LabelLine): boolean {
  const kind = readHeading(text);
  return kind !== null && kind !== "skills";
}

/** True for the rest of a wrapped skill, without a separator between the lines: "2015" below "Eurocode 7 • CDM". */
const isContinuation = (above: LabelLine | undefined, line: LabelLine): boolean =>
  above !== undefined &&
  looksLike(line, above) &&
  SKILL_SEPARATOR.test(above.text) &&
  !SEPARATOR_AT_END.test(above.text) &&
  !SEPARATOR_AT_START.test(line.text) &&
  !wouldHaveFit(above, line);
