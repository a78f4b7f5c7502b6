/** Takes the name in a form's labeled cells for that of the person, in place of the organization that the form is for. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { PERSON_LABELS } from "#app/core/import/labels/labels.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** The lines at the top that may have the name. */
const TOP_LINES = 15;

export const withFormName: Correction = (lines, labeled) => {
  const end = lines.findIndex(({ text }) => readHeading(text) === "references");
  const index = lines
    .slice(0, end < 0 ? TOP_LINES : Math.min(end, TOP_LINES))
    .findIndex(({ tableLabel }, at) => {
      const label = labeled[at]?.label ?? "";
      return tableLabel === "name" && (PERSON_LABELS.has(label) || label === "heading");
    });
  if (index < 0) return [...labeled];
  const words = wordsOf(lines[index]?.text ?? "");
  return labeled.map((current, at) => {
    if (at === index) return { ...current, label: "name" };
    const otherWords = wordsOf(lines[at]?.text ?? "");
    // The same name may be written in another script.
    const isOther =
      current.label === "name" &&
      otherWords.every((word) => LATIN.test(word) && !words.includes(word));
    return isOther ? { ...current, label: "furniture" } : current;
  });
};

const LATIN = /^\p{Script=Latin}+$/u;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
