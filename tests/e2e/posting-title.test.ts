/** A pasted job description: its title is read, saving it scores it, and a missing field gets the focus. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { openEditor, openTab, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const POSTING = `Senior Backend Engineer (Remote, US time zones)

We're fourteen people with one product.

Requirements
- Go and PostgreSQL
- Kubernetes`;
const UNTITLED = POSTING.slice(POSTING.indexOf("Requirements"));
const INCOMPLETE = "Please enter job title and description";

async function openMatch(viewport: { width: number; height: number }) {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), viewport);
  await summaryField(page).fill("Backend engineer: eight years of Go and PostgreSQL.");
  await openTab(page, "Job & Score");
  const panel = page.getByRole("region", { name: "ATS Score Analysis" });
  return { page, context, panel, title: page.getByLabel("Job Title") };
}

test("the title is read from a pasted job description, and saving it scores it immediately", async () => {
  const { page, context, panel, title } = await openMatch(WIDE);
  await page.getByLabel("Job Description").fill(POSTING);
  await expect.poll(() => title.inputValue()).toBe("Senior Backend Engineer");
  await page.getByText("Read from the job description.").waitFor();
  await title.fill("Staff Backend Engineer");
  await page.getByLabel("Job Description").fill(`${POSTING}\n- Terraform`);
  await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await panel.getByRole("meter").first().waitFor();
  expect(await title.inputValue()).toBe("Staff Backend Engineer");
  await context.close();
});

test("a score can be requested immediately after pasting a job description with a title", async () => {
  const { page, context, panel, title } = await openMatch(PHONE);
  await page.getByLabel("Job Description").fill(POSTING);
  await panel.getByRole("button", { name: "Get ATS Score" }).click();
  await panel.getByRole("meter").first().waitFor();
  expect(await page.getByText(INCOMPLETE).count()).toBe(0);
  if (await title.isVisible()) expect(await title.inputValue()).toBe("Senior Backend Engineer");
  await context.close();
});

test.each([
  ["a wide screen", WIDE],
  ["a phone", PHONE],
])(
  "[spec 5] on %s a job description without a title causes an alert beside the button, and the title gets the focus",
  async (_, viewport) => {
    const { page, context, panel, title } = await openMatch(viewport);
    await page.getByLabel("Job Description").fill(UNTITLED);
    const button = panel.getByRole("button", { name: "Get ATS Score" });
    await button.click();
    const alert = page.getByRole("alert").filter({ hasText: INCOMPLETE });
    await alert.waitFor();
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    // Title and button are visible, and the message covers neither.
    for (const target of [title, button]) {
      await target.scrollIntoViewIfNeeded();
      await target.click({ trial: true, timeout: 5_000 });
    }
    await title.fill("Backend Engineer");
    await alert.waitFor({ state: "detached" });
    await button.click();
    await panel.getByRole("meter").first().waitFor();
    await context.close();
  },
);

test("a score without a job description asks for one and focuses its field", async () => {
  const { page, context, panel } = await openMatch(PHONE);
  await panel.getByRole("button", { name: "Get ATS Score" }).click();
  await page.getByRole("alert").getByText("Please add job description").waitFor();
  const description = page.getByLabel("Job Description");
  await expect
    .poll(() => description.evaluate((field) => field === document.activeElement))
    .toBe(true);
  await context.close();
});
