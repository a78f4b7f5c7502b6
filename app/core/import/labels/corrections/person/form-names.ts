/**
 * Corrects line labels in application forms: the value of the cell "Name" becomes the person's name ("name"), and the
 * organization at the top that was taken for it becomes "furniture", which is not imported.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { PERSON_LABELS } from "#app/core/import/labels/labels.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** In lines from the top of the document: the name is among these. */
const TOP_LINES = 15;

/** Headings of tables with the names of other people: "Emergency contact", "Next of kin". */
const OTHER_PEOPLE =
  /(?<!\p{L})(?:emergency|kin|managers?|supervisors?|clients?|customers?|spouse|parents?|guardians?|family|relatives?|dependents|referees?|notfall|notfallkontakt|angehörige|ansprechpartner|kontaktperson|urgence|emergencias?|familiares|emergenza)(?!\p{L})/iu;

export const withFormName: Correction = (lines, labeled) => {
  // Names below a heading of references are of others. "Reference ⇥ TA-26", the number of a vacancy, is no heading.
  const end = lines.findIndex(
    ({ text }, index) =>
      labeled[index]?.label !== "furniture" && readHeading(text) === "references",
  );
  const index = lines
    .slice(0, end < 0 ? TOP_LINES : Math.min(end, TOP_LINES))
    .findIndex(({ tableLabel }, index) => {
      const label = labeled[index]?.label ?? "";
      return tableLabel === "name" && (PERSON_LABELS.has(label) || label === "heading");
    });
  if (index < 0 || isNameOfOther(lines, labeled, index)) return [...labeled];
  const words = wordsOf(lines[index]?.text ?? "");
  return labeled.map((current, at) => {
    if (at === index) return { ...current, label: "name" };
    const otherWords = wordsOf(lines[at]?.text ?? "");
    // A name in another script stays: it may be the same name, as "山田太郎" beside "Taro Yamada".
    const isOther =
      current.label === "name" &&
      otherWords.every((word) => LATIN.test(word) && !words.includes(word));
    return isOther ? { ...current, label: "furniture" } : current;
  });
};

/** True for the name of another person, below a heading that says so or below the person's own contact details. */
function isNameOfOther(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  const headings = [...lines.keys()].filter((at) => labeled[at]?.label === "heading" && at < index);
  const heading = lines[headings.at(-1) ?? -1]?.text ?? "";
  const top = lines.slice(0, headings[0] ?? 0);
  const hasEmail = top.some(
    ({ text }, index) => labeled[index]?.label === "contact" && /@/.test(text),
  );
  return OTHER_PEOPLE.test(heading) || hasEmail;
}

const LATIN = /^\p{Script=Latin}+$/u;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
