/** An owner on a desktop and a guest on a phone, for browser tests of comments. */
import type { Browser, Page } from "playwright-core";
import { PHONE, WIDE } from "./browser.ts";
import { awaitSaved, openEditor } from "./editor.ts";
import { signUp } from "./people.ts";
import { shareLink } from "./share-link.ts";

export const summaryOf = (page: Page) =>
  page.getByRole("textbox", { name: "Professional Summary" });
export const panelOf = (page: Page) => page.getByRole("dialog", { name: "Comments" });

export async function selectSummary(page: Page, from: number, to: number) {
  await summaryOf(page).focus();
  await summaryOf(page).evaluate(
    (field, [start, end]) => (field as HTMLTextAreaElement).setSelectionRange(start, end),
    [from, to] as const,
  );
}

/** The guest has a comment link and the name Grace. */
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
  await ada.page.getByText("2 editors").waitFor();
  const end = () => Promise.all([ada.context.close(), phone.close()]);
  return { ada: ada.page, grace, phone, owner, resumeId, end };
}
