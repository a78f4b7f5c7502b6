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
  ["Awards and Achievements", "awards"],
  ["Community Service", "volunteering"],
  ["Community Work", "volunteering"],
  ["Voluntary Experience", "volunteering"],
  ["Volunteer History", "volunteering"],
  ["Campus Involvement", "volunteering"],
  ["Postgraduate Studies", "education"],
  ["Medical Education", "education"],
  ["Training and Development", "courses"],
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
  "Key Achievements",
  "Key Accomplishments",
  "Main Achievements",
  "Selected Accomplishments",
  "Major Achievements",
  "Leadership Achievements",
  "Community Development",
  "Community Education",
  "Community School",
  "Community Schools",
  "Software Development",
  "Career Development",
  "Leadership Development",
  "Skills Development",
  "Special Education",
  "Social Studies",
  "Nursing Studies",
  "Language School",
  "Campus Technologies",
  "Student Software",
  "Volunteer Training",
])("%s heads nothing", (text) => {
  expect(readHeadingWords(text)).toBeNull();
});
