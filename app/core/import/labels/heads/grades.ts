/**
 * Detects grades in the heads (first lines) of education entries: classes of honours ("2:1"), words of praise ("cum
 * laude"), points out of a maximum ("GPA 3.7/4.0"). A part of a head is a text between separators.
 */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import { ALL_WORDS } from "#app/core/resume-languages/reading/all-words.ts";
import type { HeadPart } from "./head-parts.ts";

/** Words for "grade" in the languages that resumes are printed in. */
const NAMES = [
  "c?gpa|(?:final |overall )?grade|grade point average|(?:abschluss|gesamt|end)?note|durchschnitt|moyenne|nota(?: media| final)?|média|voto|ocena|średnia|cijfer|betyg",
  ...ALL_WORDS.map(([, { grade }]) => grade),
].join("|");
/** "3.7", "3.7/4.0", "18 points". */
const POINTS = String.raw`[\d.,]+(?:\s*[/:]\s*[\d.,]+)?(?: points| e lode)?`;
/** "2:1", "16 valores", "First class honours". */
const CLASS = String.raw`[12][:.][12]|\d{1,2}(?:[.,]\d)? valores|(?:first|upper second|lower second|second|third)[ -]class(?: honou?rs| hons\.?| degree)*(?: \(?[12][:.][12]\)?)?`;
/** "magna cum laude", "with distinction", "mention bien". */
const PRAISE = `(?:magna |summa )?cum laude|(?:with |mit |avec |con )?(?:(?:high )?distinction|merit|auszeichnung|félicitations du jury|lode)|mention (?:(?:très|assez) )?bien|sobresaliente|matrícula de honor`;
/** A class, a word of praise, or a grade after its name: "Note 1,8". */
const GRADE = new RegExp(
  `^(?:${CLASS}|${PRAISE}|(?:${NAMES})\\s*[:=]?\\s+(?:${POINTS}|${CLASS}|${PRAISE}))$`,
  "iu",
);
/** A grade's name before its value, which templates print themselves; "mention bien" stays whole. */
const NAME_BEFORE = new RegExp(
  `^(?:(?:c?gpa|grade point average|(?:final |overall )?grade)\\s*[:=]?\\s+(?=\\S)|(?:${NAMES})\\s*[:=]?\\s+(?=\\d))`,
  "iu",
);
/** "Graduated with " before a grade. */
const WITH_GRADE =
  /^(?:graduated with|abschluss mit|diplômée? avec|graduad[oa] con|laureat[oa] con|afgestudeerd met|ukończon[oye] z|examen med|bestått med)\s+(?=\S)/iu;
/** A grade's name at the end of a part, with its value after a colon. */
const NAME_AT_END = new RegExp(`(?:^|[\\s,;.(|–-]+)(?:${NAMES})$`, "iu");

/** A German grade from 1 to 6, such as "1,7"; it counts only in a cell of its own. */
const GERMAN_GRADE = /^[1-6][.,]\d{1,2}$/;

/** True for a grade that is recognized without its context: "2:1", "Note 1,8"; false for "1,8" alone. */
export const isGrade = (text: string): boolean => GRADE.test(text);

/** British degree classes; without the word "class" they count only in brackets or after a comma. */
const BRACKETED = /^(?:first|1st|(?:upper|lower) second|third|pass)$/iu;

/** Returns "grade" for "2:1" and "Note 1,8" in education entries, and the given label for other parts. */
export function correctToGrade(
  label: HeadLabel,
  { content, text, separatorBefore, partIndex, cellIndex }: HeadPart,
): HeadLabel {
  const isBracketedOrAfterComma =
    separatorBefore.includes("(") || (partIndex > 0 && separatorBefore.trim() === ",");
  const isNamed = isGrade(text) || (isBracketedOrAfterComma && BRACKETED.test(text));
  const isInColumn = partIndex === 0 && cellIndex > 0 && GERMAN_GRADE.test(text);
  return content === "education" && (isNamed || isInColumn) ? "grade" : label;
}

/** Removes the words before a grade: "GPA 3.7" and "Graduated with 3.7" become "3.7". */
export const withoutGradeName = (text: string) =>
  text.replace(WITH_GRADE, "").replace(NAME_BEFORE, "");

/** A grade without its name. */
const VALUE = new RegExp(`^(?:${POINTS}|${CLASS}|${PRAISE})$`, "iu");
/** Words of grades that count only behind a grade's name: "sehr gut". */
const GRADE_WORD =
  /^(?:sehr gut|gut|befriedigend|ausreichend|genügend|bestanden|(?:très |assez )?bien)$/iu;
/** True for a grade without its name: "1,7", "sehr gut". */
export const isGradeValue = (text: string): boolean => VALUE.test(text) || GRADE_WORD.test(text);

/** "Nursing GPA" before ": 3.7" is reduced to the field, "Nursing"; the text after the colon is the grade. */
export function splitGradeNames(parts: readonly HeadPart[]): HeadPart[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const isNamed =
      part.content === "education" &&
      next?.entryIndex === part.entryIndex &&
      /^:/.test(next.separatorBefore) &&
      VALUE.test(next.text);
    return isNamed ? { ...part, text: part.text.replace(NAME_AT_END, "") } : part;
  });
}
