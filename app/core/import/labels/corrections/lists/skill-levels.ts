/** Takes out levels below or beside the names of skills, which are no skills: "Docker ⇥ Terraform" above "Expert ⇥ Basic". */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { isLevelBelowSkill, isSkillLevel } from "#app/core/import/readers/language-levels.ts";
import { beginsWithSpoken } from "#app/core/import/readers/spoken-languages.ts";

/** Alone, "Basic" may be the programming language. */
const LEAST = /^basic$/iu;

export const withoutSkillLevels: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const cells = lines[index]?.cells ?? [];
    const areLevels =
      own.label.startsWith("skills.") &&
      labeled[index - 1]?.label.startsWith("skills.") === true &&
      cells.some(({ text }) => isSkillLevel(text)) &&
      cells.every(({ text }) => isSkillLevel(text) || LEAST.test(text));
    return areLevels ? { ...own, label: "furniture" } : own;
  });

/** Fewer levels below skills may be names of skills, or of groups of them. */
const MIN_LEVELS = 2;
const OF_LIST = /^(?:skills|languages)\.(?:item|rest|head|more)$/;

/**
 * Under a heading of skills, "Very good" below "Route optimization", and "Good" below the next one, are levels; what was
 * taken for languages because of them is skills.
 */
export const withoutLevelsBelow: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, { label }] of labeled.entries()) {
    if (label !== "heading" || readHeading(lines[index]?.text ?? "") !== "skills") continue;
    let end = index + 1;
    while (OF_LIST.test(labeled[end]?.label ?? "")) end++;
    const levels = levelsBelow(lines.slice(index + 1, end));
    if (levels.size < MIN_LEVELS) continue;
    for (let at = index + 1; at < end; at++) {
      const own = labeled[at];
      if (!own) continue;
      if (levels.has(at - index - 1)) result[at] = { ...own, label: "furniture" };
      else if (own.label.startsWith("languages.") && !isSpokenIn(lines[at]))
        result[at] = { ...own, label: "skills.item" };
    }
  }
  return result;
};

const isSpokenIn = (line: LabelLine | undefined) => beginsWithSpoken(line?.text ?? "");

/** The indexes of the levels; none if a level is the first line or below another one, as names of groups would be. */
function levelsBelow(lines: readonly LabelLine[]): Set<number> {
  const isLevel = ({ cells, text }: LabelLine) => cells.length === 1 && isLevelBelowSkill(text);
  // In bold below a skill that is not, a level is the name of a group.
  const isName = (at: number) => lines[at]?.isBold === true && lines[at - 1]?.isBold === false;
  const areLevels = lines.map(isLevel);
  const areBelow = areLevels.every(
    (own, at) => !own || (at > 0 && !areLevels[at - 1] && !isName(at)),
  );
  const found = [...areLevels.keys()].filter(
    (at) => areLevels[at] === true && !isSpokenIn(lines[at - 1]),
  );
  return new Set(areBelow ? found : []);
}

/** "(Manhattan, SAP)" below "Warehouse systems" goes on with it. */
export const withBracketsBelow: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    const goesOn =
      own.label === "skills.item" &&
      labeled[index - 1]?.label.startsWith("skills.") === true &&
      line?.cells.length === 1 &&
      above?.cells.length === 1 &&
      line.size === above.size &&
      /^\([^()]+\)$/u.test(line.text) &&
      !/[,;:)]$/u.test(above.text);
    return goesOn ? { ...own, label: "skills.rest" } : own;
  });
