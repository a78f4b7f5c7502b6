/**
 * Chooses the label before a grade in the resume's language: "GPA: 3.8", but "Grade: First", because
 * words are no average.
 */
import { createContext } from "react";
import { isGradePointAverage } from "#app/core/resume/grade-label.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";

/**
 * React context: whether the label depends on the grade. Older versions of the layouts always print
 * the same label and must not change.
 */
export const GradeSpecificLabels = createContext(false);

/**
 * Labels for grades that are not averages, by language; a language is absent if its usual label fits
 * any grade. Imports recognize them too.
 */
export const NON_AVERAGE_LABELS: Record<string, string> = {
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
const AVERAGE = /^\s*\p{Nd}+(?![\p{L}\p{Nd}:])/u;

export function printedGradeLabel(grade: string, words: ResumeWords): string {
  const isAverage = words.code === ENGLISH.code ? isGradePointAverage(grade) : AVERAGE.test(grade);
  return (isAverage ? undefined : NON_AVERAGE_LABELS[words.code]) ?? words.grade;
}
