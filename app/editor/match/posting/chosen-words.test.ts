import { expect, test } from "vitest";
import { containsWords, wholeLine, wholeWords } from "./chosen-words.ts";

test.each([
  ["• Wound care and triage.", "Wound care and triage"],
  ["  - C++ ", "C++"],
  ["Keep the trolley locked;", "Keep the trolley locked"],
])("the whole of %s is taken without its bullet and its stop", (line, taken) => {
  expect(wholeLine(line)).toBe(taken);
});

test("a selection is made whole words", () => {
  const line = "• Wound care, triage & naïve Bayes";
  expect(wholeWords(line, "ound ca")).toBe("Wound care");
  expect(wholeWords(line, " triage ")).toBe("triage");
  expect(wholeWords(line, "ve Bay")).toBe("naïve Bayes");
  expect(wholeWords(line, "elsewhere")).toBeNull();
  expect(wholeWords(line, " ")).toBeNull();
});

test("words stand in a line in a row and whole", () => {
  const line = "• Wound care, triage";
  expect(containsWords(line, "wound  CARE")).toBe(true);
  expect(containsWords(line, "care triage")).toBe(true);
  expect(containsWords(line, "Wound triage")).toBe(false);
  expect(containsWords(line, "und care")).toBe(false);
  expect(containsWords(line, " ")).toBe(false);
});
