import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitTypedBullets } from "./typed-bullets.ts";

const split = (label: string, text: string) =>
  splitTypedBullets(labeledLines([[label, [text]]])).map(({ line, labeled }) => [
    labeled.label,
    line.text,
  ]);

test("each bullet in running text is an item of its own, and the start goes on with the line above", () => {
  expect(split("experience.rest", "on a Saturday. • Baked bread. · Ordered stock daily")).toEqual([
    ["experience.rest", "on a Saturday."],
    ["experience.item", "• Baked bread."],
    ["experience.item", "• Ordered stock daily"],
  ]);
  expect(split("experience.item", "Ran the late shift • Trained ten nurses")).toHaveLength(2);
});

test.each([
  ["experience.item", "Python • Docker • React"],
  ["experience.item", "Ran the shop in Leeds · Trained ten nurses"],
  ["experience.item", "• Baked bread daily"],
  ["skills.item", "Reading of plans. • Welding of pipes"],
])("%s %s stays", (label, text) => {
  expect(split(label, text)).toEqual([[label, text]]);
});
