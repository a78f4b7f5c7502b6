/** The command palette, opened and used by keyboard. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const palette = (page: Page) => page.getByRole("dialog", { name: "Commands" });

async function run(page: Page, words: string, expected: string | RegExp): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await palette(page).getByRole("combobox").fill(words);
  await palette(page).getByRole("option", { name: expected, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await palette(page).waitFor({ state: "detached" });
}

test("a few letters open an entry, undo an edit, save a version, open a dialog, switch the theme", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByRole("button", { name: "Use sample content" }).click();
  await awaitSaved(page);
  const company = page.locator('[data-entry] input[id$=".company"]').nth(1);
  await run(
    page,
    (await company.inputValue()).toLowerCase(),
    new RegExp(`^Experience: ${await company.inputValue()}`),
  );
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const entry = ((await company.getAttribute("id")) ?? "").replace(/\.company$/, "");
  await expect.poll(focused).toMatch(new RegExp(`^${entry}\\.`));

  const name = page.getByLabel("Full Name");
  await run(page, "personal", "Personal Information");
  await expect.poll(focused).toBe("field-personalInfo.fullName");
  await name.fill("Ada Lovelace");
  await awaitSaved(page);
  await run(page, "undo", "Undo your last edit");
  await expect.poll(() => name.inputValue()).not.toBe("Ada Lovelace");
  await expect.poll(focused).toBe("field-personalInfo.fullName");

  await run(page, "save", "Save a version");
  await page.getByText("Resume saved successfully!").waitFor();
  await run(page, "versions", "Versions");
  await page.getByRole("region", { name: "Versions" }).waitFor();
  await run(page, "personal", "Personal Information");
  await expect.poll(focused).toBe("field-personalInfo.fullName");

  await run(page, "dark", "Switch to dark theme");
  await page.locator("html.dark").waitFor();
  await run(page, "share", "Share");
  await page.getByRole("dialog", { name: /^Share/ }).waitFor();
  await page.keyboard.press("ControlOrMeta+k");
  expect(await palette(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await run(page, "comments", "Comments and suggestions");
  await page.getByRole("dialog", { name: "Comments" }).waitFor();
  await context.close();
});

test("it is accessible, fits a phone, reports no results, and closes with its shortcut", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), PHONE);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press("ControlOrMeta+k");
    await palette(page).getByRole("option").first().waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await page.keyboard.press("ControlOrMeta+k");
    await palette(page).waitFor({ state: "detached" });
  }
  await page.keyboard.press("ControlOrMeta+k");
  await palette(page).getByRole("combobox").fill("qqqq");
  await palette(page).getByText("No matching commands").waitFor();
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });
  await run(page, "preview", "Live Preview");
  await page.getByRole("tab", { name: "Preview", selected: true }).waitFor();
  await run(page, "summary", "Professional Summary");
  await page.getByRole("tab", { name: "Edit", selected: true }).waitFor();
  await context.close();
});

test("holding the shortcut opens it once, and pressing it quickly still restores the focus", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByLabel("Full Name").focus();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.keyboard.down("ControlOrMeta");
  await page.keyboard.down("k");
  await palette(page).waitFor();
  for (let repeated = 0; repeated < 3; repeated++) {
    await page.keyboard.down("k");
    expect(await palette(page).count()).toBe(1);
  }
  await page.keyboard.up("k");
  await page.keyboard.up("ControlOrMeta");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.press("ControlOrMeta+k");
  await palette(page).waitFor();
  // Pressed faster than a person can, Escape may come before the new dialog listens for it.
  const leave = async () => {
    await page.keyboard.press("Escape");
    return { open: await palette(page).count(), focused: await focused() };
  };
  await expect.poll(leave).toEqual({ open: 0, focused: "field-personalInfo.fullName" });
  await context.close();
});

test("announces the option that Enter would choose, or that there is none", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.keyboard.press("ControlOrMeta+k");
  const input = palette(page).getByRole("combobox");
  const activeOption = () =>
    input.evaluate((element) => {
      const id = element.getAttribute("aria-activedescendant");
      return id && document.getElementById(id)?.innerText;
    });
  await expect.poll(activeOption).toMatch(/^Save a version/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(activeOption).toBe("Generate PDF");
  await input.fill("settings");
  await expect.poll(activeOption).toBe("Settings");
  await input.fill("qqqq");
  await palette(page).getByRole("status").getByText("No matching commands").waitFor();
  expect(await activeOption()).toBeNull();
  await input.fill("dash");
  await expect.poll(activeOption).toBe("Dashboard");
  await context.close();
});

test("Arabic names are shown in the order of their fields, not joined", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByRole("button", { name: "Add Experience" }).click();
  await page.getByLabel("Company", { exact: true }).fill("شركة الاتصالات");
  await page.getByLabel("Position").fill("مهندس");
  await page.keyboard.press("ControlOrMeta+k");
  const option = palette(page).getByRole("option", { name: /^Experience: شركة الاتصالات, مهندس$/ });
  await option.waitFor();
  const lefts = await option
    .locator("bdi")
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  await context.close();
});
