/** Printed PDFs are made accessible and get their metadata. */
import { expect, test } from "vitest";
import { finishPdf } from "./finish-pdf.ts";
import { toBytes, toText } from "./printed-pdf.ts";

/** A file as Chromium writes it, of the given objects; the first is the Info, the second the catalog. */
function aPdf(objects: string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<</Size ${size}\n/Root 2 0 R\n/Info 1 0 R>>\n`;
  return toBytes(`${file}${table}${trailer}startxref\n${file.length}\n%%EOF\n`);
}

/** A list of two items, the first with a label, and a link. Object numbers start at 1. */
const PRINTED = [
  "<</Title <FEFF005A006F00EB0026>\n/Creator (Chromium)\n/CreationDate (D:20261125184844+00'00')>>",
  "<</Type /Catalog\n/Pages 3 0 R\n/StructTreeRoot 5 0 R\n/Lang (en)>>",
  "<</Type /Pages\n/Count 1\n/Kids [4 0 R]>>",
  "<</Type /Page\n/Parent 3 0 R>>",
  "<</Type /StructTreeRoot\n/K 6 0 R>>",
  "<</Type /StructElem\n/S /L\n/P 5 0 R\n/K [7 0 R 10 0 R]>>",
  "<</Type /StructElem\n/S /LI\n/P 6 0 R\n/K [8 0 R 9 0 R]>>",
  "<</Type /StructElem\n/S /Lbl\n/P 7 0 R\n/K 0>>",
  "<</Type /StructElem\n/S /Strong\n/P 7 0 R\n/K 1>>",
  "<</Type /StructElem\n/S /LI\n/P 6 0 R\n/Pg 4 0 R\n/K 2>>",
  "<</Type /Annot\n/Subtype /Link\n/A <</S /URI\n/URI (mailto:a@example.com)>>>>",
];
const finish = (objects: string[], info = {}) => {
  const { pdf, pages } = finishPdf(aPdf(objects), info);
  return { pages, text: toText(pdf), bytes: pdf };
};

test("the content of list items gets an LBody, and the items keep their order", () => {
  const { text } = finish(PRINTED);
  expect(text).toContain("/S /L\n/P 5 0 R\n/K [12 0 R 13 0 R]");
  expect(text).toContain("12 0 obj\n<</Type /StructElem\n/S /LI\n/P 6 0 R\n/K [8 0 R 7 0 R]>>");
  expect(text).toMatch(/\/S \/LBody\n\/P 12 0 R\n\/K \[\s*9 0 R\]/);
  expect(text).toContain("/S /Lbl\n/P 12 0 R");
  expect(text).toContain("/S /LBody\n/P 13 0 R\n/Pg 4 0 R\n/K 2>>");
  expect(text).toContain("/RoleMap <</Strong /Span>>");
});

test("links are described by their address, and the metadata is in the Info dictionary and in XMP", () => {
  const { text, bytes, pages } = finish(PRINTED, { author: "Ć <b>" });
  const xmp = new TextDecoder().decode(bytes);
  expect(pages).toBe(1);
  expect(text).toContain(
    `/Contents <feff${[..."a@example.com"].map((c) => `00${c.charCodeAt(0).toString(16)}`).join("")}>`,
  );
  expect(xmp).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(xmp).toContain('<rdf:li xml:lang="x-default">Zoë&amp;</rdf:li>');
  expect(xmp).toContain("<rdf:li>Ć &lt;b&gt;</rdf:li>");
  expect(xmp).toContain("<xmp:CreateDate>2026-11-25T18:48:44+00:00</xmp:CreateDate>");
  expect(text).not.toContain("(Chromium)");
});

test("a link whose address contains '/Contents' is described as well", () => {
  const objects = PRINTED.map((object) =>
    object.replace("mailto:a@example.com", "https://a.example/Contents/"),
  );
  expect(finish(objects).text).toContain("/Contents <feff0068");
});

test("a file without a language, or with an undescribed picture, does not claim to be accessible", () => {
  const withoutLanguage = PRINTED.map((object) => object.replace("\n/Lang (en)", ""));
  const withPicture = PRINTED.map((object) => object.replace("/S /Strong", "/S /Figure"));
  for (const objects of [withoutLanguage, withPicture]) {
    expect(finish(objects).text).not.toContain("pdfuaid:part");
  }
});

test.each(["", "not a PDF", "%PDF-1.7\nstartxref\n9\n%%EOF\n"])("%j is refused", (text) => {
  expect(() => finishPdf(toBytes(text), {})).toThrow("The PDF has no");
});
