/** Resumes in several languages: printed by the layouts, exported, and read back by the importer. */
import { beforeAll, describe, expect, test } from "vitest";
import { writeDocument } from "#app/core/export/write-document.ts";
import { importFile } from "#app/core/import/import-file.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { renderPrintPage, renderResume } from "#app/core/templates/page/render-page.server.ts";
import { loadModels } from "../../../tests/support/import-models.ts";
import { HEADED_SECTIONS } from "./language-words.ts";
import { loadWords } from "./load-words.ts";
import type { ResumeWords } from "./resume-words.ts";

const LESS_COMMON_SECTIONS = [
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
] as const;
const JOB = { startDate: "2019-10", endDate: "2022-06", current: false };

/** A resume with an entry in every section. */
function resumeIn(language: string): Resume {
  return {
    ...emptyResume(),
    language,
    personalInfo: {
      ...emptyResume().personalInfo,
      fullName: "Ada Novak",
      email: "ada@example.org",
    },
    summary: "Runs a laboratory of twelve people.",
    skills: ["Python", "Docker"],
    experience: [
      {
        ...{
          id: "e",
          company: "Acme GmbH",
          position: "Engineer",
          description: "Built it.\nRan it.",
        },
        ...{ startDate: "2022-07", endDate: "", current: true },
      },
      {
        id: "f",
        company: "Novum Ltd",
        position: "Developer",
        description: "Wrote it.\nSold it.",
        ...JOB,
      },
    ],
    education: [
      {
        ...{ id: "s", institution: "Charles University", degree: "BSc", fieldOfStudy: "Physics" },
        ...{ startDate: "2015-10", endDate: "2019-06", gpa: "1.3" },
      },
    ],
    projects: [
      {
        id: "p",
        name: "Kiln",
        description: "Fires.",
        technologies: ["Go"],
        githubLink: "",
        liveLink: "",
      },
    ],
    certificates: [
      { id: "c", name: "CKA", issuer: "CNCF", date: "2021-03", validUntil: "2027-05", url: "" },
    ],
    languages: [{ id: "l", name: "Deutsch", level: "C2" }],
    awards: [{ id: "a", title: "First prize", issuer: "City", date: "2020-05", description: "" }],
    volunteering: [
      { id: "v", organization: "Red Cross", role: "Driver", description: "Drove.", ...JOB },
    ],
    publications: [{ id: "q", title: "On clay", publisher: "Press", date: "2018-02", url: "" }],
    courses: [
      { id: "k", name: "Glazes", provider: "Guild", date: "2017-03", url: "", description: "" },
    ],
    memberships: [
      { id: "m", organization: "Potters Guild", role: "Member", description: "", ...JOB },
    ],
    patents: [
      {
        ...{ id: "t", title: "A kiln", office: "EPO", number: "EP 1234567" },
        ...{ date: "2016-04", url: "", description: "" },
      },
    ],
    militaryService: [
      { id: "b", branch: "Signal Corps", rank: "Corporal", description: "Laid lines.", ...JOB },
    ],
    interests: [{ id: "i", name: "Chess", description: "club champion" }],
    references: [
      {
        ...{ id: "r", name: "Ivo Blau", position: "Head", company: "Acme GmbH" },
        ...{ email: "ivo@acme.example", phone: "+49 30 5550123", description: "" },
      },
    ],
  };
}

describe.each(["de", "fr", "pl", "hr", "el", "ja", "tr", "ar"])("%s", (language) => {
  const resume = resumeIn(language);
  let words: ResumeWords;
  beforeAll(async () => {
    words = await loadWords(language);
  });

  test.each(TEMPLATES)(
    "$id prints headings, dates and the grade in this language",
    async ({ id, version }) => {
      const html = await renderResume({ templateId: id, resume, design: { version } });
      const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) =>
        text?.replace(/<[^>]*>/g, ""),
      );
      expect(headings.sort()).toEqual(Object.values(words.headings).sort());
      for (const job of resume.experience)
        expect(html).toContain(`>${formatRange(job, "short", words)}<`);
      expect(html).toContain(`${words.grade}: 1.3`);
    },
  );

  test("a section title that the user changed is not translated", async () => {
    const design = { titles: { skills: "Toolbox" } };
    const html = await renderResume({ templateId: "modern-professional", resume, design });
    expect(html).toContain("<h2>Toolbox</h2>");
    expect(html).not.toContain(`<h2>${words.headings.skills}</h2>`);
  });

  test("the printed page declares its language and direction", async () => {
    const page = { templateId: "modern-professional", resume, title: "Ada", fontCss: "" };
    const dir = language === "ar" ? "rtl" : "ltr";
    expect(await renderPrintPage(page)).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(languageOf(resume)).toEqual({ lang: language, dir });
  });

  test("text and Markdown have the same headings and periods", async () => {
    for (const format of ["txt", "md"] as const) {
      const bytes = await writeDocument(format, { resume, templateId: "modern-professional" });
      const text = new TextDecoder().decode(bytes);
      for (const section of HEADED_SECTIONS) {
        const heading = words.headings[section];
        expect(text).toContain(format === "txt" ? heading.toLocaleUpperCase(language) : heading);
      }
      for (const job of resume.experience)
        expect(text).toContain(formatRange(job, "short", words).replace(/^\d+\./, "$&"));
    }
  });

  test("a Word document is read back with its sections, dates and language", async () => {
    const bytes = await writeDocument("docx", { resume, templateId: "modern-professional" });
    const outcome = await importFile(bytes, {
      newId: () => crypto.randomUUID(),
      loadModels,
      readPdf: () => Promise.reject(new Error("No PDF is read here")),
    });
    if (!outcome.ok) throw new Error(outcome.message);
    const { resume: read, report } = outcome;
    expect(read.language).toBe(language);
    expect(report.recovered).not.toContain("language");
    expect(read.customSections ?? []).toEqual([]);
    expect(read.summary).toBe(resume.summary);
    expect(read.skills).toEqual(resume.skills);
    for (const section of HEADED_SECTIONS)
      expect(read[section]?.length, section).toBe(resume[section]?.length);
    const [first, second] = read.experience;
    expect(first).toMatchObject({
      position: "Engineer",
      company: "Acme GmbH",
      startDate: "2022-07",
      current: true,
    });
    expect(second).toMatchObject({ position: "Developer", company: "Novum Ltd", ...JOB });
    expect(read.education[0]).toMatchObject({
      startDate: "2015-10",
      endDate: "2019-06",
      gpa: "1.3",
    });
    expect(read.certificates?.[0]).toMatchObject({ date: "2021-03", validUntil: "2027-05" });
    const withoutId = (entry: object | undefined) => ({ ...entry, id: "" });
    for (const section of LESS_COMMON_SECTIONS) {
      expect(withoutId(read[section]?.[0]), section).toEqual(withoutId(resume[section]?.[0]));
    }
  });
});

test("a resume without a language prints the same as one in English", async () => {
  const [untagged, english] = [resumeIn(""), resumeIn("en")];
  for (const { id, version } of TEMPLATES) {
    const render = (resume: Resume) =>
      renderResume({ templateId: id, resume, design: { version } });
    expect(await render(english)).toBe(await render(untagged));
  }
});
