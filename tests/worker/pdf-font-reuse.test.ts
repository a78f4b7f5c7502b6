/** The printer reuses the fonts of the last print without changing the result. */
import { env } from "cloudflare:workers";
import puppeteer from "@cloudflare/puppeteer";
import { expect, test, vi } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { renderPrintPageWithFonts } from "#app/core/templates/page/render-page.server.ts";
import type { PrintResult } from "../../workers/print/pdf-printer.ts";
import { openPrintPage } from "../../workers/print/print-page.ts";
import "../support/worker.ts";

const DOT =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const readFile = async (path: string) =>
  (await env.ASSETS.fetch(`https://assets.local${path}`)).arrayBuffer();

const page = (templateId: string, fullName: string, photo?: string) => {
  const blank = emptyResume();
  const resume = {
    ...blank,
    summary: `${fullName} writes about kept fonts.`,
    personalInfo: { ...blank.personalInfo, fullName },
  };
  return renderPrintPageWithFonts({ templateId, resume, photo, title: fullName, readFile });
};

/** What must be equal in two PDFs: content, embedded fonts, title and language, but not times and object numbers. */
function describePrint(print: PrintResult) {
  if (!print.ok) throw new Error(print.reason);
  const text = Buffer.from(print.pdf).toString("latin1");
  return {
    streams: text.match(/stream\r?\n[\s\S]*?endstream/g),
    says: text.match(/\/(?:Title|Lang|S|Alt|Count) ?(?:\([^)]*\)|<[^>]*>|\/?\w+)/g),
  };
}

test("a page printed with reused fonts equals the page printed with its own", async () => {
  const keeps = env.PRINTER.getByName("keeps fonts");
  const plain = env.PRINTER.getByName("keeps none");
  const pages = [
    await page("modern-professional", "Ada First"),
    await page("modern-professional", "Bea Second"),
    await page("modern-professional", "Cid Third", DOT),
    await page("classic-executive", "Dan Fourth"),
    await page("classic-executive", "Eve Fifth"),
    await page("modern-professional", "אבי שישי"),
  ];
  for (const [at, html] of pages.entries()) {
    const wanted = describePrint((await plain.print(html)) as PrintResult);
    expect(wanted.streams?.length).toBeGreaterThan(2);
    expect(describePrint((await keeps.printTemplate(html)) as PrintResult), `page ${at}`).toEqual(
      wanted,
    );
  }
});

test("a page with the same fonts is not set as a whole again, but one with other fonts is", async () => {
  const browser = await puppeteer.launch(env.BROWSER);
  const printer = await openPrintPage(browser);
  const own = browser.browserContexts().find((one) => one !== browser.defaultBrowserContext());
  const [drawn] = (await own?.pages()) ?? [];
  if (!drawn) throw new Error("The printer has no page");
  const written = vi.spyOn(drawn, "setContent");
  /** The whole pages that a print sets, without the page of fonts that is loaded after it. */
  const writtenFor = async (html: string) => {
    written.mockClear();
    expect(await printer.printTemplate(html)).not.toBeNull();
    const whole = written.mock.calls.map(([content]) => content);
    await printer.clear();
    await printer.preloadFonts();
    return whole;
  };
  const first = await page("modern-professional", "Ada First");
  const other = await page("classic-executive", "Cid Third");
  expect(await writtenFor(first)).toEqual([first]);
  expect(await writtenFor(await page("modern-professional", "Bea Second"))).toEqual([]);
  expect(await writtenFor(other)).toEqual([other]);
  await browser.close();
});
