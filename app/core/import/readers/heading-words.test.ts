import { expect, test } from "vitest";
import { readHeadingWords } from "./heading-words.ts";

test.each([
  ["Additional Clinical Experience", "experience"],
  ["Appointments", "experience"],
  ["Employment Summary", "experience"],
  ["Degrees", "education"],
  ["Training and Education", "education"],
  ["GRANTS AND AWARDS", "awards"],
  ["Skills & Interests", "skills"],
  ["Leadership and Activities", "volunteering"],
  ["Peer-Reviewed Articles", "publications"],
  ["Programming Languages", "skills"],
])("%s", (text, section) => {
  expect(readHeadingWords(text)).toBe(section);
});

test.each([
  "Research and Development",
  "Volunteer Coordinator",
  "Leadership Skills",
  "Leadership",
  "Teaching Assistant",
  "Level 3 Award",
  "work experience with children",
])("%s heads nothing", (text) => {
  expect(readHeadingWords(text)).toBeNull();
});
