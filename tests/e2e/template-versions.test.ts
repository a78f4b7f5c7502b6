/** A newer template version: offered beside the old one, chosen, and undone. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openLeftTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_RESUME } from "../support/real-resume.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("a resume on an older version shows both side by side, and changes only on request", async () => {
  const person = await signUp(baseUrl);
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${person.token}`,
  };
  const body = JSON.stringify({ templateId: "sales-impact", resume: REAL_RESUME });
  const made = await fetch(`${baseUrl}/api/resumes`, { method: "POST", headers, body });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const address = `/builder/sales-impact?resume=${resume.id}`;
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  const sheet = page.frameLocator('iframe[title="Resume preview"]').locator(".resume");
  const layoutOf = () => sheet.getAttribute("class");
  await expect.poll(layoutOf).toContain("sales-impact-2");
  expect(await page.getByText("There is a newer version").count()).toBe(0);

  await openLeftTab(page, "Design");
  await page.getByLabel("Version of the template").selectOption("1");
  await expect.poll(layoutOf).toBe("resume sales-impact");
  await openLeftTab(page, "Content");
  await page.getByText("There is a newer version of Sales Impact").waitFor();
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "A newer version of Sales Impact" });
  for (const [title, layout] of [
    ["Preview: Version 1, as it is now", "resume sales-impact"],
    ["Preview: Version 3", "resume sales-impact-2"],
  ] as const) {
    const picture = page.frameLocator(`iframe[title="${title}"]`).locator(".resume");
    await expect.poll(() => picture.getAttribute("class")).toBe(layout);
    expect(await picture.locator("h1").textContent()).toBe(REAL_RESUME.personalInfo.fullName);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  expect(await layoutOf()).toBe("resume sales-impact");
  await dialog.getByRole("button", { name: "Use version 3" }).click();
  await expect.poll(layoutOf).toContain("sales-impact-2");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(layoutOf).toBe("resume sales-impact");
  await awaitSaved(page);

  await page.getByRole("button", { name: "Compare" }).click();
  await dialog.getByRole("button", { name: "Keep version 1" }).click();
  await page.reload();
  await expect.poll(layoutOf).toBe("resume sales-impact");
  expect(await page.getByText("There is a newer version").count()).toBe(0);
  await context.close();
});
