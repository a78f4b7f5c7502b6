/** Parts of the preview's page that are not written there: dates, separators, technologies, margins. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectApart } from "../support/boxes.ts";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { openEditor } from "../support/editor.ts";
import { pageOf, write, written } from "../support/page-writing.ts";
import { signUp } from "../support/people.ts";
import { addResume } from "../support/sample-resume.mjs";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const CONTENT = {
  personalInfo: { fullName: "Ravi Krishnan", email: "ravi@example.com" },
  experience: [
    {
      ...{ id: "lumen", position: "Senior Engineer", company: "Lumen", location: "Dublin" },
      ...{ startDate: "2021-03", endDate: "", current: true, description: "Led the rewrite" },
    },
    {
      ...{ id: "harbor", position: "Engineer", company: "Harborline", location: "Cork" },
      ...{ startDate: "2017-06", endDate: "2021-02", current: false, description: "Built an API" },
    },
    {
      ...{ id: "bright", position: "Developer", company: "Brightfield", location: "Galway" },
      ...{ startDate: "", endDate: "", current: false, description: "Fixed billing" },
    },
  ],
  education: [
    {
      ...{ id: "bsc", degree: "BSc Computer Science", institution: "Galway", fieldOfStudy: "" },
      ...{ startDate: "", endDate: "" },
    },
  ],
  projects: [
    { id: "diff", name: "pgdiff", description: "Schema diff", technologies: ["Go"] },
    { id: "tide", name: "Tide Table", description: "Tide times", technologies: [] },
  ],
};

async function open(templateId = "modern-professional") {
  const person = await signUp(baseUrl);
  const path = await addResume(baseUrl, person, { title: "Work", content: CONTENT, templateId });
  const opened = await openEditor(browser, baseUrl, person, WIDE, path);
  await pageOf(opened.page).getByText("Harborline").hover();
  return opened;
}

/** The key of the form's field that has the focus. */
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.id.replace(/^field-/, ""));

async function clickAt(part: Locator, share: number): Promise<void> {
  const { width, height } = await boxOf(part);
  await part.click({ position: { x: width * share, y: height / 2 } });
}

/** The right edge of the element is that of the place, which CSS draws in it. */
const clickPlace = (head: Locator) => clickAt(head, 0.98);

test("a press on dates opens them in that entry of the form, and a press on a separator writes there", async () => {
  const { page, context } = await open();
  const dates = pageOf(page).locator(".experience .dates");
  const presses: [number, number, string][] = [
    [1, 0.1, "experience.harbor.startDate"],
    [1, 0.9, "experience.harbor.endDate"],
    [0, 0.1, "experience.lumen.startDate"],
    [0, 0.95, "experience.lumen.current"],
  ];
  for (const [index, share, field] of presses) {
    await clickAt(dates.nth(index), share);
    await expect.poll(() => focusedField(page)).toBe(field);
  }
  await pageOf(page).locator(".projects .tech").click();
  await expect.poll(() => focusedField(page)).toBe("projects.diff.technologies");

  // " · " between company and location belongs to neither.
  const company = pageOf(page).locator('[data-field="experience.harbor.company"]');
  const { width } = await boxOf(company);
  await company.locator("..").click({ position: { x: width + 2, y: 6 } });
  await written(page).waitFor();
  expect(await written(page).getAttribute("data-writing")).toMatch(/^experience\.harbor\./);
  await page.keyboard.type("!");
  await expect
    .poll(() => page.locator("#field-experience\\.lumen\\.position").inputValue())
    .toBe("Senior Engineer");
  await context.close();
});

test("an entry without dates or technologies shows their place, which leads to the form", async () => {
  const { page, context } = await open();
  await write(page, "Developer");
  await clickPlace(pageOf(page).locator(".experience .entry").nth(2).locator(".head"));
  await expect.poll(() => focusedField(page)).toBe("experience.bright.startDate");
  await write(page, "Tide Table");
  await clickPlace(pageOf(page).locator(".projects .entry").nth(1).locator(".head"));
  await expect.poll(() => focusedField(page)).toBe("projects.tide.technologies");
  // A job that was just added is blank, and stays for its dates.
  await pageOf(page).getByText("Fixed billing").hover();
  await page.getByRole("button", { name: "Add Experience below" }).click();
  await written(page).waitFor();
  await clickPlace(pageOf(page).locator(".experience .entry").nth(3).locator(".head"));
  await expect
    .poll(() => focusedField(page))
    .toMatch(/^experience\.(?!lumen|harbor|bright).+Date$/);
  await context.close();
});

test("Tab reaches the dates between location and description, and Enter opens them", async () => {
  const { page, context } = await open();
  await pageOf(page).locator('[data-field="experience.bright.location"]').click();
  const place = pageOf(page).locator("[data-place]");
  await page.keyboard.press("Tab");
  await place.waitFor();
  expect(await place.getAttribute("aria-label")).toBe("Dates");
  expect(await written(page).count()).toBe(0);
  await page.keyboard.press("Tab");
  expect(await written(page).getAttribute("data-writing")).toBe("experience.bright.description");
  expect(await place.count()).toBe(0);
  await page.keyboard.press("Shift+Tab");
  await place.waitFor();
  // Typed letters change nothing.
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedField(page)).toBe("experience.bright.startDate");
  const text = page.locator("#field-experience\\.bright\\.description");
  expect(await text.inputValue()).toBe("Fixed billing");
  await context.close();
});

test("Tab after the page's last text goes on in the editor", async () => {
  const { page, context } = await open();
  await write(page, "Tide times");
  await page.keyboard.press("Tab");
  await expect.poll(() => written(page).count()).toBe(0);
  const focused = () =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe[title="Resume preview"]');
      const isAfter = frame?.compareDocumentPosition(document.activeElement ?? frame);
      return isAfter === Node.DOCUMENT_POSITION_FOLLOWING;
    });
  await expect.poll(focused).toBe(true);
  await context.close();
});

test("the name of an empty text follows what its line shows", async () => {
  const { page, context } = await open();
  await write(page, "BSc Computer Science");
  // The school comes first, since the page shows it.
  for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press("Tab");
  const host = pageOf(page).locator('[data-field="education.bsc.fieldOfStudy"]');
  await expect.poll(() => host.getAttribute("data-placeholder")).toBe("Field of study");
  // The name takes its width in the line.
  expect((await host.boundingBox())?.width).toBeGreaterThan(20);
  await expectApart(host, pageOf(page).locator('[data-field="education.bsc.degree"]'));
  await context.close();
});

test("beside two columns, no button and no highlight covers the other column", async () => {
  const { page, context } = await open("engineer-compact");
  const side = pageOf(page).locator(".side .education .entry");
  const main = pageOf(page).locator(".experience .dates").first();
  await side.hover();
  const add = page.getByRole("button", { name: "Add Education below" });
  await add.waitFor();
  const edge = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return { left: x, right: x + width };
  };
  for (const button of [add, page.getByRole("button", { name: "Add below Education" })])
    expect((await edge(button)).left).toBeGreaterThan((await edge(side)).right);
  const addJob = page.getByRole("button", { name: "Add below Experience" });
  expect((await edge(addJob)).right).toBeLessThan((await edge(main)).left);

  const { x, y, width, height } = await boxOf(pageOf(page).locator(".side"));
  // The text's box reaches below the column, which hides its color.
  const clip = { x: x + 2, y, width: width - 2, height };
  const picture = async () => Buffer.from(await page.screenshot({ clip })).toString("base64");
  await page.mouse.move(x - 100, y + height + 200);
  const before = await picture();
  await write(page, "Led the rewrite");
  await page.mouse.move(x - 100, y + height + 200);
  const text = await boxOf(written(page));
  expect(text.x + text.width).toBeGreaterThan(x + width / 2);
  expect((await picture()) === before).toBe(true);
  await context.close();
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("Not on the screen");
  return box;
}
