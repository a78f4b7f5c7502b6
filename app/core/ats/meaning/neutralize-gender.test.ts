import { expect, test } from "vitest";
import { neutralizeGender } from "./neutralize-gender.ts";

test.each([
  [
    "She is known for her calm; colleagues ask her first.",
    "He is known for his calm; colleagues ask him first.",
    "They are known for their calm; colleagues ask them first.",
  ],
  ["Ann Lee (she/her)", "Ann Lee (he/him/his)", "Ann Lee (they/them)"],
  ["Pronouns: she", "Pronouns: he", "Pronouns: they"],
  ["Reported to Ms. Gray, who has taught herself", "Reported to Mr Gray, who has taught himself"],
])("%s reads the same with the pronouns and titles of other genders", (first, ...others) => {
  const read = neutralizeGender(first);
  for (const other of others) expect(neutralizeGender(other)).toBe(read);
});

test("abbreviations and words that only contain a pronoun stay", () => {
  const abbreviated = "Maintained HIS and PACS for HE lecturers";
  expect(neutralizeGender(abbreviated)).toBe(abbreviated);
  expect(neutralizeGender("SHE LED HER TEAM")).toBe(neutralizeGender("HE LED HIS TEAM"));
  const line = "Heard the shepherd's theme; history, hers and others in MS Office";
  expect(neutralizeGender(line)).toBe(line.replace("hers", "their"));
});
