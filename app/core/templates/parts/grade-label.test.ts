import { expect, test } from "vitest";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { ALL_WORDS } from "#app/core/resume-languages/reading/all-words.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { loadSample } from "#app/core/templates/samples.ts";
import { gradeLabel, LABELS_IN_WORDS } from "./grade-label.ts";

const WORDS = Object.fromEntries(ALL_WORDS);

test.each([
  ["3.8/4.0", "GPA"],
  ["2:1", "GPA"],
  ["110/110 cum laude", "GPA"],
  ["First", "Grade"],
  ["Second Class Honours, Grade I", "Grade"],
])("%s is printed behind %s", (grade, label) => {
  expect(gradeLabel(grade, ENGLISH)).toBe(label);
});

test.each(Object.entries(LABELS_IN_WORDS))("%s: an import reads %s", async (code, label) => {
  const words = await loadWords(code);
  expect(words.code).toBe(code);
  expect(WORDS[code]?.grade.split("|")).toContain(label);
  expect(gradeLabel("xyz", words)).toBe(label);
  expect(gradeLabel("1.3", words)).toBe(words.grade);
});

test.each(TEMPLATES)(
  "the newest version of $id calls no class of honours a GPA",
  async (template) => {
    const { id: templateId, version } = template;
    const sample = await loadSample(templateId);
    const [school] = sample.education;
    if (!school) throw new Error("The sample has no school");
    const resume = { ...sample, education: [{ ...school, gpa: "First" }] };
    const html = await renderResume({ templateId, resume, design: { version } });
    expect(html).toContain("Grade: First");
  },
);
