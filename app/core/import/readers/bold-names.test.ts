import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { splitBoldNames } from "./bold-names.ts";
import type { DocLine } from "./doc-line.ts";

/** A line of a bold text and a plain one. */
function line(bold: string, plain: string): DocLine {
  const [own] = linesOf(`${bold} ${plain}`) as [DocLine];
  const style = { size: 10, isItalic: false };
  const spans = [
    { ...style, text: bold, isBold: true },
    { ...style, text: plain, isBold: false },
  ];
  return { ...own, cells: [{ text: own.text, isBold: true, spans }] };
}

const cellsOf = (lines: readonly DocLine[]) =>
  splitBoldNames(lines).map(({ cells }) => cells.map(({ text }) => text));

test("bold names in front of lists are cells of their own", () => {
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
])("%s stays", (_, own) => {
  expect(splitBoldNames([own, own])).toEqual([own, own]);
});

test("few bold names in front of no lists are stressed words", () => {
  const lines = [line("SQL", "Server"), line("Adobe", "Photoshop, Bridge")];
  expect(splitBoldNames(lines)).toEqual(lines);
});
