/** Programs that read a PDF find each contact detail whole, with every separator, icon and link text. */
import { beforeAll, describe, expect, test } from "vitest";
import { compareFields } from "#app/core/pdf-check/compare-fields.ts";
import { readResumePdf } from "#app/core/pdf-check/read-resume-pdf.ts";
import type { Design } from "#app/core/resume/design.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import {
  countStructure,
  readWithMupdf,
  readWithPdfium,
  readWithPdfJs,
  readWithPdftotext,
} from "../support/pdf-extractors.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { readPdfFile } from "../support/read-pdf-text.ts";
import { shownRichResume } from "../support/rich-resume.ts";
import { hasTool, runTool } from "../support/system-tool.ts";
import { usePrinter } from "../support/use-printer.ts";

const LOOKS: [name: string, Design][] = [
  ["icons and spaces", { icons: true, separators: "space" }],
  ["icons and dots, links as labels", { icons: true, separators: "dot", links: "label" }],
  ["bars, links as addresses", { separators: "bar", links: "address" }],
  ["one per line, without a headline", { separators: "lines", icons: true, headline: false }],
];
const resume = {
  ...shownRichResume(),
  personalInfo: {
    ...shownRichResume().personalInfo,
    linkedIn: "https://www.linkedin.com/in/rosaquinn",
    github: "https://github.com/rosaquinn",
  },
};

describe.skipIf(!hasBrowser).each(["modern-professional", "creative-portfolio"])("%s", (id) => {
  const printer = usePrinter();
  const version = findTemplate(id)?.version ?? 1;

  // The templates' first version has no separators.
  describe.each([1, version])("version %i", (version) => {
    describe.each(LOOKS)("%s", (_, look) => {
      const design = { ...look, version };
      let file: string;
      let items: string[];
      beforeAll(async () => {
        file = await printer.print({ templateId: id, resume, design });
        const markup = await renderResume({ templateId: id, resume, design });
        const [contact = ""] = /<ul class="contact">.*?<\/ul>/.exec(markup) ?? [];
        items = contact
          .split("</li>")
          .map((item) => item.replace(/<[^>]*>/g, "").trim())
          .filter(Boolean);
      }, 60_000);

      test("every reader reads each contact detail as words of its own, in order", async () => {
        expect(items).toHaveLength(7);
        const readings = {
          "pdf.js": (await readWithPdfJs(file)).pages,
          mupdf: await readWithMupdf(file),
          PDFium: await readWithPdfium(file),
          ...(hasTool("pdftotext") ? { pdftotext: readWithPdftotext(file) } : {}),
        };
        for (const [reader, [page = ""]] of Object.entries(readings)) {
          const words = page.split(/[\s·|]+/).filter(Boolean);
          const wanted = items.flatMap((item) => item.split(" "));
          const start = words.indexOf(wanted[0] ?? "");
          expect(words.slice(start, start + wanted.length), reader).toEqual(wanted);
          // The icons have no text.
          expect(words[start + wanted.length], reader).toMatch(/^\p{L}+$/u);
        }
      });

      test("links have their whole addresses, and the parse check recovers every field", async () => {
        const { links } = await readWithPdfJs(file);
        expect(links).toContain("https://www.linkedin.com/in/rosaquinn");
        expect(links).toContain("https://orcid.org/0000-0002-1825-0097");
        const read = readResumePdf(await readPdfFile(file));
        const notRecovered = compareFields(resume, read, ENGLISH)
          .filter(({ state }) => state !== "recovered")
          .map(({ key }) => key);
        expect(notRecovered).toEqual(design.headline === false ? ["personalInfo.headline"] : []);
      });

      test.skipIf(!hasTool("pdfinfo"))("icons are drawn lines, no figures or pictures", () => {
        expect(countStructure(file).get("Figure")).toBeUndefined();
        expect(runTool("pdfimages", ["-list", file]).trim().split("\n")).toHaveLength(2);
      });
    });
  });
});
