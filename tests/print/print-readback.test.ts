/**
 * Programs read from the PDF what the layouts print: every word, unchanged and in reading order. Resumes in other scripts
 * and languages are in print-languages.test.ts.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { listVersions, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { hardResume } from "../support/hard-resume.ts";
import { readWithMupdf, readWithMutool, readWithPdfJs } from "../support/pdf-extractors.ts";
import { PRINT_FIXTURES, resumeWithEntries } from "../support/print-fixtures.ts";
import { hasBrowser } from "../support/print-locally.ts";
import {
  describeReadback,
  isNewest,
  type ReadbackFixture,
  TIMEOUT_MS,
  unspaced,
} from "../support/readback.ts";
import {
  expectedOrder,
  extractedOrder,
  HEADING_LINES,
  withoutFoot,
} from "../support/reading-order.ts";
import { richResume } from "../support/rich-resume.ts";
import { hasTool, runTool } from "../support/system-tool.ts";
import { usePrinter } from "../support/use-printer.ts";

const VERSIONS = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({ templateId: template.id, design: { version } })),
);
const RICH: ReadbackFixture = {
  name: "places, roles, groups and validity",
  resume: richResume(),
  isRich: true,
};
const FIXTURES: ReadbackFixture[] = [
  ...PRINT_FIXTURES.map((fixture) => ({ ...fixture, hasPreview: true })),
  RICH,
];
/** A superseded layout is frozen: resumes with every field show that it still prints as it did. */
const SUPERSEDED_FIXTURES = [...PRINT_FIXTURES.slice(0, 1), RICH];
const shortEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `short-${index}`, institution: `Shortschool ${index}`, degree: "Course" },
    ...{ fieldOfStudy: "", startDate: "2010-01", endDate: "2010-06", gpa: "" },
  }));

describe.skipIf(!hasBrowser)("printed with a real browser", { timeout: TIMEOUT_MS }, () => {
  const printer = usePrinter();

  describe.each(VERSIONS)("$templateId $design.version", ({ templateId, design }) => {
    const version = { templateId, design };
    describeReadback(printer, version, isNewest(version) ? FIXTURES : SUPERSEDED_FIXTURES);

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
      // Layouts from before long resumes were supported never break inside an entry.
      const { hasFooter: isMultiPage } = await loadLayout(templateId, design.version);
      for (const entries of isNewest(version) ? [4, 5, 6, 7, 8, 9] : [6]) {
        const resume = resumeWithEntries(entries);
        const pages = await readWithMupdf(await printer.print({ templateId, resume, design }));
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

    if (isNewest(version))
      test("a list of short entries is divided at the page's end instead of moving as a whole", async () => {
        const runs: number[][] = [];
        for (let entries = 1; entries <= 4; entries++) {
          const resume = { ...resumeWithEntries(entries), education: shortEntries(12) };
          const pages = await readWithMupdf(await printer.print({ templateId, resume, design }));
          runs.push(pages.map((page) => page.match(/Shortschool/g)?.length ?? 0));
        }
        const isParted = runs.some((counts) => counts.filter((count) => count > 0).length > 1);
        // Beside the main column there is room for all of them.
        const isOnFirst = runs.every(([first]) => first === 12);
        expect([runs, isParted || isOnFirst]).toEqual([runs, true]);
      });
  });
});
