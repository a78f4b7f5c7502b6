/** Splits memberships that follow each other in a line: "European Physical Society; Royal Society of Chemistry". */

import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

const BETWEEN = /;\s+/;
/** A name in capitals or of several words, maybe with its dates in brackets. */
const NAME = /^(?:\p{Lu}[\p{Lu}\d&-]+|\p{Lu}[^;,:]+\s[^;,:]+)$/u;
/** "IEEE; Senior Member" is one. */
const ROLE =
  /^(?:(?:senior|full|student|associate|founding|active|board|life|honorary) )?(?:member|fellow|chair|president|treasurer|secretary|mitglied|vorsitz\p{L}*|membre|miembro|soci[oa]|membro|lid|medlem|członek)(?!\p{L})/iu;

export const splitListedMemberships = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((own, index) => {
    const { line, labeled } = own;
    const [cell, ...others] = line.cells;
    const names = line.text.split(BETWEEN);
    const isList =
      labeled.label === "memberships.head" &&
      others.length === 0 &&
      names.length > 1 &&
      names.every((name) => NAME.test(name) && !ROLE.test(name)) &&
      !/^memberships\.(?:more|item|rest)$/.test(all[index + 1]?.labeled.label ?? "");
    if (!cell || !isList) return [own];
    return names.map((text) => ({
      line: withCells(line, [{ ...cell, text, spans: undefined, pieces: undefined }]),
      labeled,
    }));
  });
