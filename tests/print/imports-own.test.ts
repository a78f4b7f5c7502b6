/** Which fields are restored when our own exports are imported from their text alone, without the attached resume. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { writeDocument } from "#app/core/export/write-document.ts";
import { importFile } from "#app/core/import/import-file.ts";
import { fromPdf } from "#app/core/import/pdf/from-pdf.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { graceOkonjo } from "#app/core/templates/samples/grace-okonjo.ts";
import { fullResume } from "../support/a-full-resume.ts";
import { differingFields } from "../support/compare-fields.ts";
import { IMPORT_MODELS, loadModels } from "../support/import-models.ts";
import { RESUMES } from "../support/own-resumes.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";
import { shownRichResume } from "../support/rich-resume.ts";
import { usePrinter } from "../support/use-printer.ts";

async function readBack(bytes: Uint8Array<ArrayBuffer>): Promise<Resume> {
  let ids = 0;
  const newId = () => `new-${++ids}`;
  const outcome = await importFile(bytes, { newId, loadModels, readPdf: readPdfFile });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.resume;
}

describe.each(RESUMES)("%s", (_name, resume) => {
  test("is restored from Word and from JSON", async () => {
    for (const format of ["docx", "json"] as const) {
      const bytes = await writeDocument(format, { resume, templateId: "modern-professional" });
      expect(differingFields(resume, await readBack(bytes))).toEqual([]);
    }
  });
});

const LICENSED = {
  templateId: "healthcare-professional",
  resume: graceOkonjo,
  design: { titles: { certificates: "Licensure & Professional Certifications" } },
};

test("licenses under a heading of their own are read from Word as certificates", async () => {
  const read = await readBack(await writeDocument("docx", LICENSED));
  expect(differingFields(graceOkonjo, read)).toEqual([]);
});

describe.skipIf(!hasBrowser)("printed", () => {
  const printer = usePrinter();

  test("licenses under a heading of their own are read as certificates", async () => {
    const read = await readBack(new Uint8Array(await readFile(await printer.print(LICENSED))));
    expect(differingFields(graceOkonjo, read)).toEqual([]);
  });

  /** Reads the file as if another program had saved it without the PDF's tags. */
  async function readUntagged(bytes: Uint8Array<ArrayBuffer>): Promise<Resume> {
    const read = await readPdfFile(bytes);
    if (!read.ok) throw new Error(read.message);
    const pages = read.text.pages.map(({ blocks: _, ...page }) => page);
    let ids = 0;
    const outcome = fromPdf({ ...read.text, pages }, () => `new-${++ids}`, IMPORT_MODELS);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.resume;
  }

  test("addresses are restored with their schemes", async () => {
    const resume = fullResume();
    const [project] = resume.projects;
    if (!project) throw new Error("The resume has no project");
    const addresses = {
      githubLink: "https://github.com/zoe/kite",
      liveLink: "http://kite.example/ä",
    };
    resume.projects = [{ ...project, ...addresses }];
    Object.assign(resume.personalInfo, {
      linkedIn: "https://www.linkedin.com/in/zoe",
      github: "http://github.com/zoe",
    });
    const source = { templateId: "modern-professional", resume };
    const read = await readBack(new Uint8Array(await readFile(await printer.print(source))));
    expect(read.projects[0]).toMatchObject(addresses);
    expect(read.personalInfo).toMatchObject({
      linkedIn: "https://www.linkedin.com/in/zoe",
      github: "http://github.com/zoe",
    });
    expect(read.certificates?.[0]?.url).toBe(resume.certificates?.[0]?.url);
  });

  const ids = TEMPLATES.map(({ id }) => id);
  describe.each(ids)("%s", (id) => {
    test.each(RESUMES)("%s comes back", async (_name, resume) => {
      const path = await printer.print({ templateId: id, resume });
      const read = await readBack(new Uint8Array(await readFile(path)));
      expect(differingFields(resume, read)).toEqual([]);
    });

    test("roles are read as roles of one employer, also without the tags", async () => {
      const resume = shownRichResume();
      const path = await printer.print({ templateId: id, resume });
      const bytes = new Uint8Array(await readFile(path));
      for (const read of [await readBack(bytes), await readUntagged(bytes)]) {
        expect(differingFields(resume, read)).toEqual([]);
        const [first, second, third] = read.experience;
        expect(first?.employerId).toBeTruthy();
        expect([second?.employerId, third?.employerId]).toEqual([first?.employerId, undefined]);
      }
    });
  });
});
