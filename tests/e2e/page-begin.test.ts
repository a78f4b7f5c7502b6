/** A resume is begun on the page, without the form. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const MORE = ["Education", "Certificates", "Volunteering", "Courses", "Military service"];

test("an empty page can be filled by pointer and by keyboard", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl, "Ada"), WIDE);
  const pane = page.getByRole("region", { name: "Preview of the page" });
  const sheet = page.frameLocator('iframe[title="Resume preview"]');
  await pane.getByText("Write on the page. Begin with:").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);

  await pane.getByRole("button", { name: "Professional Summary" }).click();
  await page.keyboard.type("I count stars.");
  await sheet.getByText("I count stars.").waitFor();
  await pane.getByText("Begin with:").waitFor({ state: "detached" });

  // By keyboard: the button below the summary, and the menu's own keys.
  await page.keyboard.press("Escape");
  const below = pane.getByRole("button", { name: "Add below Professional Summary" });
  await below.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Experience" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await page.keyboard.type("Astronomer");
  await sheet.locator('[data-section="experience"]').getByText("Astronomer").waitFor();
  await page.keyboard.press("Escape");

  let above = "Experience";
  for (const name of MORE) {
    await pane.getByRole("button", { name: `Add below ${above}` }).click();
    // Keys select the menu's item although the menu still moves with the page, whose layout is not finished.
    await page.getByRole("menuitem", { name }).press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    await page.keyboard.type(`My ${name}`);
    await sheet.getByText(`My ${name}`).waitFor();
    await page.keyboard.press("Escape");
    above = name;
  }
  await awaitSaved(page);

  // This part cannot be edited on the page, so the form opens.
  await pane
    .getByRole("button", { name: /^Add below/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Skills" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-skills");
  await context.close();
});

test("an entry or section that is added and left blank is removed again", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl, "Ada"), WIDE);
  const pane = page.getByRole("region", { name: "Preview of the page" });
  await pane.getByRole("button", { name: "Experience" }).click();
  await page.getByRole("button", { name: "Remove Experience 1" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove Experience 1" }).waitFor({ state: "detached" });
  await pane.getByText("Begin with:").waitFor();
  // By pointer in the menu, which does not move on an empty page.
  await pane.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Certificates" }).click();
  await page.getByRole("button", { name: "Remove Certificate 1" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove Certificate 1" }).waitFor({ state: "detached" });
  await context.close();
});

test("an entry added in a section of one's own belongs to that section", async () => {
  const person = await signUp(baseUrl, "Ada");
  const lecture = { id: "one", title: "On stars", subtitle: "", startDate: "", endDate: "" };
  const entries = [{ ...lecture, current: false, description: "" }];
  const made = await fetch(`${baseUrl}/api/resumes`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
    body: JSON.stringify({
      templateId: "modern-professional",
      resume: { customSections: [{ id: "own", title: "Lectures", body: "", entries }] },
    }),
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const address = `/builder/modern-professional?resume=${resume.id}`;
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  const sheet = page.frameLocator('iframe[title="Resume preview"]');
  await sheet.getByText("On stars").click();
  await sheet.locator("[data-writing]").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("On comets");
  const section = sheet.locator("[data-section]").filter({ hasText: "Lectures" });
  await section.getByText("On comets").waitFor();
  await context.close();
});

test("on a phone the empty page offers the same", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl, "Ada"), PHONE);
  await openTab(page, "Preview");
  const pane = page.getByRole("region", { name: "Preview of the page" });
  await pane.getByRole("button", { name: "Professional Summary" }).click();
  await page.keyboard.type("I count stars.");
  const sheet = page.frameLocator('iframe[title="Resume preview"]');
  await sheet.getByText("I count stars.").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  // On a page as small as this there is one button for all sections, below the last one.
  await openTab(page, "Edit");
  await page.getByRole("textbox", { name: /^Skills/ }).fill("Counting");
  await openTab(page, "Preview");
  await sheet.getByText("Counting").waitFor();
  const below = pane.getByRole("button", { name: /^Add below/ });
  const labels = () =>
    below.evaluateAll((found) => found.map((each) => each.getAttribute("aria-label")));
  await expect.poll(labels).toEqual(["Add below Skills"]);
  await context.close();
});
