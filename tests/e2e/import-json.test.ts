/** A JSON Resume of another program on the review screen: uncertain and unmatched values. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const FILE = {
  basics: { name: "Ann", label: "Programmer" },
  work: [{ name: "ACME", startDate: "Fall 2014", location: "Graz", summary: "Led it" }],
  education: [{ institution: "MIT", courses: ["Algebra"], thesis: "On logic" }],
  references: [{ name: "Bob", reference: "She is great" }, { name: "Al" }],
};

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("a foreign JSON Resume tells what it lacks on a %s screen", async (name, viewport) => {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), viewport);
  const page = await context.newPage();
  await page.goto("/import");
  await awaitReact(page);
  const buffer = Buffer.from(JSON.stringify(FILE));
  const file = { name: "ann.json", mimeType: "application/json", buffer };
  await page.getByLabel("File to import").setInputFiles(file);
  const unplaced = page.getByRole("heading", { name: "Not used" });
  await unplaced.waitFor();
  // A longer list is folded.
  if (!(await page.getByText("On logic").isVisible())) await unplaced.click();
  const notes = await page.getByRole("listitem").allInnerTexts();
  for (const note of [
    /Experience 1: Start Date\s+It was read from “Fall 2014”/,
    /Course 1: Name\s+Moved from MIT to the section Courses/,
    /On logic/,
  ])
    expect(notes).toContainEqual(expect.stringMatching(note));
  expect(await page.getByLabel("Headline").inputValue()).toBe("Programmer");
  expect(await page.getByLabel("Location").inputValue()).toBe("Graz");
  expect(await page.getByLabel("Description").first().inputValue()).toBe("Led it");
  // References are a section of their own, behind the courses.
  expect(await page.getByLabel("Description").nth(2).inputValue()).toBe("She is great");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}-${name}-${colorScheme}.png` });
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(viewport.width);
  const row = page.getByRole("button", { name: "Experience 1: Start Date" });
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  const date = page.getByRole("region", { name: /^Please check/ }).getByLabel("Start Date");
  expect(await date.inputValue()).toBe("Fall 2014");
  await date.fill("20145");
  await page.getByText("Start Date must be a month like 2024-05 or a year like 2024").waitFor();
  await date.fill("2014");
  await page.getByText("Start Date must be a month").waitFor({ state: "detached" });
  await context.close();
});

test("a link's name is shown beside its address, and long publications take two lines", async () => {
  const long = "a long title of a paper on the conductivity of layered materials ".repeat(3);
  const publications = [{ name: long, publisher: long, releaseDate: "2018-02" }];
  const profiles = [{ network: "Mastodon", url: "https://m.example/ann" }];
  const document = { ...FILE, basics: { ...FILE.basics, profiles }, publications };
  for (const viewport of [WIDE, PHONE]) {
    const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), viewport);
    const page = await context.newPage();
    await page.goto("/import");
    await awaitReact(page);
    const buffer = Buffer.from(JSON.stringify(document));
    const file = { name: "ann.json", mimeType: "application/json", buffer };
    await page.getByLabel("File to import").setInputFiles(file);
    const row = page.locator("summary", { hasText: "Publication 1" });
    await row.waitFor();
    expect((await row.boundingBox())?.height).toBeLessThan(70);
    expect(await row.innerText()).toContain("· 2018");
    const [name, address] = await Promise.all(
      ["label", "url"].map((key) =>
        page.locator(`[id="import-personalInfo.links.0.${key}"]`).boundingBox(),
      ),
    );
    if (viewport === WIDE) expect(name?.y).toBe(address?.y);
    await context.close();
  }
});

test("removing an entry removes its doubts, keeps those of other entries, and moves the focus to the next", async () => {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), WIDE);
  const page = await context.newPage();
  await page.goto("/import");
  await awaitReact(page);
  const work = [
    { name: "ACME", position: "Clerk", startDate: "2010-02", endDate: "2012-03" },
    { name: "Bell", position: "Lead", startDate: "Fall 2014" },
  ];
  const buffer = Buffer.from(JSON.stringify({ basics: { name: "Ann" }, work }));
  const file = { name: "ann.json", mimeType: "application/json", buffer };
  await page.getByLabel("File to import").setInputFiles(file);
  await page.getByRole("button", { name: "Experience 2: Start Date" }).waitFor();
  await page.locator("summary", { hasText: "ACME" }).click();
  await page.getByRole("button", { name: "Remove Experience 1" }).click();
  await page.getByRole("button", { name: "Experience 1: Start Date" }).waitFor();
  expect(await page.getByText("Check: It was read from “Fall 2014”").count()).toBe(1);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await expect.poll(focused).toContain("Bell");
  await page.getByRole("button", { name: "Remove Experience 1" }).click();
  await page.getByRole("heading", { name: "Please check" }).waitFor({ state: "detached" });
  await expect.poll(focused).toBe("Imported");
  await context.close();
});
