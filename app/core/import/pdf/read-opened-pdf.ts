/** Reads the text of a PDF opened by pdf.js. */

import type { PdfReadResult } from "#app/core/import/import-file.ts";
import type { Operators, PdfSource } from "#app/core/pdf-text/pdf-source.ts";
import { readPdfText } from "#app/core/pdf-text/read-text.ts";

/** No resume has more pages. Limits the work for a malicious file. */
const MAX_PAGES = 50;

interface ReadOptions {
  /** `OPS` of the pdf.js build that opens the file. */
  operators: Operators;
  bytes: number;
  signal?: AbortSignal;
}

/** The text, or a message for the user about a file that is locked, damaged or too long. */
export async function readOpenedPdf(
  opening: Promise<PdfSource>,
  options: ReadOptions,
): Promise<PdfReadResult> {
  try {
    const document = await opening;
    if (document.numPages > MAX_PAGES) {
      const message = `This PDF has more than ${MAX_PAGES} pages. A resume has fewer.`;
      return { ok: false, message };
    }
    return { ok: true, text: await readPdfText(document, { ...options, withBlocks: true }) };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { ok: false, message: isLocked ? LOCKED : DAMAGED };
  }
}

const LOCKED = "This PDF is protected by a password. Save it without one, then try again.";
const DAMAGED = "This PDF is damaged and cannot be read.";
