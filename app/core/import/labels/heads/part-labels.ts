/** Corrects the labels that the model gives the parts of heads, by what is beside, above and below them. */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import {
  hasJobTitle,
  isNameOfWork,
  namesSchool,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { isPlace, isRegion } from "#app/core/import/readers/places.ts";
import { correctToGrade } from "./grades.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

export type HeadTexts = Partial<Record<HeadLabel, string>>;

/** The part before, and its label. */
export interface PreviousPart {
  label: HeadLabel;
  part: HeadPart;
}

interface Context {
  /** Those of the head so far. */
  texts: HeadTexts;
  /** Whether a part of the head begins with a capital. */
  hasCapitals: boolean;
  /** Whether the line of the part before ends in a comma. */
  isAfterComma?: boolean;
}

/** The label of a part of a head. */
export function correctPartLabel(
  predicted: HeadLabel,
  part: HeadPart,
  previous: PreviousPart | null,
  { texts, hasCapitals, isAfterComma = false }: Context,
): HeadLabel {
  if (AFTER_TE.test(part.separatorBefore)) return "place";
  const withoutWordPlaces = hasCapitals
    ? rejectWordsAsPlace(predicted, part, previous?.label)
    : predicted;
  const withGrade = correctToGrade(employerAfterAt(withoutWordPlaces, part, previous), part);
  const withEmployer = employerBelowRole(withGrade, part, previous, texts);
  const withTown = isAfterComma
    ? townBelowEmployer(withEmployer, part, previous, texts)
    : withEmployer;
  const withoutSecond = withoutSecondOfKind(withTown, part, previous, texts);
  return codeAsName(
    regionAfterTown(issuerBesideName(withoutSecond, part, previous, texts), part, previous),
    part,
    previous,
  );
}

/** "Oak Advies te Leeuwarden": what comes after "te" is a Dutch or Flemish town. */
const AFTER_TE = /^\s*te\s*$/u;

/**
 * Several lowercase words in a head with capitals, such as "first attempt", are no place, except for regions after a
 * town and work from home.
 */
function rejectWordsAsPlace(
  label: HeadLabel,
  { text }: HeadPart,
  previous: HeadLabel | undefined,
): HeadLabel {
  const isWords = !/\p{Lu}/u.test(text) && /^\p{Ll}{2,}\s+\p{Ll}/u.test(text);
  return label === "place" && isWords && previous !== "place" && !isPlace(text) ? "note" : label;
}

/** "Developer @ Acme" and "Nurse at Mercy": what comes after such a word is the employer. */
const employerAfterAt = (
  label: HeadLabel,
  { content, separatorBefore }: HeadPart,
  previous: PreviousPart | null,
): HeadLabel =>
  content === "experience" &&
  previous?.label === "role" &&
  label === "role" &&
  AT.test(separatorBefore)
    ? "org"
    : label;

/** "V150" in brackets after the name of a certificate or course is part of it. */
const codeAsName = (
  label: HeadLabel,
  { content, text, separatorBefore }: HeadPart,
  previous: PreviousPart | null,
): HeadLabel =>
  (content === "certificates" || content === "courses") &&
  previous?.label === "name" &&
  separatorBefore.includes("(") &&
  /^(?=.*\p{Lu})(?=.*\d)[\p{Lu}\d.-]{2,8}$/u.test(text)
    ? "name"
    : label;

/** "Oak Junior School" on the line below "Teaching Assistant" is the employer, not more of the post. */
const employerBelowRole = (
  label: HeadLabel,
  { content, text, lineIndex }: HeadPart,
  previous: PreviousPart | null,
  texts: HeadTexts,
): HeadLabel =>
  content === "experience" &&
  label === "role" &&
  previous?.label === "role" &&
  previous.part.lineIndex < lineIndex &&
  texts.org === undefined &&
  hasJobTitle(texts.role ?? "") &&
  (scoreJobTitle(text) < 0 || namesSchool(text))
    ? "org"
    : label;

/** "Etten-Leur" alone below "Sales Assistant at Oak Pumps," is no second post. */
const townBelowEmployer = (
  label: HeadLabel,
  { content, text, lineIndex, partIndex, cellIndex }: HeadPart,
  previous: PreviousPart | null,
  texts: HeadTexts,
): HeadLabel =>
  content === "experience" &&
  label === "role" &&
  previous?.label === "org" &&
  previous.part.lineIndex < lineIndex &&
  partIndex === 0 &&
  cellIndex === 0 &&
  texts.role !== undefined &&
  texts.place === undefined &&
  !isNameOfWork(text) &&
  TOWN.test(text)
    ? "place"
    : label;
/** Up to three words, such as "Castelo de Vide". */
export const TOWN = /^\p{Lu}\p{Ll}+(?:[ -](?:\p{Lu}\p{Ll}+|\p{Ll}{1,4})){0,2}$/u;

/** "2024 ⇥ Best Poster ⇥ Statistics Day": what is in the next cell, or goes on in another style, gave the award. */
const issuerBesideName = (
  label: HeadLabel,
  part: HeadPart,
  previous: PreviousPart | null,
  texts: HeadTexts,
): HeadLabel =>
  (part.content === "awards" || part.content === "certificates") &&
  label === "name" &&
  previous?.label === "name" &&
  previous.part.lineIndex === part.lineIndex &&
  !/^(?:level|stufe|niveau|grade|\d)/iu.test(part.text) &&
  (previous.part.cellIndex < part.cellIndex ||
    (part.separatorBefore.trim() === "" && areNamesApart(previous.part, part))) &&
  texts.issuer === undefined
    ? "issuer"
    : label;
/** True for two names of several words in two styles: in "AWS Solutions Architect" the first word may be bold. */
const areNamesApart = (one: HeadPart, other: HeadPart) =>
  (one.isBold !== other.isBold || one.isItalic !== other.isItalic || one.size !== other.size) &&
  [one, other].every(({ text }) => /^\p{Lu}\S*\s/u.test(text));

/** "Colorado" after "Denver, " is a place as well. */
const regionAfterTown = (
  label: HeadLabel,
  part: HeadPart,
  previous: PreviousPart | null,
): HeadLabel =>
  previous?.label === "place" &&
  part.separatorBefore.trim() === "," &&
  isSameCell(part, previous.part) &&
  isRegion(part.text)
    ? "place"
    : label;

const AT = /^\s*(?:@|at|bei|chez|presso|bij|hos)\s*$/u;

/** An entry has at most one of each; what is labeled as a second one belongs to the part before it. */
export const SINGLE_LABELS: ReadonlySet<HeadLabel> = new Set(["role", "org", "name", "issuer"]);

/** "Riverside Hospital" above "Staff Nurse, Medical-Surgical": "Medical-Surgical" is not a second employer. */
function withoutSecondOfKind(
  label: HeadLabel,
  part: HeadPart,
  previous: PreviousPart | null,
  texts: HeadTexts,
): HeadLabel {
  const isSecond =
    SINGLE_LABELS.has(label) && texts[label] !== undefined && previous?.label !== label;
  return isSecond &&
    previous &&
    isSameCell(part, previous.part) &&
    SINGLE_LABELS.has(previous.label)
    ? previous.label
    : label;
}
