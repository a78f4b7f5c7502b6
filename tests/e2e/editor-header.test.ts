/** The editor's bar on screens between a phone's and a desk's: one row, nothing on top of anything. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { openEditor } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** How tall the bar is, how wide its heading and title, and what reaches into what stands after it. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("header") as HTMLElement;
    const heading = bar.querySelector("h1") as HTMLElement;
    const parts = [...bar.children].flatMap((part) => [...part.querySelectorAll("*")]);
    const right = (part: Element) => part.getBoundingClientRect().right;
    const block = heading.parentElement?.parentElement as HTMLElement;
    const after = block.nextElementSibling?.getBoundingClientRect().left ?? 0;
    const own = parts.filter((part) => block.contains(part) && part.textContent?.trim());
    return {
      height: bar.offsetHeight,
      heading: heading.offsetWidth,
      title: (heading.nextElementSibling as HTMLElement).offsetWidth,
      reachesOver: own.filter((part) => right(part) > after).map((part) => part.textContent),
    };
  });

test.each([1024, 1060, 1100, 1280, 1366, 1408])(
  "[spec 2] at %i px the bar is one row, with its heading, the title and nothing over them",
  async (width) => {
    const ada = await signUp(baseUrl, "Ada Lovelace");
    const { context, page } = await openEditor(browser, baseUrl, ada, { width, height: 800 });
    await page.getByText("Live", { exact: true }).waitFor();
    const bar = await measure(page);
    expect(bar.height).toBeLessThan(70);
    expect(bar.heading).toBeGreaterThan(80);
    expect(bar.title).toBeGreaterThan(80);
    expect(bar.reachesOver).toEqual([]);
    if (width >= 1280) {
      const tools = page.getByRole("button", { name: "Zoom out" }).locator("../..");
      expect((await tools.boundingBox())?.height, "the preview's tools").toBeLessThan(50);
    }
    await context.close();
  },
);
