/** The editor without an account, and the forms that lead from it to one. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { awaitReact, WIDE } from "./browser.ts";

const PASSWORD = "nine warehouses & a lighthouse";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const nameField = (page: Page) => page.getByLabel("Full Name");
export const newEmail = () => `try-${Date.now().toString(36)}-${Math.random()}@example.org`;

export async function beginEmpty(page: Page, name: string) {
  await button(page, "Begin empty").click();
  await nameField(page).fill(name);
  await page.getByText("Saved on this device").first().waitFor();
}

export async function signUpFrom(page: Page, email: string) {
  await page.waitForURL(/\/signup/);
  // The page moves the focus to its heading, which screen readers then read.
  const heading = page.getByRole("heading", { name: "Create your account" });
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.getByRole("textbox", { name: "Full name" }).fill("Rosa Diaz");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Create account").click();
  await page.waitForURL(/\/verify-otp/);
}

export async function logInFrom(
  page: Page,
  { email, password }: { email: string; password: string },
  to = /\/builder\/modern-professional\?resume=/,
) {
  // The editor has a field of that name as well.
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Log in").click();
  await page.waitForURL(to);
}

export const POSTING = "Shift Lead\n\nRequirements\n- Cash handling\n- Food safety certificate";

/** Opens a page in a context of its own. Returns both, and its requests to the API and to other hosts. */
export const pageOpener =
  (baseURL: string, browser: () => Browser) =>
  /** @param isReady the landing page has no React to wait for */
  async (
    path: string,
    viewport = WIDE,
    isReady: (page: Page) => Promise<unknown> = awaitReact,
  ): Promise<[Page, BrowserContext, string[]]> => {
    const context = await browser().newContext({ viewport, baseURL });
    const page = await context.newPage();
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname, origin } = new URL(request.url());
      if (pathname.startsWith("/api/") || origin !== new URL(baseURL).origin) calls.push(pathname);
    });
    await page.goto(path);
    await isReady(page);
    return [page, context, calls];
  };

/** The names of everything that this browser stores for the site. */
export const storedNames = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = "" }) => name),
    ...(await caches.keys()),
  ]);

export const scoreOf = (page: Page) => page.getByRole("button", { name: /^Match\s*\d/ });
