/** The verification page tells when a code's attempts run out. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE } from "../support/browser.ts";
import { mailedCode } from "../support/people.ts";

const baseURL = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("wrong codes tell when the attempts run out, and that a new code is needed", async () => {
  const email = `spent-${Date.now().toString(36)}@example.org`;
  const context = await browser.newContext({ baseURL, viewport: PHONE, colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/signup");
  await page.getByLabel("Full name").fill("Zoë O'Connor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("granite owl harbour 9");
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  const field = page.getByLabel("Verification code");
  await field.waitFor();
  const code = await mailedCode(baseURL, email);
  const wrong = Array.from({ length: 6 }, (_, digit) => `${digit}`.repeat(6))
    .filter((guess) => guess !== code)
    .slice(0, 5);
  const enter = async (digits: string) => {
    const answered = page.waitForResponse(/verify-otp$/);
    await field.fill(digits);
    await answered;
    await page.getByRole("button", { name: "Verify", exact: true }).waitFor();
  };
  for (const guess of wrong.slice(0, 3)) await enter(guess);
  await page.getByText("2 attempts left for this code.").waitFor();
  await enter(wrong[3] as string);
  await page.getByText("1 attempt left for this code.").waitFor();
  await enter(wrong[4] as string);
  await page.getByText("All attempts for this code are used up").waitFor();
  await enter(code);
  await page
    .getByRole("alert")
    .getByText("No verification code found. Please request a new code.", { exact: true })
    .waitFor();
  await page.getByText("All attempts for this code are used up").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});
