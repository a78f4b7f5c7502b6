/** An owner on a desktop and a guest on a phone, for browser tests of comments. */
import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, WIDE } from "./browser.ts";
import { awaitSaved, openEditor } from "./editor.ts";
import { signUp } from "./people.ts";
import { shareLink } from "./share-link.ts";

export const summaryOf = (page: Page) =>
  page.getByRole("textbox", { name: "Professional Summary" });
export const panelOf = (page: Page) => page.getByRole("dialog", { name: "Comments" });

/** Opens the form on a commenter's phone. */
export const openForm = (page: Page) =>
  page.getByRole("tab", { name: "Content", exact: true }).click();

export async function openComments(page: Page) {
  await page.getByRole("button", { name: /^Open collaboration panel/ }).click();
  await page.getByRole("tab", { name: /^Comments/ }).click();
}

export async function selectSummary(page: Page, from: number, to: number) {
  await summaryOf(page).focus();
  await summaryOf(page).evaluate(
    (field, [start, end]) => (field as HTMLTextAreaElement).setSelectionRange(start, end),
    [from, to] as const,
  );
}

/** Selects words in a text control, once it has them. */
export async function selectInForm(control: Locator, words: string) {
  await expect.poll(() => control.inputValue()).toContain(words);
  await control.focus();
  await control.evaluate((field, wanted) => {
    const text = field as HTMLInputElement;
    const start = text.value.indexOf(wanted);
    text.setSelectionRange(start, start + wanted.length);
  }, words);
}

/** Selects words on the preview's page: one word by a double click, or any by a script, as a finger would. */
export async function selectOnPage(
  page: Page,
  field: string,
  words: string,
  how: "mouse" | "script",
) {
  const frame = page.frameLocator('iframe[title="Resume preview"]');
  const shown = frame.locator(`[data-field="${field}"]`).filter({ hasText: words }).first();
  const box = await shown.evaluate(
    (element, { wanted, isScript }) => {
      const { ownerDocument: owner } = element;
      const walker = owner.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = (walker.currentNode as Text).data.indexOf(wanted);
        if (at === -1) continue;
        const range = owner.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + wanted.length);
        if (isScript) {
          owner.defaultView?.focus();
          owner.getSelection()?.removeAllRanges();
          owner.getSelection()?.addRange(range);
        }
        const { left, top, width, height } = range.getBoundingClientRect();
        const iframe = owner.defaultView?.frameElement as HTMLElement;
        const { left: x, top: y, width: shownWidth } = iframe.getBoundingClientRect();
        const scale = shownWidth / iframe.offsetWidth;
        return { x: x + (left + width / 2) * scale, y: y + (top + height / 2) * scale };
      }
      throw new Error(`The page does not show ${wanted}`);
    },
    { wanted: words, isScript: how === "script" },
  );
  if (how === "mouse") await page.mouse.dblclick(box.x, box.y);
}

/** Opens both. The guest has a comment link, the name Grace and the form open. */
export async function ownerAndGuest(browser: Browser, baseUrl: string, summary: string) {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const ada = await openEditor(browser, baseUrl, owner, WIDE);
  await summaryOf(ada.page).fill(summary);
  await awaitSaved(ada.page);
  const { url, resumeId } = await shareLink(ada.page, baseUrl, owner, "comment");
  const phone = await browser.newContext({ viewport: PHONE, baseURL: baseUrl, hasTouch: true });
  const grace = await phone.newPage();
  await grace.goto(url);
  await grace.getByRole("button", { name: "Add your name" }).click();
  await grace.getByLabel("Name (optional)").fill("Grace");
  await grace.getByRole("button", { name: "Use this name" }).click();
  await grace.getByText("You're commenting as a guest (Grace)").waitFor();
  await openForm(grace);
  // Present, but not an editor.
  await ada.page.getByTitle("Grace (guest)").waitFor();
  expect(await ada.page.getByText(/\d editors/).count()).toBe(0);
  const end = () => Promise.all([ada.context.close(), phone.close()]);
  return { ada: ada.page, grace, phone, owner, resumeId, end };
}
