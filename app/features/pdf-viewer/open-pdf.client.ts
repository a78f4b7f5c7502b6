/** pdf.js with its worker from our own origin. Only in the browser, and only once somebody looks at a PDF. */
import { GlobalWorkerOptions, getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { CMAPS_PATH } from "#app/core/pdf-text/pdf-source.ts";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Without them text in East Asian encodings, and some pictures, would be nothing at all. */
export const FILES_OF_PDFJS = {
  cMapUrl: CMAPS_PATH,
  standardFontDataUrl: "/pdfjs/standard_fonts/",
  wasmUrl: "/pdfjs/wasm/",
  iccUrl: "/pdfjs/iccs/",
};

export interface OpenPdf {
  document: Promise<PDFDocumentProxy>;
  /** Ends the download and the worker's part in it. */
  close(): void;
}

/** From an address, or from bytes, which are then pdf.js's own. */
export function openPdf(source: string | Uint8Array<ArrayBuffer>, options: object = {}): OpenPdf {
  const where = typeof source === "string" ? { url: source } : { data: source };
  const task = getDocument({ ...FILES_OF_PDFJS, ...options, ...where });
  return { document: task.promise, close: () => void task.destroy() };
}

/** The numbers of pdf.js for what is drawn. */
export const OPERATORS = OPS;
