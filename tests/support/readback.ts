/** Tests that what a layout prints is what extractors read: every word, in reading order, as itself. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Design } from "#app/core/resume/design.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import {
  countStructure,
  type PdfFacts,
  readWithMupdf,
  readWithPdfium,
  readWithPdfJs,
  readWithPdftotext,
} from "./pdf-extractors.ts";
import { previewedLetters, previewHtml, printedLetters } from "./preview-pages.ts";
import type { PrintFixture, Reader } from "./print-fixtures.ts";
import type { Printer } from "./print-locally.ts";
import { expectedOrder, extractedOrder, joined, wholeWordShare } from "./reading-order.ts";
import { HIDDEN_WORD } from "./rich-resume.ts";
import { employersInText } from "./role-employers.ts";
import { hasTool, runTool } from "./system-tool.ts";

/** Printing on a busy machine. */
export const TIMEOUT_MS = 120_000;

interface Version {
  templateId: string;
  design: Design & { version: number };
}
export const isNewest = ({ templateId, design }: Version) =>
  findTemplate(templateId)?.version === design.version;

export interface ReadbackFixture extends PrintFixture {
  /** Whether roles at one employer and hidden entries are checked. */
  isRich?: boolean;
  /** Whether the preview is compared with the print. */
  hasPreview?: boolean;
}

export const unspaced = (text: string) => text.normalize("NFC").replace(/\s/g, "");

/** Prints the fixture once for all of its tests; each reader reads it once. */
export function testReadback(printer: Printer, version: Version, fixture: ReadbackFixture): void {
  const { resume, photo } = fixture;
  const printable = { ...version, resume, photo };
  let file: string;
  let markup: string;
  let facts: PdfFacts;
  let pages: Partial<Record<Reader, string[]>>;
  beforeAll(async () => {
    file = await printer.print(printable);
    markup = await renderResume(printable);
    facts = await readWithPdfJs(file);
    pages = {
      "pdf.js": facts.pages,
      mupdf: await readWithMupdf(file),
      ...(hasTool("pdftotext") ? { pdftotext: readWithPdftotext(file) } : {}),
    };
  }, TIMEOUT_MS);

  function expectWhole(reader: Reader, pages: string[] = []) {
    const { wholeWords } = fixture;
    const expected = expectedOrder(markup);
    const read = extractedOrder(pages, expected);
    if (wholeWords !== undefined) {
      const least = typeof wholeWords === "number" ? wholeWords : wholeWords[reader];
      expect(wholeWordShare(read, expected)).toBeGreaterThanOrEqual(least);
    } else if (fixture.isUnspaced) expect(joined(read)).toEqual(joined(expected));
    else expect(read).toEqual(expected);
  }

  test("pdf.js reads every word in order; the tags say what each is", () => {
    const { links, roles, language, title } = facts;
    expect(facts.pages.join("")).not.toMatch(/[\ufb00-\ufb06\ufffd\ue000-\uf8ff]/);
    expectWhole("pdf.js", facts.pages);
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

  test("mupdf reads every word in order", () => expectWhole("mupdf", pages.mupdf));

  // Older versions of a template were published before PDFium was tested, and a published version never changes.
  if (isNewest(version))
    test("PDFium reads every word in order", async () => {
      expectWhole("PDFium", await readWithPdfium(file));
    });

  test.skipIf(!hasTool("pdftotext"))("pdftotext reads every word in order", () =>
    expectWhole("pdftotext", pages.pdftotext),
  );

  test.skipIf(!hasTool("pdfinfo"))("the structure has one H1 and an H2 a section", () => {
    const count = countStructure(file);
    expect(count.get("H1")).toBe(1);
    expect(count.get("H2") ?? 0).toBe(markup.match(/<h2/g)?.length ?? 0);
    expect(count.get("Figure") ?? 0).toBe(photo ? 1 : 0);
  });

  if (fixture.isRich)
    test("each reader gives every role its employer and nothing hidden", () => {
      const wanted = resume.experience
        .filter(({ hidden }) => !hidden)
        .map(({ position, company }) => [position, company]);
      for (const text of Object.values(pages).map((each) => each.join("\n"))) {
        // Where readers lose words, only the names that they have read are compared.
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

  if (photo)
    test.skipIf(!hasTool("qpdf"))("the photo is named after the person", () => {
      const plain = runTool("qpdf", ["--qdf", "--object-streams=disable", file, "-"]);
      const alt = Buffer.from(`\ufeff${resume.personalInfo.fullName}`, "utf16le").swap16();
      const [, said = ""] = /\/Alt <([\da-f]*)>/i.exec(plain) ?? [];
      expect(said.toLowerCase()).toBe(alt.toString("hex"));
      expect(plain.match(/\/Subtype \/Image\b/g)).toHaveLength(1);
    });

  test.skipIf(!hasTool("qpdf") || !hasTool("pdffonts"))(
    "the file is sound, its fonts whole",
    () => {
      expect(runTool("qpdf", ["--check", file])).toContain("No syntax or stream encoding errors");
      const fonts = runTool("pdffonts", [file]).split("\n").slice(2).filter(Boolean);
      expect(fonts.length).toBeGreaterThan(0);
      // Embedded, named, with a way back to the characters, and none of them Type 3.
      for (const font of fonts)
        expect(font).toMatch(/^[A-Z]{6}\+\S+ .*(TrueType|CID Type 0C).* yes yes yes/);
    },
  );

  if (fixture.hasPreview)
    test("the preview has the PDF's pages, with the same words on each", async () => {
      const page = await printer.showPreview(await previewHtml(printable));
      const previewed = await previewedLetters(page, printable);
      const printed = printedLetters(facts.pages);
      expect(previewed.length).toBe(printed.length);
      // In scripts from right to left, readers give a line's words in visual order.
      if (fixture.wholeWords === undefined) expect(previewed).toEqual(printed);
    });
}

export function describeReadback(printer: Printer, version: Version, fixtures: ReadbackFixture[]) {
  describe.each(fixtures)("$name", (fixture) => testReadback(printer, version, fixture));
}
