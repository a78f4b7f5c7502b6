/** The PDF viewer: reading, searching, every annotation tool, and saving annotated PDFs. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { CJK_ENCODINGS, cjkPdf } from "../support/cjk-pdfs.ts";
import { drawn, firstPage, openPdf, tool, words } from "../support/pdf-viewer-page.ts";
import { hasTool, runTool } from "../support/system-tool.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The subtypes of the file's annotations, except its links, and its text. */
async function readCopy(bytes: Uint8Array) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const kinds: string[] = [];
  let text = "";
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    kinds.push(...(await page.getAnnotations()).map(({ subtype }) => subtype as string));
    const { items } = await page.getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join(" ");
  }
  await document.loadingTask.destroy();
  return { kinds: kinds.filter((kind) => kind !== "Link"), text };
}

test("a PDF in an East Asian encoding is shown with the encoding's tables, loaded from our own origin", async () => {
  const { page, context, elsewhere } = await openPdf(browser, baseUrl, {
    pdf: cjkPdf("90ms-RKSJ-H"),
  });
  const lines = CJK_ENCODINGS["90ms-RKSJ-H"]?.lines ?? [];
  for (const line of lines) await page.locator(".textLayer").getByText(line).waitFor();
  expect(elsewhere).toEqual([]);
  await context.close();
});

test("on a phone a link in the PDF can be tapped within 24 px, or up to the next link if that is closer", async () => {
  const { page, context } = await openPdf(browser, baseUrl, { viewport: PHONE });
  await page.locator(".linkAnnotation > a").first().waitFor();
  const targets = await page.locator(".linkAnnotation > a").evaluateAll((links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    return links.map((link, index) => {
      const box = boxes[index] as DOMRect;
      const text = (link.parentElement as HTMLElement).getBoundingClientRect();
      const hit = document.elementFromPoint(text.x + text.width / 2, text.y + text.height / 2);
      const touches = boxes.some(
        (other, otherIndex) =>
          otherIndex !== index &&
          // Less than a pixel and a half apart: the halves of the space between two links are rounded.
          Math.min(Math.abs(other.top - box.bottom), Math.abs(box.top - other.bottom)) < 1.5,
      );
      // The 24 px of a link may be a little less after rounding.
      return { isTall: box.height > 23.5, touches, isOwn: hit === link };
    });
  });
  expect(targets.length).toBeGreaterThan(2);
  for (const { isTall, touches, isOwn } of targets) {
    expect(isTall || touches).toBe(true);
    expect(isOwn).toBe(true);
  }
  expect(targets.some(({ isTall }) => isTall)).toBe(true);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});

test("a PDF can be paged, zoomed and searched by mouse and keyboard, without requests to other hosts", async () => {
  const { page, context, elsewhere } = await openPdf(browser, baseUrl);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  const pageNumber = page.getByRole("textbox", { name: "Page", exact: true });
  await page.locator(".pdf-surface").focus();
  await page.keyboard.press("PageDown");
  await expect.poll(() => pageNumber.inputValue()).toBe("2");
  await page.keyboard.press("Home");
  await expect.poll(() => pageNumber.inputValue()).toBe("1");
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("button", { name: "Page 2" })
    .click();
  await expect.poll(() => pageNumber.inputValue()).toBe("2");
  await pageNumber.fill("1");
  await pageNumber.press("Enter");

  const zoom = page.getByRole("combobox", { name: "Zoom" });
  await zoom.selectOption("100");
  const plain = (await firstPage(page)).width;
  await page.locator(".pdf-surface").focus();
  await page.keyboard.press("+");
  await expect.poll(async () => (await firstPage(page)).width).toBeGreaterThan(plain * 1.05);
  await zoom.selectOption("Fit page");
  await expect.poll(async () => (await firstPage(page)).height).toBeLessThan(WIDE.height);
  const fitted = (await firstPage(page)).width;
  const { x, y } = await firstPage(page);
  await page.mouse.move(x + 50, y + 50);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await firstPage(page)).width).toBeGreaterThan(fitted);

  await page.keyboard.press("Control+f");
  const search = page.getByRole("textbox", { name: "Search in the PDF" });
  await search.fill("PostgreSQL");
  await page.getByText(/^1 of \d+$/).waitFor();
  expect(await page.locator(".textLayer .highlight.selected").textContent()).toBe("PostgreSQL");
  await search.press("Enter");
  await page.getByText(/^2 of \d+$/).waitFor();
  await search.press("Shift+Enter");
  await page.getByText(/^1 of \d+$/).waitFor();
  await search.fill("zzzz");
  await page.getByText("No matches").waitFor();
  await search.press("Escape");
  await expect.poll(() => page.locator(".textLayer .highlight").count()).toBe(0);
  expect(elsewhere).toEqual([]);
  await context.close();
});

test("every tool writes into an annotated PDF that keeps the text and any program can read", async () => {
  const { page, context, resumeId, headers } = await openPdf(browser, baseUrl);
  const save = page.getByRole("button", { name: "Save a copy" });
  expect(await save.isDisabled()).toBe(true);
  await words(page).nth(1).selectText();
  await tool(page, "Highlight").click();
  await page.locator(".highlightEditor").waitFor();

  // A press selects the tool a moment later.
  const layerWithTool = (kind: string) =>
    page.locator(`.annotationEditorLayer.${kind}Editing`).first();
  await tool(page, "Text").click();
  await layerWithTool("freetext").waitFor();
  const { x, y } = await firstPage(page);
  await page.mouse.click(x + 500, y + 40);
  await page.locator(".freeTextEditor [contenteditable]:focus").waitFor();
  await page.keyboard.type("Ask about this");
  await page.keyboard.press("Escape");

  await tool(page, "Draw").click();
  await layerWithTool("ink").waitFor();
  await page.mouse.move(x + 100, y + 420);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 450, { steps: 8 });
  await page.mouse.move(x + 220, y + 400, { steps: 8 });
  await page.mouse.up();

  await tool(page, "Stamp").click();
  await page.getByRole("button", { name: "Approved" }).click();
  await page.locator(".stampEditor canvas").waitFor();

  await tool(page, "Signature").click();
  await page.getByLabel("Your name").fill("Zoë O'Connor");
  // The handwriting font comes from this site, so it looks the same everywhere.
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('40px "Marck Script"', "Zoë")))
    .toBe(true);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.locator(".signatureEditor").waitFor();
  await tool(page, "Signature").click();
  await page.getByRole("tab", { name: "Draw" }).click();
  const board = await page.getByLabel("Draw your signature here").boundingBox();
  if (!board) throw new Error("There is no board");
  await page.mouse.move(board.x + 40, board.y + 80);
  await page.mouse.down();
  await page.mouse.move(board.x + 200, board.y + 40, { steps: 6 });
  await page.mouse.move(board.x + 300, board.y + 110, { steps: 6 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => page.locator(".signatureEditor").count()).toBe(2);

  await tool(page, "Undo").click();
  await expect.poll(() => page.locator(".signatureEditor").count()).toBe(1);
  await tool(page, "Redo").click();
  await expect.poll(() => page.locator(".signatureEditor").count()).toBe(2);
  // The annotations overlap; a click hits the upper one.
  await page.locator(".signatureEditor").last().click({ force: true });
  await tool(page, "Delete annotation").click();
  await expect.poll(() => page.locator(".signatureEditor").count()).toBe(1);
  expect(await seriousAxeFindings(page)).toEqual([]);

  await save.click();
  await page.getByText("Saved as “Zoë-O'Connor-Müller-resume-annotated”").waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download Zoë/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Zoë-O'Connor-Müller-resume-annotated.pdf");
  const bytes = new Uint8Array(readFileSync(await download.path()));
  const printed = await fetch(`${baseUrl}/api/resumes/${resumeId}/export?format=pdf`, { headers });
  const original = await readCopy(new Uint8Array(await printed.arrayBuffer()));
  const copy = await readCopy(bytes);
  // PDF.js writes the signature as a second stamp.
  expect(copy.kinds.sort()).toEqual(["FreeText", "Highlight", "Ink", "Stamp", "Stamp"]);
  expect(copy.text).toContain(original.text.slice(0, 200));
  expect(copy.text.length).toBeGreaterThanOrEqual(original.text.length);
  const path = join(mkdtempSync(join(tmpdir(), "copy-")), "copy.pdf");
  writeFileSync(path, bytes);
  if (hasTool("qpdf")) expect(runTool("qpdf", ["--check", path])).toMatch(/No syntax/);
  if (hasTool("pdftotext")) {
    expect(runTool("pdftotext", ["-raw", path, "-"])).toContain("Łódź Logistics GmbH & Co. KG");
  }

  // Annotations that are stored in the copy can be changed.
  await page.getByRole("link", { name: /annotated/ }).click();
  await page.waitForURL(/copy=/);
  await drawn(page);
  await tool(page, "Text").click();
  await page.locator(".freeTextEditor", { hasText: "Ask about this" }).click();
  await tool(page, "Delete annotation").click();
  await save.click();
  await page.getByText("Saved as “Zoë-O'Connor-Müller-resume-annotated-2”").waitFor();
  await context.close();
});

test("leaving unsaved annotations asks first; a deleted annotated PDF can be restored", async () => {
  const { page, context } = await openPdf(browser, baseUrl);
  const highlight = async () => {
    await words(page).nth(1).selectText();
    await tool(page, "Highlight").click();
    await page.locator(".highlightEditor").first().waitFor();
  };
  await highlight();
  await expect.poll(() => page.getByRole("button", { name: "Save a copy" }).isEnabled()).toBe(true);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save a copy" }).click();
  await page.getByText(/^Saved as/).waitFor();
  await page.getByRole("button", { name: /^Delete Zoë/ }).click();
  await page.getByText(/was deleted$/).waitFor();
  await expect.poll(() => page.getByRole("link", { name: /annotated/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await page.getByRole("link", { name: /annotated/ }).waitFor();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.getByRole("button", { name: "More for Nurse" }).click();
  await page.getByRole("menuitem", { name: "View and annotate PDF" }).click();
  await drawn(page);
  await context.close();
});

test("it fits a phone and is accessible; a failed PDF shows the reason and can be retried", async () => {
  const { page, context } = await openPdf(browser, baseUrl, { viewport: PHONE });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole("button", { name: "Copies" }).click();
  await page.getByText("No copies yet.").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.route("**/export?format=pdf", (route) =>
    route.fulfill({ status: 503, json: { message: "The printer is busy" } }),
  );
  await page.reload();
  await page.getByText("Failed to load preview:").waitFor();
  await page.getByText("Error loading preview: The printer is busy").waitFor();
  // A picture of the template takes the place of the PDF.
  await page.getByAltText("Modern Professional, first page").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.unroute("**/export?format=pdf");
  await page.getByRole("button", { name: "Try again" }).click();
  await drawn(page);
  await context.close();
});
