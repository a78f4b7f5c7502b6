/** A job seeker's whole journey, from the landing page to a machine-readable PDF, and back. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { fillResume, openTab } from "../support/editor.ts";
import { readWithMupdf, readWithPdftotext } from "../support/pdf-extractors.ts";
import { mailedCode } from "../support/people.ts";
import { fieldValues, flatten, REAL_POSTING, REAL_RESUME } from "../support/real-resume.ts";
import { hasTool } from "../support/system-tool.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** In both themes. */
async function expectAccessible(page: Page) {
  for (const theme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((it) => document.documentElement.className === it, theme);
    expect(await seriousAxeFindings(page), `${page.url()} in the ${theme} theme`).toEqual([]);
  }
}

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("a job seeker on a %s screen", (name, viewport) => {
  test("goes from the landing page to a readable PDF and finds everything again", async () => {
    const context = await browser.newContext({ viewport, baseURL: baseUrl });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(String(error)));
    const email = `zoe-${name}-${Date.now().toString(36)}@example.org`;

    await page.goto("/");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Get Started Free" }).first().click();
    await page.waitForURL(/\/login\?redirectTo=%2Ftemplates/);
    await expectAccessible(page);

    await page
      .getByRole("link", { name: /sign up|create an? account/i })
      .first()
      .click();
    await page.getByLabel("Full name").fill(REAL_RESUME.personalInfo.fullName);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("nine warehouses & a lighthouse");
    await expectAccessible(page);
    await page.getByRole("button", { name: /create account|sign up/i }).click();
    await page.waitForURL(/\/verify-otp/);
    await expectAccessible(page);
    const code = await mailedCode(baseUrl, email);
    await page.getByLabel("Verification code").fill(code);
    await page.getByRole("button", { name: "Verify" }).click();

    await page.waitForURL(/\/templates/);
    await page.getByRole("heading", { name: "Choose Your Resume Template" }).waitFor();
    await expectAccessible(page);
    const card = page.getByRole("article", { name: "Modern Professional" });
    await card.getByRole("button", { name: /preview/i }).click();
    await page.getByRole("dialog").locator("canvas").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await card.getByRole("button", { name: "Select Template" }).click();
    await page.getByRole("heading", { name: "Ready to Start Building Your Resume" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start Building Your Resume" }).click();
    await page.waitForURL(/\/builder\/modern-professional\?resume=/);
    await page.getByLabel("Full Name").waitFor();
    await expectAccessible(page);

    await fillResume(page, REAL_RESUME);
    await page.getByText("Saved", { exact: true }).first().waitFor();

    await openTab(page, "Job & Score");
    await page.getByLabel("Job Title").fill(REAL_POSTING.title);
    await page.getByLabel("Company (optional)").last().fill(REAL_POSTING.company);
    await page.getByLabel("Job Description").fill(REAL_POSTING.description);
    await page.getByRole("button", { name: "Save", exact: true }).last().click();
    await page.getByRole("button", { name: /Get ATS Score|Re-analyze/ }).click();
    await page.getByRole("button", { name: "Export Report" }).waitFor();
    await expectAccessible(page);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Generate PDF" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Zoë-O'Connor-Müller-resume.pdf");
    const folder = mkdtempSync(join(tmpdir(), "covitae-journey-"));
    const pdf = join(folder, "resume.pdf");
    await file.saveAs(pdf);
    const pages = hasTool("pdftotext") ? readWithPdftotext(pdf) : await readWithMupdf(pdf);
    const text = flatten(pages.join("\n"));
    const missing = fieldValues(REAL_RESUME).filter((value) => !text.includes(flatten(value)));
    expect(missing).toEqual([]);
    rmSync(folder, { recursive: true });

    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.getByLabel("Full Name").waitFor();
    await expect
      .poll(() => again.getByLabel("Full Name").inputValue())
      .toBe(REAL_RESUME.personalInfo.fullName);
    await again.goto("/dashboard");
    await expectAccessible(again);
    await again.getByRole("link", { name: "Analysis" }).first().click();
    await again.getByRole("heading", { level: 1 }).waitFor();
    await again.getByText(REAL_POSTING.title).first().waitFor();
    expect(await again.getByText("has changed since this analysis").count()).toBe(0);
    await expectAccessible(again);
    expect(failures).toEqual([]);
    await context.close();
  });
});
