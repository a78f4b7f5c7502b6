/** The editor's regions: their widths, collapsing, drawers and tabs, and parts that do not move. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, chooseMore, openEditor, openTab, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = async (viewport: { width: number; height: number }) =>
  openEditor(browser, baseUrl, await signUp(baseUrl, "Ada Lovelace"), viewport);
const widthOf = async (page: Page, id: string) =>
  Math.round((await page.locator(`#${id}`).boundingBox())?.width ?? 0);
const zoomButton = (page: Page) => page.getByRole("button", { name: /^\d+%/ });
const zoomOf = async (page: Page) =>
  Number.parseInt((await zoomButton(page).textContent()) ?? "0", 10);

test.each([
  [1280, 72],
  [1440, 84],
  [1920, 100],
])(
  "at %i px the page is at least %i percent of its size, and its full size after one press",
  async (width, least) => {
    const { page, context } = await open({ width, height: 900 });
    await expect.poll(() => zoomOf(page)).toBeGreaterThanOrEqual(least);
    expect(await widthOf(page, "pane-job"), "a third at most [spec 2]").toBeLessThanOrEqual(
      width / 3,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await zoomButton(page).click();
    await expect.poll(() => zoomOf(page)).toBe(100);
    await context.close();
  },
);

test("separators are moved by keys, sizes are kept on reload, and a double click resets them", async () => {
  const { page, context } = await open(WIDE);
  const separator = page.getByRole("separator", { name: "Width of the editor" });
  const atFirst = await widthOf(page, "pane-edit");
  expect(Math.abs(atFirst - 400)).toBeLessThan(3);
  await separator.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => widthOf(page, "pane-edit")).toBeGreaterThan(atFirst + 10);
  const moved = await widthOf(page, "pane-edit");
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => widthOf(page, "pane-edit")).toBe(moved);
  await separator.dblclick();
  await expect.poll(() => widthOf(page, "pane-edit")).toBe(atFirst);
  await context.close();
});

test("each region collapses to a rail and returns, by key and by button, and keeps its content", async () => {
  const { page, context } = await open(WIDE);
  await summaryField(page).fill("I count stars.");
  for (const [key, id, rail] of [
    ["1", "pane-edit", "Show editor"],
    ["2", "pane-preview", "Show page"],
    ["3", "pane-job", "Show job & score"],
  ] as const) {
    const before = await widthOf(page, id);
    await page.keyboard.press(`ControlOrMeta+${key}`);
    await page.getByRole("button", { name: rail }).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: rail }).click();
    await expect.poll(() => widthOf(page, id)).toBe(before);
  }
  await page.keyboard.press("ControlOrMeta+1");
  await page.keyboard.press("ControlOrMeta+3");
  await expect.poll(() => zoomOf(page)).toBe(100);
  await page.getByRole("button", { name: "Show editor" }).click();
  await expect.poll(() => summaryField(page).inputValue()).toBe("I count stars.");
  await page.getByRole("button", { name: "Match", exact: true }).click();
  await page.getByLabel("Job Title").waitFor();
  await context.close();
});

test("below 1280 px the right region is a drawer over the page, and typed text survives its moves", async () => {
  const { page, context } = await open({ width: 1024, height: 768 });
  const title = page.getByLabel("Job Title");
  expect(await title.isVisible()).toBe(false);
  const pageWidth = await widthOf(page, "pane-preview");
  await page.getByRole("button", { name: "Match", exact: true }).click();
  await title.fill("Astronomer");
  expect(await widthOf(page, "pane-preview")).toBe(pageWidth);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await expect.poll(() => title.inputValue()).toBe("Astronomer");
  await page.setViewportSize(PHONE);
  await openTab(page, "Job & Score");
  await expect.poll(() => title.inputValue()).toBe("Astronomer");
  await page.setViewportSize({ width: 1024, height: 768 });
  // A panel that was opened over it leaves it open; one that has opened the drawer itself closes it.
  const panel = page.getByRole("dialog", { name: "Collaboration" });
  const people = page.getByRole("button", { name: /^Open collaboration panel/ });
  const openAndClosePanel = async () => {
    await people.click();
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
  };
  await openAndClosePanel();
  await title.waitFor();
  await page.getByRole("button", { name: "Close job & score" }).click();
  await title.waitFor({ state: "hidden" });
  await openAndClosePanel();
  await title.waitFor({ state: "hidden" });
  await context.close();
});

test("on a phone at most 52 px above and 56 px below are the editor's, also with the keyboard open", async () => {
  const { page, context } = await open(PHONE);
  // The height of the window that an on-screen keyboard of 336 px leaves.
  await page.setViewportSize({ width: 390, height: 508 });
  const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? fail();
  const fail = () => {
    throw new Error("not on the page");
  };
  expect((await box("header")).height).toBeLessThanOrEqual(52);
  expect(
    (await box('[role="tablist"][aria-label="Parts of the editor"]')).height,
  ).toBeLessThanOrEqual(56);
  const content = await box("#left-content");
  expect(content.height / 508).toBeGreaterThan(0.55);
  expect(content.y).toBeLessThanOrEqual(53);
  for (const name of ["Preview", "Job & Score", "Edit"] as const) {
    await openTab(page, name);
    expect(await seriousAxeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await openTab(page, "Preview");
  expect((await box('[aria-label="Preview of the page"]')).y).toBeLessThanOrEqual(53);
  await chooseMore(page, "Design");
  await page.getByLabel("Paper").waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("tab", { name: "Content" }).click();
  await summaryField(page).waitFor();
  await context.close();
});

test("on a phone the page is above the settings that change its look, and not above the form", async () => {
  const { page, context } = await open(PHONE);
  await page.getByRole("button", { name: "Use sample content" }).click();
  await awaitSaved(page);
  const shown = page.locator('iframe[title="Resume preview"]');
  const size = () =>
    page
      .frameLocator('iframe[title="Resume preview"]')
      .locator(".resume")
      .evaluate((element) => getComputedStyle(element).fontSize);
  for (const name of ["Design", "Change Template"]) {
    await chooseMore(page, name);
    await shown.waitFor();
    const preview = await page.getByRole("region", { name: "Preview of the page" }).boundingBox();
    expect(preview?.y).toBeLessThanOrEqual(53);
    expect(preview?.height).toBeGreaterThan(200);
    expect(await seriousAxeFindings(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Close templates" }).click();
  const before = await size();
  await page.getByRole("slider", { name: "Text size" }).press("ArrowRight");
  await expect.poll(size).not.toBe(before);
  // What a keyboard leaves of the window is for the settings.
  await page.setViewportSize({ width: 390, height: 400 });
  await shown.waitFor({ state: "hidden" });
  await page.setViewportSize(PHONE);
  await shown.waitFor();
  await page.getByRole("tab", { name: "Content" }).click();
  await shown.waitFor({ state: "hidden" });
  await context.close();
});

test("Change Template is the one way to the templates, and closing them returns to the tab before", async () => {
  const { page, context } = await open(WIDE);
  await page.getByRole("tab", { name: "Design" }).click();
  expect(await page.getByRole("tab", { name: /Template/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Change Template" }).click();
  await page.getByRole("radio", { name: "Classic Executive" }).waitFor();
  expect(await page.getByRole("tab", { name: "Design" }).isVisible()).toBe(false);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Close templates" }).click();
  await page.getByLabel("Paper").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("left-design");
  await context.close();
});

test("a template is chosen beside the page, shows one's own content at once, and is undone by key", async () => {
  const { page, context } = await open(WIDE);
  await summaryField(page).fill("I count stars.");
  await awaitSaved(page);
  await page.getByRole("link", { name: "Change Template" }).click();
  const sheet = page.frameLocator('iframe[title="Resume preview"]').locator(".resume");
  const layout = () => sheet.getAttribute("class");
  const pictures = page.frameLocator('iframe[title="Professional Elegant"]');
  await pictures.getByText("I count stars.").waitFor({ state: "attached" });
  await expect.poll(layout).toContain("modern-professional");
  await page.getByText("Classic Executive", { exact: true }).click();
  await expect.poll(layout).toContain("classic-executive");
  await sheet.getByText("I count stars.").waitFor();
  await page.waitForURL(/\/builder\/classic-executive\?/);
  const toast = page.getByRole("alert").getByText("Template changed to Classic Executive");
  await toast.waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(layout).toContain("modern-professional");
  await toast.waitFor({ state: "detached" });
  await page.keyboard.press("ControlOrMeta+z");
  await sheet.getByText("I count stars.").waitFor({ state: "detached" });
  await context.close();
});

test("tabs are one stop of the Tab key; arrow keys, Home and End show the others", async () => {
  const { page, context } = await open(WIDE);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true, selected: true });
  const hasFocus = (name: string) =>
    expect.poll(() => tab(name).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.getByRole("tab", { name: "Content", exact: true }).click();
  await hasFocus("Content");
  for (const [key, name] of [
    ["ArrowRight", "Design"],
    ["End", "Versions"],
    ["ArrowRight", "Content"],
    ["ArrowLeft", "Versions"],
    ["Home", "Content"],
  ] as const) {
    await page.keyboard.press(key);
    await hasFocus(name);
  }
  await page.keyboard.press("ArrowRight");
  await page.getByLabel("Paper").waitFor();
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role="tablist"]') === null),
  ).toBe(true);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});

test("zooming keeps the point under the pointer, or the center, in place", async () => {
  const { page, context } = await open(WIDE);
  await page.getByRole("button", { name: "Use sample content" }).click();
  const pane = await page.getByRole("region", { name: "Preview of the page" }).boundingBox();
  const sheet = page.locator('iframe[title="Resume preview"]');
  /** Where a point of the window is on the sheet, as fractions of its size. */
  const onSheet = async (x: number, y: number) => {
    const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    return [(x - box.x) / box.width, (y - box.y) / box.height] as const;
  };
  const expectKept = async (before: readonly [number, number], x: number, y: number) => {
    const after = await onSheet(x, y);
    expect(after[0]).toBeCloseTo(before[0], 2);
    expect(after[1]).toBeCloseTo(before[1], 2);
  };
  const { x = 0, y = 0, width = 0, height = 0 } = pane ?? {};
  await zoomButton(page).click();
  // A page shown from its top stays at its top.
  await page
    .getByRole("region", { name: "Preview of the page" })
    .evaluate((element) => element.scrollTo(0, 150));
  const center = [x + width / 2, y + height / 2] as const;
  const atCenter = await onSheet(...center);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => zoomOf(page)).toBe(125);
  await expectKept(atCenter, ...center);

  const pointer = [x + 150, y + 300] as const;
  const atPointer = await onSheet(...pointer);
  await page.mouse.move(...pointer);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(140);
  await expectKept(atPointer, ...pointer);
  await context.close();
});
