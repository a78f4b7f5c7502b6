/**
 * The editor's bar on screens between a phone's and a desk's: one row, nothing on top of anything; and what stands
 * under it after a PDF that failed.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The header's height, the widths of heading and title, and overlapping elements. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("header") as HTMLElement;
    const heading = bar.querySelector("h1") as HTMLElement;
    const title = bar.querySelector('[title$="(rename)"]') as HTMLElement;
    const parts = [...bar.children].flatMap((part) => [...part.querySelectorAll("*")]);
    const right = (part: Element) => part.getBoundingClientRect().right;
    const block = heading.parentElement?.parentElement as HTMLElement;
    const after = block.nextElementSibling?.getBoundingClientRect().left ?? 0;
    const own = parts.filter((part) => block.contains(part) && part.textContent?.trim());
    return {
      height: bar.offsetHeight,
      heading: heading.offsetWidth,
      title: title.offsetWidth,
      reachesOver: own.filter((part) => right(part) > after).map((part) => part.textContent),
    };
  });

test.each([900, 1024, 1060, 1100, 1280, 1366, 1408])(
  "[spec 2] at %i px the bar is one row, with its heading, the title and nothing over them",
  async (width) => {
    const ada = await signUp(baseUrl, "Ada Lovelace");
    const { context, page } = await openEditor(browser, baseUrl, ada, { width, height: 800 });
    await page.getByText("Live", { exact: true }).waitFor();
    const bar = await measure(page);
    expect(bar.height).toBe(56);
    expect(bar.heading).toBeGreaterThan(70);
    expect(bar.title).toBeGreaterThan(80);
    expect(bar.reachesOver).toEqual([]);
    if (width >= 1280) {
      const tools = page.getByRole("button", { name: "Zoom out" }).locator("../..");
      expect((await tools.boundingBox())?.height, "the preview's tools").toBeLessThan(50);
    }
    await context.close();
  },
);

test("[spec 8] a failed PDF shows its reason and the next step", async () => {
  const ada = await signUp(baseUrl, "Ada Lovelace");
  const { context, page } = await openEditor(browser, baseUrl, ada, WIDE);
  await awaitSaved(page);
  await context.setOffline(true);
  await summaryField(page).fill("On the train.");
  await page
    .getByText(/not yet synced/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Generate PDF" }).click();
  await page.getByText("Failed to generate PDF. Please try again.").waitFor();
  await page.getByText("Not connected", { exact: true }).waitFor();
  await page.getByText("Choose Generate PDF again when the connection is back.").waitFor();

  await context.setOffline(false);
  await page.getByText("Choose Generate PDF to try again.").waitFor();
  await page.getByRole("button", { name: "Generate PDF" }).click();
  await page.getByText("PDF generated successfully!").waitFor();
  expect(await page.getByText("The last PDF failed").count()).toBe(0);
  await context.close();
});
