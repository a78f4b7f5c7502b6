/** Splits certificates that follow each other in a line: "MOT Tester (DVSA), Master Technician (ASE)". */

import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

const OF_CERTIFICATES = /^certificates\./;
/** Two and more names, each with its issuer in brackets: in "Safety (60 h), Acme (May 2019)" these are not. */
const LIST = /^(?:\p{Lu}[^(),;]{2,60} \([^()\d]{2,60}\)(?:[,;]\s+|$)){2,}$/u;
const BETWEEN = /(?<=\))[,;]\s+/u;

export const splitListedCertificates = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((own) => {
    const { line, labeled } = own;
    const [cell, ...others] = line.cells;
    if (!cell || others.length > 0 || !OF_CERTIFICATES.test(labeled.label) || !LIST.test(line.text))
      return [own];
    return line.text.split(BETWEEN).map((text) => ({
      line: withCells(line, [{ ...cell, text, spans: undefined, pieces: undefined }]),
      labeled: { ...labeled, label: "certificates.head" },
    }));
  });
