/** A PDF that pdf.js opens, wherever that runs: its text, or why there is none in words that help. */

import type { PdfRead } from "#app/core/import/import-file.ts";
import type { Operators, PdfSource } from "#app/core/pdf-text/pdf-source.ts";
import { readPdfText } from "#app/core/pdf-text/read-text.ts";

/** Past this it is a book. */
const MAX_PAGES = 50;

interface Reading {
  /** `OPS` of the pdf.js that opens the file. */
  operators: Operators;
  bytes: number;
  signal?: AbortSignal;
}

export async function readOpenedPdf(
  opening: Promise<PdfSource>,
  reading: Reading,
): Promise<PdfRead> {
  try {
    const document = await opening;
    if (document.numPages > MAX_PAGES) {
      const message = `This PDF has more than ${MAX_PAGES} pages. A resume has fewer.`;
      return { ok: false, message };
    }
    return { ok: true, text: await readPdfText(document, { ...reading, withBlocks: true }) };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { ok: false, message: isLocked ? LOCKED : DAMAGED };
  }
}

const LOCKED = "This PDF is protected by a password. Save it without one, then try again.";
const DAMAGED = "This PDF is damaged and cannot be read.";
