/** When a resume counts as empty, or as not yet written. */
import { expect, test } from "vitest";
import { createResumeFor, emptyResume } from "./defaults.ts";
import { isEmptyResume, isUnwrittenResume } from "./is-empty-resume.ts";

test("a resume is empty until it has any content", () => {
  expect(isEmptyResume(emptyResume())).toBe(true);
  expect(isEmptyResume({ ...emptyResume(), skills: ["SQL"] })).toBe(false);
});

test("a resume with only the account's name and email is unwritten, but not empty", () => {
  const resume = createResumeFor({ fullName: "Ada Byron", email: "ada@example.org" });
  expect(resume.personalInfo).toMatchObject({ fullName: "Ada Byron", email: "ada@example.org" });
  expect(isEmptyResume(resume)).toBe(false);
  expect(isUnwrittenResume(resume)).toBe(true);
  expect(isUnwrittenResume({ ...resume, summary: "I count." })).toBe(false);
});

test("an account's email that is too long for a resume is left out", () => {
  const email = `${"x".repeat(200)}@example.org`;
  expect(createResumeFor({ fullName: "Ada", email }).personalInfo.email).toBe("");
});
