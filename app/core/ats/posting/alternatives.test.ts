import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

const posting = (...lines: string[]) =>
  ["Registered Nurse", "Requirements", ...lines.map((line) => `- ${line}`)].join("\n");
/** Each requirement of a line that has alternatives, with all that are accepted. */
const choicesOf = (line: string) =>
  readPosting(posting(line), ATS_MODEL).requirements.flatMap(({ name, alternatives }) =>
    alternatives ? [[name, [...alternatives].sort()]] : [],
  );

test.each([
  ["Experience with Epic or Cerner", ["Cerner", "Epic"]],
  ["Experience with HiBob, Personio or BambooHR", ["BambooHR", "HiBob", "Personio"]],
  ["AWS, Azure, or Google Cloud", ["AWS", "Azure", "Google Cloud"]],
  ["Degree in Economics, Mathematics or a related field", ["Economics", "Mathematics"]],
  ["Emergency or intensive care", ["Critical care", "Emergency medicine"]],
  ["Python and/or R", ["Python", "R"]],
  ["Python or R or Julia", ["Julia", "Python", "R"]],
  [
    "At least one of Terraform, Pulumi and CloudFormation",
    ["CloudFormation", "Pulumi", "Terraform"],
  ],
  ["One or more of the following: Terraform, Pulumi", ["Pulumi", "Terraform"]],
  ["Amazon Web Services (AWS) or Google Cloud Platform (GCP)", ["AWS", "Google Cloud"]],
])("a line accepts any one of several skills: %s", (line, names) => {
  const choices = new Map(choicesOf(line) as [string, string[]][]);
  expect([...choices.keys()].sort()).toEqual(names);
  for (const choice of choices.values()) expect(choice).toEqual(names);
});

test.each([
  "Epic and Cerner",
  "HTML, CSS and JavaScript",
  "Wound care; triage or not, we train you",
  "AWS (EC2, S3) or Azure",
])("a line that asks for several skills together has no alternatives: %s", (line) => {
  expect(choicesOf(line)).toEqual([]);
});

test("examples in brackets show the general name before them, but it does not show them", () => {
  expect(
    new Map(choicesOf("SQL (PostgreSQL or MySQL), Python or R") as [string, string[]][]),
  ).toEqual(
    new Map([
      ["PostgreSQL", ["MySQL", "PostgreSQL"]],
      ["MySQL", ["MySQL", "PostgreSQL"]],
      ["SQL", ["MySQL", "PostgreSQL", "SQL"]],
      ["Python", ["Python", "R"]],
      ["R", ["Python", "R"]],
    ]),
  );
});

test("a skill that another line asks for alone has no alternatives", () => {
  const { requirements } = readPosting(
    posting("AWS or Google Cloud", "Two years of running services on AWS"),
    ATS_MODEL,
  );
  const choiceOf = (name: string) => requirements.find((each) => each.name === name)?.alternatives;
  expect(choiceOf("AWS")).toBeNull();
  expect(choiceOf("Google Cloud")).not.toBeNull();
});

const EITHER = posting("Experience with Epic or Cerner", "Wound care", "BLS certification");
const NURSE = `Ann Lee
Experience
Nurse, Harbor Clinic, 2019 - 2023
- Dressed wounds on a ward of thirty beds and led the handover every morning
- Trained four colleagues to plan the shifts of the week`;
const score = (resumeText: string) =>
  scoreResume({ resumeText, jobDescriptionText: EITHER }, ATS_MODEL, TODAY);
const keyword = (report: ReturnType<typeof score>, name: string) =>
  report.metadata.analysis.keywords.find(({ term }) => term === name);

test("a skill that the resume shows counts for its alternative, and the report quotes it", () => {
  const report = score(`${NURSE}\n- Charted in Cerner every day, and taught it to others`);
  expect(keyword(report, "Cerner")).toMatchObject({ found: true, how: "exact" });
  expect(keyword(report, "Epic")).toMatchObject({
    found: true,
    how: "alternative",
    metBy: "Cerner",
    reason: "Cerner: Shown in a line about your work.",
  });
  expect(keyword(report, "Epic")?.where?.snippet).toContain("Charted in Cerner");
  expect(report.missingSkills).not.toContain("Epic");
});

test("two alternatives weigh as much as one requirement, and are suggested once", () => {
  const report = score(NURSE);
  const weightOf = (name: string) => keyword(report, name)?.weight ?? 0;
  expect(weightOf("Epic") + weightOf("Cerner")).toBeCloseTo(weightOf("Basic life support"));
  const said = report.feedback.filter((each) => /Epic|Cerner/.test(each));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/(?:Epic or Cerner|Cerner or Epic)\. If you have one of them, add it/);
});

test("if the resume names one of two alternatives, neither is suggested", () => {
  const said = score(`${NURSE}\n- Cerner, Excel`).feedback.filter((each) =>
    /Epic|Cerner/.test(each),
  );
  expect(said).toEqual([]);
});

test("a name gets the last word that it shares with the next one: hazmat and tanker endorsements", () => {
  const { requirements } = readPosting(
    "Truck Driver\nRequirements\n- Class A CDL with hazmat and tanker endorsements",
    ATS_MODEL,
  );
  const names = requirements.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Hazmat endorsement", "Tanker endorsement"]));
});
