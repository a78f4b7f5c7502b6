/** The template gallery: cards side by side, filters, and the decision how to begin. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_RESUME } from "../support/real-resume.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openGallery(viewport: { width: number; height: number }, search = "") {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  const context = await signedInContext(browser, baseUrl, person, viewport);
  const page = await context.newPage();
  await page.goto(`/templates${search}`, { waitUntil: "networkidle" });
  await awaitReact(page);
  return { page, context };
}

const cards = (page: Page) => page.getByRole("article");
/** How many cards are in the first row: those that are as high up as the first one. */
async function columns(page: Page): Promise<number> {
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

test("cards are in one, two, three or four columns", async () => {
  const { page, context } = await openGallery(WIDE);
  for (const [width, count] of [
    [320, 1],
    [360, 2],
    [390, 2],
    [768, 2],
    [1280, 3],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns(page), `${width} px`).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await context.close();
});

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("on a %s screen", (_, viewport) => {
  test("a profession narrows the cards, together with the category", async () => {
    const { page, context } = await openGallery(viewport);
    const all = await cards(page).count();
    await page.getByLabel("Profession", { exact: true }).selectOption({ label: "Healthcare (1)" });
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole("heading", { name: "Healthcare Professional" }).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: /^Classic/ }).click();
    await page.getByText("No template in this category").waitFor();
    expect(new URL(page.url()).searchParams.get("profession")).toBe("health");
    await page.getByRole("link", { name: "Show all templates" }).click();
    await expect.poll(() => cards(page).count()).toBe(all);
    expect(await page.getByLabel("Profession", { exact: true }).inputValue()).toBe("");
    await context.close();
  });

  test("step 2 asks how to begin", async () => {
    const { page, context } = await openGallery(viewport, "?template=sales-impact");
    await page.getByRole("heading", { name: "How do you want to begin?" }).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousAxeFindings(page)).toEqual([]);
    }
    expect(await page.getByRole("link", { name: "Import a resume" }).getAttribute("href")).toBe(
      "/import?template=sales-impact",
    );
    await page.getByRole("button", { name: "Start from a sample" }).click();
    await page.waitForURL(/\/builder\/sales-impact\?resume=/);
    await page.getByLabel("Full Name").waitFor({ state: "attached" });
    await expect.poll(() => page.getByLabel("Phone").first().inputValue()).not.toBe("");
    await context.close();
  });
});

test("cards show one's own resume once there is one, and the samples on request", async () => {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  const context = await signedInContext(browser, baseUrl, person, WIDE);
  const page = await context.newPage();
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/picture")) pictures.push(request.url());
  });
  const open = async (search = "") => {
    await page.goto(`/templates${search}`, { waitUntil: "networkidle" });
    await awaitReact(page);
  };
  const choice = page.getByRole("group", { name: "Show templates with" });
  await open();
  expect(await choice.count()).toBe(0);

  const headers = { "content-type": "application/json", authorization: `Bearer ${person.token}` };
  const create = (body: object) =>
    fetch(`${baseUrl}/api/resumes`, { method: "POST", headers, body: JSON.stringify(body) });
  const made = await create({
    templateId: "sales-impact",
    title: "Logistics",
    resume: REAL_RESUME,
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  await create({ templateId: "modern-professional" });
  expect(pictures).toEqual([]);
  await open();
  const name = (card: number) => cards(page).nth(card).frameLocator("iframe").locator("h1");
  expect(await name(0).textContent()).toBe(REAL_RESUME.personalInfo.fullName);
  expect(await cards(page).first().locator("img").count()).toBe(0);
  expect(pictures.join()).toContain("?template=modern-professional");
  // The last card is far below, and not loaded.
  expect(pictures.length).toBeLessThan(await cards(page).count());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }

  await choice.getByRole("button", { name: "Sample" }).click();
  await cards(page).first().locator("img").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  // The choice stays with the other filters.
  await page.getByRole("button", { name: /^Classic/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("category")).toBe("classic");
  expect(new URL(page.url()).searchParams.get("content")).toBe("sample");
  await choice.getByRole("button", { name: "Your resume" }).click();
  await cards(page).first().locator("iframe").waitFor();
  // A new resume begins without that text, and one whose template changes keeps it.
  await cards(page).first().getByRole("button", { name: "Select Template" }).click();
  await page.getByRole("heading", { name: "How do you want to begin?" }).waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  await open(`?resume=${resume.id}&template=academic-research`);
  const chosen = page.frameLocator("main iframe").locator("h1");
  expect(await chosen.textContent()).toBe(REAL_RESUME.personalInfo.fullName);
  await page.getByRole("img", { name: "Your resume in Academic Research, first page" }).waitFor();
  // Where the sample is shown in its place, it is not called one's own.
  await page.route("**/picture*", (route) => route.abort());
  await page.reload();
  await page.locator('main img[src^="/templates/academic-research"]').waitFor();
  expect(await page.getByRole("img", { name: "Your resume in" }).count()).toBe(0);
  await context.close();
});

test("a long title breaks on a phone", async () => {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  const headers = { "content-type": "application/json", authorization: `Bearer ${person.token}` };
  const body = JSON.stringify({ templateId: "sales-impact", title: "T".repeat(190) });
  await fetch(`${baseUrl}/api/resumes`, { method: "POST", headers, body });
  const context = await signedInContext(browser, baseUrl, person, PHONE);
  const page = await context.newPage();
  await page.goto("/templates?template=sales-impact");
  await page.getByRole("link", { name: /^continue/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await context.close();
});

test("[spec 2] the preview shows the template's pages, closes on Escape, and chooses it", async () => {
  const { page, context } = await openGallery(WIDE);
  const open = () => cards(page).nth(1).getByRole("button", { name: "Preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Professional Elegant" });
  await open();
  await dialog.getByRole("region", { name: "Sample resume" }).waitFor();
  await dialog.getByText("Inês Carvalho").first().waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await open();
  await dialog.getByRole("button", { name: "Use This Template" }).click();
  await page.getByText("You've selected the Professional Elegant template").waitFor();
  await context.close();
});

/** The page starts its scripts after a while even if its pictures are not there; a stopped clock prevents that. */
const stopClock = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const isShort = (ms = 0) => ms < 1_000;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (isShort(ms) ? setTimeout(run, ms) : 0),
    });
  });

function requestsOf(page: Page, type: "script" | "image"): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === type) urls.push(request.url());
  });
  return urls;
}

test("no script is fetched before the first pictures are there", async () => {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), PHONE);
  const page = await context.newPage();
  await stopClock(page);
  const scripts = requestsOf(page, "script");
  const pictures = requestsOf(page, "image");
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/*.webp", (route) => isAnswered.then(() => route.continue()));
  await page.goto("/templates", { waitUntil: "domcontentloaded" });
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
  answer();
  await awaitReact(page);
  expect(scripts.length).toBeGreaterThan(0);
  await context.close();
});

test("React comes after the first pictures, and also where one of them never does", async () => {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), PHONE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const html = await (await context.request.get("/templates")).text();
  expect(html).not.toMatch(/rel="modulepreload"|<script[^>]*type="module"/);
  await page.goto("/templates");
  await awaitReact(page);
  await page.getByRole("button", { name: "Preview" }).first().click();
  await page.getByRole("dialog").waitFor();
  expect(errors).toEqual([]);

  let first = "";
  await page.route("**/*.webp", (route) => {
    first ||= route.request().url();
    // Never answered.
    if (route.request().url() !== first) void route.continue();
  });
  await page.goto("/templates", { waitUntil: "commit" });
  await awaitReact(page);
  expect(first).not.toBe("");
  expect(errors).toEqual([]);
  await context.close();
});

test("a profession chosen before React is there is not lost, and a press brings React", async () => {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), PHONE);
  const page = await context.newPage();
  await stopClock(page);
  // The scripts do not start because of a picture either.
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
  });
  const scripts = requestsOf(page, "script");
  await page.goto("/templates");
  await page.getByLabel("Profession", { exact: true }).selectOption({ label: "Healthcare (1)" });
  expect(await cards(page).count()).toBeGreaterThan(1);
  expect(scripts).toEqual([]);
  await page.keyboard.press("Shift");
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(new URL(page.url()).searchParams.get("profession")).toBe("health");
  await context.close();
});

test("only the page's own scripts are started", async () => {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), PHONE);
  const page = await context.newPage();
  await page.route("**/templates", async (route) => {
    const response = await route.fetch();
    const forged = `<script id="late-module" type="text/plain">window.isForged = true</script>`;
    const body = (await response.text()).replace(/<body[^>]*>/, `$&${forged}`);
    await route.fulfill({ response, body });
  });
  await page.goto("/templates");
  await awaitReact(page);
  expect(await page.evaluate(() => "isForged" in window)).toBe(false);
  await context.close();
});

test("without scripts, a template can be selected", async () => {
  const person = await signUp(baseUrl);
  const context = await signedInContext(browser, baseUrl, person, PHONE, {
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto("/templates");
  await page.getByRole("button", { name: "Select Template" }).first().click();
  await page.waitForURL(/[?&]template=/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await context.close();
});
