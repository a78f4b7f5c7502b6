import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { moveTextBelowDates } from "./text-below-dates.ts";

test("a place under the dates is not part of the text beside it", () => {
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
