/** Tests that headings that were wrapped over two lines are joined. In labels, "item" is a bullet or other text. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { joinHeadings } from "./broken-headings.ts";

test.each([
  [["CENTRES", "D’INTÉRÊT"], ["CENTRES D’INTÉRÊT"]],
  [
    ["SKILLS", "LANGUAGES"],
    ["SKILLS", "LANGUAGES"],
  ],
  [["COMPETENCIAS", "LINGÜÍSTICAS"], ["COMPETENCIAS LINGÜÍSTICAS"]],
  [["COMPETENCIAS", "PERSONALES"], ["COMPETENCIAS PERSONALES"]],
  [["Personal skills and", "competences"], ["Personal skills and competences"]],
  [
    ["SKILLS", "Technical"],
    ["SKILLS", "Technical"],
  ],
  [
    ["Odd Jobs", "Things"],
    ["Odd Jobs", "Things"],
  ],
])("the headings %j, one below the other, are read as %j", (texts, headings) => {
  const all = labeledLines(texts.map((text) => ["heading", [text]]));
  expect(joinHeadings(all).map(({ line }) => line.text)).toEqual(headings);
});

test("the second half of a heading in a margin may be below the text beside it", () => {
  const all = labeledLines([
    ["heading", ["Centres"]],
    ["custom.item", ["Ski de fond"]],
    ["custom.item", ["d’intérêt"]],
    ["heading", ["Outils et savoir-"]],
    ["skills.item", ["faire"]],
    ["skills.item", ["memoQ"]],
  ]).map(({ line, labeled }, at) => ({
    labeled,
    // The lines that are not in the margin.
    line: [1, 5].includes(at) ? { ...line, x: 90 } : line,
  }));
  expect(joinHeadings(all).map(({ line }) => line.text)).toEqual([
    ...["Centres d’intérêt", "Ski de fond", "Outils et savoir-faire", "memoQ"],
  ]);
});
