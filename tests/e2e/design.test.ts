/** Density and contact details in the Design panel change the page immediately, are undone like edits, and are stored. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, chooseMore, openEditor, openLeftTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_RESUME } from "../support/real-resume.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const resume = {
  ...REAL_RESUME,
  personalInfo: { ...REAL_RESUME.personalInfo, headline: "Software engineer in logistics" },
};

async function openResume(viewport: typeof WIDE) {
  const person = await signUp(baseUrl);
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${person.token}`,
  };
  const api = (path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}/api/resumes${path}`, { ...init, headers });
  const body = JSON.stringify({ templateId: "modern-professional", resume });
  const made = await api("", { method: "POST", body });
  const { id } = ((await made.json()) as { resume: { id: string } }).resume;
  const address = `/builder/modern-professional?resume=${id}`;
  const designOf = async () =>
    ((await (await api(`/${id}`)).json()) as { resume: { design: object } }).resume.design;
  return { ...(await openEditor(browser, baseUrl, person, viewport, address)), designOf };
}
const sheetOf = (page: Page) =>
  page.frameLocator('iframe[title="Resume preview"]').locator(".resume");
const lineHeightOf = (page: Page) =>
  sheetOf(page).evaluate((sheet) => {
    const { lineHeight, fontSize } = getComputedStyle(sheet);
    return Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize));
  });

test("density sets line height, spacing and margins in one step, which undo takes back", async () => {
  const { page, context, designOf } = await openResume(WIDE);
  await openLeftTab(page, "Design");
  const own = await lineHeightOf(page);
  const chosen = (name: string) => page.getByRole("radio", { name }).isChecked();
  await expect.poll(() => chosen("Normal")).toBe(true);
  await page.getByRole("radio", { name: "Normal" }).press("ArrowLeft");
  await expect.poll(() => chosen("Compact")).toBe(true);
  await expect.poll(() => lineHeightOf(page)).toBe(122);
  await awaitSaved(page);
  expect(await designOf()).toMatchObject({ lineHeight: 122, spacing: 75, margin: 13 });

  // A slider changes one of the values, so that none of the three densities is selected.
  await page.getByRole("slider", { name: "Line height" }).press("ArrowRight");
  await expect.poll(() => lineHeightOf(page)).toBe(123);
  for (const name of ["Compact", "Normal", "Airy"]) expect(await chosen(name)).toBe(false);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => chosen("Normal")).toBe(true);
  await expect.poll(() => lineHeightOf(page)).toBe(own);
  await context.close();
});

test("icons, separators, link labels and the headline follow the panel and its reset", async () => {
  const { page, context, designOf } = await openResume(WIDE);
  await openLeftTab(page, "Design");
  const contact = sheetOf(page).locator(".contact");
  await contact.getByText("www.linkedin.com/in/zoe-oconnor").waitFor();
  await page.getByLabel("Links").selectOption({ label: "Label only" });
  await contact.getByText("LinkedIn", { exact: true }).waitFor();
  const link = contact.getByRole("link", { name: "LinkedIn" });
  expect(await link.getAttribute("href")).toBe("https://www.linkedin.com/in/zoe-oconnor");

  await page.getByRole("switch", { name: "Show icons" }).click();
  await expect.poll(() => contact.locator("svg").count()).toBe(5);
  await page.getByRole("switch", { name: "Show the headline" }).click();
  await expect.poll(() => sheetOf(page).locator(".headline").count()).toBe(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  await awaitSaved(page);
  expect(await designOf()).toMatchObject({
    ...{ links: "label", icons: true, headline: false },
  });
  // With icons, details are separated by spaces whatever is chosen; the choice is kept for when icons are off again.
  const sign = () =>
    contact.evaluate((list) => getComputedStyle(list.firstElementChild ?? list, "::after").content);
  expect(await sign()).toMatch(/^"\u00a0+"$/);
  await page.getByLabel("Separators").selectOption({ label: "Space" });
  await page.getByRole("switch", { name: "Show icons" }).click();
  await expect.poll(() => contact.locator("svg").count()).toBe(0);
  expect(await page.getByLabel("Separators").inputValue()).toBe("space");
  expect(await sign()).toMatch(/^"\u00a0+"$/);
  await page.getByRole("switch", { name: "Show icons" }).click();

  // With icons, a detail can still be edited on the page.
  await contact.locator('[data-field="personalInfo.phone"]').click();
  await contact.locator('[data-writing="personalInfo.phone"]').waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("99");
  await contact.getByText(`${resume.personalInfo.phone}99`).waitFor();
  expect(await contact.locator("svg").count()).toBe(5);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Restore template defaults" }).click();
  await expect.poll(() => contact.locator("svg").count()).toBe(0);
  await sheetOf(page).getByText("Software engineer in logistics").waitFor();
  await context.close();
});

test("from right to left, the panel says why separators cannot be chosen", async () => {
  const { page, context } = await openResume(WIDE);
  await openLeftTab(page, "Design");
  const separators = page.getByLabel("Separators");
  expect(await separators.isEnabled()).toBe(true);
  await page.getByLabel("Language").selectOption("he");
  await expect.poll(() => separators.isDisabled()).toBe(true);
  expect(await separators.inputValue()).toBe("lines");
  await page.getByText("each detail has its own line").waitFor();
  // Not the size of targets: links of the page on lines of their own are as high as its text, which is under 24 px.
  const findings = await seriousAxeFindings(page);
  expect(findings.filter((finding) => !finding.startsWith("target-size:"))).toEqual([]);
  await context.close();
});

test("in high contrast, the selected option looks different from the others", async () => {
  const { page, context } = await openResume(WIDE);
  await page.emulateMedia({ forcedColors: "active" });
  await openLeftTab(page, "Design");
  const fill = (of: Locator) => of.evaluate((it) => getComputedStyle(it).backgroundColor);
  const tab = (name: string) => fill(page.getByRole("tab", { name }));
  expect(await tab("Design")).not.toBe(await tab("Versions"));
  const density = (name: string) => fill(page.locator("label", { hasText: name }));
  expect(await density("Normal")).not.toBe(await density("Airy"));
  const icons = page.getByRole("switch", { name: "Show icons" });
  const headline = page.getByRole("switch", { name: "Show the headline" });
  expect(await fill(icons)).not.toBe(await fill(headline));
  for (const each of [icons, headline])
    expect(await fill(each.locator("span"))).not.toBe(await fill(each));
  // Rings are in colors of the system, too.
  const system = (name: string) =>
    page.evaluate((color) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = color;
      const { color: shown } = getComputedStyle(probe);
      probe.remove();
      return shown;
    }, name);
  const ring = (of: Locator) => of.evaluate((it) => getComputedStyle(it).outlineColor);
  await page.getByRole("tab", { name: "Design" }).focus();
  await page.keyboard.press("Shift");
  expect(await ring(page.getByRole("tab", { name: "Design" }))).toBe(await system("HighlightText"));
  const red = page.getByRole("radio", { name: "Red" });
  await red.check();
  expect(await ring(red)).toBe(await system("Highlight"));
  await page.goto("/templates");
  const filter = (name: RegExp) => fill(page.getByRole("button", { name }));
  expect(await filter(/^All Templates/)).not.toBe(await filter(/^Modern/));
  await context.close();
});

test("on a phone, the panel's choices are those of the wide screen", async () => {
  const { page, context, designOf } = await openResume(PHONE);
  await chooseMore(page, "Design");
  await page.getByText("Airy", { exact: true }).click();
  await page.getByLabel("Separators").selectOption({ label: "One per line" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expect.poll(designOf).toMatchObject({ lineHeight: 150, separators: "lines" });
  await context.close();
});
