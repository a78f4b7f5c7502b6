import { expect, test } from "vitest";
import { ATS_MODEL } from "../../tests/support/ats-model.ts";
import { scoreResume } from "./score.ts";

const suggestionsFor = (resume: string, posting: string) =>
  scoreResume({ resumeText: resume, jobDescriptionText: posting }, ATS_MODEL).feedback;

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
