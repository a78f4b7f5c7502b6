/**
 * Reads a PDF in a page of the server's headless browser, the same way as the import screen does in
 * the user's browser. scripts/pdf-reader.mjs bundles it with pdf.js and its worker into one script,
 * public/pdf-reader.js, because that page may load nothing except pdf.js' character maps.
 */
import "pdfjs-dist/build/pdf.worker.min.mjs";
import { getDocument, OPS } from "pdfjs-dist";
import type { PdfReadResult } from "#app/core/import/import-file.ts";
import { readOpenedPdf } from "#app/core/import/pdf/read-opened-pdf.ts";
import { CMAPS_PATH, OPEN_OPTIONS } from "#app/core/pdf-text/pdf-source.ts";

/**
 * Maximum length of the JSON result; that of a full two-page resume has about 110,000 characters.
 */
const MAX_RESULT_CHARS = 2_000_000;
const TOO_MUCH_TEXT: PdfReadResult = {
  ok: false,
  message: "This PDF has far more text than a resume.",
};

/** Takes a PDF as base64 and returns a PdfReadResult as JSON. The server calls it as a global function of the page. */
async function readPdf(base64: string): Promise<string> {
  const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const bytes = data.length;
  const cMapUrl = new URL(CMAPS_PATH, document.baseURI).href;
  const task = getDocument({ ...OPEN_OPTIONS, cMapUrl, data });
  const read = await readOpenedPdf(task.promise, { operators: OPS, bytes });
  const resultJson = JSON.stringify(read);
  return resultJson.length > MAX_RESULT_CHARS ? JSON.stringify(TOO_MUCH_TEXT) : resultJson;
}

Object.assign(globalThis, { readPdf });
