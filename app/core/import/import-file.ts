/** Imports a file of any supported format, which is detected from its bytes. */
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { markedResume } from "#app/core/resume/plain-resume.ts";
import { fromDocx, isDocx } from "./docx/from-docx.ts";
import { fromJson } from "./json/from-json.ts";
import { fromLinkedIn, isLinkedIn } from "./linkedin/from-linkedin.ts";
import { openZip } from "./open-zip.ts";
import type { ImportOutcome } from "./outcome.ts";
import { fromPdf } from "./pdf/from-pdf.ts";

export const MAX_FILE_BYTES = 5 * 1_048_576;
export const TOO_LARGE = "This file is larger than 5 MB.";

export type PdfReadResult = { ok: true; text: PdfText } | { ok: false; message: string };

interface ImportContext {
  newId: () => string;
  /** Extracts the text of a PDF; the browser and the server load pdf.js differently. */
  readPdf: (bytes: Uint8Array<ArrayBuffer>) => Promise<PdfReadResult>;
}

const UNSUPPORTED =
  "This kind of file cannot be imported. Choose a PDF, a Word document (.docx), a JSON Resume, or LinkedIn's data archive (.zip).";
const LEGACY_WORD =
  "This is an old Word file (.doc), or one with a password. Save it as .docx without a password, then try again.";

export async function importFile(
  bytes: Uint8Array<ArrayBuffer>,
  { newId, readPdf }: ImportContext,
): Promise<ImportOutcome> {
  if (bytes.length === 0) return { ok: false, message: "This file is empty." };
  if (bytes.length > MAX_FILE_BYTES) {
    return { ok: false, message: TOO_LARGE };
  }
  switch (detectFormat(bytes)) {
    case "pdf": {
      const read = await readPdf(bytes);
      return read.ok ? asWritten(fromPdf(read.text, newId)) : read;
    }
    case "zip": {
      const zip = openZip(bytes);
      if (!zip.ok) return zip;
      if (isDocx(zip)) return asWritten(fromDocx(zip, newId));
      if (isLinkedIn(zip)) return asWritten(fromLinkedIn(zip, newId));
      return unsupported(UNSUPPORTED);
    }
    case "legacy-word":
      return unsupported(LEGACY_WORD);
    case "json":
      return fromJson(new TextDecoder().decode(bytes), newId);
    default:
      return unsupported(UNSUPPORTED);
  }
}

/** Asterisks of a file without formats of ours stay asterisks. */
const asWritten = (outcome: ImportOutcome): ImportOutcome =>
  outcome.ok ? { ...outcome, resume: markedResume(outcome.resume) } : outcome;

const unsupported = (message: string) => ({ ok: false, message, isUnsupported: true }) as const;

/** PDF readers accept some bytes before the signature. */
const SIGNATURE_BYTES = 1024;
/** Programs, pictures, web pages and XML, which may contain the signature of a PDF further on. */
const OTHER_FORMAT =
  /^(?:MZ|\u007fELF|\u0089PNG|\u00ff\u00d8\u00ff|GIF8|(?:\u00ef\u00bb\u00bf)?\s*<)/;

export function detectFormat(bytes: Uint8Array): "pdf" | "zip" | "legacy-word" | "json" | null {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  if (OTHER_FORMAT.test(start)) return null;
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) return "zip";
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) return "legacy-word";
  // Rich Text Format also starts with a brace.
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?!\{\\rtf)[{[]/.test(start) ? "json" : null;
}
