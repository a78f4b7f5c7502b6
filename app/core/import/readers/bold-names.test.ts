import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { splitBoldNames } from "./bold-names.ts";
import type { DocLine } from "./doc-line.ts";

/** A line with a bold text, then a plain one. */
function line(bold: string, plain: string): DocLine {
  const [docLine] = linesOf(`${bold} ${plain}`) as [DocLine];
  const style = { size: 10, isItalic: false };
  const spans = [
    { ...style, text: bold, isBold: true },
    { ...style, text: plain, isBold: false },
  ];
  return { ...docLine, cells: [{ text: docLine.text, isBold: true, spans }] };
}

const cellsOf = (lines: readonly DocLine[]) =>
  splitBoldNames(lines).map(({ cells }) => cells.map(({ text }) => text));

test("a bold name in front of a list becomes a separate cell", () => {
  const lines = [
    line("• Law", "Contracts, Leases"),
    line("Tools", "Excel · Word"),
    line("Voice", "Alto"),
  ];
  expect(cellsOf(lines)).toEqual([
    ["Law", "Contracts, Leases"],
    ["Tools", "Excel · Word"],
    ["Voice", "Alto"],
  ]);
});

test.each([
  ["a single name in front of no list", line("Public", "speaking")],
  ["a bold skill in a list", line("Python,", "Java, SQL")],
  ["a bold skill with its level", line("SQL", "(advanced), Excel")],
  ["a level", line("Advanced", "Excel, Word")],
  ["a stressed word", line("Project", "management, planning")],
  ["a skill and its version", line("Java", "17, Spring")],
  ["a stressed skill", line("Photoshop", "and Illustrator, Figma")],
])("%s is not split from its line", (_, unsplit) => {
  expect(splitBoldNames([unsplit, unsplit])).toEqual([unsplit, unsplit]);
});

test("lines are not split if no list follows the bold words", () => {
  const lines = [line("SQL", "Server"), line("Adobe", "Photoshop, Bridge")];
  expect(splitBoldNames(lines)).toEqual(lines);
});
