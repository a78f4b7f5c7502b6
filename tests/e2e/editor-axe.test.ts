/** axe finds nothing at all in the editor, of any impact: in both themes, at four widths, the page's frame included. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { SCENES } from "../pictures/editor-scenes.mjs";
import { STATES } from "../pictures/editor-states.mjs";
import { axeFindings } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import { openEditor } from "../support/editor.ts";
import { openSample } from "../support/sample-resume.mjs";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let sample: Awaited<ReturnType<typeof openSample>>;
beforeAll(async () => {
  browser = await launchBrowser();
  sample = await openSample(baseUrl);
});
afterAll(() => browser.close());

/** All rules are checked in the light theme; the dark one differs in colors alone, so only contrast is checked there. */
async function findingsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, rules] of [["dark", ["color-contrast"]], ["light"]] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.waitForFunction((it) => document.documentElement.className === it, theme);
    const each = await axeFindings(page, rules && [...rules]);
    found.push(...each.map((finding) => `${theme}: ${finding}`));
  }
  return found;
}

test.each(SIZES)(
  "axe finds nothing in any state of the owner's editor at $width px",
  async (size) => {
    const { person, path } = sample;
    const { page, context } = await openEditor(browser, baseUrl, person, size, path);
    const found: Record<string, string[]> = {};
    for (const [name, { show, hide }] of Object.entries(STATES)) {
      await show(page);
      const findings = await findingsOf(page);
      if (findings.length > 0) found[name] = findings;
      await hide?.(page);
    }
    expect(found).toEqual({});
    await context.close();
  },
);

test.each(["viewer", "commenter", "empty", "offline"] as const)(
  "axe finds nothing in the editor at any width as: %s",
  async (name) => {
    const [size] = SIZES;
    const { page, context } = await SCENES[name]({ browser, url: baseUrl, ...sample, size });
    const found: Record<string, string[]> = {};
    for (const each of SIZES) {
      await page.setViewportSize(each);
      const findings = await findingsOf(page);
      if (findings.length > 0) found[each.width] = findings;
    }
    expect(found).toEqual({});
    await context.close();
  },
);
