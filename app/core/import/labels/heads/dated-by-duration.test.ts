/**
 * Tests that employer and job title above dates with a duration are read in the order in which LinkedIn prints them. A
 * part is a text between separators in the first lines of an entry, with the label that a model gave it: "role" is a
 * job title, "org" an employer or school and "note" any other text.
 */

import { expect, test } from "vitest";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

/** The texts read from a job's first lines; `labels` are those of its parts in order. */
const read = (texts: string[], ...labels: string[]) => {
  const lines = labeledLines(texts.map((text) => ["experience.head", [text]]));
  const head = { content: "experience" as const, lines: lines.map(({ line }) => line) };
  return readHeads([head], labelInOrder(...labels))[0]?.texts;
};
const DATES = "March 2020 - Present (4 years 8 months)";

test("the lines above dates with a duration are the employer and the job title", () => {
  const lines = ["Hennepin Healthcare", "Nurse Manager, Medical ICU", DATES, "Oslo, Norway"];
  expect(read(lines, "role", "role", "place", "place")).toEqual({
    org: "Hennepin Healthcare",
    role: "Nurse Manager, Medical ICU",
    place: "Oslo, Norway",
  });
});

test("without a duration, with the job title first, or with a place, the labels of the model decide", () => {
  expect(read(["Oak Ltd", "Nurse Manager, ICU", "2020 - 2022"], "role", "org", "note")).toEqual({
    role: "Oak Ltd",
    org: "Nurse Manager",
    note: "ICU",
  });
  expect(read(["Nurse Manager", "Oak Ltd", DATES], "role", "org")).toEqual({
    role: "Nurse Manager",
    org: "Oak Ltd",
  });
  const digital = ["Acme", "Software Engineer, Cloud", DATES];
  expect(read(digital, "role", "role", "place")?.role).toBe("Software Engineer, Cloud");
  const employerBelow = ["Surveyor", "Buyer Homes Ltd", DATES];
  expect(read(employerBelow, "role", "org")).toEqual({ role: "Surveyor", org: "Buyer Homes Ltd" });
  const place = ["Oak Hotels", "Night Manager, Oslo, Norway", DATES];
  expect(read(place, "org", "role", "place", "place")).toMatchObject({ place: "Oslo, Norway" });
  expect(read(["Nurse Manager", "Head Nurse", DATES], "org", "role")?.org).toBe("Nurse Manager");
});
