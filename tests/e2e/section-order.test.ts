/** Sections moved in the design panel move on the page as announced. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { openEditor, openLeftTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_RESUME } from "../support/real-resume.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("a section moves only within its part of the page", async () => {
  const person = await signUp(baseUrl);
  const made = await fetch(`${baseUrl}/api/resumes`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ templateId: "startup-entrepreneur", resume: REAL_RESUME }),
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const address = `/builder/startup-entrepreneur?resume=${resume.id}`;
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  const sheet = page.frameLocator('iframe[title="Resume preview"]');
  const drawn = () =>
    sheet
      .locator("[data-section]")
      .evaluateAll((sections) => sections.map((one) => one.getAttribute("data-section")));
  await expect.poll(drawn).toEqual(["summary", "projects", "experience", "skills", "education"]);

  await openLeftTab(page, "Design");
  const move = (name: string, way: "up" | "down") =>
    page.getByRole("button", { name: `Move ${name} ${way}` });
  await move("Experience", "up").click();
  await expect.poll(drawn).toEqual(["summary", "experience", "projects", "skills", "education"]);
  await page.getByText("Experience moved to place 2 of 5").waitFor({ state: "attached" });
  // This layout has skills and education in a part of their own, rows below the other sections.
  expect(await move("Projects", "down").isDisabled()).toBe(true);
  expect(await move("Skills", "up").isDisabled()).toBe(true);
  await move("Skills", "down").click();
  await expect.poll(drawn).toEqual(["summary", "experience", "projects", "education", "skills"]);
  await context.close();
});
