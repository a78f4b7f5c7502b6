/**
 * Splits certificates listed in one line, "MOT Tester (DVSA), Master Technician (ASE)", into a line for each, the start
 * of an entry ("certificates.head"). from-labels.ts applies it to the lines of a resume after a model labeled them.
 */

import { isAwardingBody } from "#app/core/import/labels/heads/awarding-bodies.ts";
import { type LabeledLine, replaceText } from "#app/core/import/labels/label-line.ts";

const CERTIFICATES_LABEL = /^certificates\./;
/**
 * Two or more names, each with its issuer in brackets. Issuers have no digits, so "Safety (60 h), Acme (May 2019)" is
 * none.
 */
const LIST = /^(?:\p{Lu}[^(),;]{2,60} \(\p{Lu}[^()\d]{1,60}\)(?:[,;]\s+|$)){2,}$/u;
/** The sign between two certificates. */
const SEPARATOR = /(?<=\))[,;]\s+/u;
const NAME_AND_BRACKETS = /^(.+) \(([^()]+)\)$/u;

/**
 * False for a name with its initials in brackets, and for an issuer with its town or initials: these are parts of one
 * certificate.
 */
function isCertificateWithIssuer(text: string): boolean {
  const [, name = "", inBrackets = ""] = NAME_AND_BRACKETS.exec(text) ?? [];
  const capitals = name.replace(/[^\p{Lu}]/gu, "");
  return !isAwardingBody(name) && !ISSUER_WORD.test(name) && !capitals.startsWith(inBrackets);
}

/** Words in names of organizations that issue certificates. */
const ISSUER_WORD =
  /(?:Institute|Association|Alliance|Society|Council|Board|College|University|Academy|School|Federation|[Kk]ammer|Verband|Institut|Université|Universidad|Instituto)(?!\p{L})/u;

export const splitListedCertificates = (all: readonly LabeledLine[]): LabeledLine[] =>
  all.flatMap((labeledLine) => {
    const { line, labeled } = labeledLine;
    const [cell, ...others] = line.cells;
    const isList = CERTIFICATES_LABEL.test(labeled.label) && LIST.test(line.text);
    if (!cell || others.length > 0 || !isList) return [labeledLine];
    const certificates = line.text.split(SEPARATOR);
    if (!certificates.every(isCertificateWithIssuer)) return [labeledLine];
    return certificates.map((text) => ({
      line: replaceText(line, text),
      labeled: { ...labeled, label: "certificates.head" },
    }));
  });
