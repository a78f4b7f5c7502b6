/**
 * "Show matches" numbers the lines that match a requirement, on the page and in the requirements' rows. Pointing at
 * either lights the other. "Show line" leads from a requirement to its line.
 */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openEntry, openTab, summaryField } from "../support/editor.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { openScoredEditor } from "../support/scored-editor.ts";
import { shareLink } from "../support/share-link.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const POSTING = {
  title: "Backend Engineer",
  description: `Requirements
- PostgreSQL
- React and Node.js
- Kubernetes and Docker
- Terraform
- C++

Nice to have
- Apache Kafka`,
};
const BULLET =
  "Cut order-routing latency from 900 ms to 120 ms by moving the hot path to PostgreSQL partitions";

const labels = (page: Page) => page.locator("[data-matches]");
const row = (panel: Locator, name: string) =>
  panel.getByRole("listitem").filter({ has: panel.page().getByText(name, { exact: true }) });
const toggle = (panel: Locator) => panel.getByRole("button", { name: "Show matches" });
const lit = (page: Page) => page.locator("[data-match-light]");
const showAll = async (panel: Locator) => {
  const more = panel.getByRole("button", { name: /^Show \d+ more/ });
  while ((await more.count()) > 0) await more.first().click();
};

/** The numbers on every page of the preview. */
async function numbersOnPages(page: Page): Promise<number[]> {
  const found = new Set<number>();
  const status = page.getByText(/^Page \d of \d/).first();
  const count = Number(/of (\d+)/.exec((await status.textContent()) ?? "")?.[1]);
  for (let shown = 1; shown <= count; shown++) {
    // A moment after another page is shown, its labels are placed.
    await page.waitForTimeout(400);
    for (const label of await labels(page).all()) {
      const numbers = (await label.getAttribute("data-matches"))?.split(" ") ?? [];
      for (const number of numbers) found.add(Number(number));
    }
    const next = page.getByRole("button", { name: "Next page" });
    if (shown < count) await next.click();
  }
  return [...found].sort((a, b) => a - b);
}

test("the page's numbers are those of the rows, and light their lines both ways", async () => {
  const { page, context, panel } = await openScoredEditor(browser, baseUrl, POSTING);
  expect(await labels(page).count()).toBe(0);
  await toggle(panel).click();
  await labels(page).first().waitFor();
  await showAll(panel);
  const rows = await panel
    .locator("[data-match]")
    .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.match)));
  const found = Number(/Keywords found (\d+) of/.exec((await panel.textContent()) ?? "")?.[1]);
  expect(rows).toEqual(Array.from({ length: found }, (_, at) => at + 1));
  expect(await numbersOnPages(page)).toEqual(rows);
  expect(await seriousAxeFindings(page)).toEqual([]);

  // From a row to its line, on the first page again.
  const postgres = row(panel, "PostgreSQL");
  await postgres.hover();
  await lit(page).first().waitFor();
  const number = await postgres.getAttribute("data-match");
  expect(await lit(page).first().getAttribute("data-match-light")).toBe(number);
  expect(await postgres.getAttribute("class")).toContain("bg-accent-wash");
  await page.mouse.move(700, 10);
  await lit(page).first().waitFor({ state: "detached" });

  // From the line's number to the row.
  const label = page.getByRole("button", {
    name: new RegExp(`shown here .*\\b${number} PostgreSQL`),
  });
  await label.locator("[data-label]").first().hover();
  await expect.poll(() => postgres.getAttribute("class")).toContain("bg-accent-wash");
  await label.locator("[data-label]").first().click();
  await expect.poll(() => postgres.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => label.evaluate((it) => it === document.activeElement)).toBe(true);

  // The setting is kept on this device; the numbers are not printed with the editor's page either.
  await page.reload();
  await labels(page).first().waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await labels(page).first().isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await toggle(panel).click();
  await expect.poll(() => labels(page).count()).toBe(0);
  await context.close();
});

test("several requirements on one line share a label, and partly shown ones look different", async () => {
  const { page, context, panel } = await openScoredEditor(browser, baseUrl, POSTING);
  await toggle(panel).click();
  const shared = page.getByRole("button", { name: /Kubernetes \(partly\).*Docker \(partly\)/ });
  const label = shared.locator("[data-label]").first();
  await label.waitFor();
  expect(await label.textContent()).toMatch(/^\d+, \d+, \d+ $/);
  // It covers no text.
  const skills = page
    .frameLocator('iframe[title="Resume preview"]')
    .locator('[data-field="skills"] li')
    .last();
  const [text, box] = [await skills.boundingBox(), await label.boundingBox()];
  expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  // Pressed again, it leads to the next requirement.
  await label.click();
  await label.click();
  await expect
    .poll(() => row(panel, "Kubernetes").evaluate((it) => it === document.activeElement))
    .toBe(true);
  await label.click();
  await expect
    .poll(() => row(panel, "Docker").evaluate((it) => it === document.activeElement))
    .toBe(true);
  await context.close();
});

test("a number disappears with its line's words, and moves with the line, also after another person's edit", async () => {
  const { page, context, panel, person } = await openScoredEditor(browser, baseUrl, POSTING);
  await toggle(panel).click();
  // The bullet's label, which names C++ alone. The skills name C++ too and get its number once the bullet does not.
  const label = page.getByRole("button", { name: /^\d+: shown here \d+ C\+\+$/ });
  await label.waitFor();
  const before = await label.boundingBox();
  await awaitSaved(page);
  const { url } = await shareLink(page, baseUrl, person, "edit");
  const guest = await browser.newContext({ baseURL: baseUrl, viewport: WIDE });
  const other = await guest.newPage();
  await other.goto(url);
  await summaryField(other).fill("Short.");
  await expect.poll(async () => (await label.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 5);

  const entry = await openEntry(other, "Experience 3");
  await entry.getByLabel("Description").fill("Maintained the till software of forty shops");
  await label.waitFor({ state: "detached" });
  await guest.close();
  await context.close();
});

test("a resume that changed since its score was stored opens with the numbers of its page", async () => {
  const { page, context, person } = await openScoredEditor(browser, baseUrl, POSTING);
  await awaitSaved(page);
  const address = page.url();
  await context.close();
  const id = new URL(address).searchParams.get("resume");
  const [first, ...others] = REAL_RESUME.experience;
  const changed = await fetch(`${baseUrl}/api/resumes/${id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      content: {
        ...REAL_RESUME,
        skills: [],
        experience: [
          { ...first, description: "Moved 40 shops to Terraform" },
          ...others.slice(0, 1),
        ],
      },
    }),
  });
  expect(changed.status).toBe(200);

  const again = await openEditor(browser, baseUrl, person, WIDE, address);
  const rows = again.page.getByRole("region", { name: "ATS Score Analysis" });
  await toggle(rows).click();
  await showAll(rows);
  // The numbers match the current page without a press on Re-analyze.
  await row(rows, "Terraform").getByRole("button", { name: "Show line: Terraform" }).waitFor();
  const numbers = await rows
    .locator("[data-match]")
    .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.match)));
  expect(await numbersOnPages(again.page)).toEqual(numbers);
  await again.context.close();
});

test("Show line lights the bullet itself, on the page and in the form", async () => {
  const { page, context, panel } = await openScoredEditor(browser, baseUrl, POSTING);
  await showAll(panel);
  await panel.getByRole("button", { name: "Show line: PostgreSQL" }).click();
  const onPage = page.locator("[data-page-light]");
  await onPage.first().waitFor({ state: "attached" });
  const bullet = page.frameLocator('iframe[title="Resume preview"]').getByText(BULLET);
  const [line, light] = [await bullet.boundingBox(), await onPage.first().boundingBox()];
  expect(Math.abs((line?.y ?? 0) - (light?.y ?? 0))).toBeLessThan(6);
  expect(light?.height).toBeLessThan(30);
  await page.locator("[data-field-light]").first().waitFor({ state: "attached" });
  const caret = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    return [value.slice(0, selectionStart).split("\n").at(-1), selectionEnd - selectionStart];
  });
  // The caret is behind the bullet, and nothing is selected that the next key would replace.
  expect(caret).toEqual([`• ${BULLET}`, 0]);
  await context.close();
});

test("the command, the numbers and their rows can be reached by keyboard", async () => {
  const { page, context, panel } = await openScoredEditor(browser, baseUrl, POSTING);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("show matches");
  await page.getByRole("option", { name: "Show matches on the page", selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await labels(page).first().waitFor();
  await labels(page).first().focus();
  await lit(page).first().waitFor();
  await page.keyboard.press("Enter");
  const focusedRow = panel.locator("[data-match]:focus");
  await focusedRow.waitFor();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/Show line|Add/);
  await page.keyboard.press("Shift+Tab");
  await context.close();
});

test("on a phone Show matches and Show line go to the page, a number leads to its row, and Escape back", async () => {
  const { page, context, panel } = await openScoredEditor(browser, baseUrl, POSTING);
  await showAll(panel);
  await page.setViewportSize(PHONE);
  await openTab(page, "Job & Score");
  await toggle(panel).click();
  await labels(page).first().waitFor();
  await expect.poll(() => panel.isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => toggle(panel).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await seriousAxeFindings(page)).toEqual([]);
  const show = panel.getByRole("button", { name: "Show line: PostgreSQL" });
  await show.click();
  await page.locator("[data-page-light]").first().waitFor({ state: "attached" });
  await expect.poll(() => panel.isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => show.evaluate((it) => it === document.activeElement)).toBe(true);

  await openTab(page, "Preview");
  await labels(page).first().waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  const label = labels(page).first();
  const box = await label.boundingBox();
  expect([box?.width, box?.height].every((size) => (size ?? 0) >= 24)).toBe(true);
  await label.click();
  await panel.locator("[data-match]:focus").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => label.evaluate((it) => it === document.activeElement)).toBe(true);
  await context.close();
});

test("a commenter sees the numbers, and Show line stays on the page", async () => {
  const { page, context, panel, person } = await openScoredEditor(browser, baseUrl, POSTING);
  await awaitSaved(page);
  const { url } = await shareLink(page, baseUrl, person, "comment");
  const guest = await browser.newContext({
    baseURL: baseUrl,
    viewport: WIDE,
  });
  const coach = await guest.newPage();
  await coach.goto(url);
  const theirs = coach.getByRole("region", { name: "ATS Score Analysis" });
  await theirs
    .getByRole("button", { name: /Get ATS Score|Re-analyze/ })
    .first()
    .click();
  await toggle(theirs).click();
  await labels(coach).first().waitFor();
  await showAll(theirs);
  await theirs.getByRole("button", { name: "Show line: PostgreSQL" }).click();
  await coach.locator("[data-page-light]").first().waitFor({ state: "attached" });
  expect(await coach.getByLabel("Full Name").isVisible()).toBe(false);
  await expect(panel.isVisible()).resolves.toBe(true);
  await guest.close();
  await context.close();
});
