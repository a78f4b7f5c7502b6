/** pdf.js with its worker from our own origin. Only in the browser, and only once somebody looks at a PDF. */
import { GlobalWorkerOptions, getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

export interface OpenPdf {
  document: Promise<PDFDocumentProxy>;
  /** Ends the download and the worker's part in it. */
  close(): void;
}

/** From an address, or from bytes, which are then pdf.js's own. */
export function openPdf(source: string | Uint8Array<ArrayBuffer>, options: object = {}): OpenPdf {
  const where = typeof source === "string" ? { url: source } : { data: source };
  const task = getDocument({ ...options, ...where });
  return { document: task.promise, close: () => void task.destroy() };
}

/** The numbers of pdf.js for what is drawn. */
export const OPERATORS = OPS;
