import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openZip } from "#app/core/import/open-zip.ts";
import { readDocxLines } from "./from-docx.ts";

const paragraph = (text: string) =>
  `<w:p>${text
    .split("\t")
    .map((part) => `<w:r><w:t>${part}</w:t></w:r>`)
    .join("<w:r><w:tab/></w:r>")}</w:p>`;

/** The lines of a document whose footer has this text, with "•" before those of lists. */
function linesOf(footer: string, ...texts: string[]): string[] {
  const bytes = zipSync({
    "word/document.xml": strToU8(
      `<w:document><w:body>${texts.map(paragraph).join("")}</w:body></w:document>`,
    ),
    "word/footer1.xml": strToU8(`<w:ftr>${paragraph(footer)}</w:ftr>`),
  });
  const zip = openZip(bytes);
  const read = zip.ok ? readDocxLines(zip) : zip;
  if (!read.ok) throw new Error(read.message);
  return read.lines.map(({ text, isBullet }) => (isBullet ? `• ${text}` : text));
}

test("contact details in the footer are read, page numbers are not", () => {
  expect(linesOf("Truro | ada@berg.example", "Ada Berg")).toEqual([
    "Truro | ada@berg.example",
    "Ada Berg",
  ]);
  expect(linesOf("Page 1 of 2", "Ada Berg")).toEqual(["Ada Berg"]);
  expect(linesOf("ada@berg.example", "Ada Berg, ada@berg.example")).toHaveLength(1);
});

test("a sign before a tab is a bullet", () => {
  expect(linesOf("", "•\tHand therapy", "–\tHome visits", "2019\tNurse")).toEqual([
    "• Hand therapy",
    "• Home visits",
    "2019 Nurse",
  ]);
});

test("the definition of a tab stop adds no text and no format", () => {
  const large = '<w:rPr><w:sz w:val="48"/></w:rPr>';
  const stop = '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr>';
  const bytes = zipSync({
    "word/document.xml": strToU8(
      `<w:document><w:body><w:p><w:r>${large}<w:t>Ada Berg</w:t></w:r></w:p><w:p>${stop}<w:r><w:rPr><w:i/><w:sz w:val="20"/></w:rPr><w:t>Nurse</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });
  const zip = openZip(bytes);
  const read = zip.ok ? readDocxLines(zip) : zip;
  if (!read.ok) throw new Error(read.message);
  expect(read.lines.map(({ text, size, isItalic }) => [text, size, isItalic])).toEqual([
    ["Ada Berg", 24, false],
    ["Nurse", 10, true],
  ]);
});
