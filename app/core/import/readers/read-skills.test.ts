import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { readSkills } from "./read-skills.ts";

const read = (text: string) => readSkills(linesOf(text));
const GROUPS = [
  { name: "Analysis", skills: ["SQL", "Python"] },
  { name: "Methods", skills: ["Regression", "Forecasting"] },
];

test.each([
  "Analysis || SQL, Python\nMethods || Regression, Forecasting",
  "Analysis – SQL, Python\nMethods – Regression, Forecasting",
  "Analysis: SQL, Python\nMethods: Regression, Forecasting",
])("names before several lists are groups: %j", (text) => {
  expect(read(text)).toEqual({
    skills: ["SQL", "Python", "Regression", "Forecasting"],
    groups: GROUPS,
  });
});

test("skills in columns are no groups, and their bullets go", () => {
  expect(read("Planning || – Excel\nRouting || – Xero")).toEqual({
    skills: ["Planning", "Excel", "Routing", "Xero"],
    groups: [],
  });
});

test("names with colons and nothing behind them are skills", () => {
  expect(read("*Linux:*\n*Networks:*\n*PowerShell:*")).toEqual({
    skills: ["Linux", "Networks", "PowerShell"],
    groups: [],
  });
});
