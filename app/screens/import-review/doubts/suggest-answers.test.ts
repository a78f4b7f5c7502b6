import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { suggestAnswers } from "./suggest-answers.ts";

const job = { company: "", position: "Nurse", startDate: "2018", endDate: "2022", current: false };
const resume = {
  ...emptyResume(),
  experience: [{ ...job, id: "a", location: "Graz", description: "Trained new staff" }],
};
// The lines of the imported file. The entry was read from lines 2 and 3; its employer, in line 1, was not found.
const units = ["Work", "Acme Hospital - Graz", "Nurse (2018 - 2022)", "Trained new staff"].map(
  (text) => ({ text }),
);
const doubt = {
  ...{ origin: "experience.0.company", field: "experience.0.company" },
  ...{ reasons: ["Who did you work for?"], text: "", isQuestion: true },
};

test("a text of the line above the entry that is in none of its fields is suggested", () => {
  expect(suggestAnswers(doubt, resume, units, [2, 3])).toEqual(["Acme Hospital"]);
});

test("the line above the entry is suggested, but not if another field of the resume contains it", () => {
  const toUnits = (lines: string[]) => lines.map((text) => ({ text }));
  const lines = ["Bell Clinic", "Nurse (2018 - 2022)", "Trained new staff"];
  const entryUnits = [1, 2];
  expect(suggestAnswers(doubt, resume, toUnits(lines), entryUnits)).toEqual(["Bell Clinic"]);
  const linesBelowBullet = lines.with(0, "Other job's bullet");
  const withBullet = { ...resume, summary: "Other job's bullet" };
  expect(suggestAnswers(doubt, withBullet, toUnits(linesBelowBullet), entryUnits)).toEqual([]);
});

test("an answered question and a doubt that is no question get no suggestions", () => {
  const [entry] = resume.experience;
  const answered = { ...resume, experience: [{ ...job, ...entry, id: "a", company: "Acme" }] };
  expect(suggestAnswers(doubt, answered as typeof resume, units, [2, 3])).toEqual([]);
  expect(suggestAnswers({ ...doubt, isQuestion: false }, resume, units, [2, 3])).toEqual([]);
});
