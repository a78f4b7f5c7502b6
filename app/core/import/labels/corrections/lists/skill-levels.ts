/** Takes out levels below or beside the names of skills, which are no skills: "Docker ⇥ Terraform" above "Expert ⇥ Basic". */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { isSkillLevel } from "#app/core/import/readers/language-levels.ts";

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
