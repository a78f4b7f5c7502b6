import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { changedText } from "./changed-text.ts";

const ENTRY = { company: "Acme", position: "Engineer", startDate: "2020-01", endDate: "" };
const job = (id: string, more = {}) => ({ ...ENTRY, id, current: true, description: "", ...more });
const RESUME: Resume = { ...emptyResume(), experience: [job("a"), job("b")] };

test("the one text that differs is named as the page's parts are", () => {
  expect(changedText(RESUME, { ...RESUME, summary: "x" })).toEqual({
    field: "summary",
    before: "",
    after: "x",
  });
  const personalInfo = { ...RESUME.personalInfo, fullName: "Ada" };
  expect(changedText(RESUME, { ...RESUME, personalInfo })?.field).toBe("personalInfo.fullName");
  const experience = [job("a"), job("b", { company: "Acme Ltd" })];
  expect(changedText(RESUME, { ...RESUME, experience })).toEqual({
    field: "experience.b.company",
    before: "Acme",
    after: "Acme Ltd",
  });
});

test.each<[string, Partial<Resume>]>([
  ["nothing", {}],
  ["two texts", { experience: [job("a", { company: "B", position: "C" }), job("b")] }],
  ["a text and a mark", { experience: [job("a", { company: "B", current: false }), job("b")] }],
  ["an entry more", { experience: [job("a"), job("b"), job("c")] }],
  ["the entries' order", { experience: [job("b"), job("a")] }],
  ["a skill", { skills: ["Go"] }],
  ["a section more", { awards: [] }],
])("%s is no changed text", (_what, change) => {
  expect(changedText(RESUME, { ...RESUME, ...change })).toBeNull();
});

test("one skill for another is no changed text", () => {
  expect(changedText({ ...RESUME, skills: ["Go"] }, { ...RESUME, skills: ["C"] })).toBeNull();
});
