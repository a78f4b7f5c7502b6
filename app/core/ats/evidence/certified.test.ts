/** A name before `certified` is a certificate that is held. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const gradeOf = (asked: string, line: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\n${line}\nExperience\nStocker, Bay Foods, 2016 - 2024\n- Filled shelves\n${line}`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.find(({ kind }) => kind === "hard")?.grade;

test.each([
  ["First aid", "First aid certified since 2023"],
  ["Forklift operation", "Forklift certified, 2024"],
  ["ServSafe", "ServSafe Manager certified."],
  ["CPR", "First aid, CPR certified"],
])("%s is held: %s", (asked, line) => {
  expect(gradeOf(asked, line)).toBe("holding");
});

test.each([
  ["ISO 9001", "Packed parts in an ISO 9001 certified plant"],
  ["LEED", "Cleaned LEED certified buildings"],
])("%s is the certificate of something else: %s", (asked, line) => {
  expect(gradeOf(asked, line)).not.toBe("holding");
});
