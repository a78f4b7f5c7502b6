/** Builds PDFs by hand that no program would create. */
import { strToU8, Zlib } from "fflate";

/** A PDF with this many empty pages. */
export function emptyPagesPdf(pages: number): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(" ");
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>";
  return buildPdf([
    ["<</Type/Catalog/Pages 2 0 R>>"],
    [`<</Type/Pages/Count ${pages}/Kids[${kids}]>>`],
    ...Array.from({ length: pages }, () => [page]),
  ]);
}

/** A PDF with this many pages, each of which contains its number. */
export function numberedPdf(pages: number): Uint8Array<ArrayBuffer> {
  const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
  const kids = Array.from({ length: pages }, (_, index) => `${2 * index + 3} 0 R`).join(" ");
  return buildPdf([
    ["<</Type/Catalog/Pages 2 0 R>>"],
    [`<</Type/Pages/Count ${pages}/Kids[${kids}]>>`],
    ...Array.from({ length: pages }, (_, index) => {
      const text = `BT /F1 30 Tf 60 700 Td (This is page ${index + 1}) Tj ET`;
      const box = "/MediaBox[0 0 595 842]";
      const page = `<</Type/Page/Parent 2 0 R${box}/Contents ${2 * index + 4} 0 R/Resources<</Font<</F1 ${font}>>>>>>`;
      return [[page], [`<</Length ${text.length}>>\nstream\n${text}\nendstream`]];
    }).flat(),
  ]);
}

/** A page that repeats one letter; its content stream decompresses to this many megabytes. */
export function pdfBomb(megabytes: number): Uint8Array<ArrayBuffer> {
  const chunk = strToU8("(a) Tj\n".repeat(Math.floor(1_048_576 / 7)));
  const packed: Uint8Array[] = [];
  const zlib = new Zlib({ level: 9 }, (part) => packed.push(part));
  zlib.push(strToU8("BT /F1 10 Tf 20 400 Td\n"));
  for (let at = 0; at < megabytes; at++) zlib.push(chunk);
  zlib.push(strToU8("ET\n"), true);
  const size = packed.reduce((sum, { length }) => sum + length, 0);
  const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
  return buildPdf([
    ["<</Type/Catalog/Pages 2 0 R>>"],
    ["<</Type/Pages/Count 1/Kids[3 0 R]>>"],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 ${font}>>>>>>`,
    ],
    [`<</Length ${size}/Filter/FlateDecode>>\nstream\n`, ...packed, "\nendstream"],
  ]);
}

/** Each object is given in parts that are joined; the first, number 1, is the document's root. */
export function buildPdf(objects: (string | Uint8Array)[][]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? strToU8(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add("%PDF-1.4\n");
  const offsets = objects.map((object, index) => {
    const at = length;
    for (const part of [`${index + 1} 0 obj\n`, ...object, "\nendobj\n"]) add(part);
    return at;
  });
  const xref = length;
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
