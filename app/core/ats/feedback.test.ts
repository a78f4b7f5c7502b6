import { expect, test } from "vitest";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { scoreResume } from "./score.ts";

const suggestionsFor = (resume: string, posting: string) =>
  scoreResume({ resumeText: resume, jobDescriptionText: posting }, ATS_MODEL, TODAY).feedback;

const RESUME = "Tim Ng\nExperience\nBarista, Café Ünal\nServed guests on busy mornings.";

test("a gap is told in the posting's words too, where they are others than ours", () => {
  const said = suggestionsFor(RESUME, "Barista wanted\n- ACLS\n- Food hygiene certificate");
  expect(said.join("\n")).toContain(
    'Add "Advanced cardiac life support" only if you have it: the posting asks for "ACLS"',
  );
});

test("and once where they are the same", () => {
  const said = suggestionsFor(RESUME, "Nurse wanted\n- Phlebotomy");
  expect(said.join("\n")).toContain(
    'Add "Phlebotomy" only if you have it: the posting asks for it',
  );
});

test.each([
  ["Bachelor's degree required", "a Bachelor's degree"],
  ["Associate degree required", "an Associate degree"],
  ["High school diploma", "a High school diploma"],
  ["PhD required", "a Doctorate"],
  ["Industrial design degree", "an Industrial design degree"],
  ["MBA", "Business administration"],
])("a degree that %s asks for is told as one says it: %s", (line, asked) => {
  const said = suggestionsFor(RESUME, `Analyst\nRequirements\n- ${line}`);
  expect(said.join("\n")).toContain(`The posting asks for ${asked}. Add yours`);
});
