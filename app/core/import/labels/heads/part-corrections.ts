/** Corrects the labels of all parts of heads together, after the model and before the heads are read. */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import { isDegreeName } from "#app/core/import/readers/degree-names.ts";
import {
  isNameOfWork,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { isRegion } from "#app/core/import/readers/places.ts";
import { isShortDegree } from "#app/core/import/readers/read-schools.ts";
import type { HeadPart } from "./head-parts.ts";
import { isBeside } from "./join-parts.ts";
import { TOWN } from "./part-labels.ts";

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

/** "Bendigo VIC", which Australians write without a comma, and "Co. Longford" in Ireland. */
const CLEAR_PLACE = /^(?:\p{Lu}[\p{L}'’ -]{2,30} (?:NSW|VIC|QLD|TAS)|Co\.? (?!KG)\p{Lu}\p{Ll}+)$/u;

/** Without any place, "Bendigo VIC" after an employer is it; and so is a town below "Manager, Acme", which is no employer. */
export function withJobTowns(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [own, above, before] = [result[index], parts[index - 1], result[index - 1]];
    const isLast = parts[index + 1]?.entry !== part.entry;
    const hasPlace = parts.some(
      ({ entry }, at) => entry === part.entry && result[at]?.label === "place",
    );
    if (own?.label !== "org" || part.content !== "experience" || hasPlace || !before) continue;
    if (before.label === "org" && isBeside(part, above) && CLEAR_PLACE.test(part.text))
      result[index] = { ...own, label: "place" };
    const isTown =
      own.probability < LIKELY &&
      isLast &&
      part.at === 0 &&
      TOWN.test(part.text) &&
      part.cells === 1;
    const isBelow = above?.entry === part.entry && above.line < part.line && above.at > 0;
    const isEmployer =
      before.label === "org" || (before.label === "role" && scoreJobTitle(above?.text ?? "") <= 0);
    if (!isTown || !isBelow || !isEmployer || isNameOfWork(part.text)) continue;
    result[index] = { ...own, label: "place" };
    result[index - 1] = { ...before, label: "org" };
  }
  return result;
}

/** "Raleigh, NC" after an organization is a place, whatever the state is labeled as. */
export function withStates(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [town, above] = [parts[index - 1], parts[index - 2]];
    const [own, its] = [labeled[index], labeled[index - 1]];
    const isState =
      part.content !== "contact" &&
      STATE_CODE.test(part.text) &&
      isRegion(part.text) &&
      part.before.trim() === "," &&
      isBeside(part, town) &&
      isOnLineOf(town, above);
    if (!isState || !own || its?.label !== "org" || labeled[index - 2]?.label !== "org") continue;
    result[index - 1] = { ...its, label: "place" };
    result[index] = { ...own, label: "place" };
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

const MEMBER =
  /member|fellow|chair|treasurer|secretary|president|board|delegate|associate|officer|coordinator|mitglied|vorsitz|kassier|schriftführer|membre|miembro|soci[oa]|sóci[oa]|vocal|tesorer|trésori|członk|prezes|zarząd|(?<!\p{L})lid(?!\p{L})|voorzitter|medlem|ordförande|styrelse|kasserer|matriculad|colegiad|člen/iu;

/** Without any role in a membership, the last of several organizations below each other is it: "Board member". */
export function withMemberRoles(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const own = labeled[index];
    const others = parts.flatMap((other, at) =>
      other.entry === part.entry && at !== index ? [{ ...other, label: labeled[at]?.label }] : [],
    );
    const isRole =
      part.content === "memberships" &&
      own?.label === "org" &&
      MEMBER.test(part.text) &&
      !others.some(({ label }) => label === "role") &&
      others.some(({ label, line }) => label === "org" && line < part.line) &&
      !others.some(({ label, line }) => label === "org" && line > part.line);
    if (isRole) result[index] = { ...own, label: "role" };
  }
  return result;
}

/** "Registered Nurse (Adult), Nursing Council": what is in brackets before the issuer belongs to the name. */
export function withNamesInBrackets(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    const next = parts[index + 1];
    const isInName =
      (part.content === "certificates" || part.content === "courses") &&
      own.label === "issuer" &&
      labeled[index - 1]?.label === "name" &&
      part.before.includes("(") &&
      isBeside(part, parts[index - 1]) &&
      isBeside(part, next) &&
      next?.before.includes(")") === true &&
      labeled[index + 1]?.label === "issuer";
    return isInName ? { ...own, label: "name" } : own;
  });
}

const CHAMBER = /^\p{Lu}\p{Ll}*kammer(?!\p{L})|^(?:Chamber|Chambre) (?:of|de)/u;

/** A less probable note or field of study may be something else. */
export const LIKELY = 0.65;
/** Without any school or degree in an entry, an unlikely part that names one is it, and a town after a school is its place. */
export function withSchools(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  const has = (entry: number, labels: readonly string[]) =>
    parts.some((part, at) => part.entry === entry && labels.includes(result[at]?.label ?? ""));
  for (const [index, part] of parts.entries()) {
    const { content, entry, text, before } = part;
    const own = result[index];
    if (content !== "education" || !own) continue;
    if (isBehindDegree(part, parts[index - 1], result[index - 1])) {
      result[index] = { ...own, label: "degree" };
      continue;
    }
    if (own.label === "note" && isDegreeCell(part) && !has(entry, ["degree"])) {
      result[index] = { ...own, label: "degree" };
      continue;
    }
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

/** Who examined, in brackets behind a German degree: "Industriekauffrau (IHK)". */
const isBehindDegree = (
  part: HeadPart,
  above: HeadPart | undefined,
  label: Labeled | undefined,
): boolean =>
  label?.label === "degree" &&
  isBeside(part, above) &&
  part.before.trim() === "(" &&
  /^(?:IHK|HWK|FH|DH|BA|VWA)$/u.test(part.text);

/** "HNC" alone in the first cell, beside the school and the field of study. */
const isDegreeCell = ({ line, cell, at, cells, text }: HeadPart): boolean =>
  line === 0 && cell === 0 && at === 0 && cells > 1 && (isShortDegree(text) || isDegreeName(text));

/** A town, its region and the country. */
const PLACE_PARTS = 3;
export const isOnLineOf = (part: HeadPart | undefined, other: HeadPart | undefined): boolean =>
  part?.entry === other?.entry && part?.line === other?.line && other !== undefined;

const TOWN_LIKE_SCHOOL = /^(?:College|University) (?:Park|Station|Place|City|Heights|Corner)$/iu;
const STATE_CODE = /^\p{Lu}{2,3}$/u;
