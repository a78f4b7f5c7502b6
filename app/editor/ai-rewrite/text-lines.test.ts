import { expect, test } from "vitest";
import { readDescription } from "#app/core/resume/description.ts";
import { lineAt, linesIn, replaceLine } from "./text-lines.ts";

const TEXT = "- Baked bread\r\n\n  • Trained people  \n*\nSold cake\n- Baked bread";

test("each line has its words and their position, without bullets and blank lines", () => {
  const lines = linesIn(TEXT);
  expect(lines.map(({ text }) => text)).toEqual([
    "Baked bread",
    "Trained people",
    "Sold cake",
    "Baked bread",
  ]);
  for (const { start, end, text } of lines) expect(TEXT.slice(start, end)).toBe(text);
  expect(linesIn(" \n- \n")).toEqual([]);
});

test("the lines are those that the page shows, for any line end in the text", () => {
  const pasted = "Baked bread\vTrained people\u2028Sold cake";
  const block = readDescription(pasted);
  expect(linesIn(pasted).map(({ text }) => text)).toEqual(block?.kind === "bullets" && block.items);
  expect(replaceLine(pasted, { before: "Trained people", after: "Led a team", lineIndex: 1 })).toBe(
    "Baked bread\vLed a team\u2028Sold cake",
  );
});

test("lineAt finds the line with the caret, else the next one, else the first", () => {
  const lines = linesIn(TEXT);
  expect([0, 5, 20, TEXT.length].map((caret) => lineAt(lines, caret))).toEqual([0, 0, 1, 3]);
  expect(lineAt(lines, 1_000)).toBe(0);
  expect(lineAt([], 0)).toBe(0);
});

test("only the line's words are replaced, and of equal lines the nearest to its earlier index", () => {
  const after = "Baked rolls";
  expect(replaceLine(TEXT, { before: "Baked bread", after, lineIndex: 0 })).toBe(
    TEXT.replace("Baked bread", after),
  );
  expect(replaceLine(TEXT, { before: "Baked bread", after, lineIndex: 3 })).toBe(
    TEXT.replace(/Baked bread$/, after),
  );
  const moved = `Something new\n${TEXT}`;
  expect(replaceLine(moved, { before: "Sold cake", after, lineIndex: 2 })).toBe(
    moved.replace("Sold cake", after),
  );
});

test("a line that has changed since is not overwritten", () => {
  const change = { after: "Baked rolls", lineIndex: 0 };
  expect(replaceLine("- Baked breads", { ...change, before: "Baked bread" })).toBe(null);
  expect(replaceLine("", { ...change, before: "Baked bread" })).toBe(null);
});
