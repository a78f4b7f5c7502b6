/** What the layouts print is what extractors read: every word, in reading order, as itself. */
import { beforeAll, describe, expect, test } from "vitest";
import { findTemplate, listVersions, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { hardResume } from "../support/hard-resume.ts";
import {
  countInStructure,
  readWithMupdf,
  readWithMutool,
  readWithPdfium,
  readWithPdfJs,
  readWithPdftotext,
} from "../support/pdf-extractors.ts";
import {
  PRINT_FIXTURES,
  type PrintFixture,
  type Reader,
  resumeWithEntries,
} from "../support/print-fixtures.ts";
import { hasBrowser } from "../support/print-locally.ts";
import {
  expectedOrder,
  extractedOrder,
  HEADING_LINES,
  joined,
  wholeWordShare,
  withoutFoot,
} from "../support/reading-order.ts";
import { ASIAN } from "../support/rich-languages/asian.ts";
import { EUROPEAN } from "../support/rich-languages/european.ts";
import { RIGHT_TO_LEFT } from "../support/rich-languages/right-to-left.ts";
import { HIDDEN_WORD, richResume } from "../support/rich-resume.ts";
import { employersInText } from "../support/role-employers.ts";
import { SCRIPT_FIXTURES } from "../support/script-fixtures.ts";
import { hasTool, runTool } from "../support/system-tool.ts";
import { usePrinter } from "../support/use-printer.ts";

/** Printing on a busy machine. */
const TIMEOUT_MS = 120_000;
const VERSIONS = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({ templateId: template.id, design: { version } })),
);
const isNewest = ({ templateId, design }: (typeof VERSIONS)[number]) =>
  findTemplate(templateId)?.version === design.version;
const RICH: PrintFixture = { name: "places, roles, groups and validity", resume: richResume() };
const RICH_FIXTURES = [RICH, ...EUROPEAN, ...RIGHT_TO_LEFT, ...ASIAN];
const FIXTURES: PrintFixture[] = [...PRINT_FIXTURES, ...SCRIPT_FIXTURES, ...RICH_FIXTURES];
/** A superseded layout is frozen: resumes with every field show that it still prints as it did. */
const SUPERSEDED_FIXTURES = [...FIXTURES.slice(0, 1), RICH];
const shortEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `short-${index}`, institution: `Shortschool ${index}`, degree: "Course" },
    ...{ fieldOfStudy: "", startDate: "2010-01", endDate: "2010-06", gpa: "" },
  }));
const unspaced = (text: string) => text.normalize("NFC").replace(/\s/g, "");

describe.skipIf(!hasBrowser)("printed with a real browser", { timeout: TIMEOUT_MS }, () => {
  const printer = usePrinter();

  describe.each(VERSIONS)("$templateId $design.version", ({ templateId, design }) => {
    const fixtures = isNewest({ templateId, design }) ? FIXTURES : SUPERSEDED_FIXTURES;
    describe.each(fixtures)("$name", (fixture: PrintFixture) => {
      const { resume, photo } = fixture;
      let file: string;
      let markup: string;
      beforeAll(async () => {
        file = await printer.print({ templateId, resume, design, photo });
        markup = await renderResume({ templateId, resume, design, photo });
      }, TIMEOUT_MS);

      function expectWhole(reader: Reader, pages: string[]) {
        const { wholeWords } = fixture;
        const expected = expectedOrder(markup);
        const read = extractedOrder(pages, expected);
        if (wholeWords !== undefined) {
          const least = typeof wholeWords === "number" ? wholeWords : wholeWords[reader];
          expect(wholeWordShare(read, expected)).toBeGreaterThanOrEqual(least);
        } else if (fixture.isUnspaced) expect(joined(read)).toEqual(joined(expected));
        else expect(read).toEqual(expected);
      }

      test("pdf.js reads every word in order; the tags say what each is", async () => {
        const { pages, links, roles, language, title } = await readWithPdfJs(file);
        expect(pages.join("")).not.toMatch(/[\ufb00-\ufb06\ufffd\ue000-\uf8ff]/);
        expectWhole("pdf.js", pages);
        const count = (pattern: RegExp) => markup.match(pattern)?.length ?? 0;
        expect(roles.H1).toBe(1);
        // A list or a link that goes on over a page's end is named on both pages.
        expect(roles.L ?? 0).toBeGreaterThanOrEqual(count(/<ul/g));
        expect(roles.LI ?? 0).toBeGreaterThanOrEqual(count(/<li/g));
        expect(roles.Link ?? 0).toBeGreaterThanOrEqual(count(/<a /g));
        expect(language).toBe(languageOf(resume).lang);
        expect(title).toBe(resume.personalInfo.fullName.normalize("NFC"));
        expect(links.filter((link) => !/^(https?|mailto):/.test(link))).toEqual([]);
        expect(new Set(links).size).toBe(new Set(markup.match(/href="[^"]*"/g)).size);
      });

      test("mupdf reads every word in order", async () => {
        expectWhole("mupdf", await readWithMupdf(file));
      });

      // PDFium is part of the gate since the versions that were made with it.
      if (isNewest({ templateId, design }))
        test("PDFium reads every word in order", async () => {
          expectWhole("PDFium", await readWithPdfium(file));
        });

      test.skipIf(!hasTool("pdftotext"))("pdftotext reads every word in order", () => {
        expectWhole("pdftotext", readWithPdftotext(file));
      });

      test.skipIf(!hasTool("pdfinfo"))("the structure has one H1 and an H2 a section", () => {
        expect(countInStructure(file, "H1")).toBe(1);
        expect(countInStructure(file, "H2")).toBe(markup.match(/<h2/g)?.length ?? 0);
        expect(countInStructure(file, "Figure")).toBe(photo ? 1 : 0);
      });

      if (RICH_FIXTURES.includes(fixture))
        test("each reader gives every role its employer and nothing hidden", async () => {
          const wanted = resume.experience
            .filter(({ hidden }) => !hidden)
            .map(({ position, company }) => [position, company]);
          const pages = [
            (await readWithPdfJs(file)).pages,
            await readWithMupdf(file),
            ...(hasTool("pdftotext") ? [readWithPdftotext(file)] : []),
          ];
          for (const text of pages.map((each) => each.join("\n"))) {
            // Where readers lose words, those of the names that they have.
            const isRead = (pair: (string | undefined)[]) =>
              fixture.wholeWords === undefined ||
              pair.every((name = "") => unspaced(text).includes(unspaced(name)));
            const isWanted = ([position]: (string | undefined)[]) =>
              wanted.some((pair) => pair[0] === position && isRead(pair));
            const read = employersInText(text, resume).filter(isWanted);
            expect(read).toEqual(wanted.filter(isRead));
            expect(text).not.toContain(HIDDEN_WORD);
          }
        });

      if (photo) {
        test.skipIf(!hasTool("qpdf"))("the photo is named after the person", () => {
          const plain = runTool("qpdf", ["--qdf", "--object-streams=disable", file, "-"]);
          const alt = Buffer.from(`\ufeff${resume.personalInfo.fullName}`, "utf16le").swap16();
          const [, said = ""] = /\/Alt <([\da-f]*)>/i.exec(plain) ?? [];
          expect(said.toLowerCase()).toBe(alt.toString("hex"));
          expect(plain.match(/\/Subtype \/Image\b/g)).toHaveLength(1);
        });
      }

      test.skipIf(!hasTool("qpdf") || !hasTool("pdffonts"))(
        "the file is sound, its fonts whole",
        () => {
          expect(runTool("qpdf", ["--check", file])).toContain(
            "No syntax or stream encoding errors",
          );
          const fonts = runTool("pdffonts", [file]).split("\n").slice(2).filter(Boolean);
          expect(fonts.length).toBeGreaterThan(0);
          // Embedded, named, with a way back to the characters, and none of them Type 3.
          for (const font of fonts)
            expect(font).toMatch(/^[A-Z]{6}\+\S+ .*(TrueType|CID Type 0C).* yes yes yes/);
        },
      );
    });

    describe("every hard sign", () => {
      let file: string;
      let markup: string;
      beforeAll(async () => {
        const resume = hardResume();
        file = await printer.print({ templateId, resume, design });
        markup = await renderResume({ templateId, resume, design });
      }, TIMEOUT_MS);

      test.skipIf(!hasTool("mutool"))("mutool reads every word in order", () => {
        const expected = expectedOrder(markup);
        expect(extractedOrder(readWithMutool(file), expected)).toEqual(expected);
      });

      test.skipIf(!hasTool("pdfinfo"))("the file is tagged, titled and on A4", () => {
        const info = runTool("pdfinfo", [file]);
        expect(info).toMatch(/Tagged: +yes/);
        expect(info).toMatch(/Title: +Zoë O’Connor-Đặng Kovač/);
        expect(info).toMatch(/Page size: .*\(A4\)/);
      });
    });

    test("an address longer than a line loses no character", async () => {
      const resume = hardResume();
      const path = "a-name/that-does-not-fit/".repeat(7);
      resume.personalInfo.github = `https://github.com/${path}end`;
      const { pages } = await readWithPdfJs(await printer.print({ templateId, resume, design }));
      expect(unspaced(pages[0] ?? "")).toContain(`github.com/${path}end`);
    });

    test("no page ends with a heading or parts an entry's head from its text, however long the resume is", async () => {
      const headings = HEADING_LINES.map((heading) => heading.toLowerCase());
      // Versions before those for long pages keep entries whole.
      const { hasFooter: isMultiPage } = await loadLayout(templateId, design.version);
      for (const entries of isNewest({ templateId, design }) ? [4, 5, 6, 7, 8, 9] : [6]) {
        const resume = resumeWithEntries(entries);
        const { pages } = await readWithPdfJs(await printer.print({ templateId, resume, design }));
        for (const page of withoutFoot(pages)) {
          const lastLine = page.trim().split("\n").at(-1)?.trim().toLowerCase() ?? "";
          expect(headings).not.toContain(lastLine);
          const text = unspaced(page);
          for (const [index, { company, description }] of resume.experience.entries()) {
            const isBegun = text.includes(unspaced(company));
            const last = isMultiPage
              ? unspaced(description.split("\n")[0] ?? "").replace(/^[•*-]/, "")
              : `Lastline${index}ofthisentry`;
            if (isBegun) expect([index, text.includes(last)]).toEqual([index, true]);
          }
        }
      }
    });

    if (isNewest({ templateId, design }))
      test("entries of a line or two part where a page ends, instead of all moving on", async () => {
        const runs: number[][] = [];
        for (let entries = 1; entries <= 4; entries++) {
          const resume = { ...resumeWithEntries(entries), education: shortEntries(12) };
          const file = await printer.print({ templateId, resume, design });
          const { pages } = await readWithPdfJs(file);
          runs.push(pages.map((page) => page.match(/Shortschool/g)?.length ?? 0));
        }
        const isParted = runs.some((counts) => counts.filter((count) => count > 0).length > 1);
        // Beside the main column there is room for all of them.
        const isOnFirst = runs.every(([first]) => first === 12);
        expect([runs, isParted || isOnFirst]).toEqual([runs, true]);
      });
  });
});
