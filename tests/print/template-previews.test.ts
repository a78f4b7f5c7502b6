/**
 * The catalog's committed previews and thumbnails look like newly drawn ones. After an intended change of a layout, run
 * node scripts/render-templates.mjs.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finishPdf } from "#app/core/pdf-file/finish-pdf.ts";
import { listVersions, TEMPLATES, templateImages } from "#app/core/templates/catalogue.ts";
import { renderPrintPageWithFonts } from "#app/core/templates/page/render-page.server.ts";
import { loadSample } from "#app/core/templates/samples.ts";
import * as thumbnails from "#app/core/templates/small-thumbnail.ts";
import { type Drawn, drawPreview } from "../../scripts/draw-previews.mjs";
import { readWithPdftotext } from "../support/pdf-extractors.ts";
import { differingPixelShare, pixelsOfImage, pixelsOfPdf } from "../support/pixels.ts";
import { hasBrowser, launchBrowser } from "../support/print-locally.ts";
import { hasTool } from "../support/system-tool.ts";

/**
 * The largest share of differing pixels, of those that are not blank, which is stricter than of all. Debian's Chromium
 * 156 and npm's 153 drew exactly the same pixels; another accent on the first template changes 19 %, a tenth more
 * spacing over 100 %.
 */
const MAX_DIFFERENT = 0.02;
const TIMEOUT_MS = 120_000;

const app = { ...thumbnails, finishPdf, templateImages, renderPrintPageWithFonts, loadSample };
const VERSIONS = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({ template, id: template.id, version })),
);

describe.skipIf(!hasBrowser)("drawn again", { timeout: TIMEOUT_MS }, () => {
  let browser: Browser;
  let page: Page;
  let folder: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
    folder = await mkdtemp(join(tmpdir(), "covitae-previews-"));
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  describe.each(VERSIONS)("$id $version", ({ template, version }) => {
    let drawn: Drawn;
    beforeAll(async () => {
      drawn = await drawPreview(app, page, template, version);
    }, TIMEOUT_MS);

    test("the preview has as many pages as the committed one, and looks like it", async () => {
      const committed = pixelsOfPdf(await readFile(drawn.pdf.path));
      const pages = pixelsOfPdf(drawn.pdf.bytes);
      expect(pages.length).toBe(committed.length);
      for (const [index, pixels] of pages.entries()) {
        expect(differingPixelShare(committed[index] ?? pixels, pixels)).toBeLessThanOrEqual(
          MAX_DIFFERENT,
        );
      }
    });

    test.skipIf(!hasTool("pdftotext"))("the preview has the committed one's text", async () => {
      const file = join(folder, "drawn.pdf");
      await writeFile(file, drawn.pdf.bytes);
      expect(readWithPdftotext(file)).toEqual(readWithPdftotext(drawn.pdf.path));
    });

    test.each(["thumbnail", "small"] as const)(
      "its %s looks like the committed one",
      async (which) => {
        const committed = await pixelsOfImage(page, await readFile(drawn[which].path));
        const picture = await pixelsOfImage(page, drawn[which].bytes);
        expect(differingPixelShare(committed, picture)).toBeLessThanOrEqual(MAX_DIFFERENT);
      },
    );
  });

  test.each([
    ["another accent", { accent: "#7a1f1f" }],
    ["a tenth more white", { spacing: 110 }],
    ["type that is a twentieth smaller", { scale: 95 }],
  ])("the check finds %s", async (_, change) => {
    const [{ template, version } = { template: TEMPLATES[0], version: 1 }] = VERSIONS;
    if (!template) throw new Error("There is no template");
    const changed: typeof renderPrintPageWithFonts = (it) =>
      renderPrintPageWithFonts({ ...it, design: { ...it.design, ...change } });
    const { pdf, thumbnail } = await drawPreview(
      { ...app, renderPrintPageWithFonts: changed },
      page,
      template,
      version,
    );
    const [was, is] = [pixelsOfPdf(await readFile(pdf.path))[0], pixelsOfPdf(pdf.bytes)[0]];
    if (!was || !is) throw new Error("A preview has no page");
    expect(differingPixelShare(was, is)).toBeGreaterThan(MAX_DIFFERENT);
    const pictures = [await readFile(thumbnail.path), thumbnail.bytes];
    const [old, drawn] = await Promise.all(pictures.map((each) => pixelsOfImage(page, each)));
    if (!old || !drawn) throw new Error("A thumbnail has no pixels");
    expect(differingPixelShare(old, drawn)).toBeGreaterThan(MAX_DIFFERENT);
  });
});

test("every committed preview and thumbnail belongs to a template's version", async () => {
  const named = VERSIONS.flatMap(({ id, version }) => {
    const { thumbnail, pdfPreview } = templateImages(id, version);
    return [thumbnail, thumbnails.smallThumbnail(thumbnail), pdfPreview];
  });
  const files = (await readdir("public/templates")).filter((name) => /\.(pdf|webp)$/.test(name));
  expect(files.map((name) => `/templates/${name}`).sort()).toEqual(named.sort());
});
