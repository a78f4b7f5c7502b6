/** A file of any kind we know → a resume with what is uncertain, or why not. The kind is told by the bytes. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { fromDocx, isDocx } from "./docx/from-docx.ts";
import { fromJson } from "./json/from-json.ts";
import { fromLinkedIn, isLinkedIn } from "./linkedin/from-linkedin.ts";
import { openZip } from "./open-zip.ts";
import type { ImportOutcome } from "./outcome.ts";
import { fromPdf } from "./pdf/from-pdf.ts";

export const MAX_FILE_BYTES = 5 * 1_048_576;
export const TOO_LARGE = "This file is larger than 5 MB.";

export type PdfRead = { ok: true; text: PdfText } | { ok: false; message: string };

interface Means {
  newId: () => string;
  /** Opens a PDF with pdf.js, wherever that runs. */
  readPdf: (bytes: Uint8Array<ArrayBuffer>) => Promise<PdfRead>;
}

const UNKNOWN =
  "This kind of file cannot be imported. Choose a PDF, a Word document (.docx), a JSON Resume, or LinkedIn's data archive (.zip).";
const OLD_WORD =
  "This is an old Word file (.doc), or one with a password. Save it as .docx without a password, then try again.";

export async function importFile(
  bytes: Uint8Array<ArrayBuffer>,
  { newId, readPdf }: Means,
): Promise<ImportOutcome> {
  if (bytes.length === 0) return { ok: false, message: "This file is empty." };
  if (bytes.length > MAX_FILE_BYTES) {
    return { ok: false, message: TOO_LARGE };
  }
  switch (kindOf(bytes)) {
    case "pdf": {
      const read = await readPdf(bytes);
      return read.ok ? fromPdf(read.text, newId) : read;
    }
    case "zip": {
      const zip = openZip(bytes);
      if (!zip.ok) return zip;
      if (isDocx(zip)) return fromDocx(zip, newId);
      if (isLinkedIn(zip)) return fromLinkedIn(zip, newId);
      return { ok: false, message: UNKNOWN };
    }
    case "old-word":
      return { ok: false, message: OLD_WORD };
    case "json":
      return fromJson(new TextDecoder().decode(bytes), newId);
    default:
      return { ok: false, message: UNKNOWN };
  }
}

/** Readers allow for some bytes before a PDF's mark. */
const PDF_WITHIN = 1024;

export function kindOf(bytes: Uint8Array): "pdf" | "zip" | "old-word" | "json" | null {
  const start = String.fromCharCode(...bytes.subarray(0, PDF_WITHIN));
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) return "zip";
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) return "old-word";
  // Rich text begins with a brace too.
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?!\{\\rtf)[{[]/.test(start) ? "json" : null;
}
