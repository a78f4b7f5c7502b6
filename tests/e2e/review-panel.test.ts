/** Reviewing at 1280 px: the owner's panel shows its tabs and cards whole; a reviewer who may only view is told so. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { openComments, ownerAndGuest, panelOf, selectSummary } from "../support/comment-pages.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The tabs of the panel that are cut off by their list. */
const cutOffTabs = (page: Page) =>
  panelOf(page).evaluate((panel) =>
    [...panel.querySelectorAll('[role="tab"]')]
      .filter((tab) => {
        const list = tab.parentElement?.getBoundingClientRect();
        const { left, right } = tab.getBoundingClientRect();
        return list && (left < list.left - 0.5 || right > list.right + 0.5);
      })
      .map((tab) => tab.textContent),
  );

test("a suggestion sent by keyboard is shown whole beside the page at 1280 px, and lowering the role is announced", async () => {
  const { ada, grace, end } = await ownerAndGuest(browser, baseUrl, "We count stars every night.");
  await selectSummary(grace, 3, 8);
  const tools = grace.getByRole("toolbar", { name: "Selected text" });
  await tools.getByRole("button", { name: "Suggest a change" }).click();
  const form = panelOf(grace).getByRole("region", { name: "New suggestion" });
  await form.getByLabel("Your version").fill("measure");
  await form.getByLabel("Your version").press("Control+Enter");
  await form.waitFor({ state: "detached" });
  await panelOf(grace).getByText("You suggest a change").waitFor();

  await ada.setViewportSize({ width: 1280, height: 800 });
  const position = ada.getByText(/^Page 1 of 1/).first();
  await expect.poll(async () => (await position.boundingBox())?.height).toBeLessThan(30);
  const around = position.locator("xpath=..");
  await expect.poll(async () => (await around.boundingBox())?.height).toBeLessThan(30);
  await openComments(ada);
  await panelOf(ada).getByRole("tab", { name: "Suggestions (1)", selected: true }).waitFor();
  expect(await cutOffTabs(ada)).toEqual([]);
  const heading = panelOf(ada).getByRole("article").locator("p").first();
  await expect.poll(async () => (await heading.boundingBox())?.width ?? 0).toBeGreaterThan(200);

  // Nothing is sent that a viewer may not send.
  const refused: string[] = [];
  grace.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  await ada.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = ada.getByRole("dialog", { name: /^Share/ });
  await dialog.getByRole("combobox", { name: /Grace/ }).selectOption({ label: "Can view" });
  await grace.getByText("You can now only view this resume").waitFor();
  expect(refused).toEqual([]);
  await grace.getByRole("button", { name: "Dismiss" }).click();
  await grace.reload();
  await grace.getByText("View only").waitFor();
  expect(await grace.getByText("You can now only view this resume").count()).toBe(0);
  await end();
});
