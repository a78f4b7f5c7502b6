import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { separateTownsAfterHyphens } from "./towns-after-hyphens.ts";

const textsAfter = (...texts: string[]) =>
  separateTownsAfterHyphens(
    labeledLines(texts.map((text) => ["experience.more", [text]])).map(({ line }) => line),
  ).map(({ text, cells }) => {
    expect(cells.map((cell) => cell.text).join(" ")).toBe(text);
    return text;
  });

test("a town right after a hyphen is apart from its employer", () => {
  expect(
    textsAfter("King Soopers-Aurora, CO", "Chick-fil-A-Las Vegas, NV", "Coca-Cola, Atlanta, GA"),
  ).toEqual(["King Soopers, Aurora, CO", "Chick-fil-A, Las Vegas, NV", "Coca-Cola, Atlanta, GA"]);
});

test.each([
  [["Winston-Salem, NC", "Novant Health, Winston-Salem, NC", "Winston-Salem, NC"]],
  [["Rolls-Royce, Indianapolis, IN", "Rolls-Royce, IN"]],
  [["Ernst-Abbe-Schule, AB", "Max-Planck-Institut, XX"]],
  [["• King Soopers-Aurora, CO", "• Target-Denver, CO"]],
])("%j stay as they are", (texts) => {
  expect(textsAfter(...texts)).toEqual(texts);
});
