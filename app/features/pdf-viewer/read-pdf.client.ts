/** Reads a PDF's text in the visitor's own worker thread; the file goes nowhere. */
import { getDocument, OPS, PasswordException } from "pdfjs-dist";
import { OPEN_OPTIONS } from "#app/core/pdf-text/pdf-source.ts";
import { readPdfText } from "#app/core/pdf-text/read-text.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { FILES_OF_PDFJS } from "./open-pdf.client.ts";

type ReadPdfOutcome =
  | { ok: true; pdf: PdfText }
  /** It opens with a password only, or it is no PDF that can be read. */
  | { ok: false; reason: "password" | "unreadable" };

export async function readPdf(data: ArrayBuffer, signal: AbortSignal): Promise<ReadPdfOutcome> {
  const bytes = data.byteLength;
  const task = getDocument({ data: new Uint8Array(data), ...FILES_OF_PDFJS, ...OPEN_OPTIONS });
  const stop = () => void task.destroy();
  signal.addEventListener("abort", stop);
  try {
    const document = await task.promise;
    return { ok: true, pdf: await readPdfText(document, { operators: OPS, bytes, signal }) };
  } catch (error) {
    signal.throwIfAborted();
    const isLocked = error instanceof PasswordException;
    return { ok: false, reason: isLocked ? "password" : "unreadable" };
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}
