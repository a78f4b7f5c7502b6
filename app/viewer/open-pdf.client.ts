/** pdf.js with its worker from our own origin. Only in the browser, and only once somebody looks at a PDF. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

export interface OpenPdf {
  document: Promise<PDFDocumentProxy>;
  /** Ends the download and the worker's part in it. */
  close(): void;
}

export function openPdf(url: string): OpenPdf {
  const task = getDocument({ url });
  return { document: task.promise, close: () => void task.destroy() };
}
