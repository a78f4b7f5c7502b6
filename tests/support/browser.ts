/** Launches Chromium for browser tests: CHROME_PATH from scripts/test.mjs, or this machine's browser. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { ROOT } from "../../scripts/server.mjs";
import { forgetKept, keptContext } from "./kept-contexts.ts";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Long enough for a busy machine; only a failing test waits this long. */
const WAIT_MS = 90_000;

/** One for the whole run, because test files share a process; a new one if it has crashed. */
let running: Promise<Browser> | undefined;

/**
 * The browser of the run, as if it were a file's own. `close` closes what the file has left open.
 * @param isCold for tests about a first visit, which need an empty HTTP cache: see kept-contexts.ts
 */
export async function launchBrowser({ isCold = false } = {}): Promise<Browser> {
  running ??= launch();
  const browser = await running;
  const open = new Set<BrowserContext>();
  const newContext = async (options: BrowserContextOptions = {}) => {
    const { baseURL, storageState } = options;
    const context =
      isCold || !baseURL || storageState
        ? await browser.newContext(options)
        : await keptContext(browser, { ...options, baseURL });
    context.setDefaultTimeout(WAIT_MS);
    open.add(context);
    return context;
  };
  const close = async () => {
    await Promise.all([...open].map((context) => context.close()));
  };
  return new Proxy(browser, {
    get(target, name) {
      if (name === "newContext") return newContext;
      if (name === "close") return close;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function launch(): Promise<Browser> {
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
  browser.on("disconnected", () => {
    running = undefined;
    forgetKept();
  });
  return browser;
}

/** Waits for hydration, because earlier clicks have no effect. */
export const awaitReact = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__react")));
