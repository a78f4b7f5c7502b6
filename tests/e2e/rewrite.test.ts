/** AI rewrites: requesting, reviewing, accepting, undoing, failures, changed texts, and no model. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildIfChanged, freePort, startServer } from "../../scripts/server.mjs";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openEntry, openTab, summaryField } from "../support/editor.ts";
import { modelStub } from "../support/model-stub.ts";
import { signUp } from "../support/people.ts";

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let stub: Awaited<ReturnType<typeof modelStub>>;
let server: Awaited<ReturnType<typeof startServer>>;
const stateDir = mkdtempSync(join(tmpdir(), "covitae-model-"));
beforeAll(async () => {
  [browser, stub] = await Promise.all([launchBrowser(), modelStub()]);
  buildIfChanged();
  const settings = { AI_BASE_URL: `${stub.url}/now/v1`, AI_MODEL: "quill-1", AI_API_KEY: "key" };
  server = await startServer({ port: await freePort(), stateDir, quiet: true, settings });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  stub.server.closeAllConnections();
  stub.server.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const mood = (name: string, text = "") =>
  fetch(`${stub.url}/mood/${name}/${encodeURIComponent(text)}`);
const FIRST = "Responsible for the telescopes of the observatory";
const SECOND = "Counted the stars of the northern sky";
const TEXT = `- ${FIRST}\n- ${SECOND}`;
const description = (page: Page) => page.getByRole("textbox", { name: "Description" }).first();
const card = (page: Page) => page.getByRole("region", { name: "Rewrite a line" });
const press = (page: Page, name: string) =>
  card(page).getByRole("button", { name, exact: true }).click();

const expectFocused = (page: Page) =>
  expect
    .poll(() => description(page).evaluate((field) => document.activeElement === field))
    .toBe(true);

/** The editor with one job of two lines and the cursor in the second. */
async function writeJob(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add Experience" }).click();
  await page.getByLabel("Position").fill("Astronomer");
  await description(page).fill(TEXT);
  await awaitSaved(page);
}

async function bothThemes(page: Page): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.classList.toggle("dark", name === "dark");
    }, theme);
    expect(await seriousAxeFindings(page), theme).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}

test.each([
  ["a wide screen", WIDE],
  ["a phone", PHONE],
])(
  "on %s a line is rewritten, seen before and after, accepted, and undone in one step",
  async (_what, viewport) => {
    const { page, context } = await openEditor(
      browser,
      server.url,
      await signUp(server.url),
      viewport,
    );
    await openTab(page, "Edit");
    await writeJob(page);
    await page.getByRole("button", { name: "Rewrite a line" }).press("Enter");
    await card(page)
      .getByText(
        /quill-1 at 127\.0\.0\.1:\d+\. Your name and contact details, as you filled them in/,
      )
      .waitFor();
    await card(page).getByText("Line 2 of 2").waitFor();
    await press(page, "Previous line");
    await card(page).getByText(FIRST).waitFor();
    await bothThemes(page);

    const after = "Looked after the telescopes of the observatory";
    await mood("ok", after);
    await press(page, "Rewrite");
    await card(page).getByText("Proposal of quill-1").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Rewrite a line");
    expect(await card(page).locator("del").allTextContents()).not.toEqual([]);
    expect(await description(page).inputValue()).toBe(TEXT);
    await bothThemes(page);
    await press(page, "Accept");
    await card(page).waitFor({ state: "detached" });
    await expect.poll(() => description(page).inputValue()).toBe(`- ${after}\n- ${SECOND}`);
    // Checked first, because the notification disappears after seconds.
    await page
      .getByRole("alert")
      .or(page.getByRole("status"))
      .getByText("Line rewritten")
      .waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => description(page).inputValue()).toBe(TEXT);
    await context.close();
  },
);

test("a writing tip offers to rewrite its line", async () => {
  const { page, context } = await openEditor(browser, server.url, await signUp(server.url), WIDE);
  await writeJob(page);
  await page.locator('[data-tip-field$=".description"].tip-on-page').first().waitFor();
  await page.getByLabel("Full Name").focus();
  await page.keyboard.press("Control+'");
  const tip = page.getByRole("dialog", { name: "Weak verb" });
  await tip.getByRole("button", { name: "Rewrite…" }).click();
  await card(page).getByText(FIRST).waitFor();
  await tip.waitFor({ state: "detached" });
  await context.close();
});

test("a failure can be retried, a wait canceled, an invented fact is named, a rejected proposal changes nothing", async () => {
  const { page, context } = await openEditor(browser, server.url, await signUp(server.url), WIDE);
  await writeJob(page);
  await page.getByRole("button", { name: "Rewrite a line" }).click();
  await mood("401");
  await press(page, "Rewrite");
  await card(page)
    .getByRole("alert")
    .getByText(/refused the request/)
    .waitFor();
  await bothThemes(page);
  await mood("hang");
  await press(page, "Try again");
  await card(page).getByText("Asking quill-1…").waitFor();
  await press(page, "Cancel");
  await card(page).getByText("Line 2 of 2").waitFor();
  await mood("ok", "Counted 40,000 stars");
  await press(page, "Rewrite");
  await card(page)
    .getByText(/added “40,000”.*Nothing was changed/)
    .waitFor();
  await mood("ok", "Counted every star of the northern sky");
  await press(page, "Try again");
  await card(page).getByText("Proposal of quill-1").waitFor();
  await press(page, "Reject");
  await card(page).getByText("Line 2 of 2").waitFor();
  expect(await description(page).inputValue()).toBe(TEXT);
  await card(page).press("Escape");
  await card(page).waitFor({ state: "detached" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Rewrite a line");
  await context.close();
});

test("typing elsewhere during a request keeps the focus", async () => {
  const { page, context } = await openEditor(browser, server.url, await signUp(server.url), WIDE);
  await writeJob(page);
  await page.getByRole("button", { name: "Rewrite a line" }).click();
  await mood("slow", "Counted every star of the northern sky");
  await press(page, "Rewrite");
  await page.getByLabel("Position").focus();
  await card(page).getByText("Proposal of quill-1").waitFor();
  await page.keyboard.type("!");
  expect(await page.getByLabel("Position").inputValue()).toContain("!");
  // Screen readers announce only that there is a proposal; people can move to the card to hear it.
  const announced = await card(page).locator("[role=status], [role=alert]").allTextContents();
  expect(announced).toEqual(["Proposal of quill-1"]);
  await context.close();
});

test("a line that changes during a request is not overwritten", async () => {
  const { page, context } = await openEditor(browser, server.url, await signUp(server.url), WIDE);
  await writeJob(page);
  await page.getByRole("button", { name: "Rewrite a line" }).click();
  await mood("ok", "Counted every star of the northern sky");
  await press(page, "Rewrite");
  await card(page).getByText("Proposal of quill-1").waitFor();
  const changed = `- ${FIRST}\n- ${SECOND} twice`;
  await description(page).fill(changed);
  await card(page)
    .getByText(/has changed since/)
    .waitFor();
  expect(await card(page).getByRole("button", { name: "Accept" }).isDisabled()).toBe(true);
  expect(await description(page).inputValue()).toBe(changed);
  // A focused button keeps the focus when another person's edit disables it.
  await description(page).fill(TEXT);
  const accept = card(page).getByRole("button", { name: "Accept" });
  await expect.poll(() => accept.isDisabled()).toBe(false);
  await accept.focus();
  const other = await context.newPage();
  await other.goto(page.url());
  await openEntry(other, "Experience 1");
  await description(other).fill(changed);
  await expect.poll(() => accept.isDisabled()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Accept");
  await page.keyboard.press("Enter");
  expect(await description(page).inputValue()).toBe(changed);
  await other.close();
  // With its text restored and another line above it, the proposal still finds its line.
  await description(page).fill(`- New line above\n${TEXT}`);
  await press(page, "Accept");
  await expect
    .poll(() => description(page).inputValue())
    .toBe(`- New line above\n- ${FIRST}\n- Counted every star of the northern sky`);
  await context.close();
});

test("a summary is drafted from the jobs", async () => {
  const { page, context } = await openEditor(browser, server.url, await signUp(server.url), WIDE);
  await writeJob(page);
  await page.getByRole("button", { name: "Draft a summary" }).click();
  const drafting = page.getByRole("region", { name: "Draft a summary" });
  await mood("ok", "Astronomer who counted the stars of the northern sky.");
  await drafting.getByRole("button", { name: "Draft it" }).click();
  await drafting.getByText("Proposal of quill-1").waitFor();
  await drafting.getByRole("button", { name: "Accept" }).click();
  await expect
    .poll(() => summaryField(page).inputValue())
    .toBe("Astronomer who counted the stars of the northern sky.");
  await page.getByRole("button", { name: "Rewrite the summary" }).waitFor();
  await context.close();
});

test("advice in the report links to its line, which is tailored to the saved job description", async () => {
  const { page, context } = await openEditor(browser, server.url, await signUp(server.url), WIDE);
  await writeJob(page);
  await page.getByLabel("Job Title").fill("Keeper");
  await page.getByRole("textbox", { name: "Job Description" }).fill("- Telescopes\n- Kubernetes");
  const job = page.locator("form", { hasText: "Job Title" });
  await job.getByRole("button", { name: "Save" }).click();
  await awaitSaved(page);
  const address = new URL(page.url());
  await page.goto(`/analyze/${address.searchParams.get("resume")}`);
  await awaitReact(page);
  await page.getByRole("tab", { name: "Writing" }).click();
  const advice = page.getByRole("link", { name: "Rewrite this line" }).first();
  const asked = new URL((await advice.getAttribute("href")) ?? "", server.url).hash;
  await advice.click();
  await card(page).getByText("Line 1 of 2").waitFor();
  await card(page).getByText(FIRST).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await expectFocused(page);
  // The second link from the report, now that everything is loaded.
  await page.goBack();
  await page.getByRole("tab", { name: "Writing" }).click();
  await advice.click();
  await card(page).getByText("Line 1 of 2").waitFor();
  await expectFocused(page);
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  // The same link again, while its page is open.
  await press(page, "Next line");
  const visit = () => page.evaluate((hash) => location.assign(hash), asked);
  await visit();
  await card(page).getByText("Line 1 of 2").waitFor();
  await press(page, "Close");
  await visit();
  await card(page).getByText("Line 1 of 2").waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await mood("ok", "Looked after the Kubernetes of the observatory");
  await press(page, "Fit to the job description");
  await card(page)
    .getByText(/added “Kubernetes”/)
    .waitFor();
  await mood("ok", "Looked after the telescopes of the observatory");
  await press(page, "Try again");
  await card(page).getByText("Proposal of quill-1").waitFor();
  await context.close();
});

test("without a model the feature is hidden", async () => {
  const baseUrl = inject("baseUrl");
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await writeJob(page);
  expect(await page.getByRole("button", { name: /Rewrite|Draft/ }).count()).toBe(0);
  const id = new URL(page.url()).searchParams.get("resume");
  await page.goto(`/analyze/${id}`);
  await awaitReact(page);
  await page.getByRole("tab", { name: "Writing" }).click();
  await page.getByText("Weak verb", { exact: true }).first().waitFor();
  expect(await page.getByRole("link", { name: /Rewrite/ }).count()).toBe(0);
  await context.close();
});
