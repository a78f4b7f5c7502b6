/** Text extracted with pdf.js from real PDF files. */
import { readFile } from "node:fs/promises";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { linesInFileOrder } from "./lines.ts";
import { OPEN_OPTIONS } from "./pdf-source.ts";
import { readPdfText } from "./read-text.ts";
import { linesInVisualOrder } from "./visual-order.ts";

/** The template previews that the site serves. */
async function readPreview(id: string) {
  const data = new Uint8Array(await readFile(`public/templates/${id}.pdf`));
  const bytes = data.length;
  const task = getDocument({ data, ...OPEN_OPTIONS });
  const text = await readPdfText(await task.promise, { operators: OPS, bytes });
  await task.destroy();
  return text;
}
const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);

test("fonts, sizes and cells of a printed page are read", async () => {
  const pdf = await readPreview("modern-professional");
  expect(pdf).toMatchObject({ title: "Modern Professional: sample resume", mayCopy: true });
  const lines = linesInFileOrder(pdf.pages);
  expect(lines[0]).toMatchObject({ text: "Amélie Novák", page: 1, isBold: true });
  expect(lines[0]?.size).toBeCloseTo(27, 0);
  const entry = lines.find(({ text }) => text.startsWith("Senior Software Engineer"));
  expect(textsOf(entry?.cells ?? [])).toEqual(["Senior Software Engineer", "Mar 2021 – Present"]);
  expect(pdf.pages[0]).toMatchObject({ pictures: 0, hiddenText: "" });
  expect(pdf.pages[0]?.links).toContain("mailto:amelie.novak@example.com");
  expect(pdf.pages[0]?.roles).toContain("H1");
});

test("headings in the margin are separate cells, even close to the text", async () => {
  const { pages } = await readPreview("professional-elegant");
  const cells = linesInFileOrder(pages).map((line) => line.cells[0]?.text);
  expect(cells).toEqual(expect.arrayContaining(["Experience", "Education", "Skills"]));
});

test.each(["modern-professional", "minimal-modern", "minimal-modern-2", "classic-executive"])(
  "%s reads the same in file order and in visual order",
  async (id) => {
    const { pages } = await readPreview(id);
    expect(textsOf(linesInVisualOrder(pages))).toEqual(textsOf(linesInFileOrder(pages)));
  },
);

test("a ligature within a tagged paragraph is part of it", async () => {
  const content =
    "/P <</MCID 0>> BDC BT /F1 12 Tf 50 700 Td (of ) Tj /Span <</ActualText (fi)>> BDC (fi) Tj EMC (ve) Tj ET EMC";
  const objects = [
    "<</Type /Catalog /Pages 2 0 R /MarkInfo <</Marked true>> /StructTreeRoot 5 0 R>>",
    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
    "<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /StructParents 0 /Contents 4 0 R /Resources <</Font <</F1 8 0 R>>>>>>",
    `<</Length ${content.length}>> stream\n${content}\nendstream`,
    "<</Type /StructTreeRoot /K [6 0 R] /ParentTree 7 0 R>>",
    "<</Type /StructElem /S /P /P 5 0 R /Pg 3 0 R /K 0>>",
    "<</Nums [0 [6 0 R]]>>",
    "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
  ];
  const file = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join("");
  const data = new TextEncoder().encode(
    `%PDF-1.7\n${file}trailer <</Root 1 0 R /Size 9>>\n%%EOF\n`,
  );
  const task = getDocument({ data, ...OPEN_OPTIONS });
  const options = { operators: OPS, bytes: data.length, withBlocks: true };
  const { pages } = await readPdfText(await task.promise, options);
  await task.destroy();
  const runs = pages[0]?.blocks?.flatMap((block) => block.runs.map(({ text }) => text));
  expect(runs?.join("")).toBe("of five");
});
