/** Tests that durations below dates are removed before lines are labeled. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { withoutDurationLines } from "./from-labels.ts";

const textsAfter = (...texts: string[]) =>
  withoutDurationLines(
    labeledLines(texts.map((text) => ["experience.more", [text]])).map(({ line }) => line),
  ).map(({ text }) => text);

test("a duration below its dates is removed, one below an employer stays", () => {
  expect(textsAfter("May 2020 – Sep 2022", "2 years, 4 months", "Nurse")).toEqual([
    "May 2020 – Sep 2022",
    "Nurse",
  ]);
  expect(textsAfter("Oak Clinic", "2 years, 4 months")).toHaveLength(2);
  expect(textsAfter("May 2020 – Sep 2022", "2 years of night shifts")).toHaveLength(2);
});
