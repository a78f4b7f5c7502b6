/** The preview breaks its pages where the PDF does: as many pages, with the same words on each. */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { listVersions, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { FLOW_ID, SHEET_ID, sheetCss } from "#app/core/templates/page/sheet.ts";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssWithDataUrls } from "#app/core/templates/style/fonts.ts";
import { photoCss } from "#app/core/templates/style/photo-css.ts";
import { scriptCssWithDataUrls } from "#app/core/templates/style/script-fonts.ts";
import { matchesPrintLayout } from "#app/editor/page/matches-print-layout.ts";
import { columnsOf, pageAt, pageCountOf } from "#app/editor/page/page-columns.ts";
import { readWithPdfJs } from "../support/pdf-extractors.ts";
import { PRINT_FIXTURES, resumeWithEntries } from "../support/print-fixtures.ts";
import {
  hasBrowser,
  launchBrowser,
  type OpenPrinter,
  openPrinter,
} from "../support/print-locally.ts";
import { withoutFoot } from "../support/reading-order.ts";
import { SCRIPT_FIXTURES } from "../support/script-fixtures.ts";

const TIMEOUT_MS = 120_000;
const VERSIONS = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({ templateId: template.id, version })),
);
const readFont = async (path: string) => new Uint8Array(await readFile(`public${path}`)).buffer;

/** Letters alone: the style adds bullets, dots, commas and capitals, and lines end elsewhere in no text. */
const letters = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s•·,\u200e\u200f\u202a-\u202e\u2066-\u2069]|\ufe0f/g, "");

interface Shown {
  templateId: string;
  resume: Resume;
  design?: Design;
  photo?: string;
}

/** The preview's document as preview-pane.tsx builds it, fonts inside. */
async function previewHtml(shown: Shown): Promise<string> {
  const { templateId, resume, design = NO_DESIGN, photo } = shown;
  const layout = await loadLayout(templateId, design.version);
  const markup = await renderResume({ templateId, resume, design, photo });
  const layoutCss = photo ? `${layout.css}\n${photoCss}` : layout.css;
  const fonts = await Promise.all([
    fontCssWithDataUrls(fontFamilies(layout, design), markup, readFont),
    scriptCssWithDataUrls(markup, readFont),
  ]);
  const css = [...fonts, layoutCss, sheetCss(sheetOf(design)), designCss(design)];
  const { lang, dir } = languageOf(resume);
  return `<!doctype html><html lang="en"><head><style>${css.join("\n")}</style></head><body><div id="${SHEET_ID}"><div id="${FLOW_ID}"><div lang="${lang}" dir="${dir}">${markup}</div></div></div></body></html>`;
}

/** The words of each page, as far from the first column's edge as they stand. */
async function previewPages(page: Page, shown: Shown): Promise<string[]> {
  await page.setContent(await previewHtml(shown), { waitUntil: "load" });
  const { width, words } = await page.evaluate(async (flowId) => {
    await document.fonts.ready;
    const flow = document.getElementById(flowId) as HTMLElement;
    const left = flow.getBoundingClientRect().left;
    const words: [text: string, offset: number][] = [];
    const walker = document.createTreeWalker(flow, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: text, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const [box] = range.getClientRects();
        words.push([text, (box?.left ?? left) - left]);
      }
    }
    return { width: flow.scrollWidth, words };
  }, FLOW_ID);
  const columns = columnsOf(sheetOf(shown.design ?? NO_DESIGN));
  const pages = Array.from({ length: pageCountOf(width, columns) }, () => "");
  for (const [text, offset] of words) pages[pageAt(offset, columns) - 1] += text;
  return pages.map(letters);
}

/** Prints on one line with less than a pixel to spare. */
const FITS =
  "Lead four teams (24 engineers) that own checkout, ledger and payouts for 9 million customers in 14 countries.";
const tight: Resume = {
  ...resumeWithEntries(8),
  experience: resumeWithEntries(8).experience.map((entry) => ({
    ...entry,
    description: Array.from({ length: 4 }, () => FITS).join("\n"),
  })),
};

/** Whether letters are as wide as whole pixels, as hinting makes them: then lines break where no printer breaks them. */
function hasWholePixelLetters(): boolean {
  const page = document.querySelector(".resume") as HTMLElement;
  return ["i", "m", "e", "t"].every((letter) => {
    const probe = document.createElement("span");
    probe.textContent = letter.repeat(100);
    probe.style.cssText = "position:absolute;white-space:nowrap;letter-spacing:0";
    page.appendChild(probe);
    const width = probe.getBoundingClientRect().width / 100;
    probe.remove();
    return Math.abs(width - Math.round(width)) < 0.005;
  });
}

const DESIGNED: Design = { paper: "letter", margin: 24, scale: 110, spacing: 130 };

describe.skipIf(!hasBrowser)("the preview", { timeout: TIMEOUT_MS }, () => {
  let browser: Browser;
  let printer: OpenPrinter;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    printer = await openPrinter(browser);
    page = await browser.newPage();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await printer.close();
    await browser.close();
  });

  async function expectSamePages(shown: Shown, isRightToLeft = false) {
    const { pages } = await readWithPdfJs(await printer.print(shown));
    const printed = withoutFoot(pages).map(letters);
    const previewed = await previewPages(page, shown);
    expect(previewed.length).toBe(printed.length);
    if (isRightToLeft) return;
    expect(previewed).toEqual(printed);
  }

  test("has print's lines where they fit by less than a pixel", () =>
    expectSamePages({ templateId: "modern-professional", resume: tight }));

  test.each(["none", "full"])(
    "knows whether it breaks where print does, with hinting: %s",
    async (hinting) => {
      const screen = await launchBrowser([`--font-render-hinting=${hinting}`]);
      const shown = await screen.newPage();
      await shown.setContent(
        await previewHtml({ templateId: "modern-professional", resume: tight }),
      );
      await shown.evaluate("document.fonts.ready");
      const html = await shown.innerHTML(`#${FLOW_ID}`);
      const answer = await shown.evaluate(
        `(${matchesPrintLayout})(document.querySelector(".resume"))`,
      );
      // Not every browser obeys the flag: Debian's whole Chromium ignores it.
      expect(answer).toBe(!(await shown.evaluate(hasWholePixelLetters)));
      expect(await shown.innerHTML(`#${FLOW_ID}`)).toBe(html);
      await screen.close();
    },
  );

  describe.each(VERSIONS)("of $templateId $version", ({ templateId, version }) => {
    test.each([...PRINT_FIXTURES, ...SCRIPT_FIXTURES])(
      "has the PDF's pages: $name",
      ({ resume, photo, wholeWords }) =>
        expectSamePages(
          { templateId, resume, photo, design: { version } },
          wholeWords !== undefined,
        ),
    );

    test("has them on other paper, with other margins, size and spacing", () =>
      expectSamePages({
        templateId,
        resume: resumeWithEntries(7),
        design: { ...DESIGNED, version },
      }));
  });
});
