/** Writing tips under the words they are about: in form and page, by mouse, touch and keyboard, ignored together. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import {
  awaitSaved,
  chooseMore,
  openEditor,
  openEntry,
  openTab,
  summaryField,
} from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { shareLink } from "../support/share-link.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const FIELD = "experience.job.description";
const DESCRIPTION = [
  "Responsible for the stock of the northern shops",
  "Was tasked with the move of the 9 archives in Febuary 2019",
  "Sorted the libary of the town and all its 12 halls",
].join("\n");
const RESUME = completeResume({
  summary: "A team player who ran the stock of the shops for years.",
  experience: [
    {
      ...{
        id: "job",
        company: "Acme",
        position: "Clerk",
        startDate: "2018-01",
        endDate: "2020-02",
      },
      ...{ current: false, description: DESCRIPTION },
    },
  ],
});

/** A resume of its own, open in the editor. */
async function openResume(viewport = WIDE) {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const made = await fetch(`${baseUrl}/api/resumes`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ templateId: "modern-professional", resume: RESUME }),
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const address = `/builder/modern-professional?resume=${resume.id}`;
  return { owner, ...(await openEditor(browser, baseUrl, owner, viewport, address)) };
}

const description = (page: Page) => page.getByRole("textbox", { name: "Description", exact: true });
/** Underlined words, in the order of their field. */
const marks = (page: Page, field: string, place: "form" | "page") =>
  page
    .locator(
      place === "page"
        ? `[data-tip-field="${field}"].tip-on-page`
        : `[data-tip-field="${field}"]:not(.tip-on-page)`,
    )
    .evaluateAll((found) => [
      ...new Set(
        found
          .filter((mark) => (mark as HTMLElement).style.visibility !== "hidden")
          .map((mark) => Number((mark as HTMLElement).dataset.tipStart))
          .sort((one, other) => one - other),
      ),
    ]);
const startsOf = (...words: string[]) => words.map((each) => DESCRIPTION.indexOf(each));
const awaitMarks = (page: Page, field: string, place: "form" | "page", starts: number[]) =>
  expect.poll(() => marks(page, field, place), { timeout: 15_000 }).toEqual(starts);
/** Where the words with a tip start in DESCRIPTION; in the summary, "team player" starts at 2. */
const ALL = startsOf("Responsible", "Was tasked", "Febuary", "libary");

async function pressWords(page: Page, field: string, place: "form" | "page", start: number) {
  const isOnPage = place === "page" ? ".tip-on-page" : ":not(.tip-on-page)";
  const mark = page.locator(`[data-tip-field="${field}"][data-tip-start="${start}"]${isOnPage}`);
  await mark.first().scrollIntoViewIfNeeded();
  const box = await mark.first().boundingBox();
  if (!box) throw new Error("The words are not marked");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (page.viewportSize()?.width === PHONE.width) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
const tip = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

test("words with a tip are underlined in form and page, once each, and counted on the entry's line", async () => {
  const { page, context } = await openResume();
  await awaitMarks(page, "summary", "form", [2]);
  await awaitMarks(page, "summary", "page", [2]);
  await awaitMarks(page, FIELD, "page", ALL);
  const line = page.getByRole("button", { name: /Clerk/ });
  await line.getByText("4 tips", { exact: true }).waitFor();
  await openEntry(page, "Experience 1");
  await awaitMarks(page, FIELD, "form", ALL);
  await line.getByText("4 tips").waitFor({ state: "detached" });
  expect(await description(page).getAttribute("spellcheck")).toBe("false");

  // Written on the last line: it is judged only once it has been left alone.
  await description(page).press("Control+End");
  await page.keyboard.type(", a syngle one");
  await expect.poll(() => marks(page, FIELD, "form")).toEqual(ALL.slice(0, 3));
  const more = `${DESCRIPTION}, a syngle one`.indexOf("syngle");
  await awaitMarks(page, FIELD, "form", [...ALL, more]);
  // Another line above moves them all.
  await description(page).press("Control+Home");
  await page.keyboard.type("Ran 7 shops in the north of the country\n");
  await awaitMarks(
    page,
    FIELD,
    "page",
    [...ALL, more].map((start) => start + "Ran 7 shops in the north of the country\n".length),
  );
  await context.close();
});

test("a press places the caret as always and explains the tip, in the form and on the page", async () => {
  const { page, context } = await openResume();
  await openEntry(page, "Experience 1");
  await awaitMarks(page, FIELD, "form", ALL);
  await pressWords(page, FIELD, "form", ALL[1] ?? 0);
  await tip(page, "Passive").getByText("“Was tasked” is passive").waitFor();
  const caret = () =>
    description(page).evaluate((field) => [
      document.activeElement === field,
      (field as HTMLTextAreaElement).selectionStart,
    ]);
  const [isFocused, at] = await caret();
  expect(isFocused).toBe(true);
  expect(at).toBeGreaterThan(ALL[1] ?? 0);
  expect(at).toBeLessThan((ALL[1] ?? 0) + "Was tasked".length);
  // Typing goes on without another click, and closes the tip.
  await page.keyboard.type("X");
  await tip(page, "Passive").waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await awaitMarks(page, FIELD, "page", ALL);

  await pressWords(page, FIELD, "page", ALL[3] ?? 0);
  await tip(page, "Spelling").getByRole("button", { name: "library" }).click();
  await expect.poll(() => description(page).inputValue()).toContain("library");
  await tip(page, "Spelling").waitFor({ state: "detached" });
  await awaitMarks(page, FIELD, "page", ALL.slice(0, 3));
  // A click elsewhere closes it.
  await pressWords(page, "summary", "form", 2);
  await tip(page, "Cliché").waitFor();
  await page.getByLabel("Full Name").click();
  await tip(page, "Cliché").waitFor({ state: "detached" });
  await context.close();
});

test("by keyboard the user steps from tip to tip, corrects a month, and is back in the text", async () => {
  const { page, context } = await openResume();
  await awaitMarks(page, "summary", "form", [2]);
  await page.getByLabel("Full Name").focus();
  await page.keyboard.press("Control+'");
  await tip(page, "Cliché").waitFor();
  await page.keyboard.press("Control+'");
  await tip(page, "Weak verb").waitFor();
  await page.keyboard.press("Escape");
  await tip(page, "Weak verb").waitFor({ state: "detached" });
  const position = () =>
    description(page).evaluate((field) => [
      document.activeElement === field,
      (field as HTMLTextAreaElement).selectionStart,
    ]);
  expect(await position()).toEqual([true, "Responsible for".length]);
  await page.keyboard.press("Control+'");
  await page.keyboard.press("Control+'");
  const month = tip(page, "Misspelled month");
  await month.waitFor();
  await expect
    .poll(() => month.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => description(page).inputValue()).toContain("in February 2019");
  await expect.poll(async () => (await position())[0]).toBe(true);

  // The field's button, and the command.
  await page.getByRole("button", { name: "3 tips on Description" }).press("Enter");
  await tip(page, "Weak verb").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const command = page.getByRole("dialog").getByRole("combobox");
  await command.fill("next writing tip");
  await page.getByRole("option", { name: /Next writing tip/, selected: true }).waitFor();
  await command.press("Enter");
  await tip(page, "Passive").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await chooseMore(page, "Keyboard shortcuts");
  await page.getByRole("dialog").getByText("Next writing tip").waitFor();
  await context.close();
});

test("an ignored tip disappears for everyone until undo or a changed text; a commenter cannot ignore tips", async () => {
  const { page: ada, owner, context } = await openResume();
  await awaitMarks(ada, FIELD, "page", ALL);
  const { url } = await shareLink(ada, baseUrl, owner, "edit");
  const bob = await openEditor(browser, baseUrl, await signUp(baseUrl, "Bob Ray"), WIDE, url);
  const review = await shareLink(ada, baseUrl, owner, "comment");
  const grace = await openEditor(
    browser,
    baseUrl,
    await signUp(baseUrl, "Grace Hopper"),
    WIDE,
    review.url,
  );
  for (const { page } of [bob, grace]) await awaitMarks(page, FIELD, "page", ALL);

  await pressWords(grace.page, FIELD, "page", ALL[0] ?? 0);
  await tip(grace.page, "Weak verb").waitFor();
  expect(await tip(grace.page, "Weak verb").getByRole("button", { name: "Ignore" }).count()).toBe(
    0,
  );

  await pressWords(ada, FIELD, "page", ALL[0] ?? 0);
  await tip(ada, "Weak verb").getByRole("button", { name: "Ignore" }).click();
  for (const page of [ada, bob.page, grace.page])
    await awaitMarks(page, FIELD, "page", ALL.slice(1));
  await awaitSaved(ada);
  await ada.reload();
  await awaitMarks(ada, FIELD, "page", ALL.slice(1));

  await pressWords(bob.page, FIELD, "page", ALL[1] ?? 0);
  await tip(bob.page, "Passive").getByRole("button", { name: "Ignore" }).click();
  await awaitMarks(ada, FIELD, "page", ALL.slice(2));
  await bob.page.getByText("Tip ignored in this resume").waitFor();
  await bob.page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await awaitMarks(ada, FIELD, "page", ALL.slice(1));

  // Changing the line's text shows the tip again.
  await openEntry(ada, "Experience 1");
  await description(ada).focus();
  await description(ada).evaluate((field) => {
    const area = field as HTMLTextAreaElement;
    area.setSelectionRange(area.value.indexOf("\n"), area.value.indexOf("\n"));
  });
  await ada.keyboard.type(" here");
  await awaitMarks(
    bob.page,
    FIELD,
    "page",
    ALL.map((start) => (start === 0 ? start : start + " here".length)),
  );
  for (const each of [context, bob.context, grace.context]) await each.close();
});

test("the focus stays in the editor when another removes the entry of the open tip", async () => {
  const { owner, page, context } = await openResume();
  const { pathname, search } = new URL(page.url());
  const other = await openEditor(browser, baseUrl, owner, WIDE, pathname + search);
  await awaitMarks(page, "summary", "form", [2]);
  await page.getByLabel("Full Name").focus();
  await page.keyboard.press("Control+'");
  await tip(page, "Cliché").waitFor();
  await page.keyboard.press("Control+'");
  await tip(page, "Weak verb").waitFor();
  await other.page.getByRole("button", { name: "Remove Experience 1" }).click();
  await tip(page, "Weak verb").waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await Promise.all([context.close(), other.context.close()]);
});

test("people with a view link see no tips, and a PDF has none", async () => {
  const { page, owner, context } = await openResume();
  await awaitMarks(page, FIELD, "page", ALL);
  const { url } = await shareLink(page, baseUrl, owner, "view");
  const viewer = await browser.newContext({ viewport: WIDE, baseURL: baseUrl });
  const shown = await viewer.newPage();
  await shown.goto(url);
  await shown.frameLocator('iframe[title="Resume preview"]').getByText("Acme").waitFor();
  await shown.waitForTimeout(1_500);
  expect(await shown.locator("[data-tip]").count()).toBe(0);
  const printed = await page
    .frameLocator('iframe[title="Resume preview"]')
    .locator("html")
    .evaluate((root) => root.outerHTML);
  expect(printed).not.toContain("data-tip");
  await viewer.close();
  await context.close();
});

test("tips can be hidden on a device, and the browser's own spelling marks are back then", async () => {
  const { page, context } = await openResume();
  await awaitMarks(page, "summary", "form", [2]);
  await chooseMore(page, "Hide writing tips");
  await awaitMarks(page, "summary", "form", []);
  await awaitMarks(page, FIELD, "page", []);
  expect(await summaryField(page).getAttribute("spellcheck")).toBeNull();
  await page.reload();
  await summaryField(page).waitFor();
  await page.waitForTimeout(1_500);
  expect(await marks(page, "summary", "form")).toEqual([]);
  await chooseMore(page, "Show writing tips");
  await awaitMarks(page, "summary", "form", [2]);
  await context.close();
});

test("on a phone a tap explains a tip in sight, in the form and on the page", async () => {
  const owner = await openResume(PHONE);
  const state = await owner.context.storageState();
  const touch = await browser.newContext({
    ...{ viewport: PHONE, hasTouch: true, baseURL: baseUrl, storageState: state },
  });
  const page = await touch.newPage();
  await page.goto(owner.page.url());
  await owner.context.close();
  await awaitMarks(page, "summary", "form", [2]);
  await pressWords(page, "summary", "form", 2);
  // A tip is placed once it has been measured.
  const inSight = (name: string) =>
    expect
      .poll(async () => {
        const box = await tip(page, name).boundingBox();
        const [right, bottom] = box ? [box.x + box.width, box.y + box.height] : [999, 999];
        return box && box.x >= 0 && right <= PHONE.width && bottom <= PHONE.height;
      })
      .toBe(true);
  await tip(page, "Cliché").waitFor();
  await inSight("Cliché");
  await expect
    .poll(() => summaryField(page).evaluate((field) => document.activeElement === field))
    .toBe(true);
  await tip(page, "Cliché").getByRole("button", { name: "Close tip" }).click();

  await openTab(page, "Preview");
  await awaitMarks(page, FIELD, "page", ALL);
  await pressWords(page, FIELD, "page", ALL[2] ?? 0);
  await tip(page, "Misspelled month").waitFor();
  await inSight("Misspelled month");
  await tip(page, "Misspelled month").getByRole("button", { name: "February" }).tap();
  await awaitMarks(page, FIELD, "page", [...ALL.slice(0, 2), (ALL[3] ?? 0) + 1]);
  await touch.close();
});

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
])("axe finds nothing with a tip open, in both themes, on a %s screen", async (_name, viewport) => {
  const { page, context } = await openResume(viewport);
  await awaitMarks(page, "summary", "form", [2]);
  await page.keyboard.press("Control+'");
  await tip(page, "Cliché").waitFor();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.classList.toggle("dark", name === "dark");
    }, theme);
    expect(await seriousAxeFindings(page), theme).toEqual([]);
  }
  await context.close();
});
