/** Corrects the labels that the model gives the parts of heads, by what is beside, above and below them. */

import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import {
  hasJobTitle,
  isNameOfWork,
  namesSchool,
  scoreDegree,
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

/** The label of a part, given the texts of its head so far. `hasCapitals`: whether a part of the head begins with one. */
export function labelOfPart(
  given: HeadLabel,
  part: HeadPart,
  last: Last | null,
  { texts, hasCapitals }: { texts: Texts; hasCapitals: boolean },
): HeadLabel {
  if (AFTER_TE.test(part.before)) return "place";
  const placed = hasCapitals ? asNoPlace(given, part, last?.label) : given;
  const own = asGrade(asEmployer(placed, part, last), part);
  const below = asTownBelow(asEmployerBelow(own, part, last, texts), part, last, texts);
  const named = withNeighbor(below, part, last, texts);
  return asCode(asRegion(asIssuerBeside(named, part, last, texts), part, last), part, last);
}

/** "Oak Advies te Leeuwarden": what comes after "te" is a Dutch or Flemish town. */
const AFTER_TE = /^\s*te\s*$/u;

const NAMES: ReadonlySet<string> = new Set(["role", "org", "degree", "field", "name", "issuer"]);

/** "Brackley Foods (€48m turnover, 210 staff)": a note in brackets continues after its comma. */
export function withBrackets(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  let note: { part: HeadPart; labeled: Labeled } | null = null;
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    const isSame = note?.part.line === part.line && note.part.entry === part.entry;
    if (part.before.includes("(")) note = own.label === "note" ? { part, labeled: own } : null;
    else if (!isSame || part.cell !== note?.part.cell || part.before.trim() !== ",") note = null;
    else if (NAMES.has(own.label)) return note.labeled;
    return own;
  });
}

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
const TOWN = /^\p{Lu}\p{Ll}+(?:[ -](?:\p{Lu}\p{Ll}+|\p{Ll}{1,4})){0,2}$/u;

/** "2024 ⇥ Best Poster ⇥ Statistics Day": what is in the next cell gave the award. */
const asIssuerBeside = (
  label: HeadLabel,
  { content, line, cell }: HeadPart,
  last: Last | null,
  texts: Texts,
): HeadLabel =>
  (content === "awards" || content === "certificates") &&
  label === "name" &&
  last?.label === "name" &&
  last.part.line === line &&
  last.part.cell < cell &&
  texts.issuer === undefined
    ? "issuer"
    : label;

/** "Colorado" after "Denver, " is a place as well. */
const asRegion = (label: HeadLabel, part: HeadPart, last: Last | null): HeadLabel =>
  last?.label === "place" &&
  part.before.trim() === "," &&
  isBeside(part, last.part) &&
  isRegion(part.text)
    ? "place"
    : label;

/** "Fort Carson" before ", CO" and after "U.S. Army" is a place, and what goes before it the employer. */
export function withTowns(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [above, below] = [parts[index - 1], parts[index + 1]];
    const isBeforeState =
      isBeside(part, below) &&
      below?.before.trim() === "," &&
      labeled[index + 1]?.label === "place" &&
      STATE_CODE.test(below.text) &&
      isRegion(below.text);
    const [own, before] = [labeled[index], labeled[index - 1]];
    const isAfterOwn =
      isBeside(part, above) || (isOnLineOf(part, above) && before?.label === "org");
    if (!isBeforeState || !isAfterOwn || own?.label !== "org" || !before) continue;
    const hasRoleElsewhere = parts.some(
      (other, at) =>
        other.entry === part.entry && other.line !== part.line && labeled[at]?.label === "role",
    );
    const isEmployer = scoreJobTitle(part.text) < 0 && !TOWN_LIKE_SCHOOL.test(part.text);
    // "Red Lodge" after an employer is a town all the same.
    if (before.label !== "org" && (isEmployer || !hasRoleElsewhere)) continue;
    result[index] = { ...own, label: "place" };
    if (before.label === "role") result[index - 1] = { ...before, label: "org" };
  }
  return result;
}

/** "Macon, Georgia, United States" alone on a line is a place, if the country is labeled so, and the town not as an employer. */
export function withPlaceLines(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  for (let from = 0; from < parts.length; ) {
    let to = from + 1;
    while (isOnLineOf(parts[from], parts[to])) to++;
    const own = parts.slice(from, to);
    const isPlaceLine =
      own.length === PLACE_PARTS &&
      own.every(
        ({ before, cell }, index) => cell === 0 && (index === 0 || before.trim() === ","),
      ) &&
      !own.some(({ text }) => isNameOfWork(text) || /\d/.test(text)) &&
      isCountry(own.at(-1)?.text ?? "") &&
      labeled[to - 1]?.label === "place" &&
      labeled[from]?.label !== "org";
    if (isPlaceLine)
      for (let index = from; index < to; index++)
        result[index] = { ...(labeled[index] as Labeled), label: "place" };
    from = to;
  }
  return result;
}

/** A less probable note or field of study may be something else. */
const LIKELY = 0.65;
const CHAMBER = /^\p{Lu}\p{Ll}*kammer(?!\p{L})|^(?:Chamber|Chambre) (?:of|de)/u;

/** Without any school or degree in an entry, an unlikely part that names one is it, and a town after a school is its place. */
export function withSchools(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  const has = (entry: number, labels: readonly string[]) =>
    parts.some((part, at) => part.entry === entry && labels.includes(result[at]?.label ?? ""));
  for (const [index, { content, entry, text, before }] of parts.entries()) {
    const own = result[index];
    if (content !== "education" || !own) continue;
    const isUnlikely = own.label === "field" && own.probability < LIKELY;
    if (own.label !== "note" && !isUnlikely) continue;
    const score = CHAMBER.test(text) ? -1 : scoreDegree(text);
    const isTown =
      before.trim() === "," &&
      own.probability < LIKELY &&
      result[index - 1]?.label === "org" &&
      TOWN.test(text);
    if (score < 0 && !has(entry, ["org"])) result[index] = { ...own, label: "org" };
    else if (score > 0 && !isUnlikely && !has(entry, ["degree", "field"]))
      result[index] = { ...own, label: "degree" };
    else if (score === 0 && isTown && !has(entry, ["place"]))
      result[index] = { ...own, label: "place" };
  }
  return result;
}

/** A town, its region and the country. */
const PLACE_PARTS = 3;
const isOnLineOf = (part: HeadPart | undefined, other: HeadPart | undefined): boolean =>
  part?.entry === other?.entry && part?.line === other?.line && other !== undefined;

const TOWN_LIKE_SCHOOL = /^(?:College|University) (?:Park|Station|Place|City|Heights|Corner)$/iu;
const STATE_CODE = /^\p{Lu}{2,3}$/u;

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
