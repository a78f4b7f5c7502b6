import { expect, test } from "vitest";
import { wordScore } from "./word-score.ts";

// 1: the typed text begins the label; 0.8: each typed word begins a word of it; 0: no match.
test.each([
  ["save", "Save a version", 1],
  ["  SAVE  a ", "Save a version", 1],
  ["version", "Save a version", 0.8],
  ["vers sav", "Save a version", 0.8],
  ["docx", "Download Word (DOCX)", 0.8],
  ["ecole", "Awards: École Polytechnique", 0.8],
  ["o'con", "Experience: O'Connor", 0.8],
  ["o'con", "Experience: O’Connor", 0.8],
  ["acme, eng", "Experience: Acme, Engineer", 0.8],
  ["node.js", "Projects: Node.js tools", 0.8],
  ["at&t", "Experience: AT&T", 0.8],
  ["🦊", "Experience: 🦊 Fox", 0.8],
  ["connor", "Experience: O'Connor", 0.8],
  ["ersion", "Save a version", 0],
  ["dark", "Download Markdown", 0],
  ["東京", "Experience: 東京大学", 0.8],
])("%j against %j is %d", (typed, label, expected) => {
  expect(wordScore(typed, label, [])).toBe(expected);
});

test("a command's other words match with a lower score, also together with words of its label", () => {
  expect(wordScore("restore", "Versions", ["history", "restore"])).toBe(0.5);
  expect(wordScore("versions rest", "Versions", ["history", "restore"])).toBe(0.5);
});
