import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { splitHeadedColumns } from "./headed-columns.ts";

const textsOf = (...rows: string[][]) =>
  splitHeadedColumns(
    labeledLines(rows.map((cells) => ["skills.item", cells])).map(({ line }) => line),
  ).map(({ cells }) => cells.map(({ text }) => text));

test("lists under headings beside each other are read one below the other", () => {
  expect(
    textsOf(
      ["Skills", "Certificates", "Languages"],
      ["Risk management", "PMP", "English"],
      ["Jira", "PRINCE2", "Spanish"],
      ["Education"],
      ["BSc", "2015"],
    ),
  ).toEqual([
    ["Skills"],
    ["Risk management"],
    ["Jira"],
    ["Certificates"],
    ["PMP"],
    ["PRINCE2"],
    ["Languages"],
    ["English"],
    ["Spanish"],
    ["Education"],
    ["BSc", "2015"],
  ]);
});

test("each part of a line has the size and weight of its own words", () => {
  const rows = [
    ["Skills", "Languages"],
    ["Jira", "English – native"],
  ];
  const lines = labeledLines(rows.map((cells) => ["skills.item", cells])).map(({ line }) => ({
    ...line,
    cells: line.cells.map((cell, at) => ({
      ...cell,
      ...(at === 0 ? { size: 9 } : { isBold: true }),
    })),
  }));
  const looks = splitHeadedColumns(lines).map(({ text, size, isBold }) => [text, size, isBold]);
  expect(looks).toContainEqual(["Jira", 9, false]);
  expect(looks).toContainEqual(["English – native", 10, true]);
});

test("a heading beside other text, and text across the columns, stay in rows", () => {
  const beside = [
    ["Skills", "2015 – 2019"],
    ["Jira", "Python"],
  ];
  expect(textsOf(...beside)).toEqual(beside);
});

test("lists that are centered under their headings are read one below the other", () => {
  const rows = [
    ["Skills", "Languages"],
    ["Triage", "English"],
    ["Wound care and casts", "Sami"],
  ];
  const widths = [
    [30, 50],
    [40, 40],
    [90, 30],
  ];
  const lines = labeledLines(rows.map((cells) => ["skills.item", cells])).map(({ line }, row) => ({
    ...line,
    cells: line.cells.map((cell, at) => {
      const width = widths[row]?.[at] ?? 0;
      return { ...cell, width, x: 100 + 150 * at - width / 2 };
    }),
  }));
  expect(splitHeadedColumns(lines).map(({ text }) => text)).toEqual([
    "Skills",
    "Triage",
    "Wound care and casts",
    "Languages",
    "English",
    "Sami",
  ]);
});
