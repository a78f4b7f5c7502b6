import { expect, test } from "vitest";
import { createParagraphCollector } from "./paragraph-collector.ts";

const FORMAT = { isBold: false, isItalic: false, size: 0 };

function linesOf(...paragraphs: [text: string, level: number | null][]) {
  const created = createParagraphCollector();
  for (const [text, level] of paragraphs) {
    created.startParagraph({ name: "", level, listDepth: 0 });
    created.addText(text, FORMAT);
  }
  const read = created.finish();
  if ("message" in read) throw new Error(read.message);
  return read.lines.map(({ text, level, isBullet }) => [text, level, isBullet]);
}

test("a paragraph that starts with a bullet is a list item, with or without a tab", () => {
  expect(linesOf(["•\tLed nine", null], ["•  not a bullet without its tab", null])).toEqual([
    ["Led nine", null, true],
    ["not a bullet without its tab", null, true],
  ]);
});

test("known section headings below a headline formatted as a heading get level 1", () => {
  const read = linesOf(["Ann", 1], ["Nurse", 2], ["Experience", 3], ["Clinic", 4], ["Skills", 3]);
  expect(read.map(([text, level]) => [text, level])).toEqual([
    ["Ann", 0],
    ["Nurse", null],
    ["Experience", 1],
    ["Clinic", 2],
    ["Skills", 1],
  ]);
});

test("a name with the document's title gets level 0, even on the level of the sections", () => {
  const levelsOf = (title: string) =>
    linesOf([title, 1], ["Experience", 1], ["Clinic", 2], ["Skills", 1]).map(([, level]) => level);
  expect(levelsOf("Ada Berg's CV")).toEqual([0, 1, 2, 1]);
  expect(levelsOf("Résumé of Ada Berg")).toEqual([0, 1, 2, 1]);
  expect(levelsOf("Personal profile")).toEqual([1, 1, 2, 1]);
  expect(levelsOf("Resume for Product Designers")).toEqual([1, 1, 2, 1]);
});
