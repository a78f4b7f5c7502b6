/** If scripts cannot be loaded, by a bad network or after a deployment, the page says so and no press is lost. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This page couldn't be loaded completely." });

async function openPage(viewport: typeof WIDE) {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), viewport);
  return { context, page: await context.newPage() };
}

test.each([
  ["/builder/modern-professional", "**/assets/editor-loading-*.js", WIDE],
  ["/builder/modern-professional", "**/assets/entry.client-*.js", PHONE],
  ["/dashboard", "**/assets/dashboard-*.js", WIDE],
  // The page starts its scripts only after its pictures.
  ["/templates", "**/assets/templates-*.js", WIDE],
])("%s without %s says so, and loads when tried again", async (address, script, viewport) => {
  const { context, page } = await openPage(viewport);
  await page.route(script, (route) => route.abort());
  await page.goto(address);
  await notice(page).waitFor();
  expect(await page.getByText("Loading page...").filter({ visible: true }).count()).toBe(0);
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await awaitReact(page);
  await notice(page).waitFor({ state: "hidden" });
  await context.close();
});

test("a link whose page's script no longer exists loads that page from the server", async () => {
  const { context, page } = await openPage(WIDE);
  await page.goto("/templates");
  await awaitReact(page);
  const script = "**/assets/dashboard-*.js";
  await page.route(script, (route) => route.abort());
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.waitForURL(/\/dashboard$/);
  await notice(page).waitFor();
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await awaitReact(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await notice(page).isVisible()).toBe(false);

  // After a deployment, the page comes with the new scripts.
  await page.goto("/templates");
  await awaitReact(page);
  await page.route(script, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.waitForURL(/\/dashboard$/);
  await awaitReact(page);
  expect(await notice(page).isVisible()).toBe(false);
  await context.close();
});

test("a page whose script no longer exists is asked for once, however slowly the server answers", async () => {
  const { context, page } = await openPage(WIDE);
  await page.goto("/templates");
  await awaitReact(page);
  const script = "**/assets/dashboard-*.js";
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  const pagesAsked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pagesAsked.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole("link", { name: "Dashboard" }).first();
  // Remix loads the script of a page when the pointer comes near its link.
  const lost = page.waitForResponse(script);
  await link.hover();
  await lost;
  // Long enough for the page to have been reloaded.
  await page.waitForTimeout(500);
  expect(pagesAsked).toEqual([]);

  await page.route(/\/dashboard$/, async (route) => {
    // Long enough for Remix to try the script again.
    await page.waitForTimeout(1_000);
    await page.unroute(script);
    await route.continue();
  });
  await link.click();
  await page.waitForURL(/\/dashboard$/);
  await awaitReact(page);
  expect(pagesAsked).toEqual(["/dashboard"]);
  await context.close();
});

test("a form is sent although the script of the page it leads to no longer exists", async () => {
  const { context, page } = await openPage(WIDE);
  await page.goto("/dashboard");
  await awaitReact(page);
  await page.route("**/assets/templates-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "More ways to create a resume" }).first().click();
  await page.getByRole("menuitem", { name: "From a sample" }).click();
  await page.waitForURL(/\/builder\//);
  await context.close();
});
