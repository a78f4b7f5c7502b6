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
])("headings below each other: %s", (texts, headings) => {
  const all = labeledLines(texts.map((text) => ["heading", [text]]));
  expect(joinHeadings(all).map(({ line }) => line.text)).toEqual(headings);
});

test("a heading that is broken in a margin goes on below the text beside it", () => {
  const all = labeledLines([
    ["heading", ["Centres"]],
    ["custom.item", ["Ski de fond"]],
    ["custom.item", ["d’intérêt"]],
    ["heading", ["Outils et savoir-"]],
    ["skills.item", ["faire"]],
    ["skills.item", ["memoQ"]],
  ]).map(({ line, labeled }, at) => ({
    labeled,
    line: [1, 5].includes(at) ? { ...line, x: 90 } : line,
  }));
  expect(joinHeadings(all).map(({ line }) => line.text)).toEqual([
    ...["Centres d’intérêt", "Ski de fond", "Outils et savoir-faire", "memoQ"],
  ]);
});
