/** Headings in the preview stay with their content, even in browsers that do not support it. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { openEditor, openLeftTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Simulates Firefox, which does not keep headings with their entries. */
const LET_GO =
  ".resume h2 { break-after: auto } .resume .entry { min-height: 240mm; break-inside: avoid }";

test("an orphaned heading moves to the next page, and back when there is room", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByLabel("Full Name").fill("Grace Hopper");
  await page.getByRole("button", { name: "Add Education" }).click();
  const institution = page.getByRole("group", { name: "Education 1" }).getByLabel("Institution");
  await institution.fill("Yale");
  const preview = page.frameLocator('iframe[title="Resume preview"]');
  const heading = preview.getByRole("heading", { name: "Education" });
  const entry = preview.locator(".entry");
  /** The horizontal position tells the page, because the pages are columns side by side. */
  const left = (what: typeof heading) => what.evaluate((it: HTMLElement) => it.offsetLeft);
  await entry.waitFor();
  const first = await left(heading);

  const style = await preview.locator("head").evaluateHandle((head, css) => {
    const added = document.createElement("style");
    added.textContent = css;
    return head.appendChild(added);
  }, LET_GO);
  await institution.fill("Yale University");
  // The preview corrects the pages a moment after the style applies; until then only the entry has moved.
  const together = async () => (await left(heading)) === (await left(entry));
  await expect.poll(async () => (await left(heading)) !== first && (await together())).toBe(true);
  await page.getByText(/Page \d of 2/).waitFor();

  // With smaller margins all fits on one page, so the heading is not kept on the second.
  await openLeftTab(page, "Design");
  await page.getByRole("button", { name: "Fit", exact: true }).click();
  await page.getByText(/^Fitted to 1 page/).waitFor();
  await page.getByText(/Page 1 of 1/).waitFor();
  await page.getByRole("button", { name: "Restore template defaults" }).click();
  await page.getByText(/Page \d of 2/).waitFor();
  await expect.poll(together).toBe(true);
  await openLeftTab(page, "Content");

  await style.evaluate((added) => added.remove());
  await institution.fill("Yale");
  await page.getByText(/Page 1 of 1/).waitFor();
  expect(await left(heading)).toBe(first);
  await context.close();
});
