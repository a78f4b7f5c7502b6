import { expect, test } from "vitest";
import { stopAfter, tabOrder } from "./text-order.ts";

const RENDERED = [
  "personalInfo.fullName",
  "personalInfo.linkedIn",
  "experience.a.position",
  "experience.a.company",
  "experience.a.description",
  "education.b.degree",
  "projects.c.name",
  "projects.c.technologies",
  "projects.c.description",
];

test("the place of an entry's dates or technologies comes before its description, else last", () => {
  expect(tabOrder(RENDERED, "personalInfo.fullName")).toEqual([
    "personalInfo.fullName",
    "experience.a.position",
    "experience.a.company",
    "experience.a.startDate",
    "experience.a.description",
    "education.b.degree",
    "education.b.startDate",
    "projects.c.name",
    "projects.c.technologies",
    "projects.c.description",
  ]);
});

test("the empty texts of the edited entry are visited too", () => {
  expect(stopAfter(RENDERED, "experience.a.company", 1)).toBe("experience.a.location");
  expect(stopAfter(RENDERED, "experience.a.location", 1)).toBe("experience.a.startDate");
  expect(stopAfter(RENDERED, "experience.a.startDate", 1)).toBe("experience.a.description");
  expect(stopAfter(RENDERED, "experience.a.description", 1)).toBe("education.b.degree");
  expect(stopAfter(RENDERED, "projects.c.description", 1)).toBe(null);
});
