/** Several job descriptions ("postings") of one resume: adding, switching, typing and clearing, by one person and two. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { openEditor, openTab, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { openTogether } from "../support/two-people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const BAKER = "Baker\n\nRequirements\n- Sourdough\n- Food safety";
const WELDER = "Structural Welder\n\nRequirements\n- MIG welding\n- Blueprints";

const panelOf = (page: Page) => page.getByRole("region", { name: "ATS Score Analysis" });
const titleField = (page: Page) => page.getByLabel("Job Title");
const posting = (page: Page) => page.getByLabel("Job Description");
const save = (page: Page) =>
  page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
async function paste(page: Page, text: string) {
  await posting(page).fill(text);
  await expect.poll(() => titleField(page).inputValue()).toBe(text.split("\n")[0]);
}
const menu = (page: Page) => page.getByRole("button", { name: /^\d+ postings?$/ });
async function switchTo(page: Page, name: string) {
  await menu(page).click();
  await page.getByRole("menuitem", { name }).click();
}
/** A requirement in the score's panel; it tells which posting the score is for. */
const names = (page: Page, requirement: string) => panelOf(page).getByText(requirement).first();

test.each([
  ["a wide screen", WIDE],
  ["a phone", PHONE],
])("on %s a second posting is added, scored and switched away from", async (_, viewport) => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), viewport);
  await summaryField(page).fill("Baker of sourdough bread for eight years.");
  await openTab(page, "Job & Score");
  await paste(page, BAKER);
  await save(page);
  await names(page, "Food safety").waitFor();

  await page.getByRole("button", { name: "Add posting" }).click();
  await expect.poll(() => posting(page).inputValue()).toBe("");
  await expect
    .poll(() => posting(page).evaluate((field) => field === document.activeElement))
    .toBe(true);
  // No score of the first posting is shown beneath the fields of the second.
  await panelOf(page).getByText("No ATS Analysis Yet").waitFor();
  expect(await names(page, "Food safety").count()).toBe(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await names(page, "Food safety").waitFor();
  await page.getByRole("button", { name: "Add posting" }).click();
  await paste(page, WELDER);
  await save(page);
  await names(page, "MIG welding").waitFor();
  expect(await names(page, "Food safety").count()).toBe(0);
  expect(await seriousAxeFindings(page)).toEqual([]);

  // Text that is not saved yet is saved on the way.
  await page.getByLabel("Company").fill("Ironworks");
  await switchTo(page, "Baker");
  await names(page, "Food safety").waitFor();
  await menu(page).click();
  await page.getByRole("menuitem", { name: "Structural Welder · Ironworks" }).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.reload();
  await openTab(page, "Job & Score");
  await page.getByText("Baker", { exact: true }).or(titleField(page)).first().waitFor();
  await menu(page).waitFor();
  await context.close();
});

test("after a reload a newly typed posting is an additional one, and the first is unchanged", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await paste(page, BAKER);
  await save(page);
  await page.getByRole("button", { name: "Add posting" }).click();
  await paste(page, WELDER);
  await page.reload();
  await expect.poll(() => posting(page).inputValue()).toBe(WELDER);
  await save(page);
  await menu(page).getByText("2 postings").waitFor();

  await page.getByRole("button", { name: "Edit job description" }).click();
  await page.getByRole("button", { name: "Clear" }).click();
  await menu(page).getByText("1 posting").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await menu(page).getByText("2 postings").waitFor();
  await expect.poll(() => posting(page).inputValue()).toBe(WELDER);
  await context.close();
});

test("another person's page switches postings too, and unsaved text there stays with its posting", async () => {
  const { ada, bob, end } = await openTogether(browser, baseUrl, {
    text: "Baker of sourdough bread.",
    bobsScreen: WIDE,
  });
  await paste(ada, BAKER);
  await save(ada);
  await expect.poll(() => titleField(bob).inputValue()).toBe("Baker");
  await bob.getByLabel("Company").fill("Whittle");
  await ada.getByRole("button", { name: "Add posting" }).click();
  await paste(ada, WELDER);
  await save(ada);
  await menu(bob).getByText("2 postings").waitFor();
  expect(await titleField(bob).inputValue()).toBe("Baker");
  await save(bob);
  await expect.poll(() => titleField(ada).inputValue()).toBe("Baker");
  expect(await ada.getByLabel("Company").inputValue()).toBe("Whittle");
  await switchTo(ada, "Structural Welder");
  await expect.poll(() => titleField(bob).inputValue()).toBe("Structural Welder");
  await end();
});
