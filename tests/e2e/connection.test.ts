/** What the editor says and does without live updates: sockets blocked, server down, offline, session ended. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, signedInContext, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { shareLink } from "../support/share-link.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const WITHOUT_LIVE_UPDATES = "Connected without live updates";
const ON_DEVICE = "Saved on this device";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const count = (page: Page, text: string | RegExp) => page.getByText(text).count();

/** As behind a company's proxy: no socket ever opens, and everything else works. */
const blockSockets = (context: BrowserContext) =>
  context.addInitScript(() => {
    class BlockedSocket extends EventTarget {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      static readonly CLOSING = 2;
      static readonly CLOSED = 3;
      readyState = 0;
      constructor() {
        super();
        setTimeout(() => {
          this.readyState = 3;
          this.dispatchEvent(new Event("error"));
          this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
        }, 20);
      }
      send() {}
      close() {}
    }
    Object.assign(window, { WebSocket: BlockedSocket });
  });

/** Keeps whether the page has said, for a moment at least, that the server cannot be reached. */
const watchForErrors = (context: BrowserContext) =>
  context.addInitScript(() => {
    new MutationObserver(() => {
      if (/Connection error|Offline/.test(document.body?.innerText ?? "")) window.name = "error";
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const hasSaidError = (page: Page) => page.evaluate(() => window.name === "error");

test("with sockets blocked, edits arrive both ways, and the page only says that there are no live updates", async () => {
  const person = await signUp(baseUrl);
  const live = await openEditor(browser, baseUrl, person, WIDE);
  await awaitSaved(live.page);
  const context = await signedInContext(browser, baseUrl, person, PHONE);
  await blockSockets(context);
  await watchForErrors(context);
  const blocked = await context.newPage();
  await blocked.goto(live.page.url());
  await blocked.getByText(WITHOUT_LIVE_UPDATES).waitFor();
  expect(await hasSaidError(blocked)).toBe(false);
  await awaitSaved(blocked);
  expect(await count(blocked, /Connection error|Offline|not yet synced/)).toBe(0);
  expect(await seriousAxeFindings(blocked)).toEqual([]);

  await summaryField(live.page).fill("From the one with a socket.");
  await expect.poll(() => summaryField(blocked).inputValue()).toBe("From the one with a socket.");
  await summaryField(blocked).fill("From the one without.");
  await expect.poll(() => summaryField(live.page).inputValue()).toBe("From the one without.");
  await awaitSaved(blocked);
  // The message stays the same while attempts of the socket fail in the background.
  await button(blocked, "Retry").click();
  await blocked.getByText(WITHOUT_LIVE_UPDATES).waitFor();

  await context.setOffline(true);
  await blocked.getByText("You are offline").waitFor();
  await summaryField(blocked).fill("Written on the train.");
  await blocked.getByText(ON_DEVICE, { exact: true }).waitFor();
  expect(await count(blocked, WITHOUT_LIVE_UPDATES)).toBe(0);
  expect(await count(blocked, /Connection error|not yet synced/)).toBe(0);
  // A screen reader announces what changes in a region that it knows.
  await blocked
    .locator("[role=status]")
    .evaluateAll((regions) => regions.map((region) => region.setAttribute("data-known", "")));
  await context.setOffline(false);
  await blocked.locator("[role=status][data-known]").getByText(WITHOUT_LIVE_UPDATES).waitFor();
  await expect.poll(() => summaryField(live.page).inputValue()).toBe("Written on the train.");
  await Promise.all([context.close(), live.context.close()]);
});

test("with sockets blocked, a viewer's page follows the resume as well", async () => {
  const [owner, viewer] = [await signUp(baseUrl), await signUp(baseUrl, "Bob Ray")];
  const live = await openEditor(browser, baseUrl, owner, WIDE);
  await awaitSaved(live.page);
  const { url } = await shareLink(live.page, baseUrl, owner, "view");
  const context = await signedInContext(browser, baseUrl, viewer, WIDE);
  await blockSockets(context);
  await watchForErrors(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByText(WITHOUT_LIVE_UPDATES).waitFor();
  expect(await hasSaidError(page)).toBe(false);
  await summaryField(live.page).fill("Seen from afar.");
  await page.frameLocator("iframe").first().getByText("Seen from afar.").waitFor();
  // While nothing changes, the resume is not sent again.
  await page.waitForResponse((response) => response.status() === 304);
  expect(await count(page, /Connection error|Offline/)).toBe(0);
  const resumeId = new URL(live.page.url()).searchParams.get("resume");
  const headers = { Authorization: `Bearer ${owner.token}` };
  await fetch(`${baseUrl}/api/resumes/${resumeId}`, { method: "DELETE", headers });
  await page.getByRole("heading", { name: "You no longer have access" }).waitFor();
  await Promise.all([context.close(), live.context.close()]);
});

test("a resume that is deleted while sockets are blocked closes the editor", async () => {
  const person = await signUp(baseUrl);
  const context = await signedInContext(browser, baseUrl, person, WIDE);
  await blockSockets(context);
  const page = await context.newPage();
  await page.goto("/builder/modern-professional");
  await page.getByText(WITHOUT_LIVE_UPDATES).waitFor();
  const resumeId = new URL(page.url()).searchParams.get("resume");
  const headers = { Authorization: `Bearer ${person.token}` };
  await fetch(`${baseUrl}/api/resumes/${resumeId}`, { method: "DELETE", headers });
  await page.getByRole("heading", { name: "This resume is in the trash" }).waitFor();
  await context.close();
});

test("[spec 8] where neither sockets nor calls are answered, the connection error is shown with Retry", async () => {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), WIDE);
  await blockSockets(context);
  const page = await context.newPage();
  await page.goto("/builder/modern-professional");
  await page.getByText(WITHOUT_LIVE_UPDATES).waitFor();
  await page.route("**/api/**", (route) => route.abort());
  await page.getByText("Connection error: The server cannot be reached.").waitFor();
  await page.getByText(ON_DEVICE, { exact: true }).waitFor();
  await page.unroute("**/api/**");
  await button(page, "Retry").click();
  await page.getByText(WITHOUT_LIVE_UPDATES).waitFor();
  await context.close();
});

test("saving while offline says that the user is offline, and where the changes are", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await awaitSaved(page);
  await context.setOffline(true);
  await page.getByText("You are offline").first().waitFor();
  // Nothing waits to be synced, so that only the version cannot be kept.
  await button(page, "Save").first().click();
  const said = page.getByRole("alert").filter({ hasText: /^You are offline\. Your changes/ });
  await said.waitFor();
  expect(await said.textContent()).toBe(
    "You are offline. Your changes are saved on this device and sent when the connection is back.",
  );
  expect(await count(page, "could not be kept")).toBe(0);
  await context.close();
});

test("[spec 4, 8] a session that ended elsewhere logs out, and logging in leads back to the field", async () => {
  const person = await signUp(baseUrl);
  const context = await browser.newContext({ viewport: WIDE, baseURL: baseUrl });
  const page = await context.newPage();
  const logIn = async () => {
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await button(page, "Log in").click();
  };
  // The guard's redirect, which cannot name the fragment.
  await page.goto("/builder/modern-professional#field-summary");
  await logIn();
  await page.waitForURL(/\/builder\/modern-professional\?resume=[^#]+#field-summary$/);
  await awaitSaved(page);
  const address = page.url();

  const token = await page.evaluate(() => localStorage.getItem("token"));
  await fetch(`${baseUrl}/api/auth/logout`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.waitForURL(/\/login\?redirectTo=/);
  expect(new URL(page.url()).searchParams.get("redirectTo")).toBe(
    address.slice(new URL(address).origin.length),
  );
  await button(page, "Log in").waitFor();
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([
    undefined,
    undefined,
  ]);
  await logIn();
  await page.waitForURL(address);
  await awaitSaved(page);
  await context.close();
});

test("[spec 4] a session that is restored leads back to the field", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await awaitSaved(page);
  const address = `${page.url()}#field-summary`;
  await context.clearCookies();
  await page.goto("/");
  await page.goto(address);
  await page.waitForURL(address);
  await awaitSaved(page);
  await context.close();
});
