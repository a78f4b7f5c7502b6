/**
 * Tests how the texts of lines are cleaned before a model labels the lines. In the fixtures, " || " separates the cells
 * of a line.
 */

import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { fromDocLines } from "./label-line.ts";

test.each([
  ["Indiceren || ●●●●●", ["Indiceren"]],
  ["ONS || ●●●●○", ["ONS"]],
  ["Tamil || Native || ★ ★ ★ ☆ ☆", ["Tamil", "Native"]],
  ["Go ●●○", ["Go"]],
  ["Hotel Adler ★★★★", ["Hotel Adler ★★★★"]],
  ["from ★★★☆☆ to ★★★★☆", ["from ★★★☆☆ to ★★★★☆"]],
  ["●● Two", ["●● Two"]],
  ["Cook • Driver", ["Cook • Driver"]],
])("levels drawn as signs are removed: %s", (text, cells) => {
  const [line] = fromDocLines(linesOf(text));
  expect(line?.cells.map((cell) => cell.text)).toEqual(cells);
  expect(line?.text).toBe(cells.join(" "));
});

test("a line with only a level is removed", () => {
  expect(fromDocLines(linesOf("Tamil\n○○○\nHindi")).map(({ text }) => text)).toEqual([
    "Tamil",
    "Hindi",
  ]);
});

test.each([
  [": German", ["German"]],
  [": || German", ["German"]],
  [" : :  German || : C1", ["German", ": C1"]],
  ["Languages: || German", ["Languages:", "German"]],
])("a colon at the start of a line is removed: %s", (text, cells) => {
  const [line] = fromDocLines(linesOf(text));
  expect(line?.cells.map((cell) => cell.text)).toEqual(cells);
});

test("a line with only colons is removed, however many", () => {
  expect(fromDocLines(linesOf(`Go\n:\n${":".repeat(50_000)}`)).map(({ text }) => text)).toEqual([
    "Go",
  ]);
});

test.each([
  ["💡 || Writer turned lead", ["Writer turned lead"]],
  ["🇬🇧 || English || C1", ["English", "C1"]],
  ["📍 Toronto || 📧", ["📍 Toronto"]],
  ["✍", ["✍"]],
  ["⭐ || Fewer falls", ["Fewer falls"]],
  ["Hindi || ✅ || ❌", ["Hindi", "✅", "❌"]],
  ["✓ || Forklift", ["✓", "Forklift"]],
])("pictures in a cell of their own are removed, unless they tell yes or no: %s", (text, cells) => {
  expect(fromDocLines(linesOf(text))[0]?.cells.map((cell) => cell.text)).toEqual(cells);
});
