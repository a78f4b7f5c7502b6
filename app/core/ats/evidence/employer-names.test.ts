/** What an employer or a department is called is no skill; labels in a line are read as headings are. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

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

test("the business of an employer is half of what is asked for", () => {
  expect(shown("Logistics", "Clerk, Bright Logistics Inc., 2019 - 2022")?.credit).toBe(0.5);
});

test("a department is half of what is asked for", () => {
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
  "what was done for a class is shown by half: %s",
  (line) => {
    expect(shown("Python", `Clerk, Bright Inc., 2019 - 2022\n- ${line}`)?.credit).toBe(0.5);
  },
);

test("languages of programs are listed, not held", () => {
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

test("what a job title names behind a comma is done, and no list", () => {
  const job = "Staff Nurse, Intensive Care\nMar 2019 - Present\nSt. Brigid Hospital";
  expect(shown("Intensive care", job)).toMatchObject({ grade: "doing", credit: 1 });
});
