/** Attaches a file to a PDF as the source of its page (ISO 32000-2, 14.13), and removes attached files again. */
import { zlibSync } from "fflate";
import { addEntry } from "./complete-tags.ts";
import { writeString } from "./pdf-string.ts";
import { openPrintedPdf, type PrintedPdf } from "./printed-pdf.ts";

export interface Attachment {
  name: string;
  /** For example `application/json`. */
  type: string;
  description: string;
  text: string;
}

export function attachFile(pdf: PrintedPdf, { name, type, description, text }: Attachment): void {
  const bytes = new TextEncoder().encode(text);
  const stream = pdf.add(
    `<</Type /EmbeddedFile\n/Subtype /${type.replace("/", "#2F")}\n/Params <</Size ${bytes.length}>>\n/Filter /FlateDecode>>`,
    zlibSync(bytes),
  );
  const title = writeString(name);
  const file = pdf.add(
    `<</Type /Filespec\n/F ${title}\n/UF ${title}\n/Desc ${writeString(description)}\n` +
      `/AFRelationship /Source\n/EF <</F ${stream} 0 R\n/UF ${stream} 0 R>>>>`,
  );
  const catalog = pdf.read(pdf.root);
  // Chromium writes no names; if it ever does, ours must not take their place.
  if (/\/Names\b/.test(catalog)) throw new Error("The PDF has names already");
  const names = `/AF [${file} 0 R]\n/Names <</EmbeddedFiles <</Names [${title} ${file} 0 R]>>>>`;
  pdf.replace(pdf.root, addEntry(catalog, names));
}

/** Removes what `attachFile` added; returns a PDF without it, or of another structure, unchanged. */
export function withoutAttachedFiles(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    const pdf = openPrintedPdf(bytes);
    const catalog = pdf.read(pdf.root);
    const catalogWithoutFiles = catalog.replace(
      /\n\/AF \[(\d+) 0 R\]\n\/Names <<\/EmbeddedFiles <<.*?>>>>/,
      "",
    );
    const file = /\/AF \[(\d+) 0 R\]/.exec(catalog)?.[1];
    const stream = file && /\/EF <<\/F (\d+) 0 R/.exec(pdf.read(Number(file)))?.[1];
    if (!stream || catalogWithoutFiles === catalog) return bytes;
    pdf.replace(pdf.root, catalogWithoutFiles);
    for (const number of [file, stream]) pdf.replace(Number(number), "null");
    return pdf.save();
  } catch {
    return bytes;
  }
}
