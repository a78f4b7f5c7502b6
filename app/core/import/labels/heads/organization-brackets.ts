/**
 * Corrects labels in the heads of entries (their first lines) by the brackets behind an organization: "Staffmark
 * (assigned to Oak DC)" is one name, "Front of House (part-time)" a job title. read-heads.ts applies these functions to
 * the parts of all heads, the texts between separators: "org" is an employer, "role" a job title, "note" any other
 * text.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isEmployment } from "#app/core/import/readers/places.ts";
import { opensBracket } from "./bracketed-parts.ts";
import type { HeadPart } from "./head-parts.ts";
import { isSameCell } from "./join-parts.ts";

/** Words in brackets that belong to the name of the employer: "assigned to Oak DC", "Clyde branch". */
const OF_ORGANIZATION =
  /^(?:assigned to|placed (?:at|with)|contracted to|on behalf of|formerly|previously|now|later|part of|a (?:division|subsidiary|member|brand) of|via|through|ehemals|früher|heute|vormals|jetzt|ex|anciennement|antes|ahora|voorheen|nu)\s+\p{Lu}|^\p{Lu}[\p{L}'’ -]*\s(?:branch|chapter|division|district|campus|site|region)$/u;

/** Relabels a note in brackets right behind the organization as a part of its name, if its words say so. */
export function withOrganizationsInBrackets(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const after = parts[index + 1];
    const isWholeBracket =
      !isSameCell(part, after) || after?.separatorBefore.trim().startsWith(")") === true;
    const isOfOrganization =
      current.label === "note" &&
      opensBracket(part) &&
      isWholeBracket &&
      isSameCell(part, parts[index - 1]) &&
      labeled[index - 1]?.label === "org" &&
      OF_ORGANIZATION.test(part.text);
    return isOfOrganization ? { ...current, label: "org" } : current;
  });
}

/** The label "org" is kept if it is at least this probable. */
const DOUBTFUL = 0.9;

/**
 * Relabels "Front of House (part-time)" above an employer as the job title, because a kind of employment is in the
 * brackets.
 */
export function withJobTitlesBeforeEmployment(
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] {
  return parts.map((part, index) => {
    const current = labeled[index] ?? { label: "note", probability: 0 };
    const [bracket, below] = [parts[index + 1], parts[index + 2]];
    const isJobTitle =
      part.content === "experience" &&
      current.label === "org" &&
      current.probability < DOUBTFUL &&
      part.lineIndex === 0 &&
      part.partIndex === 0 &&
      bracket !== undefined &&
      isSameCell(part, bracket) &&
      opensBracket(bracket) &&
      labeled[index + 1]?.label === "role" &&
      isEmployment(bracket.text) &&
      below?.entryIndex === part.entryIndex &&
      below.lineIndex > part.lineIndex &&
      labeled[index + 2]?.label === "org";
    return isJobTitle ? { ...current, label: "role" } : current;
  });
}
