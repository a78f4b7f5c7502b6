/** The language of the resume: chosen in the Design panel, shown on the page, stored, and undone. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openLeftTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_RESUME } from "../support/real-resume.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("headings and dates are in the chosen language, even if the browser does not know its months", async () => {
  const person = await signUp(baseUrl);
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${person.token}`,
  };
  const body = JSON.stringify({ templateId: "modern-professional", resume: REAL_RESUME });
  const made = await fetch(`${baseUrl}/api/resumes`, { method: "POST", headers, body });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const address = `/builder/modern-professional?resume=${resume.id}`;
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  const frame = page.frameLocator('iframe[title="Resume preview"]');
  const headings = () => frame.locator("h2").allTextContents();
  const language = () =>
    frame.locator(".resume").evaluate((node) => node.closest("[lang]")?.getAttribute("lang"));
  await expect.poll(headings).toContain("Experience");

  await openLeftTab(page, "Design");
  const select = page.getByLabel("Language of the resume");
  expect(await select.inputValue()).toBe("en");
  await select.selectOption({ label: "Deutsch" });
  await expect.poll(headings).toContain("Berufserfahrung");
  await expect.poll(language).toBe("de");
  expect(await headings()).not.toContain("Experience");
  await select.selectOption({ label: "Gaeilge" });
  await expect.poll(headings).toContain("Taithí oibre");
  const dates = await frame.locator(".dates").allTextContents();
  expect(dates.join(" ")).toMatch(/Ean|Feabh|Márta|Aib|Beal|Meith|Iúil|Lún|Fómh|Samh|Noll/);
  await awaitSaved(page);

  await page.reload();
  await expect.poll(headings).toContain("Taithí oibre");
  await openLeftTab(page, "Design");
  await select.selectOption({ label: "Français" });
  await expect.poll(headings).toContain("Expérience professionnelle");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(headings).toContain("Taithí oibre");
  expect(await select.inputValue()).toBe("ga");
  await context.close();
});
