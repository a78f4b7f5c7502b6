/**
 * Splits memberships listed in one line, "European Physical Society; Royal Society of Chemistry", into a line for each,
 * the start of an entry ("memberships.head"). from-labels.ts applies it to the lines of a resume after a model labeled
 * them.
 */

import { type LabeledLine, replaceText } from "#app/core/import/labels/label-line.ts";

const SEPARATOR = /;\s+/;
/** A name in capitals or of several words, which may be followed by dates in brackets. */
const NAME = /^(?:\p{Lu}[\p{Lu}\d&-]+|\p{Lu}[^;,:]+\s[^;,:]+)$/u;
/** An organization's name has one of these words, or is in capitals. */
const ORGANIZATION =
  /^\p{Lu}[\p{Lu}\d&-]+(?![\p{L}\s])|(?<!\p{L})(?:societ|soci[eé]t[àéa]|associa|academ|accadem|académ|institut|colleg|colegio|council|federa|fédéra|union|guild|league|chamber|club|order|ordre|ordine|foundation|organi[sz]ation|network|alliance|asocia|sociedad|sociedade|cámara|consejo|vereniging|förening|forening|stowarzysz)|(?:gesellschaft|verband|verein|kammer|bund|verbund|vereinigung)(?!\p{L})/iu;
/** A part of an organization: "London Branch". */
const PART =
  /(?<!\p{L})(?:branch|chapter|section|division|panel|committee|subcommittee|group|region|board|network|regionalgruppe|fachgruppe|sektion|ausschuss)$|^(?:section|division|chapter|committee|branch) /iu;
/** A role in the organization before it: "IEEE; Senior Member" is one membership. */
const ROLE =
  /^(?:(?:senior|vice|full|student|associate|founding|active|board|life|honorary) )?(?:member|fellow|chair|president|treasurer|secretary|mitglied|vorsitz\p{L}*|membre|miembro|soci[oa]|membro|lid|medlem|członek)(?!\p{L})/iu;

const isOrganization = (name: string): boolean =>
  NAME.test(name) && ORGANIZATION.test(name) && !PART.test(name) && !ROLE.test(name);

export const splitListedMemberships = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((labeledLine, index) => {
    const { line, labeled } = labeledLine;
    const [cell, ...others] = line.cells;
    const names = line.text.split(SEPARATOR);
    const nextLabel = all[index + 1]?.labeled.label ?? "";
    const hasDetailsBelow = /^memberships\.(?:more|item|rest)$/.test(nextLabel);
    const isList =
      labeled.label === "memberships.head" &&
      others.length === 0 &&
      names.length > 1 &&
      names.every(isOrganization) &&
      !hasDetailsBelow;
    if (!cell || !isList) return [labeledLine];
    return names.map((text) => ({
      line: replaceText(line, text),
      labeled,
    }));
  });
