/** What opens at a press has code of its own: without a network it opens all the same, or says why not. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { openEditor } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PARTS = [
  "versions-dialog",
  "shortcuts-dialog",
  "share-dialog",
  "command-palette",
  "design-panel",
  "discussion-panel",
  "selection-tools",
  "asked-about",
];

const fetchedParts = (page: Page) =>
  page.evaluate((parts) => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return parts.filter((part) => names.some((name) => name.includes(`/${part}-`)));
  }, PARTS);

test("every part of the editor opens without a network", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await expect.poll(() => fetchedParts(page)).toEqual(PARTS);
  await context.setOffline(true);
  for (const name of ["Versions", "Share", "Keyboard shortcuts"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog", { name: "Commands" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Design" }).click();
  await page.getByLabel("Paper").waitFor();
  const name = page.getByLabel("Full Name");
  await name.fill("Ada Lovelace");
  await name.selectText();
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await page.getByRole("button", { name: /^Close comments/ }).waitFor();
  expect(await name.inputValue()).toBe("Ada Lovelace");
  await context.close();
});

test("a part that did not come says so, leaves the editor as it is, and opens once it can come", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await context.route(/\/versions-dialog-/, (route) => route.abort());
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  const versions = page.getByRole("button", { name: "Versions", exact: true });
  await versions.click();
  await page.getByText("This part of the page could not be loaded.").waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Ada Lovelace");
  await context.unroute(/\/versions-dialog-/);
  await versions.click();
  await page.getByRole("dialog", { name: "Versions" }).waitFor();
  await context.close();
});
