/**
 * Corrects the labels that a model gave the parts of entries' heads, such as towns taken for employers. A head is the
 * first lines of an entry, a part a text between separators; its label is "role" (job title), "org" (employer or
 * school), "place", "degree", "field" (of study), "name", "issuer" or "note" (any other text). read-heads.ts applies
 * each function to the parts of all heads of a section.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import { isDegreeName } from "#app/core/import/readers/degree-names.ts";
import {
  hasWorkOrSchoolWord,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { isRegion } from "#app/core/import/readers/places.ts";
import { isDegreeAbbreviation } from "#app/core/import/readers/read-schools.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { TOWN } from "./part-labels.ts";

/** Labels of names; other labels within a bracketed note are kept. */
const NAMES: ReadonlySet<string> = new Set(["role", "org", "degree", "field", "name", "issuer"]);

/**
 * A note in brackets continues after its comma: "210 staff" in "Brackley Foods (€48m turnover, 210 staff)" is a note
 * too.
 */
export function withBracketedNotes(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  /** The note whose bracket is open. */
  let note: { part: HeadPart; labeled: Labeled } | null = null;
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const isSame =
      note?.part.lineIndex === part.lineIndex && note.part.entryIndex === part.entryIndex;
    if (part.separatorBefore.includes("("))
      note = current.label === "note" ? { part, labeled: current } : null;
    else if (
      !isSame ||
      part.cellIndex !== note?.part.cellIndex ||
      part.separatorBefore.trim() !== ","
    )
      note = null;
    else if (NAMES.has(current.label)) return note.labeled;
    return current;
  });
}

/**
 * Relabels a town before its state as a place, and the part before it as the employer: "U.S. Army", "Fort Carson, CO".
 */
export function withTownsBeforeStates(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [previous, next] = [parts[index - 1], parts[index + 1]];
    const isBeforeState =
      isSameCell(part, next) &&
      next?.separatorBefore.trim() === "," &&
      labeled[index + 1]?.label === "place" &&
      STATE_CODE.test(next.text) &&
      isRegion(next.text);
    const [current, previousLabel] = [labeled[index], labeled[index - 1]];
    const isAfterOrganization =
      isSameCell(part, previous) || (isSameLine(part, previous) && previousLabel?.label === "org");
    if (!isBeforeState || !isAfterOrganization || current?.label !== "org" || !previousLabel)
      continue;
    const hasRoleElsewhere = parts.some(
      (other, otherIndex) =>
        other.entryIndex === part.entryIndex &&
        other.lineIndex !== part.lineIndex &&
        labeled[otherIndex]?.label === "role",
    );
    const isEmployer = scoreJobTitle(part.text) < 0 && !TOWN_LIKE_SCHOOL.test(part.text);
    // After an employer, a name such as "Red Lodge" is a town even if it looks like an employer.
    if (previousLabel.label !== "org" && (isEmployer || !hasRoleElsewhere)) continue;
    result[index] = { ...current, label: "place" };
    if (previousLabel.label === "role") result[index - 1] = { ...previousLabel, label: "org" };
  }
  return result;
}

/** "Bendigo VIC", which Australians write without a comma, and "Co. Longford" in Ireland. */
const CLEAR_PLACE = /^(?:\p{Lu}[\p{L}'’ -]{2,30} (?:NSW|VIC|QLD|TAS)|Co\.? (?!KG)\p{Lu}\p{Ll}+)$/u;

/**
 * In a job without a place, relabels "Bendigo VIC" behind an employer, or a town on the line below "Manager, Acme", as
 * the place.
 */
export function withJobTowns(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [current, previous, previousLabel] = [result[index], parts[index - 1], result[index - 1]];
    const isLast = parts[index + 1]?.entryIndex !== part.entryIndex;
    const hasPlace = parts.some(
      ({ entryIndex }, otherIndex) =>
        entryIndex === part.entryIndex && result[otherIndex]?.label === "place",
    );
    if (current?.label !== "org" || part.content !== "experience" || hasPlace || !previousLabel)
      continue;
    if (previousLabel.label === "org" && isSameCell(part, previous) && CLEAR_PLACE.test(part.text))
      result[index] = { ...current, label: "place" };
    const isTown =
      current.probability < LIKELY &&
      isLast &&
      part.partIndex === 0 &&
      TOWN.test(part.text) &&
      part.cellCount === 1;
    const isBelow =
      previous?.entryIndex === part.entryIndex &&
      previous.lineIndex < part.lineIndex &&
      previous.partIndex > 0;
    const isEmployer =
      previousLabel.label === "org" ||
      (previousLabel.label === "role" && scoreJobTitle(previous?.text ?? "") <= 0);
    if (!isTown || !isBelow || !isEmployer || hasWorkOrSchoolWord(part.text)) continue;
    result[index] = { ...current, label: "place" };
    result[index - 1] = { ...previousLabel, label: "org" };
  }
  return result;
}

/** Relabels town and state after an organization as a place: "Raleigh, NC", whatever label the state has. */
export function withTownAndState(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [town, organization] = [parts[index - 1], parts[index - 2]];
    const [current, townLabel] = [labeled[index], labeled[index - 1]];
    const isState =
      part.content !== "contact" &&
      STATE_CODE.test(part.text) &&
      isRegion(part.text) &&
      part.separatorBefore.trim() === "," &&
      isSameCell(part, town) &&
      isSameLine(town, organization);
    if (!isState || !current || townLabel?.label !== "org" || labeled[index - 2]?.label !== "org")
      continue;
    result[index - 1] = { ...townLabel, label: "place" };
    result[index] = { ...current, label: "place" };
  }
  return result;
}

/**
 * Relabels "Macon, Georgia, United States" alone on a line as a place, if the last part is a country labeled as a place
 * and the first was not labeled as an employer.
 */
export function withPlaceLines(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  for (let from = 0; from < parts.length; ) {
    let to = from + 1;
    while (isSameLine(parts[from], parts[to])) to++;
    const lineParts = parts.slice(from, to);
    const isPlaceLine =
      lineParts.length === PLACE_PARTS &&
      lineParts.every(
        ({ separatorBefore, cellIndex }, index) =>
          cellIndex === 0 && (index === 0 || separatorBefore.trim() === ","),
      ) &&
      !lineParts.some(({ text }) => hasWorkOrSchoolWord(text) || /\d/.test(text)) &&
      isCountry(lineParts.at(-1)?.text ?? "") &&
      labeled[to - 1]?.label === "place" &&
      labeled[from]?.label !== "org";
    if (isPlaceLine)
      for (let index = from; index < to; index++)
        result[index] = { ...(labeled[index] as Labeled), label: "place" };
    from = to;
  }
  return result;
}

/** Words of roles in an organization, in several languages: "Board member", "Schriftführer". */
const MEMBER_ROLE =
  /member|fellow|chair|treasurer|secretary|president|board|delegate|associate|officer|coordinator|mitglied|vorsitz|kassier|schriftführer|membre|miembro|soci[oa]|sóci[oa]|vocal|tesorer|trésori|członk|prezes|zarząd|(?<!\p{L})lid(?!\p{L})|voorzitter|medlem|ordförande|styrelse|kasserer|matriculad|colegiad|člen/iu;

/** In a membership without a role, relabels the last of several organizations as the role: "Board member". */
export function withMemberRoles(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const current = labeled[index];
    const others = parts.flatMap((other, otherIndex) =>
      other.entryIndex === part.entryIndex && otherIndex !== index
        ? [{ ...other, label: labeled[otherIndex]?.label }]
        : [],
    );
    const isRole =
      part.content === "memberships" &&
      current?.label === "org" &&
      MEMBER_ROLE.test(part.text) &&
      !others.some(({ label }) => label === "role") &&
      others.some(({ label, lineIndex }) => label === "org" && lineIndex < part.lineIndex) &&
      !others.some(({ label, lineIndex }) => label === "org" && lineIndex > part.lineIndex);
    if (isRole) result[index] = { ...current, label: "role" };
  }
  return result;
}

/** Chambers, which count as schools because they examine: "Handwerkskammer", "Chamber of Commerce". */
const CHAMBER = /^\p{Lu}\p{Ll}*kammer(?!\p{L})|^(?:Chamber|Chambre) (?:of|de)/u;

/** A label with at least this probability is kept. */
export const LIKELY = 0.65;
/** "Some college in Business": studies without a degree. */
const SOME_COLLEGE = /^some (?:college|university|high school|graduate school)(?!\p{L})/iu;
/** Relabels doubtful parts of education entries as the missing degree, school or place, if their words say so. */
export function withSchools(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  const hasLabel = (entry: number, labels: readonly string[]) =>
    parts.some(
      (part, otherIndex) =>
        part.entryIndex === entry && labels.includes(result[otherIndex]?.label ?? ""),
    );
  for (const [index, part] of parts.entries()) {
    const { content, entryIndex, text, separatorBefore } = part;
    const current = result[index];
    if (content !== "education" || !current) continue;
    if (isExaminerOfDegree(part, parts[index - 1], result[index - 1])) {
      result[index] = { ...current, label: "degree" };
      continue;
    }
    const isDegree = SOME_COLLEGE.test(text) || (current.label === "note" && isDegreeCell(part));
    if (isDegree && !hasLabel(entryIndex, ["degree"])) {
      result[index] = { ...current, label: "degree" };
      continue;
    }
    const isUnlikely = current.label === "field" && current.probability < LIKELY;
    if (current.label !== "note" && !isUnlikely) continue;
    const score = CHAMBER.test(text) ? -1 : scoreDegree(text);
    const isTown =
      separatorBefore.trim() === "," &&
      current.probability < LIKELY &&
      result[index - 1]?.label === "org" &&
      TOWN.test(text);
    if (score < 0 && !hasLabel(entryIndex, ["org"])) result[index] = { ...current, label: "org" };
    else if (score > 0 && !isUnlikely && !hasLabel(entryIndex, ["degree", "field"]))
      result[index] = { ...current, label: "degree" };
    else if (score === 0 && isTown && !hasLabel(entryIndex, ["place"]))
      result[index] = { ...current, label: "place" };
  }
  return result;
}

/** True for the examining body in brackets after a German degree: "Industriekauffrau (IHK)". */
const isExaminerOfDegree = (
  part: HeadPart,
  previous: HeadPart | undefined,
  previousLabel: Labeled | undefined,
): boolean =>
  previousLabel?.label === "degree" &&
  isSameCell(part, previous) &&
  part.separatorBefore.trim() === "(" &&
  /^(?:IHK|HWK|FH|DH|BA|VWA)$/u.test(part.text);

/** "HNC" alone in the first cell, beside the school and the field of study. */
const isDegreeCell = ({ lineIndex, cellIndex, partIndex, cellCount, text }: HeadPart): boolean =>
  lineIndex === 0 &&
  cellIndex === 0 &&
  partIndex === 0 &&
  cellCount > 1 &&
  (isDegreeAbbreviation(text) || isDegreeName(text));

/** A town, its region and the country. */
const PLACE_PARTS = 3;
/** True for two parts on the same line of the same entry. */
export const isSameLine = (part: HeadPart | undefined, other: HeadPart | undefined): boolean =>
  part?.entryIndex === other?.entryIndex &&
  part?.lineIndex === other?.lineIndex &&
  other !== undefined;

/** Towns whose names have a word of schools: "College Station". */
const TOWN_LIKE_SCHOOL = /^(?:College|University) (?:Park|Station|Place|City|Heights|Corner)$/iu;
/** "CO", "NSW". */
const STATE_CODE = /^\p{Lu}{2,3}$/u;
