/** Our own Word and OpenDocument exports are imported field by field, in the look of every template. */
import { describe, expect, test } from "vitest";
import { writeDocument } from "#app/core/export/write-document.ts";
import { importFile } from "#app/core/import/import-file.ts";
import { type Design, designForVersion } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEMPLATE_SUMMARIES } from "#app/core/templates/template-summaries.ts";
import { fullResume } from "../support/a-full-resume.ts";
import { differingFields } from "../support/compare-fields.ts";
import { loadModels } from "../support/import-models.ts";
import { RESUMES } from "../support/own-resumes.ts";

/** A resume with formatted texts, and with http and https addresses, some with letters beyond ASCII. */
function linkedResume(): Resume {
  const resume = fullResume();
  const [job, ...others] = resume.experience;
  if (!job) throw new Error("The resume has no job");
  const lines = [
    "**Led** a team of *nine* in [two towns](https://example.org/towns)",
    "  Kept 2 \\* 3 lists and **all** of them",
    "Cut costs by 18%",
  ];
  const [certificate] = resume.certificates ?? [];
  return {
    ...resume,
    personalInfo: {
      ...resume.personalInfo,
      linkedIn: "https://www.linkedin.com/in/zoe",
      github: "http://github.com/zoe",
      links: [{ id: "l", label: "Portfolio", url: "https://zoë.example/ä" }],
    },
    experience: [{ ...job, description: lines.join("\n") }, ...others],
    projects: [
      {
        ...{ id: "p", name: "Kite", description: "A kite", technologies: ["Rust"] },
        ...{ githubLink: "https://github.com/zoe/kite", liveLink: "http://kite.example" },
      },
    ],
    certificates: certificate ? [certificate] : [],
  };
}

const FORMATS = ["docx", "odt"] as const;

async function readBack(
  format: (typeof FORMATS)[number],
  source: { resume: Resume; templateId: string; design: Design },
) {
  let ids = 0;
  const outcome = await importFile(await writeDocument(format, source), {
    newId: () => `new-${++ids}`,
    loadModels,
    readPdf: () => Promise.reject(new Error("No PDF is read here")),
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.resume;
}

describe.each(RESUMES)("%s", (_name, resume) => {
  test.each(TEMPLATE_SUMMARIES)("is imported whole in the look of $id", async ({ id, version }) => {
    const source = { resume, templateId: id, design: designForVersion(version) };
    for (const format of FORMATS) {
      expect(differingFields(resume, await readBack(format, source)), format).toEqual([]);
    }
  });
});

test.each(FORMATS)(
  "%s keeps schemes of addresses, bold, italic, links and the second level of bullets",
  async (format) => {
    const resume = linkedResume();
    const read = await readBack(format, { resume, templateId: "modern-professional", design: {} });
    expect(read.personalInfo).toMatchObject({
      linkedIn: resume.personalInfo.linkedIn,
      github: resume.personalInfo.github,
      links: [{ label: "Portfolio", url: "https://zoë.example/ä" }],
    });
    expect(read.experience[0]?.description).toBe(resume.experience[0]?.description);
    expect(read.projects[0]).toMatchObject({
      githubLink: "https://github.com/zoe/kite",
      liveLink: "http://kite.example",
    });
    expect(read.certificates?.[0]?.url).toBe(resume.certificates?.[0]?.url);
    expect(read.publications?.[0]?.url).toBe(resume.publications?.[0]?.url);
  },
);
