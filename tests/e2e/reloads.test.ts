/** Every page can be reloaded, also with the state that a navigation stored in the browser's history. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import routes from "#app/routes.ts";
import { awaitReact, launchBrowser, WIDE } from "../support/browser.ts";
import { openEditor, signedInContext } from "../support/editor.ts";
import { mailedLink, signUp } from "../support/people.ts";
import { shareLink } from "../support/share-link.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Pages whose status is an error, which the browser's console repeats. */
const ERROR_PAGES = ["forbidden", "*"];

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

/** Stores what the product's navigations store: one of these states, and the hash of a section. */
const leaveState = (page: Page) =>
  page.evaluate(() =>
    history.replaceState(
      {
        usr: { notice: "Done.", recovered: "a@example.org", email: "a@example.org" },
        key: "k1",
        idx: 0,
      },
      "",
      "#features",
    ),
  );

test("a reload of any page with state in its history raises no error", async () => {
  const ada = await signUp(baseUrl, "Ada Lovelace");
  const editor = await openEditor(browser, baseUrl, ada, WIDE);
  const { url, resumeId } = await shareLink(editor.page, baseUrl, ada, "view");
  await editor.context.close();
  const values: Record<string, string> = {
    ":templateId": `modern-professional?resume=${resumeId}`,
    ":resumeId": resumeId,
    ":token": url.split("/").at(-1) ?? "",
    "*": "no-such-page",
  };
  const pages = routes
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ path = "" }) => path)
    .map((path) => ({ path, address: path.replace(/:\w+|\*/g, (part) => values[part] ?? part) }));
  expect(pages.length).toBeGreaterThan(15);
  const contexts: [string, BrowserContext][] = [
    ["signed out", await browser.newContext({ viewport: WIDE, baseURL: baseUrl })],
    ["signed in", await signedInContext(browser, baseUrl, ada, WIDE)],
  ];
  for (const [who, context] of contexts) {
    const page = await context.newPage();
    const errors = watchErrors(page);
    for (const { path, address } of pages) {
      await page.goto(`/${address}`);
      // The landing page runs without React (0050).
      const awaitPage = () => (path === "" ? page.waitForLoadState() : awaitReact(page));
      await awaitPage();
      await leaveState(page);
      await page.reload();
      await awaitPage();
      const own = errors.splice(0).filter((text) => {
        const isStatus = text.startsWith("Failed to load resource");
        return !(isStatus && ERROR_PAGES.includes(path));
      });
      expect(own, `/${path}, ${who}`).toEqual([]);
    }
    await context.close();
  }
}, 180_000);

test("after a password reset, a reload of the login page keeps its message without an error", async () => {
  const ada = await signUp(baseUrl, "Ada Lovelace");
  await fetch(`${baseUrl}/api/auth/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ada.email }),
  });
  const link = new URL(await mailedLink(baseUrl, ada.email));
  const context = await browser.newContext({ viewport: WIDE, baseURL: baseUrl });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(link.pathname + link.hash);
  await awaitReact(page);
  await page.getByLabel("New password", { exact: true }).fill("granite owl harbour 9");
  await page.getByRole("button", { name: "Save new password" }).click();
  await page.waitForURL("**/login");
  const message = page.getByText("Your password is changed. Log in with the new one.");
  await message.waitFor();
  await page.reload();
  await message.waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
