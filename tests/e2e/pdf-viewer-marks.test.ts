/** Images on a PDF as stamps and signatures: moved by mouse and keyboard, deleted, undone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, PHONE } from "../support/browser.ts";
import { boxOf, firstPage, openPdf, tool } from "../support/pdf-viewer-page.ts";
import { middleOfInk, pixelsOfImage } from "../support/pixels.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Dark strokes on white, like a photographed signature. */
async function aPicture(page: Page, name: string) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [400, 160];
    const pen = canvas.getContext("2d");
    if (!pen) return "";
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 400, 160);
    pen.lineWidth = 8;
    pen.moveTo(40, 120);
    pen.bezierCurveTo(120, -60, 200, 240, 360, 40);
    pen.stroke();
    return canvas.toDataURL("image/png");
  });
  const buffer = Buffer.from(address.split(",")[1] ?? "", "base64");
  return { name, mimeType: "image/png", buffer };
}

const STAMP = ".stampEditor";
const corner = async (page: Page, of: string) => {
  const { x, y } = await boxOf(page, of);
  return { x: Math.round(x), y: Math.round(y) };
};

test("in high contrast, colors stay as they are and only the chosen one has a ring", async () => {
  const { page, context } = await openPdf(browser, baseUrl);
  await page.emulateMedia({ forcedColors: "active" });
  await tool(page, "Draw").click();
  const swatches = page.getByRole("group", { name: "Color" }).getByRole("button");
  await swatches.nth(1).click();
  await swatches.nth(0).focus();
  const shown = await swatches.evaluateAll((all) =>
    all.map((it) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(it);
      return { backgroundColor, isChosen: it.ariaPressed, outlineStyle };
    }),
  );
  expect(new Set(shown.map(({ backgroundColor }) => backgroundColor)).size).toBe(shown.length);
  expect(shown[1]).toMatchObject({ isChosen: "true", outlineStyle: "solid" });
  expect(shown.at(-1)).toMatchObject({ isChosen: "false", outlineStyle: "none" });
  await context.close();
});

test("an image stamp is added, moved by mouse and keyboard, deleted, and each step undone", async () => {
  const { page, context } = await openPdf(browser, baseUrl);
  await tool(page, "Stamp").click();
  await page.getByLabel("Image to stamp").setInputFiles(await aPicture(page, "seal.png"));
  await page.locator(`${STAMP} canvas`).waitFor();
  const start = await corner(page, STAMP);
  const box = await boxOf(page, STAMP);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 90, box.y + box.height / 2 + 60, { steps: 10 });
  await page.mouse.up();
  const offHand = async () => {
    const { x, y } = await corner(page, STAMP);
    return Math.max(Math.abs(x - start.x + 90), Math.abs(y - start.y - 60));
  };
  await expect.poll(offHand).toBeLessThan(3);
  const dragged = await corner(page, STAMP);

  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await corner(page, STAMP)).x).toBeGreaterThan(dragged.x);
  // pdf.js makes one step of them once the keys have rested for a second; nothing on the page tells when, but
  // of two timers of a page the later one is later.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_500)));
  await page.keyboard.press("Control+z");
  await expect.poll(() => corner(page, STAMP)).toEqual(dragged);
  await page.keyboard.press("Control+z");
  await expect.poll(() => corner(page, STAMP)).toEqual(start);

  await page.locator(STAMP).click();
  await page.keyboard.press("Delete");
  await expect.poll(() => page.locator(STAMP).count()).toBe(0);
  await tool(page, "Undo").click();
  await expect.poll(() => corner(page, STAMP)).toEqual(start);
  await page.getByRole("button", { name: "Save a copy" }).click();
  await page.getByText(/^Saved as/).waitFor();
  await context.close();
});

test("an image of a signature is traced and removed by its button; other files and large ones are rejected with a message", async () => {
  const { page, context } = await openPdf(browser, baseUrl);
  await tool(page, "Signature").click();
  await page.getByRole("tab", { name: "Image" }).click();
  const input = page.getByLabel("Image of your signature");
  const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(6 * 1_048_576) };
  await input.setInputFiles(large);
  await page.getByText("This image is larger than 5 MB.").waitFor();
  await input.setInputFiles({ ...large, buffer: Buffer.from("no picture") });
  await page.getByText("This file can’t be read as an image.").waitFor();
  const add = page.getByRole("button", { name: "Add", exact: true });
  expect(await add.isDisabled()).toBe(true);
  await input.setInputFiles(await aPicture(page, "hand.png"));
  await page.getByAltText("hand.png").waitFor();
  await add.click();
  await page.locator(".signatureEditor").waitFor();
  const { width, height } = await boxOf(page, ".signatureEditor");
  const paper = await firstPage(page);
  expect(width).toBeGreaterThan(height);
  expect(width).toBeLessThan(paper.width / 2);
  const remove = page.getByRole("button", { name: "Remove signature" });
  const [png, button] = [await remove.screenshot(), await remove.boundingBox()];
  const middle = middleOfInk(await pixelsOfImage(await context.newPage(), png, "image/png"));
  expect(Math.abs((middle?.x ?? 0) - (button?.width ?? 0) / 2)).toBeLessThan(2.5);
  expect(Math.abs((middle?.y ?? 0) - (button?.height ?? 0) / 2)).toBeLessThan(2.5);
  await page.bringToFront();
  await remove.click();
  await expect.poll(() => page.locator(".signatureEditor").count()).toBe(0);
  await tool(page, "Undo").click();
  await page.locator(".signatureEditor").waitFor();
  await tool(page, "Redo").click();
  await expect.poll(() => page.locator(".signatureEditor").count()).toBe(0);
  await context.close();
});

test("a ready-made stamp has a stamp's size, and panels stay above stamps and signatures", async () => {
  const { page, context } = await openPdf(browser, baseUrl, { viewport: PHONE });
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await tool(page, "Stamp").click();
  await page.getByRole("button", { name: "Approved" }).click();
  await page.locator(`${STAMP} canvas`).waitFor();
  const [stamp, paper] = [await boxOf(page, STAMP), await firstPage(page)];
  expect(stamp.width / paper.width).toBeGreaterThan(0.15);
  expect(stamp.width / paper.width).toBeLessThan(0.35);

  await tool(page, "Signature").click();
  await page.getByLabel("Your name").fill("Zoë");
  // Longer than the viewer waits before it looks for changes; the last look was before there was a signature.
  await page.waitForTimeout(400);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.locator(".signatureEditor").waitFor();
  await page.getByRole("button", { name: "Save a copy" }).click();
  await page.getByText(/^Saved as/).waitFor();
  const { x, y, width, height } = await boxOf(page, ".signatureEditor");
  const right = { x: Math.min(x + width, PHONE.width) - 3, y: y + height / 2 };
  const isPanel = () =>
    page.evaluate((at) => Boolean(document.elementFromPoint(at.x, at.y)?.closest("aside")), right);
  await expect.poll(isPanel).toBe(true);
  expect(broken).toEqual([]);
  await context.close();
});
