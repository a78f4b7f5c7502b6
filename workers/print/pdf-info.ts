/**
 * Counts the pages of the browser's PDF and sets its author, subject, keywords and creator, which the browser cannot
 * set, by an incremental update. Supports PDFs as Chromium writes them, with one plain cross-reference table.
 */

export interface PdfInfo {
  author?: string;
  subject?: string;
  keywords?: string;
}

interface Trailer {
  xref: number;
  size: number;
  /** References, e.g. `4 0`. */
  root: string;
  info: string | null;
  id: string | null;
}

/** Longer than any object read here. */
const OBJECT_BYTES = 65_536;

/** Throws if the PDF's structure is not supported. */
export function countPages(pdf: Uint8Array): number {
  const { xref, root } = readTrailer(pdf);
  const pages = /\/Pages\s+(\d+ \d+) R/.exec(readObject(pdf, xref, root))?.[1];
  const count = pages && /\/Count\s+(\d+)/.exec(readObject(pdf, xref, pages))?.[1];
  if (!count) throw new Error("The PDF has no page tree");
  return Number(count);
}

/** Replaces the browser's user agent. */
const CREATOR = "Covitae";
const REPLACED_ENTRIES =
  /\s*\/(?:Author|Subject|Keywords|Creator)\s*(?:<[^>]*>|\((?:\\.|[^\\()])*\))/gs;

/** Returns the file with an update of a few hundred bytes appended. */
export function addInfo(pdf: Uint8Array<ArrayBuffer>, info: PdfInfo): Uint8Array<ArrayBuffer> {
  const added = [
    infoEntry("Author", info.author),
    infoEntry("Subject", info.subject),
    infoEntry("Keywords", info.keywords),
    infoEntry("Creator", CREATOR),
  ].join("");
  const { xref, size, root, info: existing, id } = readTrailer(pdf);
  const reference = existing ?? `${size} 0`;
  const [number = "", generation = ""] = reference.split(" ");
  const kept = existing
    ? dictionaryOf(readObject(pdf, xref, existing)).replace(REPLACED_ENTRIES, "")
    : "";
  const object = `\n${reference} obj\n<<${kept}${added}\n>>\nendobj\n`;
  const objectAt = String(pdf.length + 1).padStart(10, "0");
  const update = toBytes(
    `${object}xref\n${number} 1\n${objectAt} ${generation.padStart(5, "0")} n \n` +
      `trailer\n<</Size ${existing ? size : size + 1}\n/Root ${root} R\n/Info ${reference} R\n` +
      `${id ? `/ID ${id}\n` : ""}/Prev ${xref}>>\n` +
      `startxref\n${pdf.length + object.length}\n%%EOF\n`,
  );
  const updated = new Uint8Array(pdf.length + update.length);
  updated.set(pdf);
  updated.set(update, pdf.length);
  return updated;
}

/** Hexadecimal UTF-16, which supports every character and needs no escaping. */
function infoEntry(key: string, value: string | undefined): string {
  if (!value) return "";
  let hex = "feff";
  for (let at = 0; at < value.length; at += 1) {
    hex += value.charCodeAt(at).toString(16).padStart(4, "0");
  }
  return `\n/${key} <${hex}>`;
}

function readTrailer(pdf: Uint8Array): Trailer {
  const tail = toText(pdf, Math.max(0, pdf.length - 2048));
  const xref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const trailer = tail.slice(tail.lastIndexOf("trailer"));
  const size = Number(/\/Size\s+(\d+)/.exec(trailer)?.[1]);
  const root = /\/Root\s+(\d+ \d+) R/.exec(trailer)?.[1];
  if (!xref || !size || !root) throw new Error("The PDF has no plain trailer");
  return {
    xref,
    size,
    root,
    info: /\/Info\s+(\d+ \d+) R/.exec(trailer)?.[1] ?? null,
    id: /\/ID\s*(\[[^\]]*\])/.exec(trailer)?.[1] ?? null,
  };
}

/** The text of an indirect object, located by the cross-reference table, whose lines have 20 bytes. */
function readObject(pdf: Uint8Array, xref: number, reference: string): string {
  const [number = ""] = reference.split(" ");
  const [head = "", first, count] = /^xref\s+(\d+) (\d+)\s+/.exec(toText(pdf, xref, 64)) ?? [];
  const index = Number(number) - Number(first);
  if (!(index >= 0 && index < Number(count))) throw new Error(`The PDF lists no object ${number}`);
  const at = Number(toText(pdf, xref + head.length + index * 20, 10));
  const object = toText(pdf, at, OBJECT_BYTES);
  const end = object.indexOf("endobj");
  if (end < 0 || !object.startsWith(`${reference} obj`)) {
    throw new Error(`The PDF has no object ${number}`);
  }
  return object.slice(0, end);
}

function dictionaryOf(object: string): string {
  return object.slice(object.indexOf("<<") + 2, object.lastIndexOf(">>"));
}

/** Latin-1: one character per byte. */
function toText(bytes: Uint8Array, from: number, length = bytes.length): string {
  let text = "";
  for (const byte of bytes.subarray(from, from + length)) text += String.fromCharCode(byte);
  return text;
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
