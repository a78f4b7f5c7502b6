/** What the layouts print is what extractors read: every word, in reading order, as itself. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Resume } from "#app/resume/schema.ts";
import { TEMPLATES } from "#app/templates/catalogue.ts";
import { HEADINGS } from "#app/templates/parts/section.tsx";
import { resumeTextOf } from "#app/templates/resume-text.ts";
import { aHardResume } from "./support/hard-resume.ts";
import {
  readWithMupdf,
  readWithMutool,
  readWithPdfJs,
  readWithPdftotext,
} from "./support/pdf-extractors.ts";
import { hasBrowser, launchBrowser, printToFile } from "./support/print-locally.ts";
import { hasTool, runTool } from "./support/system-tool.ts";

const HEADING_LINES = Object.values(HEADINGS);

/** Words in order; what the style adds (bullets, commas of lists, capitals of headings) is not a person's text. */
const wordsOf = (text: string) =>
  HEADING_LINES.reduce(
    (read, heading) => read.replace(new RegExp(`(?<=[\\n\\f])${heading}$`, "im"), heading),
    text,
  )
    .normalize("NFC")
    .replace(/[•,]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");

/** So many of the hard resume's entries that page ends fall at different places. */
function grown(entries: number): Resume {
  const { experience, ...resume } = aHardResume();
  const repeated = Array.from({ length: entries }, (_, index) => {
    const entry = experience[index % experience.length];
    return { ...entry, id: `grown-${index}` } as Resume["experience"][number];
  });
  return { ...resume, summary: "", experience: repeated };
}

const unspaced = (text: string) => text.replace(/\s/g, "");
const countOf = (part: string, text: string) => text.split(unspaced(part)).length - 1;

/** Printing on a busy machine. */
const TIMEOUT_MS = 60_000;

describe.skipIf(!hasBrowser)("printed with a real browser", { timeout: TIMEOUT_MS }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, TIMEOUT_MS);
  afterAll(() => browser.close());

  describe.each(TEMPLATES)("$id", ({ id }) => {
    let file: string;
    let expected: string[];
    beforeAll(async () => {
      file = await printToFile(browser, id, aHardResume());
      expected = wordsOf(await resumeTextOf(id, aHardResume()));
    }, TIMEOUT_MS);

    test("pdf.js reads every word in reading order, with no ligature glyph", async () => {
      const pages = await readWithPdfJs(file);
      const text = pages.map((page) => page.text).join("\n");
      expect(pages.length).toBe(2);
      expect(text).not.toMatch(/[\ufb00-\ufb06\ufffd\ue000-\uf8ff]/);
      expect(wordsOf(text)).toEqual(expected);
    });

    test("mupdf reads every word in reading order", async () => {
      expect(wordsOf(await readWithMupdf(file))).toEqual(expected);
    });

    test.skipIf(!hasTool("pdftotext"))("pdftotext reads every word in reading order", () => {
      expect(wordsOf(readWithPdftotext(file))).toEqual(expected);
    });

    test.skipIf(!hasTool("mutool"))("mutool reads every word in reading order", () => {
      expect(wordsOf(readWithMutool(file))).toEqual(expected);
    });

    test("links lead to http, https and mailto only", async () => {
      const links = (await readWithPdfJs(file)).flatMap((page) => page.links);
      expect(links).toContain("mailto:zoe.o'connor+jobs@example.com");
      expect(links).toContain("https://koan.example.com/play?mode=daily&lang=ga");
      expect(links.filter((link) => !/^(https?|mailto):/.test(link))).toEqual([]);
    });

    test.skipIf(!hasTool("qpdf"))("qpdf finds the file sound", () => {
      expect(runTool("qpdf", ["--check", file])).toContain("No syntax or stream encoding errors");
    });

    test.skipIf(!hasTool("pdffonts"))("every font is embedded, named and no Type 3", () => {
      const fonts = runTool("pdffonts", [file]).split("\n").slice(2).filter(Boolean);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ .*TrueType .*yes yes yes/);
    });

    test.skipIf(!hasTool("pdfinfo"))("the file is tagged, titled and on A4", () => {
      const info = runTool("pdfinfo", [file]);
      expect(info).toMatch(/Tagged: +yes/);
      expect(info).toMatch(/Title: +Zoë O’Connor-Đặng Kovač/);
      expect(info).toMatch(/Page size: .*\(A4\)/);
    });

    test("no page ends with a heading and no entry is cut, however long the resume is", async () => {
      const headings = HEADING_LINES.map((heading) => heading.toLowerCase());
      for (let entries = 4; entries <= 9; entries++) {
        const resume = grown(entries);
        for (const page of await readWithPdfJs(await printToFile(browser, id, resume))) {
          const lastLine = page.text.trim().split("\n").at(-1)?.trim().toLowerCase() ?? "";
          expect(headings).not.toContain(lastLine);
          const text = unspaced(page.text);
          for (const { company, description } of resume.experience) {
            const end = description.split("\n").at(-1) ?? "";
            expect(countOf(company, text)).toBe(countOf(end, text));
          }
        }
      }
    });

    test("an address longer than a line loses no character", async () => {
      const resume = aHardResume();
      const path = "a-name/that-does-not-fit/".repeat(7);
      resume.personalInfo.github = `https://github.com/${path}end`;
      const pages = await readWithPdfJs(await printToFile(browser, id, resume));
      expect(unspaced(pages[0]?.text ?? "")).toContain(`github.com/${path}end`);
    });
  });
});
