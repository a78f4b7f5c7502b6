/**
 * Chooses the label before a grade: "First" is not a "GPA", and "Velmi dobrý" is not an average.
 */
import { createContext } from "react";
import { isGradePointAverage } from "#app/core/resume/grade-label.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";

/**
 * Whether the label depends on the grade. Older versions of the layouts always print the same label
 * and must not change.
 */
export const LabelsGrades = createContext(false);

/**
 * Labels for grades that are not averages, by language, if the usual label means one. Imports read
 * them.
 */
export const LABELS_IN_WORDS: Record<string, string> = {
  en: "Grade",
  fr: "Mention",
  es: "Calificación",
  "pt-BR": "Nota",
  "pt-PT": "Nota",
  gl: "Cualificación",
  ca: "Qualificació",
  eu: "Nota",
  cs: "Hodnocení",
  sk: "Hodnotenie",
  hr: "Ocjena",
  bs: "Ocjena",
  "sr-Latn": "Ocena",
  sr: "Оцена",
  ro: "Notă",
  hu: "Minősítés",
  tr: "Not",
  ru: "Оценка",
  uk: "Оцінка",
  he: "ציון",
  ar: "التقدير",
  th: "ผลการเรียน",
  vi: "Xếp loại",
  id: "Nilai",
  ko: "성적",
  "zh-Hans": "成绩",
  "zh-Hant": "成績",
};

/** An average on any scale, for languages without a GPA: "17/20", but not "2:1" and "1er rang". */
const MEAN = /^\s*\p{Nd}+(?![\p{L}\p{Nd}:])/u;

export function printedGradeLabel(grade: string, words: ResumeWords): string {
  const isUsual = words.code === ENGLISH.code ? isGradePointAverage(grade) : MEAN.test(grade);
  return (isUsual ? undefined : LABELS_IN_WORDS[words.code]) ?? words.grade;
}
