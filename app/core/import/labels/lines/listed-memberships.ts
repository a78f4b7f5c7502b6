/** Splits memberships that follow each other in a line: "European Physical Society; Royal Society of Chemistry". */

import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

const BETWEEN = /;\s+/;
/** A name in capitals or of several words, maybe with its dates in brackets. */
const NAME = /^(?:\p{Lu}[\p{Lu}\d&-]+|\p{Lu}[^;,:]+\s[^;,:]+)$/u;
/** Names of organizations have such a word, or are in capitals; "London Branch" has none. */
const ORGANIZATION =
  /^\p{Lu}[\p{Lu}\d&-]+(?![\p{L}\s])|(?<!\p{L})(?:societ|soci[eé]t[àéa]|associa|academ|accadem|académ|institut|colleg|colegio|council|federa|fédéra|union|guild|league|chamber|club|order|ordre|ordine|foundation|organi[sz]ation|network|alliance|asocia|sociedad|sociedade|cámara|consejo|vereniging|förening|forening|stowarzysz)|(?:gesellschaft|verband|verein|kammer|bund|verbund|vereinigung)(?!\p{L})/iu;
/** Parts of organizations. */
const PART =
  /(?<!\p{L})(?:branch|chapter|section|division|panel|committee|subcommittee|group|region|board|network|regionalgruppe|fachgruppe|sektion|ausschuss)$|^(?:section|division|chapter|committee|branch) /iu;
/** "IEEE; Senior Member" is one. */
const ROLE =
  /^(?:(?:senior|vice|full|student|associate|founding|active|board|life|honorary) )?(?:member|fellow|chair|president|treasurer|secretary|mitglied|vorsitz\p{L}*|membre|miembro|soci[oa]|membro|lid|medlem|członek)(?!\p{L})/iu;

const isOrganization = (name: string): boolean =>
  NAME.test(name) && ORGANIZATION.test(name) && !PART.test(name) && !ROLE.test(name);

export const splitListedMemberships = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((own, index) => {
    const { line, labeled } = own;
    const [cell, ...others] = line.cells;
    const names = line.text.split(BETWEEN);
    const isList =
      labeled.label === "memberships.head" &&
      others.length === 0 &&
      names.length > 1 &&
      names.every(isOrganization) &&
      !/^memberships\.(?:more|item|rest)$/.test(all[index + 1]?.labeled.label ?? "");
    if (!cell || !isList) return [own];
    return names.map((text) => ({
      line: withCells(line, [{ ...cell, text, spans: undefined, pieces: undefined }]),
      labeled,
    }));
  });
