import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { escapeInline, plainText } from "#app/core/resume/inline-text.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { fitToSchema } from "./fit-to-schema.ts";

const fitted = (summary: string) => fitToSchema({ ...emptyResume(), summary }, () => "new");

test("a text that is too long is cut, and keeps the formats of what stays", () => {
  const { resume, uncertain } = fitted(`**Led** ${"word ".repeat(2_000)}`);
  expect(resume.summary).toMatch(/^\*\*Led\*\* word word/);
  expect(plainText(resume.summary)).toHaveLength(CAPS.summary);
  expect(uncertain).toMatchObject([{ field: "summary", reason: /the rest was cut$/ }]);
});

test("a text of asterisks has as many letters as one of others", () => {
  const stars = escapeInline("*a".repeat(CAPS.summary / 2));
  expect(stars.length).toBeGreaterThan(CAPS.summary);
  expect(fitted(stars)).toMatchObject({ resume: { summary: stars }, uncertain: [] });
});
