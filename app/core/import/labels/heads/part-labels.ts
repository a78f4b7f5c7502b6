/**
 * Corrects the label that a model predicted for one part of an entry's head (its first lines; a part is a text between
 * separators), by the words of the part, the part before it and what the head has so far. read-heads.ts calls it for
 * each part in turn.
 */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import {
  hasJobTitleWord,
  hasSchoolWord,
  hasWorkOrSchoolWord,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { isPlace, isRegion } from "#app/core/import/readers/places.ts";
import { certificateDetailAsName } from "./certificate-details.ts";
import { correctToGrade } from "./grades.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

/** The texts of a head, by what they are: `{ role: "Nurse", org: "Oak Clinic" }`. */
export type HeadTexts = Partial<Record<HeadLabel, string>>;

/** The part before the current one, with its final label. */
export interface PreviousPart {
  label: HeadLabel;
  part: HeadPart;
}

/** What is known of the head before the part. */
interface Context {
  /** The texts of the head so far, by label. */
  texts: HeadTexts;
  /** Whether a part of the head begins with a capital. */
  hasCapitals: boolean;
  /** Whether the line of the part before ends in a comma. */
  isAfterComma?: boolean;
}

/**
 * Returns the final label: "role" (job title), "org" (employer or school), "place" and others of HEAD_LABELS.
 * `previous` is null for the first part of a head. The functions below are applied in turn; each returns the given
 * label unless its rule applies.
 */
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
    regionAfterTown(
      certificateDetailAsName(
        issuerBesideName(withoutSecond, part, previous, texts),
        part,
        previous,
      ),
      part,
      previous,
    ),
    part,
    previous,
  );
}

/** The Dutch word "te" before a part: "Oak Advies te Leeuwarden". A town follows it. */
const AFTER_TE = /^\s*te\s*$/u;

/**
 * Returns "note" in place of "place" for several lowercase words, such as "first attempt", in a head with capitals.
 * Known places, such as "work from home", and regions after a town keep the label.
 */
function rejectWordsAsPlace(
  label: HeadLabel,
  { text }: HeadPart,
  previous: HeadLabel | undefined,
): HeadLabel {
  const isWords = !/\p{Lu}/u.test(text) && /^\p{Ll}{2,}\s+\p{Ll}/u.test(text);
  return label === "place" && isWords && previous !== "place" && !isPlace(text) ? "note" : label;
}

/** Returns "org" for the part after "at" or "@": "Developer @ Acme", "Nurse at Mercy". */
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

/** Returns "name" for a code in brackets after the name of a certificate or course: "V150". */
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

/** Returns "org" for an employer on the line below a job title: "Oak Junior School" below "Teaching Assistant". */
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
  hasJobTitleWord(texts.role ?? "") &&
  (scoreJobTitle(text) < 0 || hasSchoolWord(text))
    ? "org"
    : label;

/** Returns "place" for a town below job title and employer: "Etten-Leur" below "Sales Assistant at Oak Pumps,". */
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
  !hasWorkOrSchoolWord(text) &&
  TOWN.test(text)
    ? "place"
    : label;
/** Up to three words that may be a town: "Castelo de Vide". It is no list: other names match too. */
export const TOWN = /^\p{Lu}\p{Ll}+(?:[ -](?:\p{Lu}\p{Ll}+|\p{Ll}{1,4})){0,2}$/u;

/** Returns "issuer" for a second name in the next cell or in another style: "2024 ⇥ Best Poster ⇥ Statistics Day". */
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
/** True for two names of several words in two styles: in "AWS Solutions Architect" the first word alone may be bold. */
const areNamesApart = (first: HeadPart, second: HeadPart) =>
  (first.isBold !== second.isBold ||
    first.isItalic !== second.isItalic ||
    first.size !== second.size) &&
  [first, second].every(({ text }) => /^\p{Lu}\S*\s/u.test(text));

/** Returns "place" for a region after a town: "Colorado" after "Denver, ". */
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

/** "at" in several languages, between a job title and its employer. */
const AT = /^\s*(?:@|at|bei|chez|presso|bij|hos)\s*$/u;

/** Labels that an entry has at most once; a second part with one of them belongs to the part before it. */
export const SINGLE_LABELS: ReadonlySet<HeadLabel> = new Set(["role", "org", "name", "issuer"]);

/**
 * Returns the label of the part before for a second employer, title or issuer in the same cell: "Medical-Surgical" in
 * "Staff Nurse, Medical-Surgical".
 */
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
