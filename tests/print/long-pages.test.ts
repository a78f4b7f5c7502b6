/** Pages of long resumes are filled to the bottom, and from the second page on name the person at their foot. */
import { readFile } from "node:fs/promises";
import * as mupdf from "mupdf";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { LONG_KINDS, longResume } from "../support/long-resumes.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";
import { ASIAN } from "../support/rich-languages/asian.ts";
import { usePrinter } from "../support/use-printer.ts";

const TIMEOUT_MS = 120_000;
/** Points in a millimeter. */
const POINT_MM = 72 / 25.4;
/** The greatest share of a page's height that may be empty above its foot. */
const MAX_EMPTY = 0.08;
/** A line within so many points of the page's lower edge belongs to the foot: 16 mm, and 6 points of tolerance. */
const MARGIN = 16 * POINT_MM - 6;
const PAPERS = ["a4", "letter"] as const;

interface Line {
  text: string;
  bottom: number;
}

async function linesOfPages(path: string): Promise<{ height: number; lines: Line[] }[]> {
  const document = mupdf.Document.openDocument(await readFile(path), "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) => {
    const page = document.loadPage(index);
    const [, top, , bottom] = page.getBounds();
    const { blocks } = JSON.parse(page.toStructuredText("preserve-whitespace").asJSON());
    const lines = blocks
      .flatMap((block: { lines?: object[] }) => block.lines ?? [])
      .map((line: { text: string; bbox: { y: number; h: number } }) => ({
        text: line.text.trim(),
        bottom: line.bbox.y + line.bbox.h,
      }));
    return { height: bottom - top, lines: lines.filter(({ text }: Line) => text !== "") };
  });
}

describe.skipIf(!hasBrowser)("a long resume", { timeout: TIMEOUT_MS }, () => {
  const printer = usePrinter();

  test("has names in other scripts at its foot too", async () => {
    for (const { resume } of ASIAN) {
      const design = { version: 2 };
      const file = await printer.print({ templateId: "modern-professional", resume, design });
      const [, second] = await linesOfPages(file);
      const below = second?.lines.filter(({ bottom }) => bottom > second.height - MARGIN);
      const foot = below?.map(({ text }) => text).join("");
      expect(foot).toBe(`${resume.personalInfo.fullName} · 2 / 2`);
    }
  });

  describe.each(TEMPLATES)("in $id", ({ id: templateId, version }) => {
    test.each(LONG_KINDS)("fills its pages where jobs have %s", async (kind) => {
      for (const paper of PAPERS) {
        const design = { version, paper };
        const resume = longResume(kind);
        const pages = await linesOfPages(await printer.print({ templateId, resume, design }));
        const margin = sheetOf(design).verticalMm * POINT_MM;
        const empty = pages.slice(0, -1).map(({ height, lines }) => {
          const inside = lines.filter(({ bottom }) => bottom < height - margin + 6);
          const end = Math.max(...inside.map(({ bottom }) => bottom));
          return (height - margin - end) / height;
        });
        const tooEmpty = empty.filter((share) => share > MAX_EMPTY);
        expect([paper, tooEmpty]).toEqual([paper, []]);
      }
    });

    test("has the name and page number below every page but the first", async () => {
      const resume = longResume("bullets");
      const file = await printer.print({ templateId, resume, design: { version } });
      const pages = await linesOfPages(file);
      expect(pages.length).toBeGreaterThan(2);
      for (const [index, { height, lines }] of pages.entries()) {
        const below = lines.filter(({ bottom }) => bottom > height - MARGIN);
        const foot = `Zoë O’Connor-Đặng Kovač · ${index + 1} / ${pages.length}`;
        expect(below.map(({ text }) => text)).toEqual(index > 0 ? [foot] : []);
      }
      const read = await readPdfFile(new Uint8Array(await readFile(file)));
      if (!read.ok) throw new Error(read.message);
      for (const { runs, blocks = [] } of read.text.pages) {
        const all = [runs, ...blocks.map((block) => block.runs)].map((each) =>
          each.map(({ text }) => text).join(""),
        );
        expect(all.filter((text) => /\d \/ \d/.test(text))).toEqual([]);
      }
    });
  });
});
