import { expect, test } from "vitest";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { scoreResume } from "./score.ts";

const suggestionsFor = (resume: string, posting: string) =>
  scoreResume({ resumeText: resume, jobDescriptionText: posting }, ATS_MODEL, TODAY).feedback;

const RESUME = "Tim Ng\nExperience\nBarista, Café Ünal\nServed guests on busy mornings.";

test.each([
  ["Barista wanted\n- ACLS\n- Latte art", "Required: ACLS. If you have it, add it"],
  ["Nurse wanted\nNice to have\n- Phlebotomy", "Preferred: Phlebotomy. If you have it, add it"],
  [
    "Analyst\nRequirements\n- PhD required",
    "Required: Doctorate. If you have it, add its full name",
  ],
  [
    "Analyst\nRequirements\n- 5+ years of experience",
    "Required: 5+ years of experience. Your dates don't show it. Check that every job has dates.",
  ],
  ["Nurse\nRequirements\n- Epic or Cerner", "If you have one of them, add it"],
  [
    "Museum Curator\nRequirements\n- Conservation",
    "Job title: Museum Curator. If you have held it",
  ],
])("a missing requirement is suggested in the posting's words: %j", (posting, said) => {
  expect(suggestionsFor(RESUME, posting).join("\n")).toContain(said);
});

test("a skill that is mentioned but hardly counts is suggested with the reason, not with `add it`", () => {
  const resume =
    "Tim Ng\nExperience\nSales Representative, Bay Dental, 2019 - 2024\nSold phlebotomy chairs to two hundred clinics.";
  const said = suggestionsFor(resume, "Nurse wanted\nRequirements\n- Phlebotomy\n- ACLS").join(
    "\n",
  );
  expect(said).toContain("Required: Phlebotomy. Mentioned, but as something you sell");
  expect(said).toContain("Required: ACLS. If you have it, add it");
});

test("requirements that the resume shows, in a list or in part, are not suggested", () => {
  const posting = "Barista\nRequirements\n- Latte art\n- Espresso\n- Cash handling";
  const said = suggestionsFor(`${RESUME}\nSkills\nLatte art, espresso, cash handling`, posting);
  expect(said.filter((line) => /latte|espresso|cash/i.test(line))).toEqual([]);
});
