/** Actions on the score's keywords in the editor: show, add to the skills, decline, exclude and count again. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import { openScoredEditor } from "../support/scored-editor.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const POSTING = {
  title: "Platform Engineer for Observability and Developer Tools (all genders)",
  description: `Requirements
- PostgreSQL
- Terraform and Ansible
- Kubernetes

Nice to have
- Apache Kafka`,
};

const openScored = () => openScoredEditor(browser, baseUrl, POSTING);

test("a missing keyword can be added to the skills, declined as not true, or excluded as no requirement", async () => {
  const { page, context, panel } = await openScored();
  const heading = panel.getByText(/\d of \d must-haves shown/);
  // The job title, PostgreSQL, Terraform, Ansible and Kubernetes.
  expect(await heading.textContent()).toBe("2 of 5 must-haves shown");
  expect(await seriousAxeFindings(page)).toEqual([]);
  // Nothing is cut off at the right of the region, the folded job description included.
  const region = panel.locator("..");
  expect(await region.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);

  await panel.getByRole("button", { name: "Add to skills: Terraform" }).click();
  const skills = page.getByRole("textbox", { name: "Skills", exact: true });
  await expect.poll(() => skills.inputValue()).toMatch(/Español, Terraform$/);
  await expect.poll(() => heading.textContent()).toBe("3 of 5 must-haves shown");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => skills.inputValue()).toMatch(/Español$/);
  await expect.poll(() => heading.textContent()).toBe("2 of 5 must-haves shown");

  await panel.getByRole("button", { name: "More about Apache Kafka" }).click();
  await page.getByRole("menuitem", { name: "Not true for me" }).click();
  await panel.getByText("Not true for you: not suggested, still counted as missing.").waitFor();
  await expect
    .poll(() =>
      panel
        .getByRole("listitem")
        .filter({ hasText: /^Preferred: .*Kafka/ })
        .count(),
    )
    .toBe(0);

  await panel.getByRole("button", { name: "More about Terraform" }).click();
  await page.getByRole("menuitem", { name: "Not a requirement" }).click();
  await panel
    .getByText("Not counted, because you marked them as no requirement: Terraform.")
    .waitFor();
  await expect.poll(() => heading.textContent()).toMatch(/ of 4 must-haves shown$/);
  await panel.getByRole("button", { name: "Count them again" }).click();
  await expect.poll(() => heading.textContent()).toMatch(/ of 5 must-haves shown$/);
  await context.close();
});

test("a matched keyword links to its line, and the points of all parts add up to the score", async () => {
  const { page, context, panel } = await openScored();
  await panel.getByRole("button", { name: "Show line: PostgreSQL" }).click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toContain("PostgreSQL");
  await panel.getByText("Why not 100?").click();
  const points = await panel
    .getByRole("table")
    .locator("tbody td")
    .evaluateAll((cells) => cells.map((cell) => Number.parseInt(cell.textContent ?? "", 10)));
  const score = Number(await panel.getByRole("meter").first().getAttribute("aria-valuenow"));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(score);
  await context.close();
});

test("the job description folds to a line once there is a score, and opens again", async () => {
  const { page, context } = await openScored();
  const folded = page.getByText(POSTING.title, { exact: true });
  await folded.waitFor();
  expect(await page.getByLabel("Job Title").count()).toBe(0);
  await page.reload();
  await folded.waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Edit job description" }).click();
  await page.getByLabel("Job Title").fill("Site Reliability Engineer");
  await page
    .locator("form", { hasText: "Job Title" })
    .getByRole("button", { name: "Save" })
    .click();
  await page.getByText("Job description saved").waitFor();
  expect(await page.getByLabel("Job Title").inputValue()).toBe("Site Reliability Engineer");
  await context.close();
});
