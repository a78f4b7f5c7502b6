import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { suggestAnswers } from "./suggest-answers.ts";

const job = { company: "", position: "Nurse", startDate: "2018", endDate: "2022", current: false };
const resume = {
  ...emptyResume(),
  experience: [{ ...job, id: "a", location: "Graz", description: "Trained new staff" }],
};
const units = ["Work", "Acme Hospital - Graz", "Nurse (2018 - 2022)", "Trained new staff"].map(
  (text) => ({ text }),
);
const doubt = {
  ...{ origin: "experience.0.company", field: "experience.0.company" },
  ...{ reasons: ["Who did you work for?"], text: "", isQuestion: true },
};

test("what stands at the entry and is in none of its fields is offered as the answer", () => {
  expect(suggestAnswers(doubt, resume, units, [2, 3])).toEqual(["Acme Hospital"]);
});

test("what another entry holds is not offered, but a line above that none holds is", () => {
  const roles = ["Other job's bullet", "Nurse (2018 - 2022)", "Trained new staff"];
  const place = [1, 2];
  const named = (lines: string[]) => lines.map((text) => ({ text }));
  expect(suggestAnswers(doubt, resume, named(roles.with(0, "Bell Clinic")), place)).toEqual([
    "Bell Clinic",
  ]);
  const both = { ...resume, summary: "Other job's bullet" };
  expect(suggestAnswers(doubt, both, named(roles), place)).toEqual([]);
});

test("an answered question and a doubt get no offers", () => {
  const [entry] = resume.experience;
  const answered = { ...resume, experience: [{ ...job, ...entry, id: "a", company: "Acme" }] };
  expect(suggestAnswers(doubt, answered as typeof resume, units, [2, 3])).toEqual([]);
  expect(suggestAnswers({ ...doubt, isQuestion: false }, resume, units, [2, 3])).toEqual([]);
});
