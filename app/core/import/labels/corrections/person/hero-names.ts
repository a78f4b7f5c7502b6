/**
 * Corrects line labels: where a large sentence at the top of a portfolio page, "Engineer who makes slow pages fast",
 * was labeled as the person's name, finds the name among the lines labeled as contact details.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { areNames } from "./name-lines.ts";

/** In lines from the top of the document: the name is among these. */
const TOP_LINES = 6;
/** Two lowercase words in a row, such as "who makes", which names do not have. */
const SENTENCE = /(?:^|\s)\p{Ll}+\s\p{Ll}{3,}/u;
/** First name and surname. */
const MIN_WORDS = 2;

/** Relabels the sentence as the headline, and the first line whose first cell looks like a name as the name. */
export const withNameInsteadOfSentence: Correction = (lines, labeled) => {
  const isName = (_: unknown, index: number) => labeled[index]?.label === "name";
  const nameLines = lines.filter(isName);
  const nameIndex = lines
    .slice(0, TOP_LINES)
    .findIndex((line, index) => labeled[index]?.label === "contact" && startsWithName(line));
  if (nameLines.length === 0 || nameIndex < 0 || !nameLines.every(isSentence)) return [...labeled];
  return labeled.map((current, index) => {
    if (index === nameIndex) return { ...current, label: "name" };
    return current.label === "name" ? { ...current, label: "headline" } : current;
  });
};

const isSentence = ({ text }: LabelLine): boolean => hasJobTitleWord(text) && SENTENCE.test(text);

const startsWithName = ({ cells }: LabelLine): boolean => {
  const name = cells[0]?.text ?? "";
  return name.split(" ").length >= MIN_WORDS && areNames([name]);
};
