/**
 * Tests that a known town or country behind role and organization is the place. A part is a text between separators in
 * the first lines of an entry, with the label that a model gave it: "role" is a job title and "org" an employer or
 * school.
 */

import { expect, test } from "vitest";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

const read = (text: string, ...labels: string[]) => {
  const lines = labeledLines([["volunteering.head", [text]]]).map(({ line }) => line);
  return readHeads([{ content: "volunteering", lines }], labelInOrder(...labels))[0]?.texts;
};

test("a known town or country behind role and organization is the place", () => {
  expect(read("Speaker, History Ireland Network, Dublin", "role", "org", "org")).toEqual({
    role: "Speaker",
    org: "History Ireland Network",
    place: "Dublin",
  });
  expect(read("Visiting Surgeon, The Brooke, Senegal", "role", "org", "org")?.place).toBe(
    "Senegal",
  );
});

test.each([
  ["Coach, Oak Football Club, Youth Team", ["role", "org", "org"]],
  ["Habitat for Humanity, Canada", ["org", "org"]],
  ["Tutor, Dublin", ["role", "org"]],
])("%s has no place", (text, labels) => {
  expect(read(text, ...labels)?.place).toBeUndefined();
});
