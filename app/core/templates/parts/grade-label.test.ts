/** The label printed before a grade: "GPA" for averages, another word for other grades. */
import { expect, test } from "vitest";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { ALL_WORDS } from "#app/core/resume-languages/reading/all-words.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { listVersions, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { loadSample } from "#app/core/templates/samples.ts";
import { NON_AVERAGE_LABELS, printedGradeLabel } from "./grade-label.ts";

const WORDS = Object.fromEntries(ALL_WORDS);

test.each([
  ["3.8/4.0", "GPA"],
  ["2:1", "Grade"],
  ["17/20", "Grade"],
  ["95%", "Grade"],
  ["110/110 cum laude", "Grade"],
  ["First", "Grade"],
  ["Second Class Honours, Grade I", "Grade"],
])("the grade %s is printed with the label %s", (grade, label) => {
  expect(printedGradeLabel(grade, ENGLISH)).toBe(label);
});

test.each(Object.entries(NON_AVERAGE_LABELS))(
  "in %s, the label %s is printed for a grade that is no average, and is read by imports",
  async (code, label) => {
    const words = await loadWords(code);
    expect(words.code).toBe(code);
    expect(WORDS[code]?.grade.split("|")).toContain(label);
    expect(printedGradeLabel("xyz", words)).toBe(label);
    expect(printedGradeLabel("1.3", words)).toBe(words.grade);
  },
);

test("in languages without a GPA, a number on any scale is an average, and a rank is not", async () => {
  const french = await loadWords("fr");
  for (const grade of ["17/20", "14,5", "15,2 (mention bien)"])
    expect(printedGradeLabel(grade, french), grade).toBe("Moyenne");
  for (const grade of ["Mention bien, 2e rang", "1er rang", "2:1"])
    expect(printedGradeLabel(grade, french), grade).toBe("Mention");
});

test.each(TEMPLATES)(
  'only the newest version of $id prints "Grade: First"; older ones keep "GPA: First"',
  async (template) => {
    const { id: templateId, version } = template;
    const sample = await loadSample(templateId);
    const [school] = sample.education;
    if (!school) throw new Error("The sample has no school");
    const resume = { ...sample, education: [{ ...school, gpa: "First" }] };
    const html = await renderResume({ templateId, resume, design: { version } });
    expect(html).toContain("Grade: First");
    for (const older of listVersions(template).slice(0, -1))
      expect(await renderResume({ templateId, resume, design: { version: older } })).toContain(
        "GPA: First",
      );
  },
);
