/** The Parse part of the report: the text extracted from a PDF, compared with its resume. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import type { Check } from "./check.ts";
import { checkPdf } from "./checks.ts";
import { type ComparedField, compareFields } from "./compare-fields.ts";
import { type ParsedPdf, readResumePdf } from "./read-resume-pdf.ts";

export interface ParseReport {
  read: ParsedPdf;
  checks: Check[];
  /** Empty for a file without a resume to compare with. */
  fields: ComparedField[];
  /** The percentage of fields recovered unchanged, 0 to 100; null without a resume. */
  recovered: number | null;
}

/** `words`: of the resume's language. */
export function createParseReport(
  pdf: PdfText,
  resume: Resume | null,
  words: ResumeWords = ENGLISH,
): ParseReport {
  const read = readResumePdf(pdf, words.code);
  const fields = resume ? compareFields(resume, read, words) : [];
  const recoveredCount = fields.filter(({ state }) => state === "recovered").length;
  return {
    read,
    checks: checkPdf(pdf, read),
    fields,
    // Rounded down, so that 100 means all fields.
    recovered: fields.length > 0 ? Math.floor((recoveredCount / fields.length) * 100) : null,
  };
}
