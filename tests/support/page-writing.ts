/** Opens an editor with work experience and writes in the texts of its preview. */
import type { Browser, Page } from "playwright-core";
import { WIDE } from "./browser.ts";
import { openEditor, summaryField } from "./editor.ts";
import { signUp } from "./people.ts";

export const [SUMMARY, COMPANY, POSITION] = [
  "Nine years in logistics.",
  "Łódź Logistics",
  "Engineer",
];
export const pageOf = (page: Page) => page.frameLocator('iframe[title="Resume preview"]');
export const written = (page: Page) => pageOf(page).locator("[data-writing]");
export const job = (page: Page, number = 1) =>
  page.getByRole("group", { name: `Experience ${number}`, exact: true });
export const description = (page: Page, number = 1) => job(page, number).getByLabel("Description");

/** @param texts the descriptions of the jobs */
export async function openWith(browser: Browser, baseUrl: string, ...texts: string[]) {
  const opened = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  const { page } = opened;
  await page.getByLabel("Full Name").fill("Zoë Müller");
  await page.getByLabel(/^LinkedIn/).fill("https://linkedin.com/in/zoe");
  await summaryField(page).fill(SUMMARY);
  for (const [index, text] of texts.entries()) {
    await page.getByRole("button", { name: "Add Experience" }).click();
    const fields = job(page, index + 1);
    await fields.getByLabel("Company").fill(COMPANY);
    await fields.getByLabel("Position").fill(POSITION);
    await fields.getByLabel("Description").fill(text);
  }
  // Waits, so that later edits are separate undo steps.
  await page.waitForTimeout(600);
  return opened;
}

/** Clicks a text of the page and puts the caret at the end of the clicked line. */
export async function write(page: Page, text: string | RegExp): Promise<void> {
  await pageOf(page).getByText(text).first().click();
  await written(page).waitFor();
  await page.keyboard.press("End");
}
