/** Keeps the groups under a heading of skills, bold names above their lists, where the last ones were taken for courses. */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";

const TAKEN_FOR = /^(?:courses|custom|interests)\./;
const SKILLS = /^skills\./;
/** Signs between skills. */
const BETWEEN = /\s[•·|]\s/u;
const OPEN = /[•·|,]\s*$/u;
const STARTS = /^[•·|]/u;

export function keepSkillGroups(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  for (const [from, to] of headingRanges(all)) {
    const under = all.slice(from + 1, to);
    const isOfSkills = findKnownHeading(all[from]?.line.text ?? "")?.section === "skills";
    if (!isOfSkills || !areGroups(under)) continue;
    for (const [index, { line, labeled }] of under.entries()) {
      if (!TAKEN_FOR.test(labeled.label)) continue;
      const part = goesOn(under[index - 1]?.line, line) ? "rest" : "item";
      result[from + 1 + index] = { line, labeled: { ...labeled, label: `skills.${part}` } };
    }
  }
  return result;
}

/** True for a bold name above its list, and more such lines of either look. */
function areGroups(under: readonly LabeledLine[]): boolean {
  const known = under.filter(({ labeled }) => SKILLS.test(labeled.label));
  const [name, list] = known;
  const isNamed = name?.line.isBold === true && list?.line.isBold === false;
  return (
    isNamed &&
    under[0] === name &&
    under[1] === list &&
    BETWEEN.test(list.line.text) &&
    under.every(
      ({ line, labeled }) =>
        SKILLS.test(labeled.label) ||
        (TAKEN_FOR.test(labeled.label) &&
          known.some((other) => looksLike(line, other.line)) &&
          !(line.isBold && isOther(line)) &&
          findPeriod(line.text) === null),
    )
  );
}

/** "Courses" in bold heads something else. */
function isOther({ text }: LabelLine): boolean {
  const kind = readHeading(text);
  return kind !== null && kind !== "skills";
}

/** "Eurocode 7 • CDM" above "2015": there is no sign between both. */
const goesOn = (above: LabelLine | undefined, line: LabelLine): boolean =>
  above !== undefined &&
  looksLike(line, above) &&
  BETWEEN.test(above.text) &&
  !OPEN.test(above.text) &&
  !STARTS.test(line.text) &&
  !wouldHaveFit(above, line);
