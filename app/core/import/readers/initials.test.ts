import { expect, test } from "vitest";
import { isInitialsOf } from "./initials.ts";

test.each([
  ["ACLS", "Advanced Cardiac Life Support", true],
  ["CSM", "Certified ScrumMaster", true],
  ["PCCN", "Progressive Care Certified Nurse", true],
  ["PMI", "Project Management Professional", false],
  ["AHA", "Basic Life Support", false],
  ["IBM", "Data Science Professional", false],
  ["Udemy", "Python", false],
  ["AWS", "AWS Solutions Architect", false],
  ["RYA", "Royal Yachting Association Day Skipper", false],
])("whether %s abbreviates the certificate %s: %s", (letters, name, wanted) => {
  expect(isInitialsOf(letters, name)).toBe(wanted);
});
