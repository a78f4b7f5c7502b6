/**
 * A line that describes the work in other words than the job description counts, in the browser as on the server.
 * Without the file of the model that recognizes such lines, only the terms themselves count.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { awaitReact, launchBrowser, WIDE } from "../support/browser.ts";
import { openLeftTab, openTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { logInFrom } from "../support/try-pages.ts";

const baseURL = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const READER = /\/ats\/meaning\.bin/;
const DEED = "Talked four dairies down by 6 % and got ninety days to pay";
/** Other lines about the same work, because the model reads a line among its neighbors. */
const BOUGHT = [
  "- Asked three wholesalers for prices before each order of flour and sugar",
  "- Haggled with the packaging firms each spring, and saved 40,000 a year",
];
const POSTING = "Buyer\n\nRequirements\n- Supplier negotiation\n- Forklift license";
const RESUME_LINES = [
  ...["Ana Ruiz", "ana@example.org", "", "EXPERIENCE", "Buyer, Holt Foods", "2018 - 2023"],
  ...[`- ${DEED}`, ...BOUGHT, "- Swept the yard", "", "SKILLS", "Rotas"],
];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens a resume in `/try`, with a posting that asks for the work in words that the resume does not use. */
async function scoredOnDevice(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const context = await browser.newContext({ viewport: WIDE, baseURL });
  const page = await context.newPage();
  await prepare(page);
  await page.goto("/try?start=import");
  await awaitReact(page);
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Choose a file").click();
  const buffer = Buffer.from(RESUME_LINES.join("\n"));
  await (await chooser).setFiles({ name: "cv.txt", mimeType: "text/plain", buffer });
  await button(page, "Open the editor").click();
  await openTab(page, "Job & Score");
  await page.getByLabel("Job Title").fill("Buyer");
  await page.getByLabel("Job Description").fill(POSTING);
  await button(page, "Get ATS Score").click();
  return { page, context };
}

test("a line that describes the work in other words is quoted as evidence", async () => {
  const { page, context } = await scoredOnDevice();
  const row = page
    .getByRole("listitem")
    .filter({ hasText: "Supplier negotiation" })
    .filter({ hasText: "Reads like it, in other words." });
  await row.getByText(DEED).first().waitFor();
  await row.getByRole("button", { name: "Yes, this shows it" }).waitFor();
  expect(await page.getByText("by names and job titles alone").count()).toBe(0);
  await context.close();
});

test("a Yes or No about a line, and the design, move into an account", async () => {
  const { page, context } = await scoredOnDevice();
  await page.getByRole("button", { name: "Yes, this shows it" }).first().click();
  await page.getByText("Confirmed by you.").first().waitFor();
  const paper = page.getByLabel("Paper");
  await openLeftTab(page, "Design");
  const other = (await paper.inputValue()) === "a4" ? "letter" : "a4";
  await paper.selectOption(other);
  await page.getByRole("link", { name: "Log in" }).click();
  await logInFrom(page, await signUp(baseURL));
  await page.getByText("Confirmed by you.").first().waitFor();
  await openLeftTab(page, "Design");
  await expect.poll(() => paper.inputValue()).toBe(other);
  await context.close();
});

test("without the model's file only terms are scored, and the panel says so", async () => {
  const { page, context } = await scoredOnDevice((page) =>
    page.route(READER, (route) => route.fulfill({ status: 404 })),
  );
  await page.getByText("by names and job titles alone").first().waitFor();
  expect(await page.getByText("Reads like it").count()).toBe(0);
  await context.close();
});
