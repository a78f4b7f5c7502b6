/** The account screens obey what an answer's body says, whatever its status is. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";

const PASSWORD = "granite owl harbour 9";
const EMAIL = "ada@example.org";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A page whose calls of `call` are answered by `body` with status 200. */
async function open(path: string, call: string, body: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject("baseUrl"), viewport: WIDE });
  const page = await context.newPage();
  await page.route(`**/api/auth/${call}`, (route) => route.fulfill({ json: body }));
  await page.goto(path);
  return page;
}

const alert = (page: Page, text: string) =>
  page.getByRole("alert").getByText(text, { exact: true }).waitFor();
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

async function logIn(page: Page) {
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

test.each([
  [{ success: false, message: "This account is closed." }, "This account is closed."],
  [{ success: false }, "Failed to login"],
  [{ success: true }, "Failed to login"],
])("[spec 8] a login answered 200 with %o is a failure", async (body, message) => {
  const page = await open("/login", "login", body);
  await logIn(page);
  await alert(page, message);
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await storedToken(page)).toBeNull();
  await page.context().close();
});

test("[spec 4, 8] a 200 that requires verification leads to the code, with the answer's address", async () => {
  const page = await open("/login?redirectTo=%2Fdashboard", "login", {
    success: false,
    requireVerification: true,
    email: "ada.lovelace@example.org",
  });
  await logIn(page);
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.getByText("ada.lovelace@example.org").waitFor();
  expect(new URL(page.url()).search).toBe("?redirectTo=%2Fdashboard");
  await page.context().close();
});

test("[spec 8] a sign-up answered 200 with success: false is a failure", async () => {
  const page = await open("/signup", "signup", { success: false });
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await alert(page, "Failed to create account");
  await page.context().close();
});

test("[spec 8] a code answered 200 with a reason shows the reason's message", async () => {
  const page = await open("/verify-otp", "verify-otp", { success: false, reason: "expired" });
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Verification code").fill("123456");
  await alert(page, "Verification code has expired. Please request a new code.");
  expect(await storedToken(page)).toBeNull();
  await page.context().close();
});

test("[spec 8] reset requests answered 200 with success: false are failures", async () => {
  const page = await open("/login/forgot", "*", { success: false });
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await alert(page, "Failed to process password reset request");
  await page.goto("/login/reset#token=x");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save new password" }).click();
  await alert(page, "Failed to reset password");
  await page.context().close();
});

test("[spec 8] without the sign-up's cookie a new code is requested by address", async () => {
  const page = await open("/verify-otp", "none", {});
  const resend = page.getByRole("button", { name: "Resend code" });
  await resend.click();
  await page.getByText("Enter an email address", { exact: true }).waitFor();
  await page.getByLabel("Email").fill(EMAIL);
  await resend.click();
  await alert(page, "No pending registration found. Please sign up again.");

  const answers = [{ success: false }, { success: true, message: "A new code is on its way." }];
  await page.route("**/api/auth/resend-otp", (route) => route.fulfill({ json: answers.shift() }));
  await resend.click();
  await alert(page, "Failed to resend verification code");
  await resend.click();
  await page.getByRole("status").getByText("A new code is on its way.").waitFor();
  await page.context().close();
});
