/** Tests that lines of signs that underline headings are removed. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutUnderlines } from "./underlines.ts";

const read = (...texts: string[]) =>
  withoutUnderlines(labeledLines(texts.map((text) => ["", [text]])).map(({ line }) => line)).map(
    ({ text }) => text,
  );

test("lines of signs below and above headings are removed", () => {
  expect(read("SKILLS", "======", "Welding")).toEqual(["SKILLS", "Welding"]);
  expect(read("------", "SKILLS", "------", "Welding")).toEqual(["SKILLS", "Welding"]);
});

test("lines to sign on, ratings and languages stay", () => {
  const unchanged = ["Berlin, 5 May 2026", "__________", "Welding", "*****", "C#"];
  expect(read(...unchanged)).toEqual(unchanged);
});
