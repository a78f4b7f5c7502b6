/** Launches Chromium for browser tests: CHROME_PATH from scripts/test.mjs, or this machine's browser. */
import { type Browser, chromium, type Page } from "playwright-core";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { ROOT } from "../../scripts/server.mjs";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Long enough for a busy machine; only a failing test waits this long. */
const WAIT_MS = 90_000;

export async function launchBrowser(): Promise<Browser> {
  const executablePath =
    process.env.CHROME_PATH || (await prepareBrowser({ root: ROOT })).browser?.path;
  const browser = await chromium.launch({
    executablePath,
    // Without a UTF-8 locale, as on a bare machine, a browser would rename a file named Zoë….
    env: { ...process.env, LANG: process.env.LANG || "C.UTF-8" },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  browser.on("context", (context) => context.setDefaultTimeout(WAIT_MS));
  return browser;
}

/** Waits for hydration, because earlier clicks have no effect. */
export const awaitReact = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__react")));

/** Takes the page's context offline, and waits until the page knows it: the browser tells it a moment later. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}
