/** A real Chromium for browser tests: CHROME_PATH from scripts/test.mjs, else whatever this machine has. */
import { type Browser, chromium, type Page } from "playwright-core";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { ROOT } from "../../scripts/server.mjs";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export async function launchBrowser(): Promise<Browser> {
  const executablePath =
    process.env.CHROME_PATH || (await prepareBrowser({ root: ROOT })).browser?.path;
  return chromium.launch({
    executablePath,
    // Without a locale, as on a bare machine, a browser gives a file named Zoë… another name.
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
}

/** Until React listens: a click on a page before that reaches nobody. */
export const awaitReact = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__react")));
