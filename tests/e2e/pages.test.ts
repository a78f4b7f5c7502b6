/** The public pages and what every page shares: themes, toasts, dialogs, slow and failed navigation. */
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, goOffline, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const NARROWEST = { width: 320, height: 640 };

const baseURL = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Options = Parameters<Browser["newContext"]>[0];

/** A page that answers presses, in a separate browser context. */
async function open(path: string, options: Options = {}): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ baseURL, viewport: WIDE, ...options });
  const page = await context.newPage();
  await visit(page, path);
  return [page, context];
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The landing page has a script of its own, which has run when the page has loaded.
  if (path !== "/") await awaitReact(page);
}

const themeOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.className, localStorage.getItem("theme")]);

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  test.each(["/", "/test", "/check-pdf", "/no-such-page"])(
    "%s is accessible and never too wide",
    async (path) => {
      for (const viewport of [WIDE, PHONE, NARROWEST]) {
        const [page, context] = await open(path, { colorScheme, viewport });
        expect(await seriousAxeFindings(page)).toEqual([]);
        expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
        expect(await page.getByRole("main").count()).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          viewport.width,
        );
        await context.close();
      }
    },
  );
});

test("the error page shows a signed-in person's account menu", async () => {
  const person = await signUp(baseURL, "Zoë Müller");
  const context = await signedInContext(browser, baseURL, person, WIDE);
  const page = await context.newPage();
  await visit(page, "/no-such-page");
  await page.getByRole("button", { name: "Zoë Müller" }).click();
  await page.getByRole("menuitem", { name: "Dashboard" }).click();
  await page.waitForURL("**/dashboard");
  await context.close();
});

test("[spec 4] the theme follows the system until one is chosen, which is stored", async () => {
  const [page, context] = await open("/", { colorScheme: "dark" });
  const complaints: string[] = [];
  page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  expect(await themeOf(page)).toEqual(["dark", null]);
  await page.getByRole("button", { name: "Switch to light theme" }).waitFor();
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForFunction(() => document.documentElement.className === "light");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  expect(await themeOf(page)).toEqual(["dark", "dark"]);
  await visit(page, "/");
  expect(await themeOf(page)).toEqual(["dark", "dark"]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Holds back what the pattern names until it is released. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("[spec 2] 'Loading page...' shows while a page's code is slow", async () => {
  const [page, context] = await open("/check-pdf");
  const release = await hold(page, /\/assets\/login-.*\.js/);
  await page.getByRole("link", { name: "Login", exact: true }).click();
  await page.getByText("Loading page...", { exact: true }).waitFor();
  release();
  await page.waitForURL("/login");
  await page.getByText("Loading page...", { exact: true }).waitFor({ state: "detached" });
  await context.close();
});

test("[spec 2] 'Loading page...' shows on the landing page while the next one is slow", async () => {
  const [page, context] = await open("/");
  const release = await hold(page, /\/login$/);
  // Playwright looks at no page that is being left, so the page itself remembers what it shows.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const status = document.querySelector('[role="status"]:is(#notice *)');
      if (status) sessionStorage.setItem("shown", status.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page
    .getByRole("link", { name: "Login", exact: true })
    .evaluate((link) => (link as HTMLElement).click());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  release();
  await page.waitForURL("/login");
  expect(await page.evaluate(() => sessionStorage.getItem("shown"))).toBe("Loading page...");
  await context.close();
});

test.each([
  ["/", "Get Started Free"],
  ["/check-pdf", "Login"],
])(
  "without a network, a link of %s stays on the page with an error message",
  async (path, name) => {
    const [page, context] = await open(path);
    await goOffline(page);
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("alert").filter({ hasText: "You are offline" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
  },
);

test("a navigation that times out shows a page with a way to continue", async () => {
  const [page, context] = await open("/check-pdf");
  await page.route(/\/login\.data/, (route) => route.abort());
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("heading", { level: 1, name: "This page couldn't be loaded" }).waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(1);
  await context.close();
});

test("a toast is an alert of the exact text, can be undone, and leaves a dialog open", async () => {
  const [page, context] = await open("/test");
  await page.getByRole("button", { name: "With undo" }).first().click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => page.getByRole("alert").allTextContents()).toEqual(["Restored"]);

  const opener = page.getByRole("button", { name: "Open dialog" }).first();
  await opener.click();
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  const toast = page.getByRole("alert").filter({ hasText: /^Renamed$/ });
  await toast.locator("..").getByRole("button", { name: "Dismiss notification" }).click();
  await toast.waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Open dialog");
  await context.close();
});

test("a toast never covers the buttons of an open dialog", async () => {
  const [page, context] = await open("/test");
  await page.setViewportSize({ width: 320, height: 320 });
  await page.getByRole("button", { name: "Open dialog" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Rename", exact: true }).click();
  const toast = page
    .getByRole("alert")
    .filter({ hasText: /^Renamed$/ })
    .locator("..");
  await toast.waitFor();
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error("Not on the page");
    return box;
  };
  const { y: top, height } = await boxOf(toast);
  for (const name of ["Rename", "Cancel"]) {
    const button = await boxOf(dialog.getByRole("button", { name, exact: true }));
    expect(button.y, name).toBeGreaterThanOrEqual(top + height);
  }
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  // Without a dialog, the toast has its usual position.
  await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(160);
  await context.close();
});
