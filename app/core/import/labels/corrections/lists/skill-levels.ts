/**
 * Corrects line labels in lists of skills: levels below the names of skills, "Expert ⇥ Basic" below "Docker ⇥
 * Terraform", become "furniture", which is not imported, because skills have no field for a level; brackets below a
 * skill go on with it.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { isLevelBelowSkill, isSkillLevel } from "#app/core/import/readers/language-levels.ts";
import { startsWithSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";

/** "Basic" counts as a level only beside another level; alone it may be the programming language. */
const BASIC = /^basic$/iu;

/**
 * Relabels rows of levels below other skills: lines labeled as skills whose cells are all levels that are no names of
 * skills ("Expert").
 */
export const withoutSkillLevels: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const cells = lines[index]?.cells ?? [];
    const areLevels =
      current.label.startsWith("skills.") &&
      labeled[index - 1]?.label.startsWith("skills.") === true &&
      cells.some(({ text }) => isSkillLevel(text)) &&
      cells.every(({ text }) => isSkillLevel(text) || BASIC.test(text));
    return areLevels ? { ...current, label: "furniture" } : current;
  });

/** A single level of the wider list of `isLevelBelowSkill`, such as "Advanced", may be the name of a skill or group. */
const MIN_LEVELS = 2;
const LIST_LABEL = /^(?:skills|languages)\.(?:item|rest|head|more)$/;

/**
 * Under a heading of skills, labels as furniture the lines that are only a level: "Very good" below "Route
 * optimization". Lines that the model labeled as languages because of these levels become skills.
 */
export const withoutLevelsBelow: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, { label }] of labeled.entries()) {
    if (label !== "heading" || readHeading(lines[index]?.text ?? "") !== "skills") continue;
    let end = index + 1;
    while (LIST_LABEL.test(labeled[end]?.label ?? "")) end++;
    const levelIndexes = levelsBelow(lines.slice(index + 1, end));
    if (levelIndexes.size < MIN_LEVELS) continue;
    for (let lineIndex = index + 1; lineIndex < end; lineIndex++) {
      const current = labeled[lineIndex];
      if (!current) continue;
      if (levelIndexes.has(lineIndex - index - 1))
        result[lineIndex] = { ...current, label: "furniture" };
      else if (current.label.startsWith("languages.") && !startsWithLanguage(lines[lineIndex]))
        result[lineIndex] = { ...current, label: "skills.item" };
    }
  }
  return result;
};

const startsWithLanguage = (line: LabelLine | undefined) =>
  startsWithSpokenLanguage(line?.text ?? "");

/**
 * The indexes of the lines that are levels, each below a skill. None if a level is the first line or below another
 * level, as the names of groups of skills ("Advanced", "Basic") would be.
 */
function levelsBelow(lines: readonly LabelLine[]): Set<number> {
  const isLevelLine = ({ cells, text }: LabelLine) => cells.length === 1 && isLevelBelowSkill(text);
  // In bold below a skill in plain type, "Advanced" is the name of a group.
  const isGroupName = (index: number) =>
    lines[index]?.isBold === true && lines[index - 1]?.isBold === false;
  const areLevels = lines.map(isLevelLine);
  const allBelowSkills = areLevels.every(
    (isLevel, index) => !isLevel || (index > 0 && !areLevels[index - 1] && !isGroupName(index)),
  );
  // A level below a spoken language belongs to it.
  const levelIndexes = [...areLevels.keys()].filter(
    (at) => areLevels[at] === true && !startsWithLanguage(lines[at - 1]),
  );
  return new Set(allBelowSkills ? levelIndexes : []);
}

/** Labels brackets below a skill as its continuation: "(Manhattan, SAP)" below "Warehouse systems". */
export const withBracketsBelow: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    const isContinuation =
      current.label === "skills.item" &&
      labeled[index - 1]?.label.startsWith("skills.") === true &&
      line?.cells.length === 1 &&
      above?.cells.length === 1 &&
      line.size === above.size &&
      /^\([^()]+\)$/u.test(line.text) &&
      !/[,;:)]$/u.test(above.text);
    return isContinuation ? { ...current, label: "skills.rest" } : current;
  });
