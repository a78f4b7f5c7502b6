/** Reviewing on the page: what a commenter selects there, and the marks and carets that everyone sees there. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { openComments, panelOf, selectOnPage } from "../support/comment-pages.ts";
import { awaitSaved, openEditor, openTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { shareLink } from "../support/share-link.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SUMMARY = "We count stars every night.";

async function coachOf(viewport: { width: number; height: number }, hasTouch = false) {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const ada = await openEditor(browser, baseUrl, owner, WIDE);
  await ada.page.getByRole("textbox", { name: "Professional Summary" }).fill(SUMMARY);
  await awaitSaved(ada.page);
  const { url } = await shareLink(ada.page, baseUrl, owner, "comment");
  const context = await browser.newContext({ viewport, baseURL: baseUrl, hasTouch });
  const coach = await context.newPage();
  await coach.goto(url);
  await summaryOn(coach).waitFor();
  const end = () => Promise.all([ada.context.close(), context.close()]);
  return { ada: ada.page, coach, end };
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Resume preview"]');
const summaryOn = (page: Page) =>
  frameOf(page).locator('[data-field="summary"]').filter({ hasText: "count" }).first();
const newComment = (page: Page) => panelOf(page).getByRole("region", { name: "New comment" });
const tools = (page: Page) => page.getByRole("toolbar", { name: "Selected text" });
const zoomOf = (page: Page) =>
  page
    .locator('iframe[title="Resume preview"]')
    .evaluate((frame: HTMLElement) => frame.getBoundingClientRect().width / frame.offsetWidth);

async function send(page: Page, text: string) {
  await newComment(page).getByRole("textbox", { name: "Comment" }).fill(text);
  await newComment(page).getByRole("button", { name: "Comment", exact: true }).click();
  await newComment(page).waitFor({ state: "detached" });
}

test("a coach begins on the page at its real size, comments on words there, and finds them again", async () => {
  const { ada, coach, end } = await coachOf(WIDE);
  expect(await zoomOf(coach)).toBeCloseTo(1, 2);
  await coach.getByText("Select words to comment on them or to suggest others.").first().waitFor();
  expect(await coach.getByLabel("Full Name").isVisible()).toBe(false);

  await selectOnPage(coach, "summary", "stars", "mouse");
  await tools(coach).getByRole("button", { name: "Comment", exact: true }).click();
  await newComment(coach).getByText("stars", { exact: true }).waitFor();
  await send(coach, "Which ones?");
  for (const page of [coach, ada]) {
    const mark = page.locator("[data-page-comment]");
    await mark.waitFor({ state: "attached" });
    const word = await mark.boundingBox();
    const line = await summaryOn(page).boundingBox();
    expect(word?.width).toBeLessThan((line?.width ?? 0) / 3);
    expect(Math.abs((word?.y ?? 0) - (line?.y ?? 0))).toBeLessThan(20);
  }
  expect(await seriousAxeFindings(coach)).toEqual([]);

  // The count in the page's margin opens it.
  await ada.getByRole("button", { name: "1 comment on Professional Summary, on the page" }).click();
  await panelOf(ada).getByRole("article").getByText("Which ones?").waitFor();
  // From the comment back to its words on the page.
  await panelOf(coach).getByRole("article").getByRole("button", { name: "stars" }).click();
  await coach.locator("[data-page-light]").first().waitFor({ state: "attached" });
  expect(await coach.getByLabel("Full Name").isVisible()).toBe(false);
  await end();
});

test("the keyboard alone selects words on the page and comments on them", async () => {
  const { coach, end } = await coachOf(WIDE);
  await summaryOn(coach).focus();
  await coach.keyboard.press("Tab");
  await coach.keyboard.press("Shift+Tab");
  await coach.keyboard.press("ArrowRight");
  await coach.keyboard.press("ArrowRight");
  await coach.keyboard.press("Shift+ArrowRight");
  await coach.keyboard.press("Enter");
  await newComment(coach).getByText("count stars", { exact: true }).waitFor();
  const text = newComment(coach).getByRole("textbox", { name: "Comment" });
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await coach.keyboard.type("Say how many.");
  await coach.keyboard.press("Control+Enter");
  await panelOf(coach).getByRole("article").getByText("Say how many.").waitFor();
  await coach.keyboard.press("Escape");
  await panelOf(coach).waitFor({ state: "detached" });

  // A comment that is begun and left blank is gone once the panel is closed.
  await summaryOn(coach).focus();
  await coach.keyboard.press("Tab");
  await coach.keyboard.press("Shift+Tab");
  await coach.keyboard.press("Enter");
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await coach.keyboard.press("Escape");
  await panelOf(coach).waitFor({ state: "detached" });
  await openComments(coach);
  await panelOf(coach).getByRole("article").getByText("Say how many.").waitFor();
  expect(await newComment(coach).count()).toBe(0);
  await end();
});

test("in a text from right to left, the left arrow moves the selection forward", async () => {
  const { ada, coach, end } = await coachOf(WIDE);
  await ada.getByRole("textbox", { name: "Professional Summary" }).fill("מהנדסת עם ניסיון");
  await ada.getByLabel("Full Name").fill("דנה לוי");
  const summary = frameOf(coach).locator('[dir="rtl"] [data-field="summary"]').first();
  await summary.getByText("מהנדסת").waitFor();
  await summary.focus();
  await coach.keyboard.press("Tab");
  await coach.keyboard.press("Shift+Tab");
  await coach.keyboard.press("ArrowLeft");
  await coach.keyboard.press("Enter");
  await newComment(coach).getByText("מהנדסת", { exact: true }).waitFor();
  await end();
});

test("on a phone the page comes first, and a tap selects a text to comment on", async () => {
  const { ada, coach, end } = await coachOf(PHONE, true);
  expect(await zoomOf(coach)).toBeCloseTo(1, 2);
  await coach.getByText("Drag sideways to read whole lines.").waitFor();
  await summaryOn(coach).tap();
  await tools(coach).getByRole("button", { name: "Comment", exact: true }).tap();
  await newComment(coach).getByText(SUMMARY, { exact: true }).waitFor();
  await send(coach, "Good.");
  await panelOf(coach).getByRole("article").getByText("Good.").waitFor();
  expect(await seriousAxeFindings(coach)).toEqual([]);

  // Text that has changed while the page was behind another tab is marked when the page is shown.
  const mark = ada.locator("[data-page-comment]");
  await mark.first().waitFor({ state: "attached" });
  await ada.setViewportSize(PHONE);
  await ada.getByRole("textbox", { name: "Professional Summary" }).fill(`Look: ${SUMMARY}`);
  await mark.first().waitFor({ state: "detached" });
  await openTab(ada, "Preview");
  await mark.first().waitFor({ state: "attached" });

  // The layer with the marks is as large as the page, so that they don't drift from their words.
  const [page, layer] = await ada.locator('iframe[title="Resume preview"]').evaluate((frame) =>
    [frame, frame.nextElementSibling as Element].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );
  for (const [index, side] of (page ?? []).entries()) expect(layer?.[index]).toBeCloseTo(side, 1);

  await coach.getByRole("button", { name: "Fit page" }).tap();
  await expect.poll(() => zoomOf(coach)).toBeLessThan(0.5);
  expect(await coach.getByText("Drag sideways to read whole lines.").count()).toBe(0);
  await end();
});

test("another person's caret is shown with their name in the page's text too", async () => {
  const { ada, coach, end } = await coachOf(WIDE);
  const field = ada.getByRole("textbox", { name: "Professional Summary" });
  await field.focus();
  await field.press("End");
  const caret = coach.locator("[data-page-caret]");
  await caret.waitFor({ state: "attached" });
  const xOf = async () => (await caret.boundingBox())?.x ?? 0;
  // Until the page's font is loaded, a wider one takes its place.
  await frameOf(coach)
    .locator("body")
    .evaluate((body) => body.ownerDocument.fonts.ready.then(() => {}));
  let before = 0;
  const isAtRest = async () => {
    const last = before;
    before = await xOf();
    return before === last;
  };
  await expect.poll(isAtRest, { interval: 400 }).toBe(true);
  await ada.keyboard.type(" Twice.");
  await expect.poll(xOf).toBeGreaterThan(before + 20);
  expect(await coach.getByText("Someone is typing...").count()).toBe(0);

  // The name covers the line above: it fades while the caret rests, here at once.
  const name = coach.locator("[data-page-caret] + span");
  const opacity = () => name.evaluate((element) => Number(getComputedStyle(element).opacity));
  await name.evaluate((element) => {
    for (const fade of element.getAnimations()) fade.finish();
  });
  await expect.poll(opacity).toBe(0);
  await ada.keyboard.type(" Thrice.");
  await expect.poll(opacity).toBe(1);
  await end();
});
