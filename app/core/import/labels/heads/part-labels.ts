/** Corrects the labels that the model gives the parts of heads, by what is beside, above and below them. */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import {
  hasJobTitle,
  isNameOfWork,
  namesSchool,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { isPlace, isRegion } from "#app/core/import/readers/places.ts";
import { asGrade } from "./grades.ts";
import type { HeadPart } from "./head-parts.ts";
import { isBeside } from "./join-parts.ts";

export type Texts = Partial<Record<HeadLabel, string>>;

/** The part before, and its label. */
export interface Last {
  label: HeadLabel;
  part: HeadPart;
}

interface Context {
  /** Those of the head so far. */
  texts: Texts;
  /** Whether a part of the head begins with a capital. */
  hasCapitals: boolean;
  /** Whether the line of the part before ends in a comma. */
  isAfterComma?: boolean;
}

/** The label of a part of a head. */
export function labelOfPart(
  given: HeadLabel,
  part: HeadPart,
  last: Last | null,
  { texts, hasCapitals, isAfterComma = false }: Context,
): HeadLabel {
  if (AFTER_TE.test(part.before)) return "place";
  const placed = hasCapitals ? asNoPlace(given, part, last?.label) : given;
  const own = asGrade(asEmployer(placed, part, last), part);
  const employed = asEmployerBelow(own, part, last, texts);
  const below = isAfterComma ? asTownBelow(employed, part, last, texts) : employed;
  const named = withNeighbor(below, part, last, texts);
  return asCode(asRegion(asIssuerBeside(named, part, last, texts), part, last), part, last);
}

/** "Oak Advies te Leeuwarden": what comes after "te" is a Dutch or Flemish town. */
const AFTER_TE = /^\s*te\s*$/u;

/**
 * Several lowercase words in a head with capitals, such as "first attempt", are no place, except for regions after a
 * town and work from home.
 */
function asNoPlace(label: HeadLabel, { text }: HeadPart, last: HeadLabel | undefined): HeadLabel {
  const isWords = !/\p{Lu}/u.test(text) && /^\p{Ll}{2,}\s+\p{Ll}/u.test(text);
  return label === "place" && isWords && last !== "place" && !isPlace(text) ? "note" : label;
}

/** "Developer @ Acme" and "Nurse at Mercy": what comes after such a word is the employer. */
const asEmployer = (
  label: HeadLabel,
  { content, before }: HeadPart,
  last: Last | null,
): HeadLabel =>
  content === "experience" && last?.label === "role" && label === "role" && AT.test(before)
    ? "org"
    : label;

/** "V150" in brackets after the name of a certificate or course is part of it. */
const asCode = (
  label: HeadLabel,
  { content, text, before }: HeadPart,
  last: Last | null,
): HeadLabel =>
  (content === "certificates" || content === "courses") &&
  last?.label === "name" &&
  before.includes("(") &&
  /^(?=.*\p{Lu})(?=.*\d)[\p{Lu}\d.-]{2,8}$/u.test(text)
    ? "name"
    : label;

/** "Oak Junior School" on the line below "Teaching Assistant" is the employer, not more of the post. */
const asEmployerBelow = (
  label: HeadLabel,
  { content, text, line }: HeadPart,
  last: Last | null,
  texts: Texts,
): HeadLabel =>
  content === "experience" &&
  label === "role" &&
  last?.label === "role" &&
  last.part.line < line &&
  texts.org === undefined &&
  hasJobTitle(texts.role ?? "") &&
  (scoreJobTitle(text) < 0 || namesSchool(text))
    ? "org"
    : label;

/** "Etten-Leur" alone below "Sales Assistant at Oak Pumps," is no second post. */
const asTownBelow = (
  label: HeadLabel,
  { content, text, line, at, cell }: HeadPart,
  last: Last | null,
  texts: Texts,
): HeadLabel =>
  content === "experience" &&
  label === "role" &&
  last?.label === "org" &&
  last.part.line < line &&
  at === 0 &&
  cell === 0 &&
  texts.role !== undefined &&
  texts.place === undefined &&
  !isNameOfWork(text) &&
  TOWN.test(text)
    ? "place"
    : label;
/** Up to three words, such as "Castelo de Vide". */
export const TOWN = /^\p{Lu}\p{Ll}+(?:[ -](?:\p{Lu}\p{Ll}+|\p{Ll}{1,4})){0,2}$/u;

/** "2024 ⇥ Best Poster ⇥ Statistics Day": what is in the next cell, or goes on in another style, gave the award. */
const asIssuerBeside = (
  label: HeadLabel,
  part: HeadPart,
  last: Last | null,
  texts: Texts,
): HeadLabel =>
  (part.content === "awards" || part.content === "certificates") &&
  label === "name" &&
  last?.label === "name" &&
  last.part.line === part.line &&
  !/^(?:level|stufe|niveau|grade|\d)/iu.test(part.text) &&
  (last.part.cell < part.cell || (part.before.trim() === "" && areNamesApart(last.part, part))) &&
  texts.issuer === undefined
    ? "issuer"
    : label;
/** True for two names of several words in two styles: in "AWS Solutions Architect" the first word may be bold. */
const areNamesApart = (one: HeadPart, other: HeadPart) =>
  (one.isBold !== other.isBold || one.isItalic !== other.isItalic || one.size !== other.size) &&
  [one, other].every(({ text }) => /^\p{Lu}\S*\s/u.test(text));

/** "Colorado" after "Denver, " is a place as well. */
const asRegion = (label: HeadLabel, part: HeadPart, last: Last | null): HeadLabel =>
  last?.label === "place" &&
  part.before.trim() === "," &&
  isBeside(part, last.part) &&
  isRegion(part.text)
    ? "place"
    : label;

const AT = /^\s*(?:@|at|bei|chez|presso|bij|hos)\s*$/u;

/** An entry has at most one of each; what is labeled as a second one belongs to the part before it. */
export const SINGLE: ReadonlySet<HeadLabel> = new Set(["role", "org", "name", "issuer"]);

/** "Riverside Hospital" above "Staff Nurse, Medical-Surgical": "Medical-Surgical" is not a second employer. */
function withNeighbor(
  label: HeadLabel,
  part: HeadPart,
  last: Last | null,
  texts: Texts,
): HeadLabel {
  const isSecond = SINGLE.has(label) && texts[label] !== undefined && last?.label !== label;
  return isSecond && last && isBeside(part, last.part) && SINGLE.has(last.label)
    ? last.label
    : label;
}
