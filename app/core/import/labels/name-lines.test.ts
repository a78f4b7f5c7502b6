import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { joinNames, withNameLabels } from "./name-lines.ts";

const linesOf = (...texts: string[]) =>
  labeledLines(texts.map((text) => ["name", [text]])).map(({ line }) => line);

test.each([
  [["Name: Ada Berg"], ["Ada Berg"]],
  [["Ada Berg Ada Berg"], ["Ada Berg"]],
  [["ADA BERG", "Ada Berg"], ["ADA BERG"]],
  [["Ada", "Berg"], ["Ada Berg"]],
])("%j is %j", (lines, names) => {
  expect(joinNames(linesOf(...lines)).map(({ text }) => text)).toEqual(names);
});

test("a labeled name is one, and the title of the document is none", () => {
  const all = labeledLines([
    ["name", ["Curriculum Vitae"]],
    ["headline", ["Name: Ada Berg"]],
    ["contact", ["Leeds"]],
  ]);
  const labels = withNameLabels(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
  expect(labels).toEqual(["furniture", "name", "contact"]);
});
