/** The landing page: what it loads, where its links lead, and the miniature that can be tried. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { INITIAL_TEXTS } from "#app/screens/landing/miniature/example.ts";
import { STATIC_SCORE } from "#app/screens/landing/miniature/static-score.ts";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseURL = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const score = async (page: Page) =>
  Number(await page.getByRole("meter", { name: "Match" }).getAttribute("aria-valuenow"));
const bullet = (page: Page) => page.getByLabel("Last line of the job");
const livePage = (page: Page) =>
  page.frameLocator('iframe[title="Example resume, drawn by the template"]');

async function openLanding(options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext({ baseURL, viewport: WIDE, ...options });
  const page = await context.newPage();
  const requested: string[] = [];
  const scripts: Promise<number>[] = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("response", (answer) => {
    // A test that does not ask for the bytes may close the page while they are read.
    const length = async () => (await answer.body().catch(() => "")).length;
    if (answer.url().endsWith(".js")) scripts.push(length());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const scriptBytes = async () =>
    (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  return { page, context, requested, scriptBytes };
}

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("on a %s screen, the page and the score follow what is typed", async (_, viewport) => {
  const { page, context, requested, scriptBytes } = await openLanding({ viewport });
  expect(await score(page)).toBe(STATIC_SCORE.score);
  expect(await scriptBytes()).toBeGreaterThan(1_000);
  expect(await scriptBytes()).toBeLessThan(60_000);
  expect(requested.filter((url) => url.includes("/ats/"))).toEqual([]);
  expect(requested.filter((url) => !url.startsWith(baseURL))).toEqual([]);

  await bullet(page).focus();
  await livePage(page).getByText(INITIAL_TEXTS.bullet).waitFor();
  await bullet(page).fill("Mentored eleven new nurses in wound care");
  await livePage(page).getByText("Mentored eleven new nurses in wound care").waitFor();
  await page.getByText("7 of 8 must-haves shown").waitFor();
  expect(await score(page)).toBeGreaterThan(STATIC_SCORE.score);
  expect(await bullet(page).evaluate((field) => field === document.activeElement)).toBe(true);

  await page.getByLabel("Skills").fill("");
  await page.getByText("6 of 8 must-haves shown").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});

test("letters typed while the miniature's code is loading are kept", async () => {
  const { page, context } = await openLanding();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await bullet(page).fill("Taught wound care");
  release();
  await livePage(page).getByText("Taught wound care").waitFor();
  expect(await bullet(page).inputValue()).toBe("Taught wound care");
  await context.close();
});

test("without JavaScript the page can be read, and its links lead on", async () => {
  const { page, context } = await openLanding({ javaScriptEnabled: false });
  await page.getByRole("img", { name: /^One page: Maya O’Connor/ }).waitFor();
  await page.getByText(`${STATIC_SCORE.score}/100`).waitFor();
  const addressOf = (name: string) =>
    page.getByRole("link", { name, exact: true }).first().getAttribute("href");
  expect(await addressOf("Create Your Resume")).toBe("/templates");
  expect(await addressOf("I have a resume")).toBe("/try?start=import");
  expect(await addressOf("Check a PDF made elsewhere")).toBe("/check-pdf");
  expect(await addressOf("Features")).toMatch(/#features$/);
  await context.close();
});

test("an unreadable session is removed, and a link to a section moves the focus there", async () => {
  const context = await browser.newContext({ baseURL, viewport: WIDE });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (location.hash) return;
    localStorage.setItem("token", "t");
    localStorage.setItem("user", "{");
  });
  await page.goto("/");
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([
    undefined,
    undefined,
  ]);
  await page.getByRole("link", { name: "How it works" }).click();
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("Get Started Free");
  await context.close();
});

test("the landing page also works when it is opened from another page", async () => {
  const person = await signUp(baseURL, "Zoë Müller");
  const context = await signedInContext(browser, baseURL, person, WIDE);
  const page = await context.newPage();
  await page.goto("/check-pdf");
  await awaitReact(page);
  await page.getByRole("link", { name: "Covitae" }).first().click();
  await bullet(page).focus();
  await livePage(page).getByText(INITIAL_TEXTS.bullet).waitFor();
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.getByRole("button", { name: "Switch to light theme" }).waitFor();
  expect(await page.getByRole("link", { name: "I have a resume" }).getAttribute("href")).toBe(
    "/import",
  );
  await context.close();
});

test("a stranger checks a PDF made elsewhere", async () => {
  const { page, context } = await openLanding();
  await page.getByRole("link", { name: "Check a PDF made elsewhere" }).click();
  await page.getByRole("heading", { level: 1, name: "Check a PDF made elsewhere" }).waitFor();
  await awaitReact(page);
  await page.locator('input[type="file"]').setInputFiles("tests/foreign/word-plain.pdf");
  await page.getByRole("heading", { name: "What a parser reads" }).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});
