/** Writing on the preview's page while its design changes, as by another person or when a language's fonts arrive. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { openInputMethod, openWith, pageOf, write, written } from "../support/page-writing.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("a change of the design keeps a composition, and a selection that was just made", async () => {
  const { page, context } = await openWith(browser, baseUrl, "Built bridges\nLed a team");
  await page.getByRole("tab", { name: "Design" }).click();
  const icons = page.getByRole("switch", { name: "Show icons" });
  const hadIcons = await icons.isChecked();
  await write(page, "bridges");
  const { compose, commit } = await openInputMethod(context, page);
  // In an empty text, the page shows more than the text.
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await compose("に");
  await expect.poll(() => written(page).innerText()).toContain("に");
  // A click by a script leaves the focus on the page.
  await icons.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => icons.isChecked()).toBe(!hadIcons);
  await compose("にほん");
  await commit("日本");
  await page.keyboard.type("!");
  await expect.poll(() => written(page).innerText()).toBe("日本!");

  // In one task: the browser tells of the selection only after the page has been rendered.
  await icons.evaluate((element: HTMLElement) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Resume preview"]');
    const host = frame?.contentDocument?.querySelector("[data-writing]");
    if (host) frame?.contentDocument?.getSelection()?.selectAllChildren(host);
    element.click();
  });
  await page.keyboard.type("Led teams");
  await expect.poll(() => written(page).innerText()).toBe("Led teams");
  await pageOf(page).getByText("Łódź Logistics").first().waitFor();
  await context.close();
});
