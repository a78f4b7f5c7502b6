/**
 * Corrects labels in the heads (first lines) of volunteering: the town behind an organization is the place, "Durham" in
 * "Oak School, Durham" and "Tutor – Oak School (Durham)". from-labels.ts applies it to the parts of heads, the texts
 * between separators, right after the model: "org" is an organization, "role" what the person did, "note" any other
 * text.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import { isRegion } from "#app/core/import/readers/places.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";
import { TOWN } from "./part-labels.ts";

/** A label with at least this probability is kept. */
const DOUBTFUL = 0.9;

/**
 * Relabels only in entries with a role and without a place. `namesTown` tells whether a text names a town, unlike a
 * group within an organization: "Oak Football Club, Youth".
 */
export function withVolunteeringTowns(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  namesTown: (text: string) => boolean,
): Labeled[] {
  const result = [...labeled];
  for (const [from, to] of entryRanges(parts)) {
    const labels = labeled.slice(from, to).map(({ label }) => label);
    const roleIndex = from + labels.indexOf("role");
    if (labels.includes("place") || !labels.includes("role")) continue;
    for (let index = from + 1; index < to; index++) {
      const [part, current] = [parts[index] as HeadPart, labeled[index] as Labeled];
      const isTown =
        isBehindOrganization(parts, labeled, index, roleIndex) &&
        isDoubtful(current, parts, index, roleIndex) &&
        TOWN.test(part.text) &&
        !(isLast(parts, index) && ACTIVITY.test(part.text)) &&
        !hasJobTitleWord(part.text) &&
        !hasWorkOrSchoolWord(part.text);
      if (!isTown) continue;
      const isBeforeState = isLastState(parts, index + 1);
      if (isBeforeState || (isLast(parts, index) && namesTown(part.text)))
        result[index] = { ...current, label: "place" };
      if (isBeforeState) result[index + 1] = { ...(labeled[index + 1] as Labeled), label: "place" };
    }
  }
  return result;
}

/** Activities with the names of towns: "Coach, Oak Club, Rugby". */
const ACTIVITY = /^(?:rugby|drama|media|marathon)$/iu;

/** True for the last part of a line. */
function isLast(parts: readonly HeadPart[], index: number): boolean {
  const [part, next] = [parts[index], parts[index + 1]];
  return next?.entryIndex !== part?.entryIndex || next?.lineIndex !== part?.lineIndex;
}

/** After such a word, the last name may be the role: "Volunteer, Oak Parish, Usher". */
const ANY_VOLUNTEER =
  /^(?:volunteer|member|helper|ehrenamtliche\p{L}*|freiwillige\p{L}*|helfer(?:in)?|mitglied|bénévole|membre|voluntari[oa]|volontari[oa]|vrijwilliger|wolontariusz(?:ka)?)$/iu;

/** True for a note or an organization with a low probability, and for a second role on the line of the first. */
function isDoubtful(
  { label, probability }: Labeled,
  parts: readonly HeadPart[],
  index: number,
  roleIndex: number,
): boolean {
  const role = parts[roleIndex];
  const isSecondRole =
    label === "role" &&
    roleIndex < index &&
    role?.lineIndex === parts[index]?.lineIndex &&
    !ANY_VOLUNTEER.test(role?.text ?? "");
  return (isSecondRole || /^(?:note|org)$/.test(label)) && probability < DOUBTFUL;
}

/**
 * True behind the comma after an organization whose role is on another line, and behind the comma or the bracket after
 * "Role, Organization".
 */
function isBehindOrganization(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
  index: number,
  roleIndex: number,
): boolean {
  const part = parts[index] as HeadPart;
  const separator = part.separatorBefore.trim();
  const isOnRoleLine = part.lineIndex === parts[roleIndex]?.lineIndex;
  const orgIndex = isOnRoleLine ? index - 1 : index - part.partIndex;
  return (
    (/^\)?,$/.test(separator) || (isOnRoleLine && separator === "(")) &&
    isSameCell(part, parts[orgIndex]) &&
    labeled[orgIndex]?.label === "org" &&
    (!isOnRoleLine || roleIndex < orgIndex)
  );
}

/** True for the state behind a town, at the end of the line: "ON" in "Treasurer, Oak School, Guelph, ON". */
function isLastState(parts: readonly HeadPart[], index: number): boolean {
  const part = parts[index];
  return (
    part !== undefined &&
    isSameCell(part, parts[index - 1]) &&
    part.separatorBefore.trim() === "," &&
    /^\p{Lu}{2,3}$/u.test(part.text) &&
    isRegion(part.text) &&
    isLast(parts, index)
  );
}

/** The ranges of the parts of each volunteering entry. */
function entryRanges(parts: readonly HeadPart[]): [from: number, to: number][] {
  const ranges: [from: number, to: number][] = [];
  for (let from = 0; from < parts.length; ) {
    let to = from + 1;
    while (to < parts.length && parts[to]?.entryIndex === parts[from]?.entryIndex) to++;
    if (parts[from]?.content === "volunteering") ranges.push([from, to]);
    from = to;
  }
  return ranges;
}
