/** Reads a PDF as the import screen does, with pdf.js in Node. */
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PdfReadResult } from "#app/core/import/import-file.ts";
import { readOpenedPdf } from "#app/core/import/pdf/read-opened-pdf.ts";
import { OPEN_OPTIONS } from "#app/core/pdf-text/pdf-source.ts";

export async function readPdfFile(bytes: Uint8Array<ArrayBuffer>): Promise<PdfReadResult> {
  const task = getDocument({
    ...OPEN_OPTIONS,
    data: bytes.slice(),
    cMapUrl: "node_modules/pdfjs-dist/cmaps/",
    standardFontDataUrl: "node_modules/pdfjs-dist/standard_fonts/",
  });
  try {
    return await readOpenedPdf(task.promise, { operators: OPS, bytes: bytes.length });
  } finally {
    await task.destroy();
  }
}
