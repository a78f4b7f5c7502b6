import { expect, test } from "vitest";
import { withoutGender } from "./without-gender.ts";

test.each([
  [
    "She is known for her calm; colleagues ask her first.",
    "He is known for his calm; colleagues ask him first.",
    "They are known for their calm; colleagues ask them first.",
  ],
  ["Ann Lee (she/her)", "Ann Lee (he/him/his)", "Ann Lee (they/them)"],
  ["Pronouns: she", "Pronouns: he", "Pronouns: they"],
  ["Reported to Ms. Gray, who has taught herself", "Reported to Mr Gray, who has taught himself"],
])("%s tells no gender", (first, ...others) => {
  const read = withoutGender(first);
  for (const other of others) expect(withoutGender(other)).toBe(read);
});

test("other words stay", () => {
  const abbreviated = "Maintained HIS and PACS for HE lecturers";
  expect(withoutGender(abbreviated)).toBe(abbreviated);
  expect(withoutGender("SHE LED HER TEAM")).toBe(withoutGender("HE LED HIS TEAM"));
  const line = "Heard the shepherd's theme; history, hers and others in MS Office";
  expect(withoutGender(line)).toBe(line.replace("hers", "their"));
});
