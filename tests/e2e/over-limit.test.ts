/** At the limits of texts, versions and PDFs the page says what is not saved, where it is, and why. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The Save button of the header, not that of the job description. */
const save = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Save", exact: true });

test("a text over its limit is neither saved nor in the PDF, and the page says so", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await summaryField(page).fill("x".repeat(5_001));
  const status = page.getByRole("button", { name: "Not saved: Professional Summary" });
  await status.waitFor();
  expect(await page.getByText("Saved", { exact: true }).count()).toBe(0);

  await page.getByLabel("Phone").focus();
  await save(page).click();
  await page
    .getByRole("alert")
    .getByText(/^Not saved: Professional Summary\./)
    .waitFor();
  expect(await page.getByText("Resume saved successfully!").count()).toBe(0);
  const isFocused = () => summaryField(page).evaluate((it) => it === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  const reason = page.getByText(/Shorten it by 1 character; until then this text is not saved/);
  const isSeen = () =>
    reason.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
  expect(await seriousAxeFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Generate PDF" }).click();
  const dialog = page.getByRole("dialog", { name: "Download & Share" });
  await dialog.getByText("What you typed in Professional Summary is not in this PDF").waitFor();
  await dialog.getByRole("button", { name: "Show field" }).click();
  await expect.poll(isFocused).toBe(true);

  await page.getByRole("button", { name: "More downloads" }).click();
  await page.getByRole("menuitem", { name: /TXT/ }).click();
  await page
    .getByText("What you typed in Professional Summary is too long to save, so it is not in")
    .waitFor();

  await summaryField(page).fill("Short.");
  await status.waitFor({ state: "detached" });
  await awaitSaved(page);
  await save(page).click();
  await page.getByText("Resume saved successfully!").waitFor();
  await context.close();
});

test("on a phone the header leads from the page to the text that is not saved", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), PHONE);
  await page.getByLabel("Full Name").fill("x".repeat(201));
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Not saved: Full Name" }).click();
  const isFocused = () =>
    page.getByLabel("Full Name").evaluate((it) => it === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

test("with 200 versions Save and Restore say that they are all taken", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await summaryField(page).fill("I count stars.");
  await awaitSaved(page);
  await save(page).click();
  await page.getByText("Resume saved successfully!").waitFor();
  await page.route("**/versions", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 409, json: { message: "This resume has 200 named versions" } })
      : route.continue(),
  );
  await save(page).click();
  const notice = page
    .getByRole("alert")
    .getByText(/this version was not kept: there are 200 already/);
  await notice.waitFor();
  expect(await notice.textContent()).not.toContain("try again");
  await page.getByRole("button", { name: "Show versions" }).click();
  await page.getByRole("tab", { name: "Versions", selected: true }).waitFor();
  await page.getByRole("button", { name: /^Restore Saved/ }).click();
  await page
    .getByRole("alert")
    .getByText(/^Not restored: .* there are 200 already/)
    .waitFor();
  await context.close();
});

test("after too many PDFs the message says when the next is allowed, and does not say to try now", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await awaitSaved(page);
  const message = "Too many requests. Please try again in 10 minutes.";
  await page.route("**/api/generate-pdf", (route) =>
    route.fulfill({ status: 429, json: { message } }),
  );
  await page.getByRole("button", { name: "Generate PDF" }).click();
  const alert = page.getByRole("alert");
  await alert.getByText(message).waitFor();
  expect(await alert.count()).toBe(1);
  expect(await alert.textContent()).toBe(`Failed to generate PDF.${message}`);
  await context.close();
});

test("a title over its limit stays in its field with the reason, and is saved once it fits", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await awaitSaved(page);
  await page.getByRole("button", { name: /, rename$/ }).click();
  const title = page.getByLabel("Resume title");
  await title.fill("t".repeat(201));
  await page.getByText(/^Resume title is limited to 200 characters/).waitFor();
  await title.press("Enter");
  await summaryField(page).focus();
  expect(await title.inputValue()).toHaveLength(201);
  await page.getByRole("button", { name: "Not saved: Resume title" }).click();
  await title.fill("Night shifts");
  await title.press("Enter");
  await page.getByRole("button", { name: /^Night shifts/ }).waitFor();
  await context.close();
});

test("names of people and resumes over their limit keep their text and are refused with the reason", async () => {
  const long = "n".repeat(201);
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await awaitSaved(page);
  await page.goto("/dashboard");
  await page
    .getByRole("button", { name: /^More for / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const title = page.getByRole("dialog").getByLabel("Title");
  await title.fill(long);
  await page.getByText(/^Title is limited to 200 characters/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  expect(await title.inputValue()).toBe(long);

  await page.goto("/settings");
  const name = page.getByLabel("Full name");
  await name.fill(long);
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Your name may have at most 200 characters").waitFor();
  expect(await name.inputValue()).toBe(long);
  await context.close();
});
