/** The viewer with 500 pages, and pinch zoom. */
import type { Browser, CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, PHONE } from "../support/browser.ts";
import { firstPage, openPdf } from "../support/pdf-viewer-page.ts";
import { numberedPdf } from "../support/raw-pdfs.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** pdf.js keeps ten rendered pages and those in view; some pages are in view at once, so there are a few more. */
const MOST_DRAWN = 15;
/** Thumbnails are drawn in view and for 300 pixels above and below it. */
const MOST_THUMBNAILS = 20;

test("500 pages scroll with few of them rendered at any position", async () => {
  const { page, context } = await openPdf(browser, baseUrl, { pdf: numberedPdf(500) });
  const pages = page.locator(".pdfViewer .page");
  await expect.poll(() => pages.count()).toBe(500);
  const drawn = page.locator(".pdfViewer canvas");
  const thumbnails = page.getByRole("navigation", { name: "Pages" }).locator("canvas");
  const pageNumber = page.getByRole("textbox", { name: "Page", exact: true });
  for (const number of [250, 500, 3, 120, 380]) {
    await pageNumber.fill(String(number));
    await pageNumber.press("Enter");
    await page.getByText(`This is page ${number}`, { exact: true }).waitFor();
    expect(await drawn.count()).toBeLessThanOrEqual(MOST_DRAWN);
    await expect.poll(() => thumbnails.count()).toBeGreaterThan(0);
    await expect.poll(() => thumbnails.count()).toBeLessThanOrEqual(MOST_THUMBNAILS);
  }
  await page.keyboard.press("Control+f");
  await page.getByRole("textbox", { name: "Search in the PDF" }).fill("page 499");
  await page.getByText("1 of 1", { exact: true }).waitFor();
  await page.getByText("This is page 499").waitFor();
  expect(await drawn.count()).toBeLessThanOrEqual(MOST_DRAWN);
  await context.close();
});

test("spreading two fingers zooms in, and pinching zooms out", async () => {
  const { page, context } = await openPdf(browser, baseUrl, { viewport: PHONE });
  const touch = await context.newCDPSession(page);
  const before = (await firstPage(page)).width;
  // While the page is busy drawing, the browser may ignore a gesture; as people do, the test repeats it.
  const widthAfter = (from: number, to: number) => async () => {
    await moveFingers(touch, from, to);
    return (await firstPage(page)).width;
  };
  const poll = { interval: 1_000 };
  await expect.poll(widthAfter(40, 140), poll).toBeGreaterThan(before * 1.5);
  const larger = (await firstPage(page)).width;
  await expect.poll(widthAfter(140, 60), poll).toBeLessThan(larger * 0.8);
  // The page as a whole stays as wide as the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await context.close();
});

/** Each finger's distance from the center. */
async function moveFingers(touch: CDPSession, from: number, to: number) {
  const [x, y] = [PHONE.width / 2, PHONE.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: object[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
  await send("touchStart", fingers(from));
  for (let step = 1; step <= 20; step++) {
    await send("touchMove", fingers(from + ((to - from) * step) / 20));
  }
  await send("touchEnd", []);
}
