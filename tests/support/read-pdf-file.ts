/** Opens a PDF as the import screen does, with the pdf.js of Node. */
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  MAX_PDF_PAGES,
  type PdfRead,
  pdfFailure,
  TOO_MANY_PAGES,
} from "#app/import/import-file.ts";
import { OPEN_OPTIONS } from "#app/pdf-text/pdf-source.ts";
import { readPdfText } from "#app/pdf-text/read-text.ts";

export async function readPdfFile(bytes: Uint8Array<ArrayBuffer>): Promise<PdfRead> {
  const task = getDocument({
    ...OPEN_OPTIONS,
    data: bytes.slice(),
    standardFontDataUrl: "node_modules/pdfjs-dist/standard_fonts/",
  });
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PDF_PAGES) return { ok: false, message: TOO_MANY_PAGES };
    const text = await readPdfText(document, {
      operators: OPS,
      bytes: bytes.length,
      withBlocks: true,
    });
    return { ok: true, text };
  } catch (error) {
    return { ok: false, message: pdfFailure(error instanceof Error ? error.name : "") };
  } finally {
    await task.destroy();
  }
}
