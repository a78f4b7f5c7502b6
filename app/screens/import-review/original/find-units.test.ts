import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { findUnits, findUnitsOfField } from "./find-units.ts";

const LINES = [
  ...["Ann Lee", "ann@lee.example", "Experience", "Nurse", "Acme · 2019 – 2021"],
  ...[
    "Took over the late",
    "shift of two wards",
    "Nurse",
    "Bell · 2015 – 2018",
    "Trained new staff",
  ],
];
const units = LINES.map((text) => ({ text }));
const job = { position: "Nurse", current: false, location: "" };
const jobs = [
  {
    ...{ ...job, id: "a", company: "Acme", startDate: "2019", endDate: "2021" },
    description: "Took over the late shift of two wards",
  },
  {
    ...{ ...job, id: "b", company: "", startDate: "2015", endDate: "2018" },
    description: "Trained new staff",
  },
];
const resume = { ...completeResume(), experience: jobs };
const textsAt = (path: string) => findUnitsOfField(units, resume, path).map((at) => LINES[at]);

test("a value is found in its own entry, even if another entry has the same value", () => {
  expect(textsAt("experience.0.position")).toEqual(["Nurse"]);
  expect(findUnitsOfField(units, resume, "experience.1.position")).toEqual([7]);
  expect(textsAt("experience.1.startDate")).toEqual(["Bell · 2015 – 2018"]);
});

test("a text that is wrapped in the file is found with all its lines", () => {
  expect(textsAt("experience.0.description")).toEqual(["Took over the late", "shift of two wards"]);
});

test("an empty field is found at the first lines of its entry", () => {
  expect(textsAt("experience.1.company")).toContain("Bell · 2015 – 2018");
});

test("a text that is not in the file is found at no line", () => {
  expect(findUnits(units, ["Something else"], [])).toEqual([]);
});
