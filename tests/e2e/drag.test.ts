/** Dragging entries and sections by mouse and touch, with undo. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const job = (company: string) => ({
  id: company,
  company,
  position: "Clerk",
  startDate: "2020-01",
  endDate: "2021-01",
  current: false,
  description: "Kept the books.\nClosed the year.",
});

async function openThreeJobs(viewport: typeof WIDE) {
  const person = await signUp(baseUrl);
  const made = await fetch(`${baseUrl}/api/resumes`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
    body: JSON.stringify({
      templateId: "modern-professional",
      resume: { summary: "Sums.", experience: ["Alpha", "Beta", "Gamma"].map(job) },
    }),
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const address = `/builder/modern-professional?resume=${resume.id}`;
  const opened = await openEditor(browser, baseUrl, person, viewport, address);
  await awaitSaved(opened.page);
  // The photo's part of the form is loaded last, and pushes down what is below it.
  await opened.page.getByRole("button", { name: "Add a photo" }).waitFor();
  return opened;
}

const companies = async (page: Page) =>
  (await page.locator("[data-entry] h3").allTextContents()).map(
    (text) => /Alpha|Beta|Gamma/.exec(text)?.[0],
  );
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

test("a job dragged to the top stays there and is one undo step, and Escape cancels a drag", async () => {
  const { page, context } = await openThreeJobs(WIDE);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Full Name").waitFor();
  const handle = page.locator('[data-entry="Gamma"] [data-drag-handle]');

  async function take() {
    await handle.scrollIntoViewIfNeeded();
    const { x, y } = await boxOf(page, '[data-entry="Gamma"] [data-drag-handle]');
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 8, y - 12, { steps: 3 });
    await page.locator("[data-dragging]").waitFor();
    // The command palette does not open during a drag.
    await page.keyboard.press("ControlOrMeta+k");
    expect(await page.getByRole("dialog").count()).toBe(0);
    const first = await boxOf(page, '[data-entry="Alpha"]');
    await page.mouse.move(x + 8, first.y + 4, { steps: 6 });
  }
  await take();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await companies(page)).toEqual(["Alpha", "Beta", "Gamma"]);

  await take();
  await page.mouse.up();
  await expect.poll(() => companies(page)).toEqual(["Gamma", "Alpha", "Beta"]);
  await expect.poll(() => companies(other)).toEqual(["Gamma", "Alpha", "Beta"]);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect.poll(() => companies(page)).toEqual(["Alpha", "Beta", "Gamma"]);
  await context.close();
});

test("dragging by touch works on a phone without scrolling the page", async () => {
  const { page, context } = await openThreeJobs(PHONE);
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  await page.locator('[data-entry="Alpha"] [data-drag-handle]').scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(page, '[data-entry="Alpha"] [data-drag-handle]');
  await touch("touchStart", x + 8, y + 8);
  for (const step of [12, 18, 24]) await touch("touchMove", x + 8, y + step);
  await page.locator("[data-dragging]").waitFor();
  const last = await boxOf(page, '[data-entry="Gamma"]');
  await touch("touchMove", x + 8, last.y + last.height - 3);
  await touch("touchEnd");
  await expect.poll(() => companies(page)).toEqual(["Beta", "Gamma", "Alpha"]);
  await context.close();
});
