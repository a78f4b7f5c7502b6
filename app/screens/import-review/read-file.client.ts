/** Reads a chosen file in the browser. Nothing is uploaded. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import {
  importFile,
  MAX_FILE_BYTES,
  type PdfReadResult,
  TOO_LARGE,
} from "#app/core/import/import-file.ts";
import { loadImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { readOpenedPdf } from "#app/core/import/pdf/read-opened-pdf.ts";
import { OPEN_OPTIONS } from "#app/core/pdf-text/pdf-source.ts";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import { OPERATORS, openPdf } from "#app/features/pdf-viewer/open-pdf.client.ts";
import { pdfUnits, type SourceUnit } from "./original/source-units.ts";

export interface FileReadResult {
  outcome: ImportOutcome;
  /** The open PDF for display next to the fields; valid until `close`. */
  pdf: PDFDocumentProxy | null;
  /** The file's pieces of text with their places; empty for formats without lines. */
  units: SourceUnit[];
  close(): void;
}

export async function readFile(file: File, signal: AbortSignal): Promise<FileReadResult> {
  let pdf: PDFDocumentProxy | null = null;
  let units: SourceUnit[] = [];
  let close = () => {};
  async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfReadResult> {
    const opened = openPdf(bytes.slice(), OPEN_OPTIONS);
    close = opened.close;
    signal.addEventListener("abort", close, { once: true });
    const options = { operators: OPERATORS, bytes: bytes.length, signal };
    const read = await readOpenedPdf(opened.document, options);
    signal.throwIfAborted();
    if (read.ok) {
      pdf = await opened.document;
      units = pdfUnits(read.text);
    }
    return read;
  }
  if (file.size > MAX_FILE_BYTES) {
    return { outcome: { ok: false, message: TOO_LARGE }, pdf, units, close };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const outcome = await importFile(bytes, {
    newId: () => newEntryId(Date.now(), Math.random()),
    readPdf,
    loadModels: () => loadImportModels((path) => fetch(path)),
  });
  signal.throwIfAborted();
  if (!outcome.ok) close();
  else if (!pdf) units = (outcome.lines ?? []).map((text) => ({ text }));
  return { outcome, pdf: outcome.ok ? pdf : null, units, close };
}
