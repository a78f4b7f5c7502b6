/** One resume in two tabs, one of them offline for a while: both converge without loss. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitKept, awaitSaved, openEditor } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("edits made offline and online are merged in both tabs", async () => {
  const person = await signUp(baseUrl);
  const desk = await openEditor(browser, baseUrl, person, WIDE);
  await desk.page.getByLabel("Full Name").fill("Ada");
  await awaitSaved(desk.page);
  const phone = await openEditor(browser, baseUrl, person, PHONE, desk.page.url());
  const name = (page: typeof desk.page) => page.getByLabel("Full Name");
  const summary = (page: typeof desk.page) =>
    page.getByRole("textbox", { name: "Professional Summary" });
  await expect.poll(() => name(phone.page).inputValue()).toBe("Ada");

  await phone.context.setOffline(true);
  await summary(phone.page).fill("Typed on the train.");
  await phone.page.getByText("Saved on this device").first().waitFor();
  await name(desk.page).fill("Ada Lovelace");
  await desk.page.getByLabel("Phone").fill("020 7946 0000");
  await awaitSaved(desk.page);

  await phone.context.setOffline(false);
  await awaitSaved(phone.page);
  for (const { page } of [desk, phone]) {
    await expect.poll(() => name(page).inputValue()).toBe("Ada Lovelace");
    await expect.poll(() => summary(page).inputValue()).toBe("Typed on the train.");
    await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("020 7946 0000");
  }
  await desk.context.close();
  await phone.context.close();
});

test("edits made offline survive closing the tab immediately", async () => {
  const person = await signUp(baseUrl);
  const opened = await openEditor(browser, baseUrl, person, WIDE);
  const { context } = opened;
  const name = (page: typeof opened.page) => page.getByLabel("Full Name");
  await name(opened.page).fill("Grace");
  await awaitSaved(opened.page);
  const address = opened.page.url();
  await opened.page.close();
  // Repeated, because an edit that is not stored in time is lost only in about every second try.
  for (const typed of [
    "Grace Hopper",
    "Grace B. Hopper",
    "Grace Brewster Hopper",
    "Amazing Grace",
  ]) {
    const page = await context.newPage();
    await page.goto(address);
    await name(page).waitFor();
    await awaitSaved(page);
    await context.setOffline(true);
    await name(page).fill(typed);
    // The edit is stored in the task after the key's own. The test does not wait for it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await name(again).waitFor();
    await expect.poll(() => name(again).inputValue()).toBe(typed);
    await awaitSaved(again);
    await again.close();
  }
  await context.close();
});

test("logging out with unsynced edits asks first, and then deletes everything", async () => {
  const person = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE);
  await page.getByLabel("Full Name").fill("Alan");
  await awaitSaved(page);
  await context.setOffline(true);
  await page.getByLabel("Full Name").fill("Alan Turing");
  await page.getByText("Saved on this device").first().waitFor();
  await awaitKept(page, " Turing");
  await page.close();

  await context.setOffline(false);
  const dashboard = await context.newPage();
  await dashboard.goto("/dashboard");
  await awaitReact(dashboard);
  await dashboard.getByRole("button", { name: /Pat Doe|Account/ }).click();
  await dashboard.getByRole("menuitem", { name: "Log out" }).click();
  await dashboard
    .getByText(/only in this browser/)
    .first()
    .waitFor();
  await dashboard.getByRole("button", { name: "Log out anyway" }).click();
  await dashboard.waitForURL(`${baseUrl}/`);
  const kept = async () => {
    const names = await dashboard.evaluate(async () =>
      (await indexedDB.databases()).map((d) => d.name),
    );
    return names.filter((name) => name?.startsWith("covitae-room:"));
  };
  await expect.poll(kept).toEqual([]);
  await context.close();
});
