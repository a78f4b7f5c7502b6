/**
 * The editor as others than a writing owner see it, and when something is missing: each opens a page of its own. The
 * owner's states are in editor-states.mjs.
 */
import { awaitSaved, openEditor, openTab, signedInContext } from "../support/editor.ts";
import { longResume } from "../support/long-resumes.ts";
import { addResume } from "../support/sample-resume.mjs";
import { shareLink } from "../support/share-link.ts";

const frameOf = (page) => page.frameLocator('iframe[title="Resume preview"]');

/** With a link of that role, without an account. */
async function openAsGuest({ browser, url, person, path, size }, role) {
  const owner = await openEditor(browser, url, person, size, path);
  const link = await shareLink(owner.page, url, person, role);
  await owner.context.close();
  const context = await browser.newContext({ viewport: size, baseURL: url });
  const page = await context.newPage();
  await page.goto(link.url);
  return { context, page, link };
}

async function openOwn({ browser, url, person, size }, resume) {
  const path = await addResume(url, person, resume);
  return openEditor(browser, url, person, size, path);
}

/** Each takes the browser, the address of the product, a person with the path of their resume, and a size. */
export const SCENES = {
  async viewer(place) {
    const { page, context } = await openAsGuest(place, "view");
    await frameOf(page).locator(".resume").first().waitFor({ state: "attached" });
    return { page, context };
  },
  async commenter(place) {
    const { page, context } = await openAsGuest(place, "comment");
    await frameOf(page).locator(".resume").first().waitFor({ state: "attached" });
    return { page, context };
  },
  async ended(place) {
    const { page, context, link } = await openAsGuest(place, "edit");
    await page.getByLabel("Full Name").waitFor({ state: "attached" });
    await link.end();
    await page.getByRole("heading", { name: "You no longer have access" }).waitFor();
    return { page, context };
  },
  async empty(place) {
    return openOwn(place, { title: "Untitled", content: {} });
  },
  async "empty page"(place) {
    const { page, context } = await openOwn(place, { title: "Untitled", content: {} });
    return { page, context, prepare: () => showPage(page) };
  },
  async huge(place) {
    return openOwn(place, { title: "Everything since 1990", content: longResume("bullets") });
  },
  async "huge page"(place) {
    const content = longResume("bullets");
    const { page, context } = await openOwn(place, { title: "Everything since 1990", content });
    return { page, context, prepare: () => showPage(page) };
  },
  async offline({ browser, url, person, path, size }) {
    const { page, context } = await openEditor(browser, url, person, size, path);
    await awaitSaved(page);
    await context.setOffline(true);
    await page.getByText("You are offline").waitFor();
    return { page, context };
  },
  async loading({ browser, url, person, path, size }) {
    const context = await signedInContext(browser, url, person, size);
    const page = await context.newPage();
    await page.route("**/assets/editor.client*", () => {});
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("heading").first().waitFor();
    return { page, context };
  },
  async "not found"({ browser, url, person, size }) {
    const context = await signedInContext(browser, url, person, size);
    const page = await context.newPage();
    await page.goto("/builder/modern-professional?resume=00000000-0000-4000-8000-000000000000");
    await page.getByRole("heading").first().waitFor();
    return { page, context };
  },
};

async function showPage(page) {
  if ((page.viewportSize()?.width ?? 0) < 900) await openTab(page, "Preview");
}
