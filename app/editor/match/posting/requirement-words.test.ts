import { expect, test } from "vitest";
import { containsWords, expandToWholeWords, lineContent } from "./requirement-words.ts";

test.each([
  ["• Wound care and triage.", "Wound care and triage"],
  ["  - C++ ", "C++"],
  ["Keep the trolley locked;", "Keep the trolley locked"],
])("the whole of %s is taken without its bullet and its stop", (line, taken) => {
  expect(lineContent(line)).toBe(taken);
});

test("a selection is made whole words", () => {
  const line = "• Wound care, triage & naïve Bayes";
  expect(expandToWholeWords(line, "ound ca")).toBe("Wound care");
  expect(expandToWholeWords(line, " triage ")).toBe("triage");
  expect(expandToWholeWords(line, "ve Bay")).toBe("naïve Bayes");
  expect(expandToWholeWords(line, "elsewhere")).toBeNull();
  expect(expandToWholeWords(line, " ")).toBeNull();
});

test("words stand in a line in a row and whole", () => {
  const line = "• Wound care, triage";
  expect(containsWords(line, "wound  CARE")).toBe(true);
  expect(containsWords(line, "care triage")).toBe(true);
  expect(containsWords(line, "Wound triage")).toBe(false);
  expect(containsWords(line, "und care")).toBe(false);
  expect(containsWords(line, " ")).toBe(false);
});
