import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { joinHeadings } from "./broken-headings.ts";

test.each([
  [["CENTRES", "D’INTÉRÊT"], ["CENTRES D’INTÉRÊT"]],
  [
    ["SKILLS", "LANGUAGES"],
    ["SKILLS", "LANGUAGES"],
  ],
  [
    ["Odd Jobs", "Things"],
    ["Odd Jobs", "Things"],
  ],
])("headings below each other: %s", (texts, headings) => {
  const all = labeledLines(texts.map((text) => ["heading", [text]]));
  expect(joinHeadings(all).map(({ line }) => line.text)).toEqual(headings);
});
