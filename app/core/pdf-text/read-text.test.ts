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
