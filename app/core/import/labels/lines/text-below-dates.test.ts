/**
 * Tests that a place below the dates of an entry is moved to the lines at its top. Rows are lines of a resume, with the
 * label that a model predicted and the texts of their cells. In labels, "head" is the first line of an entry, "item" a
 * bullet or other text and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { moveTextBelowDates } from "./text-below-dates.ts";

test("a place below the dates, at the right of bullets, is moved below the first line", () => {
  const lines = labeledLines([
    ["experience.head", ["Arbour & Vale", "2021 - 2024"]],
    ["experience.item", ["• Raised the share of pupils", "Durban, South"]],
    ["experience.rest", ["passing by 2022", "Africa"]],
    ["experience.item", ["• Mentored trainees"]],
  ]);
  expect(textsOf(moveTextBelowDates(lines))).toEqual([
    ["Arbour & Vale", "2021 - 2024"],
    ["Durban, South Africa"],
    ["• Raised the share of pupils"],
    ["passing by 2022"],
    ["• Mentored trainees"],
  ]);
});
