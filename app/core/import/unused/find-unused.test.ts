import { expect, test } from "vitest";
import { findUnused } from "./find-unused.ts";

/** The unused texts of a document, compared with a resume. */
const unusedTexts = (lines: string[], resume: Record<string, unknown>) =>
  findUnused(lines, resume).map(({ text }) => text);

const RESUME = {
  personalInfo: { fullName: "Ann Lee", email: "ann@lee.example", phone: "030 784 55" },
  experience: [
    {
      ...{ company: "Acme", position: "Nurse", startDate: "2019-03", endDate: "", current: true },
      description: "Took over the late shift\nTrained new staff",
    },
  ],
  education: [{ institution: "MIT", degree: "BSc" }],
};

test("text that the resume has is used, in any field and on any line", () => {
  const lines = ["ANN LEE", "Phone: 030 784 55 | Email: ann@lee.example", "Work Experience"];
  lines.push("Nurse, Acme March 2019 – Present", "• Took over the", "late shift", "Page 1 of 2");
  expect(unusedTexts(lines, RESUME)).toEqual([]);
});

test("a line or part of a line that is in no field is reported with the line's index", () => {
  const lines = [
    "Ann Lee",
    "Nurse, Acme, Night ward 2019",
    "Trained new staff",
    "Driver of the year",
  ];
  expect(findUnused(lines, RESUME)).toEqual([
    { text: "Night ward", line: 1 },
    { text: "Driver of the year", line: 3 },
  ]);
});

test("an unknown heading is not reported between two sections, but within one", () => {
  const lines = ["Nurse", "Acme", "Where I learned", "BSc, MIT"];
  expect(unusedTexts(lines, RESUME)).toEqual([]);
  expect(unusedTexts(["Nurse", "Ireland", "Trained new staff"], RESUME)).toEqual(["Ireland"]);
});

test("labels of numbers and dates are not reported", () => {
  const certificates = [{ name: "Nurse", number: "RN.4123", validUntil: "2027-10" }];
  const lines = ["Nurse, License No. RN.4123, valid until Oct 2027", "Nurse, exp. 10/2027"];
  expect(unusedTexts(lines, { certificates })).toEqual([]);
});

test("a text that was reported before is left out, and a repeated text reported once", () => {
  const lines = ["Nurse", "Born in Graz", "Acme", "Dates held", "Trained new staff", "Dates held"];
  expect(unusedTexts(lines, { ...RESUME, reported: ["Born in Graz"] })).toEqual(["Dates held"]);
});

test("texts without spaces and words broken at the end of a line are used", () => {
  const resume = { summary: "我在医院工作了十年", skills: ["documentation of wounds"] };
  expect(unusedTexts(["我在医院工作", "了十年", "documen-", "tation of wounds"], resume)).toEqual(
    [],
  );
});

test("the duration of a job is not reported", () => {
  expect(unusedTexts(["Acme", "10 years 4 months", "Nurse"], RESUME)).toEqual([]);
});
