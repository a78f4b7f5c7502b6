/** Writing on the preview's page: keys, undo, entries, input methods, pasting and limits. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import { summaryField } from "../support/editor.ts";
import {
  COMPANY,
  description,
  job,
  openInputMethod,
  openWith,
  POSITION,
  pageOf,
  write,
  written,
} from "../support/page-writing.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("a click on the page makes the text editable in place, and the form follows", async () => {
  const { page, context } = await openWith(browser, baseUrl, "Built a bridge");
  await write(page, "Built a bridge");
  expect(await written(page).getAttribute("role")).toBe("textbox");
  expect(await written(page).getAttribute("aria-label")).toMatch(/Description$/);
  await page.keyboard.type(" and a road.  ");
  await expect.poll(() => description(page).inputValue()).toBe("Built a bridge and a road.  ");
  expect(await seriousAxeFindings(page)).toEqual([]);
  const mark = () => description(page).getAttribute("data-on-page");
  // The field that is edited is marked in the form, and in view.
  await expect.poll(mark).toBe("");
  await expect
    .poll(async () => (await description(page).boundingBox())?.y ?? -1)
    .toBeGreaterThan(0);

  await page.keyboard.press("Escape");
  expect(await written(page).count()).toBe(0);
  // The mark follows after the page is painted.
  await expect.poll(mark).toBe(null);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe("Preview of the page");
  await page.keyboard.type("x");
  expect(await description(page).inputValue()).toBe("Built a bridge and a road.  ");
  // What is typed in the form is on the page.
  await description(page).fill("Built two bridges");
  await pageOf(page).getByText("Built two bridges").waitFor();
  await context.close();
});

test("Enter makes a bullet, Backspace at its start joins it, and undo works across page and form", async () => {
  const { page, context } = await openWith(browser, baseUrl, "• Built a bridge\n- Led a team");
  await write(page, "Built a bridge");
  await page.keyboard.press("Enter");
  const bullets = pageOf(page).locator(".bullets > li");
  // The new bullet is blank; the page shows it as long as the caret is in it.
  await expect.poll(() => bullets.count()).toBe(3);
  await page.keyboard.type("Built a road");
  await expect
    .poll(() => description(page).inputValue())
    .toBe("• Built a bridge\nBuilt a road\n- Led a team");
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(", ");
  await expect
    .poll(() => description(page).inputValue())
    .toBe("• Built a bridge, Built a road\n- Led a team");
  await page.keyboard.press("End");
  await page.keyboard.press("Delete");
  await expect
    .poll(() => description(page).inputValue())
    .toBe("• Built a bridge, Built a roadLed a team");
  await expect.poll(() => bullets.count()).toBe(0);

  // Form and page share one undo history: an edit in the form is undone from the page, and the reverse.
  await page.waitForTimeout(600);
  await job(page).getByLabel("Company").fill("Bridges Ltd");
  await pageOf(page).getByText("Bridges Ltd").waitFor();
  await write(page, "Built a bridge");
  await page.keyboard.press("Control+z");
  await expect.poll(() => job(page).getByLabel("Company").inputValue()).toBe(COMPANY);
  await page.keyboard.press("Control+z");
  await expect
    .poll(() => description(page).inputValue())
    .not.toBe("• Built a bridge, Built a roadLed a team");
  expect(await written(page).count()).toBe(1);
  await job(page).getByLabel("Company").focus();
  await page.keyboard.press("Control+Shift+z");
  await expect
    .poll(() => description(page).inputValue())
    .toBe("• Built a bridge, Built a roadLed a team");
  await context.close();
});

test("Tab visits the texts of the page, also the empty ones of an entry, and Shift+Tab goes back", async () => {
  const { page, context } = await openWith(browser, baseUrl, "Built a bridge");
  await job(page).getByLabel("Company").fill("");
  await write(page, POSITION);
  const label = () => written(page).getAttribute("aria-label");
  await page.keyboard.press("Tab");
  expect(await label()).toMatch(/Company$/);
  expect(await written(page).getAttribute("data-placeholder")).toBe("Company");
  await page.keyboard.type("Bridges Ltd");
  await page.keyboard.press("Tab");
  expect(await label()).toMatch(/Location$/);
  // Past the place of the dates, which are no text.
  for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press("Tab");
  expect(await label()).toMatch(/Description$/);
  for (let back = 0; back < 4; back++) await page.keyboard.press("Shift+Tab");
  expect(await label()).toMatch(/Position$/);
  // In a text of one line, Enter does the same.
  await page.keyboard.press("Enter");
  expect(await label()).toMatch(/Company$/);
  await expect.poll(() => job(page).getByLabel("Company").inputValue()).toBe("Bridges Ltd");
  await context.close();
});

test("an entry is added below another on the page, and removed again if nothing is written", async () => {
  const { page, context } = await openWith(browser, baseUrl, "Built a bridge", "Led a team");
  await pageOf(page).getByText("Built a bridge").hover();
  const add = page.getByRole("button", { name: "Add Experience below" });
  await add.click();
  expect(await written(page).getAttribute("data-placeholder")).toBe("Position");
  await page.keyboard.type("Captain");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sea Ltd");
  await expect.poll(() => job(page, 2).getByLabel("Position").inputValue()).toBe("Captain");
  await expect.poll(() => job(page, 2).getByLabel("Company").inputValue()).toBe("Sea Ltd");
  expect(await description(page, 3).inputValue()).toBe("Led a team");
  // Added by keyboard, and left blank.
  await page.keyboard.press("Control+Enter");
  await job(page, 4).waitFor();
  await page.keyboard.press("Escape");
  await job(page, 4).waitFor({ state: "detached" });
  expect(await job(page, 3).count()).toBe(1);
  await context.close();
});

test("entries are moved on the page with the keyboard and by dragging", async () => {
  const { page, context } = await openWith(
    browser,
    baseUrl,
    "First job",
    "Second job",
    "Third job",
  );
  const order = () => pageOf(page).locator(".bullets, .entry .text").allInnerTexts();
  await write(page, "First job");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(order).toEqual(["Second job", "First job", "Third job"]);
  await page.getByText("Experience moved to place 2 of 3").waitFor({ state: "attached" });
  // The caret stays in the text.
  await page.keyboard.type("!");
  await expect.poll(() => description(page, 2).inputValue()).toBe("First job!");
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(order).toEqual(["First job!", "Second job", "Third job"]);

  await pageOf(page).getByText("Third job").hover();
  const handle = await page.getByTitle(/^Drag to move/).boundingBox();
  const target = await pageOf(page).getByText("First job!").boundingBox();
  await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((handle?.x ?? 0) + 8, (target?.y ?? 0) - 30, { steps: 5 });
  await page.mouse.up();
  await expect.poll(order).toEqual(["Third job", "First job!", "Second job"]);
  await context.close();
});

test("links are edited in the form", async () => {
  const { page, context } = await openWith(browser, baseUrl, "Built a bridge");
  await pageOf(page).locator('[data-field="personalInfo.linkedIn"]').click();
  const linkedIn = page.getByLabel(/^LinkedIn/);
  await expect.poll(() => linkedIn.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await written(page).count()).toBe(0);
  await context.close();
});

test("a composition of an input method shows as it is typed and is written once", async () => {
  const { page, context } = await openWith(browser, baseUrl, "Built  bridges\nLed a team");
  await write(page, "bridges");
  const { compose, commit } = await openInputMethod(context, page);
  for (const text of ["に", "にほ", "にほん"]) await compose(text);
  await expect.poll(() => written(page).innerText()).toContain("bridgesにほん");
  // During the composition, an edit in the form reaches the page later, and both texts stay.
  await summaryField(page).evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText("Meanwhile. ", 0, 0);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await commit("日本");
  await page.keyboard.type("!");
  await expect.poll(() => description(page).inputValue()).toBe("Built  bridges日本!\nLed a team");
  await expect.poll(() => written(page).innerText()).toMatch(/bridges日本!\s+Led a team/);
  await pageOf(page).getByText("Meanwhile.").waitFor();
  // In an empty text, and over a selection of several bullets.
  await page.keyboard.press("Control+a");
  await compose("か");
  await commit("火");
  await expect.poll(() => description(page).inputValue()).toBe("火");
  await page.keyboard.press("Backspace");
  await compose("き");
  await commit("木");
  await page.keyboard.type(".");
  await expect.poll(() => description(page).inputValue()).toBe("木.");
  await expect.poll(() => written(page).innerText()).toBe("木.");
  await context.close();
});

test("40 pasted lines become 40 bullets of plain text, and text over the limit is not pasted", async () => {
  const { page, context } = await openWith(browser, baseUrl, "Built a bridge\nLed a team");
  const paste = (text: string) =>
    written(page).evaluate((host, text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      data.setData("text/html", `<b>${text}</b>`);
      const init = { inputType: "insertFromPaste", dataTransfer: data };
      const options = { ...init, bubbles: true, cancelable: true };
      host.dispatchEvent(new InputEvent("beforeinput", options));
    }, text);
  await write(page, "Led a team");
  const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`);
  await paste(`\r\n${lines.join("\r\n")}`);
  await expect
    .poll(() => description(page).inputValue())
    .toBe(`Built a bridge\nLed a team\n${lines.join("\n")}`);
  await expect.poll(() => pageOf(page).locator(".bullets > li").count()).toBe(42);
  expect(await written(page).locator("b").count()).toBe(0);
  // The bullets go beyond the first page, and the preview shows the page with the caret.
  const previousPage = page.getByRole("button", { name: "Previous page" });
  await expect.poll(() => previousPage.isEnabled()).toBe(true);
  const before = await description(page).inputValue();
  const shown = await written(page).innerText();
  await paste("x".repeat(10_000));
  await page.getByText("can have at most 10000 characters").waitFor();
  expect(await description(page).inputValue()).toBe(before);
  expect(await written(page).innerText()).toBe(shown);
  await previousPage.click();
  // A text of one line takes the pasted lines as words, up to its limit.
  await write(page, POSITION);
  await page.keyboard.press("Control+a");
  await paste("Lead\nengineer");
  await expect.poll(() => job(page).getByLabel("Position").inputValue()).toBe("Lead engineer");
  await page.keyboard.press("Control+a");
  await paste("y".repeat(200));
  await page.keyboard.type("z");
  await expect.poll(() => job(page).getByLabel("Position").inputValue()).toBe("y".repeat(200));
  await context.close();
});
