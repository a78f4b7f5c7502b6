/**
 * Reads a PDF in a page of the server's browser, as the import screen reads it in the visitor's: one script with
 * pdf.js and its worker in it, since that page reaches nothing but tables of encodings. scripts/pdf-reader.mjs
 * makes public/pdf-reader.js of it.
 */
import "pdfjs-dist/build/pdf.worker.min.mjs";
import { getDocument, OPS } from "pdfjs-dist";
import type { PdfRead } from "#app/core/import/import-file.ts";
import { readOpenedPdf } from "#app/core/import/pdf/read-opened-pdf.ts";
import { CMAPS_PATH, OPEN_OPTIONS } from "#app/core/pdf-text/pdf-source.ts";

/** Of the answer, in letters; two full pages of ours have 110,000. */
const MOST = 2_000_000;
const TOO_MUCH: PdfRead = { ok: false, message: "This PDF has far more text than a resume." };

async function readPdf(base64: string): Promise<string> {
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bytes = data.length;
  const cMapUrl = new URL(CMAPS_PATH, document.baseURI).href;
  const task = getDocument({ ...OPEN_OPTIONS, cMapUrl, data });
  const read = await readOpenedPdf(task.promise, { operators: OPS, bytes });
  const answer = JSON.stringify(read);
  return answer.length > MOST ? JSON.stringify(TOO_MUCH) : answer;
}

Object.assign(globalThis, { readPdf });
