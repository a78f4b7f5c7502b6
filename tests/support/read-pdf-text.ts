/** Reads a PDF's text with positions, as the site does. */
import { readFile } from "node:fs/promises";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { OPEN_OPTIONS } from "#app/core/pdf-text/pdf-source.ts";
import { readPdfText } from "#app/core/pdf-text/read-text.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";

export async function readPdfFile(path: string): Promise<PdfText> {
  const data = new Uint8Array(await readFile(path));
  const bytes = data.length;
  const task = getDocument({ data, ...OPEN_OPTIONS });
  try {
    return await readPdfText(await task.promise, { operators: OPS, bytes });
  } finally {
    await task.destroy();
  }
}
