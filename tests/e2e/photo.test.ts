/** A photo from a file to the preview and the downloaded PDF, hidden until it is turned on. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openTab, signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { aBomb, aPng } from "../support/pictures.ts";
import { hasTool, runTool } from "../support/system-tool.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const asFile = (bytes: Uint8Array, name = "me.png") => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(bytes),
});

/** On a phone, a notification may cover the next button while the pointer is over it. */
async function dismiss(page: Page, text: string) {
  const notice = page.getByRole("alert").getByText(text);
  await notice.waitFor();
  await page.getByRole("button", { name: "Dismiss notification" }).click();
  await notice.waitFor({ state: "detached" });
}

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("on a %s screen", (_name, viewport) => {
  test("a photo is cropped by keyboard, stored, shown, removed and restored", async () => {
    const person = await signUp(baseUrl);
    const { context, page } = await openEditor(browser, baseUrl, person, viewport);
    await page.getByLabel("Full Name").fill("Zoë O’Connor");
    const file = page.getByLabel("Photo file");
    await file.setInputFiles(asFile(new TextEncoder().encode("<svg/>"), "me.svg"));
    await page
      .getByRole("alert")
      .getByText(/JPEG, PNG or WebP/)
      .waitFor();
    await file.setInputFiles(asFile(new Uint8Array(2 * 1_048_576 + 1)));
    await page
      .getByRole("alert")
      .getByText(/larger than 2 MB/)
      .waitFor();
    await file.setInputFiles(asFile(aBomb(9_000, 9_000)));
    await page
      .getByRole("alert")
      .getByText(/9,000 × 9,000/)
      .waitFor();

    await file.setInputFiles(asFile(aPng({ width: 400, height: 640 })));
    const dialog = page.getByRole("dialog", { name: "Frame the photo" });
    await dialog.getByLabel("Zoom").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => dialog.getByLabel("Zoom").inputValue()).toBe("105");
    expect(await seriousAxeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save the photo" }).click();
    await page.getByText("Kept, but not shown.").waitFor();
    await dismiss(page, "Photo added");
    await page.getByRole("img", { name: "Zoë O’Connor" }).waitFor();

    // Cropping starts from the whole original picture: the cropped one could not be made wider.
    await page.getByRole("button", { name: "Frame again" }).click();
    await expect.poll(() => dialog.getByLabel("Zoom").inputValue()).toBe("105");
    await dialog.getByLabel("Zoom").focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => dialog.getByLabel("Zoom").inputValue()).toBe("100");
    await dialog.getByRole("button", { name: "Save the photo" }).click();
    await dismiss(page, "Photo replaced");
    await page.getByRole("button", { name: "Frame again" }).click();
    await expect.poll(() => dialog.getByLabel("Zoom").inputValue()).toBe("100");
    await dialog.getByRole("button", { name: "Cancel" }).click();

    const shown = page.getByRole("switch", { name: "Show the photo on the resume" });
    await expect.poll(() => shown.getAttribute("aria-checked")).toBe("false");
    await shown.click();
    await page.getByText("Shown.", { exact: true }).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("button", { name: "Add a photo" }).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await page.getByText("Shown.", { exact: true }).waitFor();
    await awaitSaved(page);

    await openTab(page, "Preview");
    const picture = page.frameLocator("iframe").getByRole("img", { name: "Zoë O’Connor" });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300);

    const id = new URL(page.url()).searchParams.get("resume");
    const answer = await fetch(`${baseUrl}/api/resumes/${id}/export?format=pdf`, {
      headers: { Authorization: `Bearer ${person.token}` },
    });
    expect(answer.status).toBe(200);
    const pdf = join(await mkdtemp(join(tmpdir(), "covitae-photo-")), "resume.pdf");
    await writeFile(pdf, new Uint8Array(await answer.arrayBuffer()));
    if (hasTool("pdfimages")) {
      const images = runTool("pdfimages", ["-list", pdf]).trim().split("\n").slice(2);
      expect(images).toHaveLength(1);
      expect(images[0]).toMatch(/jpeg/);
    }
    await context.close();
  });
});

test("a photo part that failed to load can be retried by keyboard, which keeps its focus", async () => {
  const person = await signUp(baseUrl);
  const context = await signedInContext(browser, baseUrl, person, WIDE);
  const page = await context.newPage();
  await page.route(/photo-field/, (route) => route.abort());
  await page.goto("/builder/modern-professional");
  const again = page.getByRole("button", { name: "Try again" });
  await again.focus();
  await page.unroute(/photo-field/);
  await page.keyboard.press("Enter");
  const add = page.getByRole("button", { name: "Add a photo" });
  const reload = page.getByRole("button", { name: "Reload" });
  await add.or(reload).waitFor();
  const hasFocus = (button: Locator) =>
    expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  // Some versions of Chromium never repeat a failed import; there the button reloads the page.
  await hasFocus((await add.isVisible()) ? add : reload);
  await context.close();
});

test("a part that keeps failing offers a reload, which keeps typed text", async () => {
  const person = await signUp(baseUrl);
  const context = await signedInContext(browser, baseUrl, person, WIDE);
  const page = await context.newPage();
  await page.route(/photo-field/, (route) => route.abort());
  await page.goto("/builder/modern-professional");
  await page.getByRole("button", { name: "Try again" }).click();
  const reload = page.getByRole("button", { name: "Reload" });
  await reload.waitFor();
  await page.unroute(/photo-field/);
  const summary = page.getByRole("textbox", { name: "Professional Summary" });
  await summary.fill("Typed before the page was loaded anew.");
  await reload.click();
  await page.getByRole("button", { name: "Add a photo" }).waitFor();
  await expect.poll(() => summary.inputValue()).toBe("Typed before the page was loaded anew.");
  await context.close();
});
