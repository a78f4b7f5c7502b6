/** Opens a resume's PDF in the viewer, for browser tests. */
import type { Browser, Page } from "playwright-core";
import { WIDE } from "./browser.ts";
import { signedInContext } from "./editor.ts";
import { signUp } from "./people.ts";
import { REAL_RESUME } from "./real-resume.ts";

interface Options {
  viewport?: { width: number; height: number };
  /** Replaces the resume's own PDF. */
  pdf?: Uint8Array;
}

/** Signs up a user with one resume and opens its PDF. */
export async function openPdf(
  browser: Browser,
  baseUrl: string,
  { viewport = WIDE, pdf }: Options = {},
) {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${person.token}`,
  };
  const made = await fetch(`${baseUrl}/api/resumes`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      title: "Nurse",
      templateId: "modern-professional",
      resume: REAL_RESUME,
    }),
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const context = await signedInContext(browser, baseUrl, person, viewport);
  const page = await context.newPage();
  /** URLs of requests to other sites, of which there should be none. */
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseUrl) && !/^(blob|data):/.test(url)) elsewhere.push(url);
  });
  if (pdf) {
    await page.route("**/export?format=pdf", (route) =>
      route.fulfill({ contentType: "application/pdf", body: Buffer.from(pdf) }),
    );
  }
  await page.goto(`/resumes/${resume.id}/pdf`);
  await drawn(page);
  return { page, context, elsewhere, resumeId: resume.id, headers };
}

/** The pieces of text that can be selected. */
export const words = (page: Page) => page.locator(".textLayer span[role=presentation]");
export const drawn = (page: Page) => words(page).first().waitFor();
export const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  return box;
}
export const firstPage = (page: Page) => boxOf(page, ".page");
