/** Tests that a place that a job board prints right after the employer is separated. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { separateTownsAfterHyphens } from "./towns-after-hyphens.ts";

/** The texts after the separation; below each text is a line with the period. */
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

test("a town right after the employer and a hyphen is separated", () => {
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
])('without periods with "to", %j are towns and surnames and stay', (texts) => {
  expect(textsAfter(texts, "2015 – 2019")).toEqual(texts);
});
