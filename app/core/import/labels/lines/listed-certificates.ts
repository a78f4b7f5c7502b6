/** Splits certificates that follow each other in a line: "MOT Tester (DVSA), Master Technician (ASE)". */

import { isBody } from "#app/core/import/labels/heads/awarding-bodies.ts";
import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

const OF_CERTIFICATES = /^certificates\./;
/** Two and more names, each with its issuer in brackets: in "Safety (60 h), Acme (May 2019)" these are not. */
const LIST = /^(?:\p{Lu}[^(),;]{2,60} \(\p{Lu}[^()\d]{1,60}\)(?:[,;]\s+|$)){2,}$/u;
const BETWEEN = /(?<=\))[,;]\s+/u;
const PARTS = /^(.+) \(([^()]+)\)$/u;

/** False for a name with its own initials, and for a body with its town or initials: they are one certificate. */
function isCertificate(text: string): boolean {
  const [, name = "", inBrackets = ""] = PARTS.exec(text) ?? [];
  const capitals = name.replace(/[^\p{Lu}]/gu, "");
  return !isBody(name) && !BODY.test(name) && !capitals.startsWith(inBrackets);
}

const BODY =
  /(?:Institute|Association|Alliance|Society|Council|Board|College|University|Academy|School|Federation|[Kk]ammer|Verband|Institut|Université|Universidad|Instituto)(?!\p{L})/u;

export const splitListedCertificates = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((own) => {
    const { line, labeled } = own;
    const [cell, ...others] = line.cells;
    if (!cell || others.length > 0 || !OF_CERTIFICATES.test(labeled.label) || !LIST.test(line.text))
      return [own];
    const certificates = line.text.split(BETWEEN);
    if (!certificates.every(isCertificate)) return [own];
    return certificates.map((text) => ({
      line: withCells(line, [{ ...cell, text, spans: undefined, pieces: undefined }]),
      labeled: { ...labeled, label: "certificates.head" },
    }));
  });
