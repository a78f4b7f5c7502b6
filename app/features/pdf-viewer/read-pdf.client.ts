/** Extracts a PDF's text in a worker of the browser; the file is never uploaded. */
import { getDocument, OPS, PasswordException } from "pdfjs-dist";
import { OPEN_OPTIONS } from "#app/core/pdf-text/pdf-source.ts";
import { readPdfText } from "#app/core/pdf-text/read-text.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { PDFJS_ASSET_URLS } from "./open-pdf.client.ts";

type ReadPdfOutcome =
  | { ok: true; pdf: PdfText }
  /** The file is password-protected, or is not a readable PDF. */
  | { ok: false; reason: "password" | "unreadable" };

export async function readPdf(data: ArrayBuffer, signal: AbortSignal): Promise<ReadPdfOutcome> {
  // Read now, because pdf.js moves the data to its worker, which empties the buffer here.
  const fileSize = data.byteLength;
  const task = getDocument({ data: new Uint8Array(data), ...PDFJS_ASSET_URLS, ...OPEN_OPTIONS });
  const stop = () => void task.destroy();
  signal.addEventListener("abort", stop);
  try {
    const options = { operators: OPS, bytes: fileSize, signal };
    return { ok: true, pdf: await readPdfText(await task.promise, options) };
  } catch (error) {
    signal.throwIfAborted();
    const needsPassword = error instanceof PasswordException;
    return { ok: false, reason: needsPassword ? "password" : "unreadable" };
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}
