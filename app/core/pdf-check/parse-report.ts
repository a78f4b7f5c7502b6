/** The Parse part of the report: a PDF read back and held against what it was made from. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { Check } from "./check.ts";
import { checkPdf } from "./checks.ts";
import { type ComparedField, compareFields } from "./compare-fields.ts";
import { type ReadPdf, readResumePdf } from "./read-resume-pdf.ts";

export interface ParseReport {
  read: ReadPdf;
  checks: Check[];
  /** Empty for a file whose content nobody knows. */
  fields: ComparedField[];
  /** Share of the fields that came through as they are, 0 to 100; null where there is nothing to compare. */
  recovered: number | null;
}

export function readBack(pdf: PdfText, resume: Resume | null): ParseReport {
  const read = readResumePdf(pdf);
  const fields = resume ? compareFields(resume, read) : [];
  const whole = fields.filter(({ state }) => state === "recovered").length;
  return {
    read,
    checks: checkPdf(pdf, read),
    fields,
    // Never rounded up: 100 means all of them.
    recovered: fields.length > 0 ? Math.floor((whole / fields.length) * 100) : null,
  };
}
