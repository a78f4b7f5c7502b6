/** Loads pdf.js with its worker from our own origin. Browser only, and imported only when a PDF is opened. */
import { GlobalWorkerOptions, getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { CMAPS_PATH } from "#app/core/pdf-text/pdf-source.ts";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Needed for text in East Asian encodings, for standard fonts that a PDF does not embed, and for some images. */
export const PDFJS_ASSET_URLS = {
  cMapUrl: CMAPS_PATH,
  standardFontDataUrl: "/pdfjs/standard_fonts/",
  wasmUrl: "/pdfjs/wasm/",
  iccUrl: "/pdfjs/iccs/",
};

export interface OpenPdf {
  /** Rejects if the PDF cannot be read. */
  document: Promise<PDFDocumentProxy>;
  /** Stops the download and releases the worker's resources. */
  close(): void;
}

/** Opens a PDF from a URL or from bytes; pdf.js takes ownership of the bytes. */
export function openPdf(source: string | Uint8Array<ArrayBuffer>, options: object = {}): OpenPdf {
  const location = typeof source === "string" ? { url: source } : { data: source };
  const task = getDocument({ ...PDFJS_ASSET_URLS, ...options, ...location });
  return { document: task.promise, close: () => void task.destroy() };
}

/** pdf.js' operator codes, so that their users need no import of pdfjs-dist. */
export const OPERATORS = OPS;
