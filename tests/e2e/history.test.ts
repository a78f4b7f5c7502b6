/** Undo, versions, and edits made before a rebuild. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitKept, awaitSaved, chooseMore, openEditor, openLeftTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const summary = (page: Page) => page.getByRole("textbox", { name: "Professional Summary" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("undo and redo work across fields and moves, by button and keyboard", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  expect(await button(page, "Undo").isDisabled()).toBe(true);
  await page.getByLabel("Full Name").fill("Ada");
  for (const [index, company] of ["One", "Two"].entries()) {
    await button(page, "Add Experience").click();
    await page.locator("[data-entry]").nth(index).getByLabel("Company").fill(company);
  }
  const companies = () =>
    page
      .locator('[data-entry] input[id$=".company"]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await button(page, "Move Experience 2 up").click();
  await expect.poll(companies).toEqual(["Two", "One"]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(companies).not.toEqual(["Two", "One"]);
  await button(page, "Redo").click();
  await expect.poll(companies).toEqual(["Two", "One"]);
  while (await button(page, "Undo").isEnabled()) await button(page, "Undo").click();
  await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe("Pat Doe");
  expect(await companies()).toEqual([]);
  await context.close();
});

test("a notification's Undo button disappears once its change was undone or another edit followed", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await button(page, "Use sample content").click();
  const notice = page.locator("div", { has: page.locator(":scope > [role=alert]") });
  await notice.getByText("Sample content added").waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await notice.waitFor({ state: "detached" });
  expect(await summary(page).inputValue()).toBe("");
  await button(page, "Use sample content").click();
  await notice.getByText("Sample content added").waitFor();
  await summary(page).fill("My own words.");
  await notice.waitFor({ state: "detached" });
  expect(await summary(page).inputValue()).toBe("My own words.");
  expect(await page.getByLabel("Full Name").inputValue()).not.toBe("");
  await context.close();
});

test("a version is compared field by field, restored, and the restore is undone", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), PHONE);
  await summary(page).fill("I count stars.");
  await awaitSaved(page);
  await chooseMore(page, "Save");
  await page.getByText("Resume saved successfully!").waitFor();
  await summary(page).fill("I count clouds.");
  await awaitSaved(page);

  await chooseMore(page, "Versions");
  const list = page.getByRole("region", { name: "Versions" });
  const dialog = page.getByRole("dialog");
  await list
    .getByText(/by Pat Doe/)
    .first()
    .waitFor();
  const saved = await list.getByRole("listitem").filter({ hasText: "Saved" }).innerText();
  expect(saved.match(/ 20\d\d/g), "when it was, once").toHaveLength(1);
  await list.getByRole("button", { name: /^Compare Saved/ }).click();
  await dialog.getByText("1 field differs.").waitFor();
  await expect.poll(() => dialog.locator("del").allTextContents()).toEqual(["stars"]);
  await expect.poll(() => dialog.locator("ins").allTextContents()).toEqual(["clouds"]);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Back to the list" }).click();
  await list.getByRole("button", { name: /^Restore Saved/ }).click();
  await page.getByText(/^Version restored/).waitFor();
  await openLeftTab(page, "Content");
  await expect.poll(() => summary(page).inputValue()).toBe("I count stars.");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => summary(page).inputValue()).toBe("I count clouds.");
  await chooseMore(page, "Versions");
  await list.getByText(/^Before restoring Saved/).waitFor();
  await list.getByRole("button", { name: /^Delete Before restoring Saved/ }).click();
  const question = page.getByRole("alertdialog", { name: /^Delete “Before restoring Saved/ });
  expect(await seriousAxeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Delete" }).click();
  await list.getByText(/^Before restoring Saved/).waitFor({ state: "detached" });
  await context.close();
});

test("edits made before a rebuild are stashed, shown as a difference, and applied on request", async () => {
  const person = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE);
  await summary(page).fill("I count stars.");
  await awaitSaved(page);
  const resumeId = new URL(page.url()).searchParams.get("resume") ?? "";
  await context.setOffline(true);
  await summary(page).fill("I count many stars.");
  await page.getByText("Saved on this device").first().waitFor();

  // Meanwhile another person edits, and the room is rebuilt: its first message names a new epoch.
  const body = { content: { personalInfo: { phone: "1" } } };
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${person.token}` };
  const put = { method: "PUT", headers, body: JSON.stringify(body) };
  expect((await fetch(`${baseUrl}/api/resumes/${resumeId}`, put)).status).toBe(200);
  await context.routeWebSocket(/\/api\/room/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((said) =>
      socket.send(
        typeof said === "string" ? said.replace(/"epoch":"[^"]+"/, '"epoch":"rebuilt"') : said,
      ),
    );
  });
  await awaitKept(page, "many");
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/builder/modern-professional?resume=${resumeId}`);
  await again.getByRole("button", { name: "Review changes" }).click();
  const dialog = again.getByRole("dialog");
  await expect.poll(() => dialog.locator("ins").allTextContents()).toEqual(["many "]);
  await dialog.getByRole("button", { name: "Apply changes" }).click();
  await expect.poll(() => summary(again).inputValue()).toBe("I count many stars.");
  await expect.poll(() => again.getByLabel("Phone").inputValue()).toBe("1");
  await again.getByRole("button", { name: "Review changes" }).waitFor({ state: "detached" });
  await context.close();
});
