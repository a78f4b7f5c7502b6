/**
 * Browser contexts that go from test to test. A new one fetches and compiles all 120 scripts of the editor again, about
 * half of the CPU time of opening it; a used one has them in its HTTP cache. Everything else that a page can leave
 * behind is cleared, and a context that a test has changed otherwise (routes, permissions, a clock) is not used again.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Disposable } from "playwright-core";

/** What these do is undone below, or touches nothing that stays. */
const HARMLESS = new Set([
  ...["constructor", "newPage", "pages", "browser", "close", "newCDPSession"],
  ...["cookies", "clearCookies", "addCookies", "storageState", "addInitScript", "setOffline"],
  ...["setDefaultTimeout", "setDefaultNavigationTimeout"],
]);
/** All except cookies, which a test may have set before its first page. */
const STORES =
  "local_storage,indexeddb,cache_storage,service_workers,file_systems,storage_buckets,shared_storage";
const LISTENING = ["on", "once", "addListener"];
const CLOCK = ["install", "setFixedTime", "setSystemTime"] as const;
/** More are hardly ever idle: two people, wide and narrow, with and without touch. */
const MOST_IDLE = 8;

interface Kept {
  context: BrowserContext;
  take(): void;
}
const idle = new Map<string, Kept[]>();

/** Forgets them, as their browser is gone. */
export const forgetKept = () => idle.clear();

export async function keptContext(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const kept =
    idle.get(key)?.pop() ?? keep(await browser.newContext(options), key, options.baseURL);
  kept.take();
  return kept.context;
}

function keep(context: BrowserContext, key: string, baseURL: string): Kept {
  const [end, newPage, setOffline] = [context.close, context.newPage, context.setOffline].map(
    (method) => method.bind(context),
  ) as [typeof context.close, typeof context.newPage, typeof context.setOffline];
  const addInitScript = context.addInitScript.bind(context) as typeof context.addInitScript;
  let scripts: Disposable[] = [];
  let [isUsed, isChanged, isClean] = [false, false, true];

  const spoil = (owner: object, name: string) => {
    const method = Reflect.get(owner, name);
    if (typeof method !== "function") return;
    const spoiling = (...args: unknown[]) => {
      isChanged = true;
      return method.apply(owner, args);
    };
    Object.assign(owner, { [name]: spoiling });
  };
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(context)))
    if (!name.startsWith("_") && !HARMLESS.has(name)) spoil(context, name);
  for (const name of LISTENING) spoil(context, name);
  for (const name of CLOCK) spoil(context.clock, name);

  Object.assign(context, {
    addInitScript: async (...args: Parameters<typeof context.addInitScript>) => {
      const script = await addInitScript(...args);
      scripts.push(script);
      return script;
    },
    newPage: async () => {
      const page = await newPage();
      if (isClean) return page;
      isClean = true;
      const devtools = await context.newCDPSession(page);
      const { origin } = new URL(baseURL);
      await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: STORES });
      await devtools.detach();
      return page;
    },
    // What the page has not loaded itself is missing without a network, as in a new context.
    setOffline: async (isOffline: boolean) => {
      const [page] = context.pages();
      if (isOffline && page) {
        const devtools = await context.newCDPSession(page);
        await devtools.send("Network.clearBrowserCache");
        await devtools.detach();
      }
      await setOffline(isOffline);
    },
    close: async () => {
      if (!isUsed) return;
      isUsed = false;
      const waiting = idle.get(key) ?? [];
      idle.set(key, waiting);
      if (isChanged || waiting.length >= MOST_IDLE) return end();
      try {
        await Promise.all(context.pages().map((page) => page.close()));
        await Promise.all(scripts.map((script) => script.dispose()));
        scripts = [];
        await setOffline(false);
        await context.clearCookies();
        isClean = false;
        waiting.push(kept);
      } catch {
        await end();
      }
    },
  });
  const take = () => {
    isUsed = true;
  };
  const kept: Kept = { context, take };
  return kept;
}
