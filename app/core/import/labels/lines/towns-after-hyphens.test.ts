import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { separateTownsAfterHyphens } from "./towns-after-hyphens.ts";

/** Each text has a period below. */
const textsAfter = (texts: readonly string[], period = "March 2019 to Present") =>
  separateTownsAfterHyphens(
    labeledLines(
      texts.flatMap((text) => [
        ["experience.more", [text]],
        ["experience.more", [period]],
      ]),
    ).map(({ line }) => line),
  )
    .filter((_, index) => index % 2 === 0)
    .map(({ text, cells }) => {
      expect(cells.map((cell) => cell.text).join(" ")).toBe(text);
      return text;
    });

test("a town right after a hyphen is apart from its employer", () => {
  expect(
    textsAfter(["King Soopers-Aurora, CO", "Chick-fil-A-Las Vegas, NV", "Coca-Cola, Atlanta, GA"]),
  ).toEqual(["King Soopers, Aurora, CO", "Chick-fil-A, Las Vegas, NV", "Coca-Cola, Atlanta, GA"]);
});

test.each([
  [["Winston-Salem, NC", "Novant Health, Winston-Salem, NC", "Winston-Salem, NC"]],
  [["Rolls-Royce, Indianapolis, IN", "Rolls-Royce, IN"]],
  [["Ernst-Abbe-Schule, AB", "Max-Planck-Institut, XX"]],
  [["• King Soopers-Aurora, CO", "• Target-Denver, CO"]],
])("%j stay as they are", (texts) => {
  expect(textsAfter(texts)).toEqual(texts);
});

test.each([
  [["Winston-Salem, NC", "Wilkes-Barre, PA"]],
  [["Lisa Ortiz-Vega, MD", "Carla Diaz-Perez, MA"]],
])("without such periods, %j are towns and surnames", (texts) => {
  expect(textsAfter(texts, "2015 – 2019")).toEqual(texts);
});
