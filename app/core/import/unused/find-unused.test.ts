import { expect, test } from "vitest";
import { findUnused } from "./find-unused.ts";

const textsIn = (lines: string[], held: Record<string, unknown>) =>
  findUnused(lines, held).map(({ text }) => text);

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

test("what is held, wherever its parts stand, is used", () => {
  const lines = ["ANN LEE", "Phone: 030 784 55 | Email: ann@lee.example", "Work Experience"];
  lines.push("Nurse, Acme March 2019 – Present", "• Took over the", "late shift", "Page 1 of 2");
  expect(textsIn(lines, RESUME)).toEqual([]);
});

test("a line that no field holds is told with its place, and so is a part of one", () => {
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

test("a heading of any words is one where another section begins, and only there", () => {
  const held = ["Nurse", "Acme", "Where I learned", "BSc, MIT"];
  expect(textsIn(held, RESUME)).toEqual([]);
  expect(textsIn(["Nurse", "Ireland", "Trained new staff"], RESUME)).toEqual(["Ireland"]);
});

test("labels of a number or of dates are no content", () => {
  const certificates = [{ name: "Nurse", number: "RN.4123", validUntil: "2027-10" }];
  const lines = ["Nurse, License No. RN.4123, valid until Oct 2027", "Nurse, exp. 10/2027"];
  expect(textsIn(lines, { certificates })).toEqual([]);
});

test("what is told already is not told again, and a repeated text once", () => {
  const lines = ["Nurse", "Born in Graz", "Acme", "Dates held", "Trained new staff", "Dates held"];
  expect(textsIn(lines, { ...RESUME, told: ["Born in Graz"] })).toEqual(["Dates held"]);
});

test("languages without spaces and words cut at the end of a line are found again", () => {
  const held = { summary: "我在医院工作了十年", skills: ["documentation of wounds"] };
  expect(textsIn(["我在医院工作", "了十年", "documen-", "tation of wounds"], held)).toEqual([]);
});

test("the time worked somewhere in all is no content", () => {
  expect(textsIn(["Acme", "10 years 4 months", "Nurse"], RESUME)).toEqual([]);
});
