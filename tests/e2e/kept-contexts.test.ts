/** A context that goes from test to test keeps nothing of the former one but its HTTP cache. */
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";

const baseURL = inject("baseUrl");
/** Of no other file, so that no context of theirs is in between. */
const OPTIONS = { baseURL, viewport: { width: 801, height: 601 } };
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What a page finds of earlier ones. */
async function found(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/robots.txt");
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...("isMarked" in window ? ["init script"] : []),
    ...(navigator.onLine ? [] : ["offline"]),
  ]);
  return [...inPage, ...(await context.cookies()).map(({ name }) => name)];
}

async function leaveTraces(context: BrowserContext) {
  await context.addInitScript(() => Object.assign(window, { isMarked: true }));
  await context.addCookies([{ name: "cookie", value: "1", url: baseURL }]);
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    localStorage.setItem("local", "1");
    sessionStorage.setItem("session", "1");
    await caches.open("cache");
    await new Promise((done) => {
      indexedDB.open("database").onsuccess = done;
    });
  });
  await context.setOffline(true);
}

test("nothing is found in it", async () => {
  const first = await browser.newContext(OPTIONS);
  await leaveTraces(first);
  await first.close();
  const second = await browser.newContext(OPTIONS);
  expect(second, "the same one").toBe(first);
  expect(await found(second)).toEqual([]);
  await second.close();
});

test("what cannot be undone ends it", async () => {
  const first = await browser.newContext(OPTIONS);
  await first.route("**/nothing", (route) => route.abort());
  await first.close();
  const second = await browser.newContext(OPTIONS);
  expect(second).not.toBe(first);
  expect(await found(second)).toEqual([]);
  await second.close();
});
