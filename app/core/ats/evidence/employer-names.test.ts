/**
 * Skills' names that are part of an employer's or department's name count less, and labels at the
 * start of a line (`Languages: …`) count as headings.
 */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** The report's keyword for one required skill. @param lines of the resume's experience */
const shown = (asked: string, lines: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\n\nEXPERIENCE\n${lines}\n- Answered the phone and sorted the post`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords[0];

test.each([
  ["Excel", "Clerk, Excel Logistics, 2019 - 2022"],
  ["Python", "Clerk\nPython Security Ltd\n2019 - 2022"],
  ["Python", "Receptionist at Python Security, Inc. (2019 - 2022)"],
  ["Jira", "Shop clerk, Jira & Sons, 2019 - 2022"],
  ["Kubernetes", "Employer: Kubernetes Travel\nShop clerk, 2019 - 2022"],
])("%s is not shown by an employer's name: %s", (asked, lines) => {
  expect(shown(asked, lines)).toMatchObject({ found: false });
});

test("an employer's line of business in its name gets half of the credit", () => {
  expect(shown("Logistics", "Clerk, Bright Logistics Inc., 2019 - 2022")?.credit).toBe(0.5);
});

test("a skill in a department's name gets half of the credit", () => {
  const line = "Clerk, Payroll Department, Bright Inc., 2019 - 2022";
  expect(shown("Payroll", line)?.credit).toBe(0.5);
});

test.each([
  ["Python", "Python developer, Bright Ltd, 2019 - 2022\n- Built tools in Python for Acme Ltd"],
  ["Kubernetes", "Engineer, 2019 - 2022\n- Ran Kubernetes at Bright Holdings"],
])("%s is shown by work for a company: %s", (asked, lines) => {
  expect(shown(asked, lines)?.credit).toBe(1);
});

test.each(["Class project: a game in Python", "School project: built a game in Python"])(
  "a skill used in a school project gets half of the credit: %s",
  (line) => {
    expect(shown("Python", `Clerk, Bright Inc., 2019 - 2022\n- ${line}`)?.credit).toBe(0.5);
  },
);

test("programming languages after the label `Languages` are graded as listed, not as held", () => {
  const line = "Clerk, Bright Inc., 2019 - 2022\nLanguages: Python, Java";
  expect(shown("Python", line)).toMatchObject({ grade: "listing" });
});

test("a label in a line is the heading of that line alone", () => {
  const resumeText = `Ann Lee\nEngineer, Bright Inc., 2019 - 2022\nCertifications: PMP, Terraform\n- Built the pages in React`;
  const asked = { jobDescriptionText: "Requirements\n- Terraform\n- React", resumeText };
  const grades = scoreResume(asked, ATS_MODEL, TODAY).metadata.analysis.keywords.map(
    ({ grade }) => grade,
  );
  expect(grades).toEqual(["holding", "doing"]);
});

test("a skill after a comma in a job title is graded as done, not as listed", () => {
  const job = "Staff Nurse, Intensive Care\nMar 2019 - Present\nSt. Brigid Hospital";
  expect(shown("Intensive care", job)).toMatchObject({ grade: "doing", credit: 1 });
});
