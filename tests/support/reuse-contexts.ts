/**
 * Makes a browser keep the contexts that tests close for the next test with the same options: in a new context all
 * scripts are compiled again, which is a third of the work of opening the editor.
 */
import type { Browser, BrowserContext } from "playwright-core";

/** Methods whose effects cannot be undone, so that a context is really closed after them. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "route",
  "routeWebSocket",
  "setOffline",
] as const;

export function reuseContexts(browser: Browser): void {
  const unused = new Map<string, BrowserContext[]>();
  const create = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    const key = JSON.stringify(options);
    const kept = unused.get(key)?.pop();
    if (kept) return kept;
    const context = await create(options);
    const close = context.close.bind(context);
    let isReusable = true;
    for (const name of LASTING) {
      const method = context[name].bind(context) as (...args: unknown[]) => Promise<unknown>;
      Object.assign(context, {
        [name](...args: unknown[]) {
          isReusable = false;
          return method(...args);
        },
      });
    }
    context.close = async () => {
      if (!isReusable) return close();
      await Promise.all(context.pages().map((page) => page.close()));
      await context.setStorageState({ cookies: [], origins: [] });
      unused.set(key, [...(unused.get(key) ?? []), context]);
    };
    return context;
  };
}
