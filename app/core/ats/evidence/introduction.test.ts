import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const POSTING = `Electrician
Requirements
- Wiring
- Terraform
- Fire alarm systems`;

/** The report's keyword of a resume with this profile and one job, whose line shows nothing. */
const keyword = (introduction: string, term: string, job = "Site Clerk") => {
  const resumeText = `Dana Orlov
Profile
${introduction}
Experience
${job}, Quill Electric, 2019 - 2024
- Kept the gate log and ordered coffee for a crew of thirty on a hospital site.`;
  const report = scoreResume({ resumeText, jobDescriptionText: POSTING }, ATS_MODEL, TODAY);
  return report.metadata.analysis.keywords.find((each) => each.term === term);
};

test.each([
  ["Happy amid Terraform and wiring.", "listing"],
  ["Terraform, day in and day out, with people I like.", "listing"],
  ["Led the move to Terraform on two hospital sites.", "doing"],
])(
  "a skill in the profile is graded as work only if its sentence says what was done: %s",
  (line, grade) => {
    expect(keyword(line, "Terraform")?.grade).toBe(grade);
  },
);

test.each([
  ["Known by everybody and proud of it in the electrician market of the north.", 0.4],
  ["Electrician with six years on hospital sites.", 1],
  ["I am a licensed electrician.", 1],
])(
  "a title in the middle of the profile's sentence gets less credit than one at its start: %s",
  (line, credit) => {
    expect(keyword(line, "Electrician")?.credit).toBe(credit);
  },
);

test("the title of a job counts before the same title in the middle of a sentence", () => {
  const line = "Known by everybody and proud of it in the electrician market of the north.";
  expect(keyword(line, "Electrician", "Electrician")?.credit).toBe(1);
});

test.each([
  ["Accountant", true],
  ["Electrician", false],
  ["Zorblax operations lead", false],
])(
  "a listed skill gets less credit only if the job is known to be of another trade: %s",
  (job, isLess) => {
    const resumeText = `Dana Orlov
Skills
Terraform, wiring, fire alarm systems
Experience
${job}, Quill Electric, 2019 - 2024
- Kept the gate log and ordered coffee for a crew of thirty on a hospital site.`;
    const report = scoreResume({ resumeText, jobDescriptionText: POSTING }, ATS_MODEL, TODAY);
    const listed = report.metadata.analysis.keywords.find(({ term }) => term === "Terraform");
    expect(listed?.grade).toBe("listing");
    expect(Number(listed?.credit) < 0.5).toBe(isLess);
  },
);
