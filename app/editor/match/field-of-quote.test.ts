import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { fieldOfQuote } from "./field-of-quote.ts";

const RESUME: Resume = {
  ...emptyResume(),
  summary: "Machinist with twelve years on five-axis mills.",
  skills: ["GD&T", "Fanuc"],
  experience: [
    {
      ...{ id: "a1", company: "Harrow Tools", position: "Machinist", startDate: "2019-04" },
      ...{ endDate: "", current: true },
      description: "• Cut scrap from 4% to 1%\n• Wrote Fanuc programs for a family of\nhousings",
    },
  ],
};

test.each([
  ["…scrap from 4% to…", "experience.a1.description"],
  ["Fanuc programs for a family of housings", "experience.a1.description"],
  ["Machinist · Harrow Tools", "experience.a1.company"],
  ["GD&T, Fanuc", "skills"],
  ["five-axis mills.", "summary"],
  ["nothing of this resume", null],
  ["…", null],
])("the field of the quote %j is found", (quote, field) => {
  expect(fieldOfQuote(RESUME, quote)).toBe(field);
});
