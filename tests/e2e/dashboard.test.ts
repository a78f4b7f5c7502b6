/** The dashboard by mouse and keyboard: every action on a resume, its undo, and failures. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { expectApart } from "../support/boxes.ts";
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

/** Opens the dashboard of a user with resumes of these titles, the last one newest. */
async function openDashboard(titles: string[], viewport = WIDE) {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  for (const title of titles) {
    const made = await fetch(`${baseUrl}/api/resumes`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ title, templateId: "modern-professional", resume: REAL_RESUME }),
    });
    expect(made.status, await made.text()).toBe(201);
  }
  const context = await signedInContext(browser, baseUrl, person, viewport);
  const page = await context.newPage();
  await page.goto("/dashboard");
  await awaitReact(page);
  const list = page.getByRole("heading", { level: 3 }).or(page.getByText("No resumes yet"));
  await list.first().waitFor();
  return { context, page };
}

/** Waits until the thumbnails near the viewport are loaded, which axe checks too, and the code that is preloaded. */
const awaitIdle = (page: Page) => page.waitForLoadState("networkidle");

const resumeNamed = (page: Page, title: string) =>
  page.getByRole("heading", { name: title, exact: true });
async function choose(page: Page, title: string, item: string) {
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}
const titles = (page: Page) => page.getByRole("heading", { level: 3 }).allTextContents();

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("on a %s screen", (_, viewport) => {
  test("the empty, the short and the long list are accessible and fit the screen", async () => {
    for (const count of [0, 2, 9]) {
      const names = Array.from(
        { length: count },
        (_, n) => `${n} ${"Vorstandsassistenz".repeat(5)}`,
      );
      const { context, page } = await openDashboard(names, viewport);
      expect(await page.title()).toBe("Dashboard");
      await awaitIdle(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await seriousAxeFindings(page)).toEqual([]);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
      expect(await titles(page)).toHaveLength(count);
      expect(await page.getByLabel("Search resumes").isVisible()).toBe(count > 8);
      expect(await page.getByText("No resumes yet").isVisible()).toBe(count === 0);
      await context.close();
    }
  });
});

/** The pages shown in the thumbnail frames. */
const pictures = (page: Page) => page.frames().filter((frame) => frame.url().endsWith("/picture"));

test("thumbnails show each resume's first page, and the template's sample for an empty one", async () => {
  const { context, page } = await openDashboard(["Mine"]);
  const shown = page.frameLocator('iframe[src$="/picture"]').getByText(REAL_RESUME.summary);
  await expect.poll(() => shown.count()).toBe(1);
  const box = page.locator('iframe[src$="/picture"]');
  const size = await box.evaluate((frame) => frame.getBoundingClientRect().width);
  // As wide as its box (w-32, 128 px) without the border.
  expect(Math.round(size)).toBe(126);
  // Nothing in it is for the keyboard.
  await resumeNamed(page, "Mine").getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");

  await page.goto("/builder/minimal-modern");
  await page.getByLabel("Full Name").waitFor();
  await page.goto("/dashboard");
  await page.locator('main img[src="/templates/minimal-modern-3.webp"]').waitFor();
  await expect.poll(() => pictures(page).length).toBe(1);
  await context.close();
});

test("a thumbnail falls back to the template's sample if the page cannot be loaded", async () => {
  const { context, page } = await openDashboard(["Mine"]);
  await page.route("**/picture", (route) => route.abort());
  await page.reload();
  await page.locator('main img[src="/templates/modern-professional-2.webp"]').waitFor();
  await context.close();
});

test("a long list renders only thumbnails near the viewport", async () => {
  const names = Array.from({ length: 25 }, (_, n) => `Resume ${n}`);
  const { context, page } = await openDashboard(names);
  await awaitIdle(page);
  await expect.poll(() => pictures(page).length).toBeGreaterThan(4);
  expect(pictures(page).length).toBeLessThan(15);
  await resumeNamed(page, "Resume 0").scrollIntoViewIfNeeded();
  const first = page.locator("li", { has: resumeNamed(page, "Resume 0") }).locator("iframe");
  await first.waitFor({ state: "attached" });
  await expect.poll(() => pictures(page).length).toBeLessThan(15);
  await context.close();
});

test("renames, duplicates, deletes, restores twice, and opens a resume", async () => {
  const { context, page } = await openDashboard(["Nurse"]);
  await choose(page, "Nurse", "Rename");
  // The title is selected already: typing replaces it.
  const selected = () => page.evaluate(() => document.getSelection()?.toString());
  await expect.poll(selected).toBe("Nurse");
  await page.keyboard.type(" ");
  await page.keyboard.press("Enter");
  await page.getByText("Give the resume a title").waitFor();
  await page.getByRole("textbox", { name: "Title" }).fill("  Night nurse <b>& ");
  await page.keyboard.press("Enter");
  await resumeNamed(page, "Night nurse <b>&").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe("More for Night nurse <b>&");

  await choose(page, "Night nurse <b>&", "Duplicate");
  await resumeNamed(page, "Copy of Night nurse <b>&").waitFor();
  await choose(page, "Night nurse <b>&", "Delete");
  await page.getByRole("alert").getByText("was moved to the trash").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Copy of Night nurse <b>&"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await resumeNamed(page, "Night nurse <b>&").waitFor();

  await choose(page, "Copy of Night nurse <b>&", "Delete");
  await page.getByRole("link", { name: "Trash 1" }).click();
  await page.getByText("30 days left").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByText("The trash is empty").waitFor();
  await page.getByRole("link", { name: "Resumes 2" }).click();
  await resumeNamed(page, "Copy of Night nurse <b>&").getByRole("link").click();
  await page.waitForURL(/\/builder\/modern-professional\?resume=[0-9a-f]{32}$/);
  await expect
    .poll(() => page.getByLabel("Full Name").inputValue())
    .toBe(REAL_RESUME.personalInfo.fullName);
  await context.close();
});

test("Tailor for a job opens a copy at its job description", async () => {
  const { context, page } = await openDashboard(["Ward nurse"]);
  await choose(page, "Ward nurse", "Tailor for a job");
  await page.waitForURL(/\/builder\/modern-professional\?resume=.*#job-title$/);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe("job-title");
  await page.getByRole("button", { name: "Copy of Ward nurse" }).waitFor();
  await page.goto("/dashboard");
  await resumeNamed(page, "Ward nurse").waitFor();
  await context.close();
});

test("downloads every format with the person's name as the file name", async () => {
  const { context, page } = await openDashboard(["Files"]);
  for (const [item, ending, start] of [
    ["Download PDF", "pdf", "%PDF"],
    ["Download Word", "docx", "PK"],
    ["Download TXT (plain text)", "txt", ""],
    ["Download Markdown", "md", "#"],
    ["Download JSON Resume", "json", "{"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await choose(page, "Files", item);
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^Zo.*-resume\\.${ending}$`));
    const file = readFileSync(await download.path(), "latin1");
    expect(file.startsWith(start), item).toBe(true);
  }
  await context.close();
});

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)(
  "on a %s screen a notification does not cover the row that was acted on",
  async (_, viewport) => {
    const names = Array.from({ length: 10 }, (_, n) => `Resume ${n + 1}`);
    const { context, page } = await openDashboard(names, viewport);
    const row = page.getByRole("listitem").filter({ has: resumeNamed(page, "Resume 6") });
    await row.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await choose(page, "Resume 6", "Download TXT");
    const toast = page.getByRole("alert").getByText("TXT (plain text) is in your downloads");
    await toast.waitFor();
    await expectApart(toast.locator(".."), row);
    await context.close();
  },
);

test("search and sorting find one of many resumes", async () => {
  const names = ["Krankenpflege Zürich", ...Array.from({ length: 9 }, (_, n) => `Resume ${n + 2}`)];
  const { context, page } = await openDashboard(names);
  await page.getByLabel("Search resumes").fill("zurich");
  await page.getByText("1 of 10 resumes").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Krankenpflege Zürich"]);
  await page.getByLabel("Search resumes").fill("pirate");
  await page.getByRole("button", { name: "Show all resumes" }).click();
  await page.getByLabel("Sort by").selectOption("Title");
  await expect
    .poll(async () => (await titles(page)).slice(0, 3))
    .toEqual(["Krankenpflege Zürich", "Resume 2", "Resume 3"]);
  expect((await titles(page)).at(-1)).toBe("Resume 10");
  await context.close();
});

test("a new resume begins with a sample, a job description or nothing", async () => {
  const { context, page } = await openDashboard([]);
  const start = async (item: string) => {
    await page.goto("/dashboard");
    await awaitReact(page);
    await page.getByRole("button", { name: "More ways to create a resume" }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.waitForURL(/\/builder\/modern-professional\?resume=/);
    await page.getByLabel("Full Name").waitFor();
  };
  await start("From a sample");
  await expect.poll(() => page.getByLabel("Phone").inputValue()).not.toBe("");
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Zoë O'Connor");
  const sample = page.url();
  await start("For a job description");
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe("job-description");
  expect(page.url()).not.toBe(sample);
  await start("Empty");
  expect(await page.getByLabel("Phone").inputValue()).toBe("");

  await page.goto("/dashboard");
  await awaitReact(page);
  await page.getByRole("button", { name: "More ways to create a resume" }).click();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("menuitem", { name: "Import a file" }).click();
  await page.waitForURL("**/import");
  await page.goBack();
  await page.getByRole("link", { name: "Check a PDF made elsewhere" }).click();
  await page.waitForURL("**/check-pdf");
  await context.close();
});

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("on a %s screen, the grid shows larger pages and is kept", async (_, viewport) => {
  const { context, page } = await openDashboard(
    ["Account executive, north", "Two", "Three"],
    viewport,
  );
  const widthOf = () =>
    page
      .locator('iframe[src$="/picture"]')
      .first()
      .evaluate((frame) => frame.getBoundingClientRect().width);
  await expect.poll(widthOf).toBeGreaterThan(90);
  const inList = await widthOf();
  await page.getByRole("button", { name: "Show as grid" }).click();
  await expect.poll(widthOf).toBeGreaterThan(inList * 1.3);
  await awaitIdle(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  const right = () =>
    page
      .getByRole("listitem")
      .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().right)));
  expect(await right()).toBeLessThanOrEqual(viewport.width);
  await page.reload();
  await page.getByRole("button", { name: "Show as grid", pressed: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await context.close();
});

test("without a network nothing is lost and the page stays", async () => {
  const { context, page } = await openDashboard(["Kept"]);
  await awaitIdle(page);
  await context.setOffline(true);
  await choose(page, "Kept", "Delete");
  await page.getByRole("alert").getByText("Couldn't reach the server").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Kept"]);
  await context.setOffline(false);
  await choose(page, "Kept", "Delete");
  await page.getByText("No resumes yet").waitFor();
  await context.close();
});

test("logging out forgets the session, here and in storage", async () => {
  const { context, page } = await openDashboard([]);
  await page.getByRole("button", { name: "Zoë O'Connor" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(`${baseUrl}/`);
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([
    undefined,
    undefined,
  ]);
  expect((await context.cookies()).filter(({ name }) => /session/i.test(name))).toEqual([]);
  await context.close();
});
