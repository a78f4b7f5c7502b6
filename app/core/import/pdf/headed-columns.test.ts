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

test("a heading beside other text, and text across the columns, stay in rows", () => {
  const beside = [
    ["Skills", "2015 – 2019"],
    ["Jira", "Python"],
  ];
  expect(textsOf(...beside)).toEqual(beside);
});
