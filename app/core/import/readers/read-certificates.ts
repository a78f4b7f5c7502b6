/** Reads certificates and licenses, with their number and validity. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { TextSpan } from "#app/core/pdf-text/lines.ts";
import type { DocLine } from "./doc-line.ts";
import { readTitledEntries } from "./read-titled-entries.ts";
import { findValidity } from "./validity.ts";

export interface Certificate {
  name: string;
  issuer: string;
  date: string;
  url: string;
  number?: string;
  validUntil?: string;
}

/** "Issued on " before a date: "Issued May 2016". */
const ISSUED = /\b(?:issued|earned|obtained|awarded)(?: on| in|:)?\s+(?=\p{L}{3,9}\.? \d|\d)/giu;
/** "License No. 412345", "License #RN-412345", "Credential ID 412345"; captures the number. */
const NUMBER =
  /[,;(|·–-]?\s*\(?\b(?:(?:licen[sc]e|certificate|certification|credential|registration|reg\.?|member(?:ship)?|id)\s*)*(?:no\.?|nr\.?|number|#|id)\s*[:.#]*\s*((?:[A-Z]{2,5} (?=\d))?[A-Z\d][\w./-]*\d[\w./-]*)\)?/iu;
/** Our own templates print a certificate's number after its issuer. */
const NUMBER_AFTER_ISSUER = /\s+[·•|]\s+(#?[\p{L}\d][\p{L}\d ./-]{0,40})$/u;

/** Reads the lines of a section of certificates. Entries without an issuer are reported as uncertain. */
export function readCertificates(lines: readonly DocLine[]): {
  certificates: Certificate[];
  uncertain: ImportIssue[];
} {
  const { entries, uncertain } = readTitledEntries(lines, "certificates", extractCertificateFacts);
  const certificates = entries.map(({ title, issuer, url, period, facts }): Certificate => {
    const afterIssuer = NUMBER_AFTER_ISSUER.exec(issuer)?.[1] ?? "";
    const isNumber = /\d/.test(afterIssuer);
    const number = facts.number ?? (isNumber ? afterIssuer : undefined);
    const { startDate = "", endDate = "", current = false } = period ?? {};
    // A single date is the date of issue; of two, the second is the end of the validity.
    const hasTwoDates = startDate !== "" && endDate !== "" && !current;
    const validUntil = facts.validUntil ?? (hasTwoDates ? endDate : undefined);
    return {
      name: title,
      issuer: isNumber ? issuer.replace(NUMBER_AFTER_ISSUER, "") : issuer,
      date: startDate || endDate,
      url,
      ...(number ? { number } : {}),
      ...(validUntil ? { validUntil } : {}),
    };
  });
  return { certificates, uncertain };
}

/** In characters; no line with a number or dates is longer. */
const MAX_LENGTH = 300;

/** What is taken from a certificate's lines before its name and issuer are read; `validUntil`: "2027-10" or "2027". */
export interface CertificateFacts {
  number?: string;
  validUntil?: string;
}

interface TextOfCells {
  text: string;
  cells: { text: string; spans?: TextSpan[] }[];
}

/** Removes the number and the validity from an entry's lines, and returns them. */
export function extractCertificateFacts<Line extends TextOfCells>(
  lines: readonly Line[],
): { lines: Line[]; facts: CertificateFacts } {
  const facts: CertificateFacts = {};
  const clean = (input: string): string => {
    if (input.length > MAX_LENGTH) return input;
    let text = input.replace(ISSUED, "");
    const validity = findValidity(text);
    if (validity) {
      facts.validUntil ??= validity.until;
      text = validity.rest;
    }
    const number = NUMBER.exec(text);
    if (number) {
      facts.number ??= number[1] ?? "";
      text = text.replace(number[0], "");
    }
    return text === input
      ? input
      : text
          .replace(/\s+/g, " ")
          .replace(/ \)(?=\s*$)/, "")
          .replace(/^[\s,;|·–-]+|[\s,;|·(–-]+$/g, "");
  };
  const cleanedLines = lines.map((line) => {
    const cells = line.cells.map((cell) => {
      const text = clean(cell.text);
      return text === cell.text ? cell : { ...cell, text, spans: undefined };
    });
    const remainingCells = cells.filter(({ text }) => text !== "");
    return {
      ...line,
      cells: remainingCells,
      text: remainingCells.map(({ text }) => text).join(" "),
    };
  });
  return { lines: cleanedLines.filter(({ text }) => text !== ""), facts };
}
