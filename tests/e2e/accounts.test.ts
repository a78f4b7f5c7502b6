/** Signing up, in and out in a real browser: the screens and what the browser stores. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { mailedCode, mailedLink, signUp } from "../support/people.ts";

const NARROWEST = { width: 320, height: 640 };
const PASSWORD = "granite owl harbour 9";

const baseURL = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Options = Parameters<Browser["newContext"]>[0];

async function open(path: string, options: Options = {}): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ baseURL, viewport: WIDE, ...options });
  const page = await context.newPage();
  await page.goto(path);
  return [page, context];
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]);
const arrive = (page: Page, path: string) =>
  page.waitForURL((url) => url.pathname + url.search === path);

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await button(page, "Log in").click();
}

/** A page of a new user who logged in through the form. */
async function openSignedIn(path: string): Promise<[Page, BrowserContext, string]> {
  const person = await signUp(baseURL);
  const [page, context] = await open(path);
  await logIn(page, person.email, person.password);
  await arrive(page, path);
  return [page, context, person.email];
}

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  test.each(["/login", "/signup", "/verify-otp", "/login/forgot", "/login/reset#token=x"])(
    "%s is accessible and never too wide",
    async (path) => {
      for (const viewport of [WIDE, PHONE, NARROWEST]) {
        const [page, context] = await open(path, { colorScheme, viewport });
        await page.locator("button[type=submit]:enabled").waitFor();
        expect(await seriousAxeFindings(page)).toEqual([]);
        expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
        expect(await page.getByRole("main").count()).toBe(1);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(viewport.width);
        await context.close();
      }
    },
  );
});

test("[spec 4, 8] the code page survives a reload and redirects to the original destination", async () => {
  const email = `zoe-${Date.now().toString(36)}@example.org`;
  const [page, context] = await open("/templates?step=1");
  await page.getByRole("link", { name: "Create an account" }).click();
  await button(page, "Create account").click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("fullName");
  await page.getByLabel("Full name").fill("Zoë O'Connor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await button(page, "Create account").click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.reload();
  await page.getByText(email).waitFor();
  expect(await page.getByRole("button", { name: /^Resend code in \d+ s$/ }).isDisabled()).toBe(
    true,
  );

  const code = await mailedCode(baseURL, email);
  await page.getByLabel("Verification code").fill(code === "000000" ? "111111" : "000000");
  await button(page, "Verify").click();
  await page
    .getByRole("alert")
    .getByText("Invalid verification code. Please check and try again.")
    .waitFor();
  await page.getByLabel("Verification code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button(page, "Verify").click();
  await arrive(page, "/templates?step=1");
  const [token, user] = await stored(page);
  expect(token).toEqual(expect.any(String));
  expect(JSON.parse(user ?? "")).toMatchObject({ fullName: "Zoë O'Connor", email });
  await context.close();
});

test("a full code is submitted without a press, and a wrong one only once", async () => {
  const email = `typed-${Date.now().toString(36)}@example.org`;
  const [page, context] = await open("/signup");
  await page.getByLabel("Full name").fill("Zoë O'Connor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await button(page, "Create account").click();
  const field = page.getByLabel("Verification code");
  await field.waitFor();
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/verify-otp") && sent.push("code"));
  const code = await mailedCode(baseURL, email);
  await field.pressSequentially(code === "000000" ? "111111" : "000000");
  await page.getByRole("alert").getByText("Invalid verification code").waitFor();
  await field.press("End");
  await field.press("Backspace");
  await field.press(code === "000000" ? "1" : "0");
  // Longer than the 300 ms after which a full code is submitted.
  await page.waitForTimeout(600);
  await field.fill("");
  await field.pressSequentially(code);
  await arrive(page, "/templates");
  expect(sent.length).toBe(2);
  await context.close();
});

test("a browser that has logged in before is not asked to sign up first", async () => {
  const [page, context] = await open("/login?redirectTo=%2Ftemplates");
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  const person = await signUp(baseURL);
  await logIn(page, person.email, person.password);
  await arrive(page, "/templates");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: person.user.fullName }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(/\/(login)?$/);
  for (const path of ["/login", "/login?redirectTo=%2Fdashboard"]) {
    await page.goto(path);
    await page.getByRole("heading", { name: "Log in" }).waitFor();
    expect(await page.getByRole("heading", { name: "New to Covitae?" }).count()).toBe(0);
  }
  await context.close();
});

test("[spec 8] a code entered in another browser requires a second one and a new password", async () => {
  const email = `taken-over-${Date.now().toString(36)}@example.org`;
  await fetch(`${baseURL}/api/auth/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ fullName: "Somebody", email, password: "somebody else chose this" }),
  });
  const [page, context] = await open("/verify-otp");
  const first = await mailedCode(baseURL, email);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Verification code").fill(first);
  await button(page, "Verify").click();
  await page
    .getByText("Your verification session has expired. We have sent a new code to your email.")
    .waitFor();
  await page.getByLabel("Verification code").fill(await mailedCode(baseURL, email));
  await button(page, "Verify").click();
  await page.getByLabel("New password").fill(PASSWORD);
  await button(page, "Save new password").click();
  await arrive(page, "/templates");
  await context.close();
});

test("[spec 4] shows Loading... while a stored session is restored, then continues", async () => {
  const [page, context] = await openSignedIn("/templates");
  await context.clearCookies();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/templates?step=2");
  await page.getByRole("heading", { name: "Loading..." }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  release();
  await arrive(page, "/templates?step=2");
  await context.close();
});

test("a cookie alone restores the stored token and user", async () => {
  const [page, context] = await openSignedIn("/templates");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login?redirectTo=%2Fdashboard");
  await arrive(page, "/dashboard");
  expect(await stored(page)).toEqual([expect.any(String), expect.any(String)]);
  await context.close();
});

test("[spec 4] a stored user that can't be read removes both items on load", async () => {
  const [page, context] = await openSignedIn("/templates");
  await page.evaluate(() => localStorage.setItem("user", "{broken"));
  await page.goto("/");
  await expect.poll(() => stored(page)).toEqual([null, null]);
  await context.close();
});

test("[spec 4, 8] any 401 logs out, clears storage and cookie, and keeps the return path", async () => {
  const [page, context] = await openSignedIn("/dashboard");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.goto("/builder/modern-professional");
  const save = page.getByRole("banner").getByRole("button", { name: "Save" });
  await save.waitFor();
  await page.evaluate((dead) => localStorage.setItem("token", `${dead}x`), token);
  await save.click();
  await page.waitForURL(/\/login\?redirectTo=%2Fbuilder%2Fmodern-professional/);
  await button(page, "Log in").waitFor();
  expect(await stored(page)).toEqual([null, null]);
  // The remaining cookie says that this browser has logged in before; it is no session.
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => !name.startsWith("covitae-device"))).toEqual([]);
  await context.close();
});

test("[spec 4] logging out ends the session and clears what was stored", async () => {
  const [page, context] = await openSignedIn("/dashboard");
  await page.getByRole("button", { name: "Pat Doe" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await arrive(page, "/");
  expect(await stored(page)).toEqual([null, null]);
  await page.goto("/dashboard");
  await button(page, "Log in").waitFor();
  await context.close();
});

test("a browser that stores no cookies gets a message rather than a redirect loop", async () => {
  const person = await signUp(baseURL);
  const [page, context] = await open("/login");
  await page.route("**/api/auth/*", async (route) => {
    const request = route.request();
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: { ...(await request.allHeaders()), cookie: "" },
      body: request.postData(),
    });
    await route.fulfill({ status: answer.status, json: await answer.json() });
  });
  await logIn(page, person.email, person.password);
  await page.getByText("Your browser didn’t store our cookie.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  await context.close();
});

test("a mailed link resets a forgotten password once", async () => {
  const person = await signUp(baseURL);
  const [page, context] = await open("/login/forgot");
  await page.getByLabel("Email").fill(person.email);
  await button(page, "Send reset link").click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  const link = await mailedLink(baseURL, person.email);

  await page.goto(link);
  await page.getByLabel("New password").fill("password1234");
  await button(page, "Save new password").click();
  await page.getByText("This password is too common").waitFor();
  await page.getByLabel("New password").fill(PASSWORD);
  await button(page, "Save new password").click();
  await page.getByText("Your password is changed. Log in with the new one.").waitFor();
  await logIn(page, person.email, PASSWORD);
  await arrive(page, "/templates");

  const [again, elsewhere] = await open("/login");
  await again.goto(link);
  await again.getByLabel("New password").fill("a third one entirely");
  await button(again, "Save new password").click();
  await again.getByRole("alert").getByText("This reset link has expired").waitFor();
  await elsewhere.close();
  await context.close();
});
