import { expect, test } from "vitest";
import { containsWords, expandToWholeWords, lineContent } from "./requirement-words.ts";

test.each([
  ["• Wound care and triage.", "Wound care and triage"],
  ["  - C++ ", "C++"],
  ["Keep the trolley locked;", "Keep the trolley locked"],
])("lineContent(%j) leaves out the bullet and the punctuation at the end", (line, content) => {
  expect(lineContent(line)).toBe(content);
});

test("a selection is extended to whole words", () => {
  const line = "• Wound care, triage & naïve Bayes";
  expect(expandToWholeWords(line, "ound ca")).toBe("Wound care");
  expect(expandToWholeWords(line, " triage ")).toBe("triage");
  expect(expandToWholeWords(line, "ve Bay")).toBe("naïve Bayes");
  expect(expandToWholeWords(line, "elsewhere")).toBeNull();
  expect(expandToWholeWords(line, " ")).toBeNull();
});

test("a line contains words only if they are whole and in a row", () => {
  const line = "• Wound care, triage";
  expect(containsWords(line, "wound  CARE")).toBe(true);
  expect(containsWords(line, "care triage")).toBe(true);
  expect(containsWords(line, "Wound triage")).toBe(false);
  expect(containsWords(line, "und care")).toBe(false);
  expect(containsWords(line, " ")).toBe(false);
});
