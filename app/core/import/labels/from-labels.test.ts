import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { withoutDurationLines } from "./from-labels.ts";

const left = (...texts: string[]) =>
  withoutDurationLines(
    labeledLines(texts.map((text) => ["experience.more", [text]])).map(({ line }) => line),
  ).map(({ text }) => text);

test("a duration below its dates goes, one below an employer stays", () => {
  expect(left("May 2020 – Sep 2022", "2 years, 4 months", "Nurse")).toEqual([
    "May 2020 – Sep 2022",
    "Nurse",
  ]);
  expect(left("Oak Clinic", "2 years, 4 months")).toHaveLength(2);
  expect(left("May 2020 – Sep 2022", "2 years of night shifts")).toHaveLength(2);
});
