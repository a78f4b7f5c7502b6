/** A resume that is kept in this browser moves completely into an account. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE } from "../support/browser.ts";
import { openComments, panelOf, selectInForm, selectSummary } from "../support/comment-pages.ts";
import { awaitSaved, chooseMore, openEntry, summaryField } from "../support/editor.ts";
import { mailedCode, signUp } from "../support/people.ts";
import { aPng } from "../support/pictures.ts";
import {
  beginEmpty,
  button,
  logInFrom,
  nameField,
  newEmail,
  POSTING,
  pageOpener,
  scoreOf,
  signUpFrom,
  storedNames,
} from "../support/try-pages.ts";

const baseURL = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = pageOpener(baseURL, () => browser);

async function sayOnSummary(page: Page, words: string, text: string) {
  await selectInForm(summaryField(page), words);
  await page.keyboard.press("Control+Alt+KeyM");
  const form = panelOf(page).getByRole("textbox");
  await form.fill(text);
  await form.press("Control+Enter");
  await panelOf(page).getByRole("article").getByText(text).waitFor();
}

test("signing up keeps every character, comment and posting", async () => {
  const [page, context] = await open("/try");
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Begin empty").press("Enter");
  // The pressed button has disappeared; the focus has moved to another element.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await nameField(page).fill("Rosa Diaz");
  await summaryField(page).fill("Kitchen lead with nine years of cash handling.");
  await page.getByLabel("Job Title").fill("Shift Lead");
  await page.getByLabel("Company").fill("Corner Cafe");
  await page.getByLabel("Job Description").fill(POSTING);
  await button(page, "Get ATS Score").click();
  await scoreOf(page).waitFor();
  await selectSummary(page, 0, 12);
  await page.keyboard.press("Control+Alt+KeyM");
  const form = panelOf(page).getByRole("textbox");
  await form.fill("Say which kitchen");
  await form.press("Control+Enter");
  await panelOf(page).getByText("Say which kitchen").waitFor();
  await panelOf(page).getByText("Kitchen lead", { exact: true }).waitFor();
  await button(page, "Close").click();

  await button(page, "Generate PDF").click();
  await page.getByRole("dialog", { name: "Sign up for the PDF" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  const email = newEmail();
  await signUpFrom(page, email);
  await page.getByLabel("Verification code").fill(await mailedCode(baseURL, email));
  await page.waitForURL(/\/builder\/modern-professional\?resume=/);
  const finish = page.getByRole("dialog", { name: "Download & Share" });
  await finish.waitFor();
  await page.keyboard.press("Escape");
  await finish.waitFor({ state: "hidden" });
  await awaitSaved(page);
  // The focus is on the page that is now shown.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  expect(await nameField(page).inputValue()).toBe("Rosa Diaz");
  const summary = "Kitchen lead with nine years of cash handling.";
  expect(await summaryField(page).inputValue()).toBe(summary);
  await scoreOf(page).waitFor();
  await button(page, "Edit job description").click();
  expect(await page.getByLabel("Company").inputValue()).toBe("Corner Cafe");
  expect(await page.getByLabel("Job Description").inputValue()).toBe(POSTING);
  await openComments(page);
  await panelOf(page).getByText("Say which kitchen").waitFor();
  await panelOf(page).getByText("Kitchen lead", { exact: true }).waitFor();

  // Nothing is left on the device.
  await page.goto("/try");
  await button(page, "Begin empty").waitFor();
  await context.close();
});

test("comments, replies and changes that are not sent, and a posting not saved, move into an account", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Rosa Diaz");
  await summaryField(page).fill("Kitchen lead with nine years of cash handling.");
  const comments = panelOf(page);
  const beginComment = async (words: string, text: string) => {
    await selectInForm(summaryField(page), words);
    await page.keyboard.press("Control+Alt+KeyM");
    const section = comments.getByRole("region", { name: "New comment" });
    // The previous comment's form stays open until this one opens.
    await section.getByText(words, { exact: true }).waitFor();
    const form = section.getByRole("textbox");
    await form.fill(text);
    return form;
  };
  await (await beginComment("Kitchen lead", "Say which kitchen")).press("Control+Enter");
  const thread = comments.getByRole("article");
  await thread.getByText("Say which kitchen").waitFor();
  await thread.getByRole("button", { name: "Reply" }).click();
  await thread.getByRole("textbox").fill("Both of them");
  await thread.getByRole("button", { name: /^Edit/ }).click();
  await thread.getByRole("textbox", { name: "Edit comment" }).fill("Say which kitchen it is");
  await beginComment("nine years", "Since when?");
  await beginComment("cash", "How much?");
  await button(page, "Close").click();
  await page.getByLabel("Job Title").fill("Shift Lead");
  await page.getByLabel("Job Description").fill(POSTING);

  await page.getByRole("link", { name: "Log in" }).click();
  await logInFrom(page, await signUp(baseURL));
  await expect.poll(() => page.getByLabel("Job Title").inputValue()).toBe("Shift Lead");
  expect(await page.getByLabel("Job Description").inputValue()).toBe(POSTING);
  await openComments(page);
  await expect
    .poll(() => thread.getByLabel("Edit comment").inputValue())
    .toBe("Say which kitchen it is");
  expect(await thread.getByRole("textbox", { name: "Reply" }).inputValue()).toBe("Both of them");
  await comments.getByText("Not sent yet (1)").waitFor();
  await comments.getByText("Since when?").waitFor();
  const unsent = comments.getByRole("region", { name: "New comment" });
  expect(await unsent.getByRole("textbox").inputValue()).toBe("How much?");
  // In the account, the comment is still about the same words.
  await unsent.getByRole("textbox").press("Control+Enter");
  await comments.getByRole("article").getByText("cash", { exact: true }).waitFor();
  await context.close();
});

test("a comment on a removed entry, and text that another tab still writes, move into the account too", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Rosa Diaz");
  await button(page, "Add Experience").click();
  const entry = await openEntry(page, "Experience 1");
  await entry.getByLabel("Company").fill("Corner Cafe");
  await selectInForm(entry.getByLabel("Company"), "Cafe");
  await page.keyboard.press("Control+Alt+KeyM");
  const form = panelOf(page).getByRole("textbox");
  await form.fill("Which one?");
  await form.press("Control+Enter");
  await panelOf(page).getByText("Cafe", { exact: true }).waitFor();
  await button(page, "Close").click();
  await button(page, "Remove Experience 1").click();
  await button(page, "Remove Experience 1").waitFor({ state: "detached" });

  const other = await context.newPage();
  await other.goto("/try");
  await expect.poll(() => nameField(other).inputValue()).toBe("Rosa Diaz");
  const person = await signUp(baseURL);
  await page.getByRole("link", { name: "Log in" }).click();
  // The account's server has the resume already, and the other tab still has its editor.
  let isWritten = false;
  await page.route("**/api/resumes", async (route) => {
    const answer = await route.fetch();
    await summaryField(other).fill("Written meanwhile.");
    isWritten = true;
    await route.fulfill({ response: answer });
  });
  // The other tab also adds a comment while the comments are being sent.
  let hasAsked = false;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (!hasAsked && String(message).includes('"commentAdd"')) {
        hasAsked = true;
        await sayOnSummary(other, "meanwhile", "Since when?");
      }
      server.send(message);
    });
  });
  await logInFrom(page, person);
  await expect.poll(() => summaryField(page).inputValue()).toBe("Written meanwhile.");
  expect(isWritten).toBe(true);
  await openComments(page);
  await panelOf(page).getByText("“Cafe”: Which one?").waitFor();
  await panelOf(page).getByText("Since when?").waitFor();
  await panelOf(page).getByText("meanwhile", { exact: true }).waitFor();
  await context.close();
});

test("a photo moves too, and text that another tab writes while the photo is sent", async () => {
  const [page, context] = await open("/try?start=import");
  const image = `data:image/png;base64,${Buffer.from(aPng({ width: 320, height: 240 })).toString("base64")}`;
  const file = { basics: { name: "Rosa Diaz", email: "rosa@example.org", image } };
  const buffer = Buffer.from(JSON.stringify(file));
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Choose a file").click();
  await (await chooser).setFiles({ name: "cv.json", mimeType: "application/json", buffer });
  await button(page, "Open the editor").click();
  await expect.poll(() => nameField(page).inputValue()).toBe("Rosa Diaz");
  await page.getByText("Saved on this device").first().waitFor();
  const other = await context.newPage();
  await other.goto("/try");
  await expect.poll(() => nameField(other).inputValue()).toBe("Rosa Diaz");

  const person = await signUp(baseURL);
  await page.getByRole("link", { name: "Log in" }).click();
  await page.route("**/photo", async (route) => {
    const answer = await route.fetch();
    await summaryField(other).fill("Written meanwhile.");
    await route.fulfill({ response: answer });
  });
  await logInFrom(page, person);
  await expect.poll(() => summaryField(page).inputValue()).toBe("Written meanwhile.");
  await awaitSaved(page);
  await page.getByText("Kept, but not shown.").waitFor();
  await context.close();
});

test("a sign-up code typed in another browser is rejected, and a later login moves the resume", async () => {
  const [page, context] = await open("/try", PHONE);
  await beginEmpty(page, "Ada Byron");
  await page.getByRole("link", { name: "Sign up to keep it" }).click();
  const email = newEmail();
  await signUpFrom(page, email);
  const elsewhere = await browser.newContext({ baseURL });
  const code = await mailedCode(baseURL, email);
  const answer = await elsewhere.request.post("/api/auth/verify-otp", {
    headers: { Origin: baseURL },
    data: { email, otp: code },
  });
  // Another browser lacks the cookie of the sign-up.
  expect(answer.status()).toBe(400);
  await elsewhere.close();

  const person = await signUp(baseURL);
  await page.goto("/try");
  await expect.poll(() => nameField(page).inputValue()).toBe("Ada Byron");
  await chooseMore(page, "Log in");
  await logInFrom(page, person);
  await expect.poll(() => nameField(page).inputValue()).toBe("Ada Byron");
  await context.close();
});

test("erasing the resume while it moves into an account leaves nothing of it in this browser", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Grace");
  const other = await context.newPage();
  await other.goto("/try");
  await expect.poll(() => nameField(other).inputValue()).toBe("Grace");
  const person = await signUp(baseURL);
  await page.getByRole("link", { name: "Log in" }).click();
  await page.route("**/api/resumes", async (route) => {
    const answer = await route.fetch();
    await button(other, "Erase from this device").click();
    await button(other, "Erase").click();
    await button(other, "Begin empty").waitFor();
    await route.fulfill({ response: answer });
  });
  const created = page.waitForResponse("**/api/resumes");
  await logInFrom(page, person, /\/templates$/);
  await (await created).finished();
  await page.waitForLoadState("networkidle");
  expect(await storedNames(page)).not.toContainEqual(expect.stringMatching(/\btry\b/));
  await context.close();
});

test("after an interrupted move, text written in the account is kept as a version", async () => {
  const [page, context] = await open("/try");
  await beginEmpty(page, "Ada");
  await summaryField(page).fill("Written here.");
  const person = await signUp(baseURL);
  await page.getByRole("link", { name: "Log in" }).click();
  const isRoom = (url: URL) => /^\/api\/resumes\/.|^\/api\/rooms?\//.test(url.pathname);
  await page.route(isRoom, (route) => route.abort());
  await page.routeWebSocket(/./, (socket) => socket.close());
  const created = page.waitForResponse("**/api/resumes");
  await logInFrom(page, person, /\/try\/keep/);
  const { resume } = await (await created).json();
  await expect.poll(() => storedNames(page)).toContain("covitae:try-adopting");
  await page.close();

  const later = await context.newPage();
  await later.goto(`/builder/modern-professional?resume=${resume.id}`);
  await summaryField(later).fill("Written in the account.");
  await awaitSaved(later);
  await later.goto("/try/keep");
  await expect.poll(() => summaryField(later).inputValue()).toBe("Written here.");
  await later.getByText("It is kept as one of its versions.").waitFor();
  const answer = await context.request.get(`/api/resumes/${resume.id}/versions`, {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  const { versions } = await answer.json();
  expect(versions).toContainEqual(
    expect.objectContaining({ name: "Before the copy from this browser" }),
  );
  await context.close();
});
