/** "Add a bullet…" in the score panel adds an empty bullet to the entry that fits best, and typing goes into it. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { shareLink } from "../support/share-link.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The portal for patients is in the second job, which is closed in the form. */
const POSTING = {
  title: "Platform Engineer",
  description: "Requirements\n- Ansible for the portal of our patients\n- PostgreSQL\n- Terraform",
};
const BEFORE = REAL_RESUME.experience[1]?.description ?? "";

async function openScored(viewport: { width: number; height: number }) {
  const owner = await signUp(baseUrl);
  const made = await fetch(`${baseUrl}/api/resumes`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
    body: JSON.stringify({ templateId: "modern-professional", content: REAL_RESUME }),
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const path = `/builder/modern-professional?resume=${resume.id}`;
  const { page, context } = await openEditor(browser, baseUrl, owner, viewport, path);
  await openTab(page, "Job & Score");
  await page.getByLabel("Job Title").fill(POSTING.title);
  await page.getByLabel("Job Description").fill(POSTING.description);
  await panelOf(page).getByRole("button", { name: "Get ATS Score" }).click();
  await panelOf(page).getByRole("meter").first().waitFor();
  return { page, context, owner };
}

const panelOf = (page: Page) => page.getByRole("region", { name: "ATS Score Analysis" });
const scoreOf = async (page: Page) =>
  Number(await panelOf(page).getByRole("meter").first().getAttribute("aria-valuenow"));
const second = (page: Page) => page.locator('[id="field-experience.exp-2.description"]');

async function addBullet(page: Page) {
  await panelOf(page).getByRole("button", { name: "Add a bullet…: Ansible" }).click();
  await expect.poll(() => second(page).evaluate((it) => it === document.activeElement)).toBe(true);
}

test("the empty bullet is in the entry that fits best, shows a hint that is no text, and leaves the score alone", async () => {
  const { page, context } = await openScored(WIDE);
  const score = await scoreOf(page);
  const rescored = page.waitForResponse((answer) => answer.url().endsWith("/api/ats-score"));
  await addBullet(page);
  expect(await second(page).inputValue()).toBe(`${BEFORE}\n`);
  expect(await second(page).isVisible()).toBe(true);
  await page.getByText("Say what you did with it, like “Used Ansible to …”.").waitFor();
  const preview = page.frameLocator("iframe").first();
  expect(await preview.getByText("Used Ansible").count()).toBe(0);
  await rescored;
  await expect.poll(() => scoreOf(page)).toBe(score);

  await page.keyboard.type("Rolled out forty servers with Ansible");
  expect(await second(page).inputValue()).toBe(`${BEFORE}\nRolled out forty servers with Ansible`);
  await panelOf(page).getByRole("button", { name: "Show line: Ansible" }).waitFor();
  expect(await scoreOf(page)).toBeGreaterThan(score);
  await context.close();
});

test("undo removes the empty bullet", async () => {
  const { page, context } = await openScored(WIDE);
  await addBullet(page);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect.poll(() => second(page).inputValue()).toBe(BEFORE);
  await context.close();
});

test("after a reload, and with a second editor present, typing goes into the empty bullet", async () => {
  const { page, context, owner } = await openScored(WIDE);
  await awaitSaved(page);
  const { url } = await shareLink(page, baseUrl, owner, "edit");
  const other = await openEditor(browser, baseUrl, await signUp(baseUrl, "Bob Ray"), WIDE, url);
  await page.reload();
  await page.getByText("2 editors").waitFor();
  await addBullet(page);
  await page.keyboard.type("Served 40 shops");
  await expect.poll(() => second(other.page).inputValue()).toBe(`${BEFORE}\nServed 40 shops`);
  // The hint is only shown to the person who asked for the bullet.
  expect(await other.page.getByText("Say what you did with it").count()).toBe(0);
  await Promise.all([context.close(), other.context.close()]);
});

test("on a phone the form's tab opens with the caret in the empty bullet", async () => {
  const { page, context } = await openScored(PHONE);
  await addBullet(page);
  await page.keyboard.type("Served 40 shops");
  expect(await second(page).inputValue()).toBe(`${BEFORE}\nServed 40 shops`);
  const box = await second(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  await context.close();
});
