/** Opens an editor on a resume with jobs, and writes in the texts of its preview, for browser tests. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { WIDE } from "./browser.ts";
import { openEditor, openEntry } from "./editor.ts";
import { signUp } from "./people.ts";
import { addResume } from "./sample-resume.mjs";

export const [SUMMARY, COMPANY, POSITION] = [
  "Nine years in logistics.",
  "Łódź Logistics",
  "Engineer",
];
export const pageOf = (page: Page) => page.frameLocator('iframe[title="Resume preview"]');
/** The text of the preview that is being written in. */
export const written = (page: Page) => pageOf(page).locator("[data-writing]");
export const job = (page: Page, number = 1) =>
  page.getByRole("group", { name: `Experience ${number}`, exact: true });
export const description = (page: Page, number = 1) => job(page, number).getByLabel("Description");

/**
 * Made by the API rather than typed, so that the first edit is the first step that can be undone. The last job is open
 * in the form.
 * @param texts the descriptions of the jobs
 */
export async function openWith(browser: Browser, baseUrl: string, ...texts: string[]) {
  const person = await signUp(baseUrl);
  const path = await addResume(baseUrl, person, {
    title: "Logistics",
    content: {
      personalInfo: { fullName: "Zoë Müller", linkedIn: "https://linkedin.com/in/zoe" },
      summary: SUMMARY,
      experience: texts.map((text, index) => ({
        ...{ id: `job-${index}`, company: COMPANY, position: POSITION, description: text },
        ...{ startDate: "", endDate: "", current: false },
      })),
    },
  });
  const opened = await openEditor(browser, baseUrl, person, WIDE, path);
  if (texts.length > 0) await openEntry(opened.page, `Experience ${texts.length}`);
  return opened;
}

/** Clicks a text of the page and puts the caret at the end of the clicked line. */
export async function write(page: Page, text: string | RegExp): Promise<void> {
  await pageOf(page).getByText(text).first().click();
  await written(page).waitFor();
  await page.keyboard.press("End");
}

/** Writes as an input method does: `compose` shows text that is not final, `commit` ends it with the final text. */
export async function openInputMethod(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  return {
    compose: (text: string) =>
      cdp.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => cdp.send("Input.insertText", { text }),
  };
}
