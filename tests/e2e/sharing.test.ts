/** Sharing: a link from the dialog, a guest in another browser, and revoking the link. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, chooseMore, openEditor, openTab, signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { shareLink } from "../support/share-link.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const summary = (page: Page) => page.getByRole("textbox", { name: "Professional Summary" });

/** Creates a link through the dialog, which stays open. */
async function makeLink(
  page: Page,
  role: "Can view" | "Can comment" | "Can edit",
): Promise<string> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Anyone with the link").selectOption({ label: role });
  const before = await dialog.getByRole("button", { name: /^Turn off link/ }).count();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect
    .poll(() => dialog.getByRole("button", { name: /^Turn off link/ }).count())
    .toBe(before + 1);
  return dialog.getByLabel("New link").inputValue();
}

test("a guest with an edit link types in another browser, and loses access when the link is revoked", async () => {
  const owner = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, owner, WIDE);
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  // The account's own address is in the resume unless its owner writes another one.
  await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await awaitSaved(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await makeLink(page, "Can edit");
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");

  const guestContext = await browser.newContext({ viewport: PHONE, baseURL: baseUrl });
  const guest = await guestContext.newPage();
  await guest.goto(link);
  await guest.getByLabel("Full Name").waitFor();
  expect(guest.url()).toBe(link);
  await guest.getByText("You're editing as a guest (Anonymous)").waitFor();
  // A resume without a title is titled by the name in it. The guest bar's buttons are on one line.
  await expect.poll(() => guest.title()).toBe("Ada Lovelace – Covitae");
  const buttons = [
    guest.getByRole("button", { name: "Add your name" }),
    guest.getByRole("link", { name: "Log in" }),
  ];
  // Polled, because the boxes are measured one after the other and the bar may still change.
  const apart = async () => {
    const [named, login] = await Promise.all(buttons.map((one) => one.boundingBox()));
    return Math.abs((named?.y ?? 0) - (login?.y ?? 99));
  };
  await expect.poll(apart).toBeLessThan(4);
  expect(await seriousAxeFindings(guest)).toEqual([]);
  expect(await guest.content()).not.toContain(owner.email);
  await guest.getByRole("button", { name: "Add your name" }).click();
  await guest.getByLabel("Name (optional)").fill("Grace");
  await guest.getByRole("button", { name: "Use this name" }).click();
  await guest.getByText("You're editing as a guest (Grace)").waitFor();
  await awaitSaved(guest);

  await summary(guest).fill("Written by a guest.");
  await expect.poll(() => summary(page).inputValue()).toBe("Written by a guest.");
  // [spec 2] The name alone; the lists of people mark a guest.
  await page.getByText("Resume professional summary updated by Grace", { exact: true }).waitFor();
  await summary(page).fill("Written by a guest. And by the owner.");
  await expect
    .poll(() => summary(guest).inputValue())
    .toBe("Written by a guest. And by the owner.");

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1 person has opened it (1 without an account)").waitFor();
  await dialog.getByRole("tab", { name: "History" }).click();
  await dialog.getByText("Grace (guest) joined").first().waitFor();
  await dialog.getByRole("tab", { name: "Links and people" }).click();
  await dialog.getByRole("button", { name: /^Turn off link/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off link" }).click();
  await guest.getByRole("heading", { name: "You no longer have access" }).waitFor();
  expect(await guest.getByRole("button", { name: "Download a copy" }).count()).toBe(0);
  expect(guest.url()).toBe(link);
  await guest.reload();
  await guest.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await guestContext.close();
  await context.close();
});

test("deleting an open resume sends its owner to the trash and tells a guest that it may be deleted", async () => {
  const owner = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, owner, WIDE);
  await awaitSaved(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await makeLink(page, "Can comment");
  const guestContext = await browser.newContext({ viewport: PHONE, baseURL: baseUrl });
  const guest = await guestContext.newPage();
  await guest.goto(link);
  await guest.getByText("You're commenting as a guest (Anonymous)").waitFor();
  await awaitSaved(guest);
  // A commenter can see versions, but is not offered to undo.
  await chooseMore(guest, "Versions");
  await guest.getByRole("region", { name: "Versions" }).waitFor();
  expect(await guest.getByRole("button", { name: "Undo" }).count()).toBe(0);

  const resumeId = new URL(page.url()).searchParams.get("resume");
  const deleted = await fetch(`${baseUrl}/api/resumes/${resumeId}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  expect(deleted.ok).toBe(true);
  await page.getByRole("heading", { name: "This resume is in the trash" }).waitFor();
  await guest.getByText("or the resume was deleted").waitFor();
  await guest.reload();
  await guest.getByText("the resume may have been deleted").waitFor();
  await page.getByRole("link", { name: "Go to the trash" }).click();
  const restore = page.getByRole("button", { name: /^Restore/ });
  await restore.waitFor();
  await awaitReact(page);
  await restore.click();
  // Leaving the page before the call has ended would cancel it.
  await page.getByText("The trash is empty").waitFor();
  await page.goto(`/builder/modern-professional?resume=${resumeId}`);
  await awaitSaved(page);
  await guestContext.close();
  await context.close();
});

test("a viewer is told that a shared resume's score is its owner's", async () => {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const desk = await openEditor(browser, baseUrl, owner, WIDE);
  const { url, resumeId } = await shareLink(desk.page, baseUrl, owner, "view");
  await desk.context.close();
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForURL(/\/builder\//);
  await page.goto("/dashboard?view=shared");
  await page.getByText("Score is its owner's").waitFor();
  expect(await page.getByText("Not scored yet").count()).toBe(0);
  await page.goto(`/analyze/${resumeId}`);
  await page.getByRole("heading", { level: 1, name: "You can view this resume only" }).waitFor();
  await page.getByText("Its score and PDF copies are its owner's.").waitFor();
  expect(await page.getByText("There is no such resume").count()).toBe(0);
  await page.goto("/analyze/nothing");
  await page.getByRole("heading", { level: 1, name: "There is no such resume" }).waitFor();
  await context.close();
});

test("a viewer sees the page live and can get its PDF, but sees no job description or score", async () => {
  const owner = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, owner, WIDE);
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("Job Title").fill("A posting that stays private");
  await page.getByRole("textbox", { name: "Job Description" }).fill("- Mathematics");
  await page
    .locator("form", { hasText: "Job Title" })
    .getByRole("button", { name: "Save" })
    .click();
  await awaitSaved(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await makeLink(page, "Can view");
  await page.keyboard.press("Escape");

  const guestContext = await browser.newContext({ viewport: WIDE, baseURL: baseUrl });
  const guest = await guestContext.newPage();
  const heard: string[] = [];
  guest.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(payload.toString())),
  );
  await guest.goto(link);
  const sheet = guest.frameLocator("iframe").first();
  await sheet.getByText("Ada Lovelace").waitFor();
  await guest.getByText("View only").waitFor();
  expect(await guest.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await guest.getByLabel("Full Name").count()).toBe(0);
  expect(await seriousAxeFindings(guest)).toEqual([]);
  await page.getByLabel("Full Name").fill("Ada King");
  await sheet.getByText("Ada King").waitFor();

  expect(await guest.getByLabel("Job Title").count()).toBe(0);
  expect(await guest.getByText(/ATS/).count()).toBe(0);
  const scripts = await guest.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  expect(scripts.filter((name) => /ats-panel|job-panel|score|model\.bin/.test(name))).toEqual([]);
  const download = guest.waitForEvent("download");
  await guest.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toBe("Ada-King-resume.pdf");
  expect((await guest.content()) + heard.join("")).not.toContain("stays private");
  await guest.setViewportSize(PHONE);
  // Polled until the page is fitted to its new pane.
  await expect
    .poll(() => guest.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.width);
  // The text is in one column and large enough to read.
  const name = guest.frameLocator("iframe").first().getByText("Ada King");
  await expect
    .poll(() => name.evaluate((element) => element.getBoundingClientRect().height))
    .toBeGreaterThan(16);
  expect(await seriousAxeFindings(guest)).toEqual([]);
  await guestContext.close();
  await context.close();
});

test("a member finds the resume under Shared with me, comments, and may leave", async () => {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const friend = await signUp(baseUrl, "Grace Hopper");
  const desk = await openEditor(browser, baseUrl, owner, WIDE);
  await desk.page.getByLabel("Full Name").fill("Ada Lovelace");
  await awaitSaved(desk.page);
  await desk.page.goto("/dashboard");
  await awaitReact(desk.page);
  await desk.page.getByRole("button", { name: /^More for/ }).click();
  await desk.page.getByRole("menuitem", { name: "Share" }).click();
  const link = await makeLink(desk.page, "Can comment");

  const context = await signedInContext(browser, baseUrl, friend, WIDE);
  const page = await context.newPage();
  await page.goto(link);
  // For a commenter, the page is shown first.
  await page.getByText("Select words to comment on them or to suggest others.").first().waitFor();
  expect(page.url()).toContain("/builder/modern-professional?resume=");
  await expect.poll(() => page.getByLabel("Full Name").isEditable()).toBe(false);
  expect(await page.getByRole("button", { name: "Share", exact: true }).count()).toBe(0);
  await page.goto("/dashboard?view=shared");
  await page.getByText("by Ada Lovelace").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);

  await desk.page.reload();
  await awaitReact(desk.page);
  await desk.page.getByRole("button", { name: /^More for/ }).click();
  await desk.page.getByRole("menuitem", { name: "Share" }).click();
  await desk.page.getByLabel("Role of Grace Hopper").selectOption({ label: "Can edit" });
  await desk.page.getByText("Grace Hopper can edit now").waitFor();
  await page.getByRole("link", { name: "Open" }).click();
  await page.getByLabel("Full Name").waitFor();
  await openTab(page, "Edit");
  await expect.poll(() => page.getByLabel("Full Name").isEditable()).toBe(true);

  await page.goto("/dashboard?view=shared");
  await awaitReact(page);
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Leave" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByText("Nothing is shared with you yet").waitFor();
  await context.close();
  await desk.context.close();
});

test("the public page is available while it is switched on", async () => {
  const owner = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, owner, WIDE);
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("Phone").fill("020 7946 0000");
  await awaitSaved(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Public page" }).click();
  await dialog.getByRole("switch", { name: "Public page" }).click();
  const where = dialog.getByLabel("Public link");
  await expect.poll(() => where.inputValue()).toContain("/p/");
  const address = await where.inputValue();
  expect(await seriousAxeFindings(page)).toEqual([]);

  const visitor = await browser.newPage({ viewport: PHONE });
  await visitor.goto(address);
  await visitor.getByRole("heading", { name: "Ada Lovelace", level: 1 }).waitFor();
  expect(await visitor.content()).not.toContain("020 7946");
  expect(await seriousAxeFindings(visitor)).toEqual([]);
  await dialog.getByRole("switch", { name: "Public page" }).click();
  await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(404);
  await visitor.close();
  await context.close();
});
