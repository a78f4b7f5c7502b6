import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { findChangedText } from "./changed-text.ts";

const ENTRY = { company: "Acme", position: "Engineer", startDate: "2020-01", endDate: "" };
const job = (id: string, more = {}) => ({ ...ENTRY, id, current: true, description: "", ...more });
const RESUME: Resume = { ...emptyResume(), experience: [job("a"), job("b")] };

test("the field of the changed text is named like the page's data-field", () => {
  expect(findChangedText(RESUME, { ...RESUME, summary: "x" })).toEqual({
    field: "summary",
    before: "",
    after: "x",
  });
  const personalInfo = { ...RESUME.personalInfo, fullName: "Ada" };
  expect(findChangedText(RESUME, { ...RESUME, personalInfo })?.field).toBe("personalInfo.fullName");
  const experience = [job("a"), job("b", { company: "Acme Ltd" })];
  expect(findChangedText(RESUME, { ...RESUME, experience })).toEqual({
    field: "experience.b.company",
    before: "Acme",
    after: "Acme Ltd",
  });
});

test.each<[string, Partial<Resume>]>([
  ["nothing", {}],
  ["two texts", { experience: [job("a", { company: "B", position: "C" }), job("b")] }],
  ["a text and a flag", { experience: [job("a", { company: "B", current: false }), job("b")] }],
  ["an added entry", { experience: [job("a"), job("b"), job("c")] }],
  ["the entries' order", { experience: [job("b"), job("a")] }],
  ["a skill", { skills: ["Go"] }],
  ["an added section", { awards: [] }],
])("%s is not a changed text", (_change, change) => {
  expect(findChangedText(RESUME, { ...RESUME, ...change })).toBeNull();
});

test("a replaced skill is not a changed text", () => {
  expect(findChangedText({ ...RESUME, skills: ["Go"] }, { ...RESUME, skills: ["C"] })).toBeNull();
});
