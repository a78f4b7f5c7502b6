/** Downloads that are asked for without an account: said early, and made after signing up. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE } from "../support/browser.ts";
import { awaitSaved } from "../support/editor.ts";
import { mailedCode, signUp } from "../support/people.ts";
import {
  beginEmpty,
  button,
  logInFrom,
  nameField,
  newEmail,
  pageOpener,
  signUpFrom,
} from "../support/try-pages.ts";

const baseURL = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = pageOpener(baseURL, () => browser);
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const isOpen = (page: Page, name: string) => tab(page, name).getAttribute("aria-selected");

test("the PDF asked for without an account is downloaded after signing up, in the pane that was left", async () => {
  const [page, context] = await open("/try", PHONE);
  await page.getByText(/Downloads .* need a free account/).waitFor();
  await beginEmpty(page, "Rosa Diaz");
  expect(await page.getByText("Start from a sample?").count()).toBe(0);
  // Said before anything is pressed.
  await page.getByText("Downloads need a free account.").waitFor();
  await tab(page, "Job & Score").click();
  await button(page, "Generate PDF").click();
  await page.getByText("Then your file downloads by itself.").waitFor();
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  const email = newEmail();
  await signUpFrom(page, email);
  // A phone may load the page again when its owner comes back from the mail.
  await page.reload();
  const download = page.waitForEvent("download");
  await page.getByLabel("Verification code").fill(await mailedCode(baseURL, email));
  expect((await download).suggestedFilename()).toBe("Rosa-Diaz-resume.pdf");
  const finish = page.getByRole("dialog", { name: "Download & Share" });
  await finish.getByText("If your browser blocked it, choose Download again.").waitFor();
  const again = finish.getByRole("button", { name: "Download again" });
  await expect.poll(() => again.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await finish.waitFor({ state: "hidden" });
  expect(await isOpen(page, "Job & Score")).toBe("true");

  // A reload downloads nothing.
  const files: string[] = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  await page.reload();
  await nameField(page).waitFor({ state: "attached" });
  await awaitSaved(page);
  expect(files).toEqual([]);
  await context.close();
});

test("another file asked for without an account is downloaded after logging in", async () => {
  const [page, context] = await open("/try", PHONE);
  await beginEmpty(page, "Rosa Diaz");
  const person = await signUp(baseURL);
  await button(page, "More").click();
  await page.getByRole("menu").getByText("Downloads need a free account.").waitFor();
  await page.getByRole("menuitem", { name: /^Download Word/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
  const download = page.waitForEvent("download");
  await logInFrom(page, person);
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  await page.getByText("Word (DOCX) is in your downloads").waitFor();
  const again = page.waitForEvent("download");
  await button(page, "Download again").click();
  await again;
  await context.close();
});

test("Share pressed without an account opens the share dialog after logging in", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Rosa Diaz");
  const person = await signUp(baseURL);
  await button(page, "Share").click();
  await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
  await logInFrom(page, person);
  await page.getByRole("dialog", { name: /^Share “/ }).waitFor();
  await context.close();
});
