/** Tests that numbers, names of a form's sections and symbols before headings are removed. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutHeadingPrefixes } from "./heading-prefixes.ts";

/** The texts of lines after the removal; each row has the cells of a line. */
const read = (...rows: string[][]) =>
  withoutHeadingPrefixes(
    labeledLines(rows.map((cells): [string, string[]] => ["", cells])).map(({ line }) => line),
  ).map(({ text }) => text);

test("consecutive numbers before headings are removed", () => {
  expect(
    read(["1 Education"], ["BSc Zoology"], ["2", "Grants and Awards"], ["3. Supervision"]),
  ).toEqual(["Education", "BSc Zoology", "Grants and Awards", "Supervision"]);
  expect(read(["I. Education"], ["II. Publications"], ["III. Supervision"])).toEqual([
    "Education",
    "Publications",
    "Supervision",
  ]);
});

test("the same symbol before each heading is removed", () => {
  expect(read(["// Experience"], ["Acme"], ["// Skills"], ["// Talks"])).toEqual([
    "Experience",
    "Acme",
    "Skills",
    "Talks",
  ]);
});

test.each([
  [["1 Wrote a compiler", "2 Wrote a linker", "3 Wrote a loader"]],
  [["1 Education", "2 Grants and Awards", "Supervision"]],
  [["4 Education", "2 Experience", "9 Skills"]],
  [["# Experience", "// Skills", "# Talks"]],
])("numbers and symbols before other lines stay: %j", (texts) => {
  expect(read(...texts.map((text) => [text]))).toEqual(texts);
});

test("the numbers of a form's sections before headings are removed", () => {
  expect(
    read(
      ["SECTION 1: EDUCATION"],
      ["Section 8 Housing, Leeds"],
      ["SECTION 2: EMPLOYMENT HISTORY (most recent first; explain any gaps)"],
      ["SECTION 3: SUPPORTING STATEMENT"],
    ),
  ).toEqual([
    "EDUCATION",
    "Section 8 Housing, Leeds",
    "EMPLOYMENT HISTORY (most recent first; explain any gaps)",
    "SUPPORTING STATEMENT",
  ]);
  expect(read(["Part A – Education"], ["Part B – The sonnets"])).toEqual([
    "Part A – Education",
    "Part B – The sonnets",
  ]);
});
