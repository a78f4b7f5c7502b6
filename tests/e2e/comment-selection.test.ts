/** The text that a comment or suggestion is about, selected in the form or on the page, and drafts that are not sent. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import {
  openForm,
  ownerAndGuest,
  panelOf,
  selectInForm,
  selectOnPage,
  selectSummary,
} from "../support/comment-pages.ts";
import { openTab } from "../support/editor.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SUMMARY = "We count stars every night.";
const press = (page: Page, tool: "Comment" | "Suggest a change") =>
  page
    .getByRole("toolbar", { name: "Selected text" })
    .getByRole("button", { name: tool, exact: true })
    .click();
const newComment = (page: Page) => panelOf(page).getByRole("region", { name: "New comment" });
const commentBox = (page: Page) => newComment(page).getByRole("textbox", { name: "Comment" });
const send = (page: Page) =>
  newComment(page).getByRole("button", { name: "Comment", exact: true }).click();
const closePanel = async (page: Page) => {
  await panelOf(page).getByRole("button", { name: "Close", exact: true }).click();
  await panelOf(page).waitFor({ state: "detached" });
};

test("a comment is about the words selected on the page, in a list or in an email address", async () => {
  const { ada, grace, end } = await ownerAndGuest(browser, baseUrl, SUMMARY);
  await ada.getByLabel("Email", { exact: true }).fill("ada@stars.example");
  await ada.getByRole("textbox", { name: /^Skills/ }).fill("Statistics, Astronomy, Optics");
  await grace.getByText("Optics").first().waitFor({ state: "attached" });

  // The owner, by the mouse on the page, where the press begins the writing.
  await selectOnPage(ada, "summary", "stars", "mouse");
  await press(ada, "Comment");
  await newComment(ada).getByText("stars", { exact: true }).waitFor();
  await newComment(ada).getByRole("button", { name: "Cancel" }).click();
  // By keyboard while writing on the page.
  await selectOnPage(ada, "summary", "night", "mouse");
  await ada.keyboard.press("Control+Alt+m");
  await newComment(ada).getByText("night", { exact: true }).waitFor();
  await newComment(ada).getByRole("button", { name: "Cancel" }).click();

  // A commenter on a phone, who can write nothing on the page.
  await openTab(grace, "Preview");
  await selectOnPage(grace, "summary", "every night", "script");
  await press(grace, "Comment");
  await newComment(grace).getByText("every night", { exact: true }).waitFor();
  await commentBox(grace).fill("Every single one?");
  await send(grace);
  await newComment(grace).waitFor({ state: "detached" });
  // Canceling left the owner's panel open.
  await panelOf(ada).getByRole("article").getByText("every night", { exact: true }).waitFor();
  await closePanel(grace);
  await selectOnPage(grace, "skills", "Astronomy", "script");
  await press(grace, "Suggest a change");
  const version = panelOf(grace).getByLabel("Your version");
  await expect.poll(() => version.inputValue()).toBe("Astronomy");
  await panelOf(grace).getByRole("button", { name: "Cancel" }).click();
  await closePanel(grace);

  await openForm(grace);
  await selectInForm(grace.getByRole("textbox", { name: /^Skills/ }), "Astro");
  await press(grace, "Comment");
  await newComment(grace).getByText("Astronomy", { exact: true }).waitFor();
  await newComment(grace).getByRole("button", { name: "Cancel" }).click();
  await closePanel(grace);
  const email = grace.getByLabel("Email", { exact: true });
  await email.focus();
  await email.press("Control+a");
  await press(grace, "Comment");
  await newComment(grace).getByText("ada@stars.example", { exact: true }).waitFor();
  await end();
});

test("unsent comments and suggestions are kept side by side, and a sent one leaves an empty box", async () => {
  const { grace, end } = await ownerAndGuest(browser, baseUrl, SUMMARY);
  await selectSummary(grace, 3, 8);
  await press(grace, "Suggest a change");
  await panelOf(grace).getByLabel("Your version").fill("measure");
  // Another place, while that is not sent.
  await selectSummary(grace, 9, 14);
  await press(grace, "Comment");
  await commentBox(grace).fill("Which ones?");
  await closePanel(grace);

  await selectSummary(grace, 21, 26);
  await press(grace, "Comment");
  expect(await commentBox(grace).inputValue()).toBe("");
  const unsent = panelOf(grace).getByRole("region", { name: "Not sent yet" });
  await unsent.getByText("Which ones?").waitFor();
  await unsent.getByText("measure").waitFor();
  await commentBox(grace).fill("At night only?");
  await send(grace);
  await panelOf(grace).getByRole("article").getByText("At night only?").waitFor();

  // After a reload, the sent text is not offered as a draft, not even for another field; the unsent drafts are.
  await closePanel(grace);
  await grace.reload();
  await openForm(grace);
  await selectInForm(grace.getByLabel("Full Name"), "Ada");
  await press(grace, "Comment");
  expect(await commentBox(grace).inputValue()).toBe("");
  await newComment(grace).getByRole("button", { name: "Cancel" }).click();
  await unsent
    .getByRole("button", { name: "Continue: Suggestion for Professional Summary" })
    .click();
  expect(await panelOf(grace).getByLabel("Your version").inputValue()).toBe("measure");
  await unsent.getByText("measure").waitFor({ state: "detached" });
  await unsent.getByRole("button", { name: "Discard: Comment on Professional Summary" }).click();
  await unsent.waitFor({ state: "detached" });
  await expect
    .poll(() => panelOf(grace).evaluate((panel) => panel === document.activeElement))
    .toBe(true);
  await selectSummary(grace, 9, 14);
  await press(grace, "Comment");
  expect(await commentBox(grace).inputValue()).toBe("");
  await end();
});
