/** Our own Markdown and text exports are imported field by field; Markdown keeps bold, italic and links. */
import { describe, expect, test } from "vitest";
import { writeDocument } from "#app/core/export/write-document.ts";
import { importFile } from "#app/core/import/import-file.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { fullResume } from "../support/a-full-resume.ts";
import { differingFields } from "../support/compare-fields.ts";
import { loadModels } from "../support/import-models.ts";
import { RESUMES } from "../support/own-resumes.ts";

async function readBack(format: "md" | "txt", resume: Resume): Promise<Resume> {
  const bytes = await writeDocument(format, { resume, templateId: "modern-professional" });
  let ids = 0;
  const newId = () => `new-${++ids}`;
  const readPdf = () => Promise.reject(new Error("No PDF is read here"));
  const outcome = await importFile(bytes, { newId, loadModels, readPdf });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.resume;
}

describe.each(RESUMES)("%s", (_name, resume) => {
  test.each(["md", "txt"] as const)("comes back from %s", async (format) => {
    expect(differingFields(resume, await readBack(format, resume))).toEqual([]);
  });
});

test.each(["First", "2:1", "95%", "Second Class Honours, Grade I"])(
  "%s is written as a grade, not a GPA, and read again",
  async (gpa) => {
    const resume = fullResume();
    resume.education = resume.education.map((school) => ({ ...school, gpa }));
    for (const format of ["md", "txt", "rendercv"] as const) {
      const file = await writeDocument(format, { resume, templateId: "modern-professional" });
      const text = new TextDecoder().decode(file);
      expect(text).toContain(`Grade: ${gpa}`);
      expect(text).not.toContain("GPA");
    }
    for (const format of ["md", "txt"] as const) {
      const { education } = await readBack(format, resume);
      expect(education.map((school) => school.gpa)).toEqual(resume.education.map(() => gpa));
    }
  },
);

test("Markdown keeps formats and both levels of bullets, plain text only the levels", async () => {
  const resume = fullResume();
  const [job, ...others] = resume.experience;
  if (!job) throw new Error("The resume has no job");
  const lines = [
    "**Led** a team of *nine* in [two towns](https://example.org/towns)",
    "  Kept 2 \\* 3 lists and **all** of them",
    "Cut costs by 18%",
  ];
  resume.experience = [{ ...job, description: lines.join("\n") }, ...others];
  expect((await readBack("md", resume)).experience[0]?.description).toBe(lines.join("\n"));
  expect((await readBack("txt", resume)).experience[0]?.description).toBe(
    [
      "Led a team of nine in two towns",
      "  Kept 2 * 3 lists and all of them",
      "Cut costs by 18%",
    ].join("\n"),
  );
});

test.each(["md", "txt"] as const)(
  "a group of programming languages is restored from %s",
  async (format) => {
    const groups = [
      { id: "1", name: "Languages", skills: ["Python (advanced)", "Java (basic)"] },
      { id: "2", name: "Data", skills: ["PostgreSQL", "Redis"] },
    ];
    const skills = groups.flatMap((group) => group.skills);
    const resume = { ...fullResume(), skills, skillGroups: groups };
    expect(differingFields(resume, await readBack(format, resume))).toEqual([]);
  },
);
