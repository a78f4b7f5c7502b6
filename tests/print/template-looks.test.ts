/** The position of text on printed pages, which tests that only read the words do not check. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { findTemplate, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { hardResume } from "../support/hard-resume.ts";
import { resumeWithEntries } from "../support/print-fixtures.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";
import { SCRIPT_FIXTURES } from "../support/script-fixtures.ts";
import { usePrinter } from "../support/use-printer.ts";

const TIMEOUT_MS = 120_000;
/** Points in a millimeter. */
const POINT_MM = 72 / 25.4;
/** In points; the layouts' margins are at least 18 mm. */
const LEAST_MARGIN = 17 * POINT_MM;

const word = (letter: string, length = 180) => letter.repeat(length);

/** A word longer than any line in every field that takes one. */
function longWords(): Resume {
  const { personalInfo, ...resume } = hardResume();
  const [job, ...jobs] = resume.experience;
  const [school, ...schools] = resume.education;
  const [project, ...projects] = resume.projects;
  if (!job || !school || !project) throw new Error("The hard resume has entries");
  return {
    ...resume,
    personalInfo: {
      ...personalInfo,
      fullName: word("N", 90),
      address: word("a"),
      email: word("e"),
    },
    summary: word("s"),
    skills: [word("k", 90), "Kafka", word("M", 90)],
    experience: [
      { ...job, position: word("p"), company: word("c"), description: word("d") },
      ...jobs,
    ],
    education: [
      {
        ...school,
        institution: word("i"),
        degree: word("g"),
        fieldOfStudy: word("f"),
        gpa: word("9"),
      },
      ...schools,
    ],
    projects: [
      {
        ...project,
        name: word("n"),
        technologies: [word("W", 150), "Rust"],
        description: word("w"),
      },
      ...projects,
    ],
    languages: [{ id: "l", name: word("z"), level: word("v") }],
    certificates: [{ id: "c", name: word("x"), issuer: word("u"), date: "2020-01", url: "" }],
    customSections: [{ id: "x", title: word("T", 150), body: word("b") }],
  };
}

describe.skipIf(!hasBrowser)("a printed page", { timeout: TIMEOUT_MS }, () => {
  const printer = usePrinter();

  async function pagesOf(templateId: string, resume: Resume) {
    const design: Design = { version: findTemplate(templateId)?.version ?? 1 };
    const file = await printer.print({ templateId, resume, design });
    const read = await readPdfFile(new Uint8Array(await readFile(file)));
    if (!read.ok) throw new Error(read.message);
    // Spaces at a line's end may be outside of the margins.
    const inked = ({ text }: { text: string }) => text.trim() !== "";
    return read.text.pages.map((page) => ({ ...page, runs: page.runs.filter(inked) }));
  }

  test.each(TEMPLATES.map(({ id }) => id))("%s keeps long words inside its margins", async (id) => {
    for (const { runs, width } of await pagesOf(id, longWords())) {
      for (const { text, x, width: length } of runs) {
        expect(x, text).toBeGreaterThan(LEAST_MARGIN - 1);
        expect(x + length, text).toBeLessThan(width - LEAST_MARGIN + 1);
      }
    }
  });

  test("creative-portfolio uses the full width of its later pages, which have no side column", async () => {
    const [first, ...later] = await pagesOf("creative-portfolio", resumeWithEntries(12));
    expect(first?.runs.some(({ text }) => text.includes("Skills"))).toBe(true);
    expect(later.length).toBeGreaterThan(0);
    for (const { runs, width } of later) {
      const end = Math.max(...runs.map((run) => run.x + run.width));
      expect(end).toBeGreaterThan(width - 20 * POINT_MM);
    }
  });

  test("professional-elegant keeps a heading of several lines above the next section", async () => {
    const own = ["Selected conference talks and workshops", "Patents and property", "Prizes"];
    const customSections = own.map((title, index) => ({ id: `${index}`, title, body: "One line" }));
    const resume = { ...hardResume(), summary: "One line", customSections };
    const pages = await pagesOf("professional-elegant", resume);
    const runs = pages.flatMap((page) => page.runs);
    const baseline = (text: string) => runs.find((run) => run.text.includes(text))?.y ?? Number.NaN;
    expect(baseline("Experience") - baseline("Summary")).toBeGreaterThan(12);
    expect(baseline("Patents") - baseline("workshops")).toBeGreaterThan(12);
  });

  test.each(["academic-research", "classic-executive"])(
    "%s centres the contact below the name from right to left too",
    async (id) => {
      const arabic = SCRIPT_FIXTURES.find(({ lang }) => lang === "ar");
      if (!arabic) throw new Error("There is an Arabic resume");
      const [page] = await pagesOf(id, arabic.resume);
      const email = page?.runs.find(({ text }) => text.includes("@"));
      if (!page || !email) throw new Error("The address is on the page");
      expect(Math.abs(email.x + email.width / 2 - page.width / 2)).toBeLessThan(2);
    },
  );
});
