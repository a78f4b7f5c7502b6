/** Bold, italic, links and second-level bullets, in the form and on the page, by keys and by buttons. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { openEditor, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { openTogether } from "../support/two-people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const pageOf = (page: Page) => page.frameLocator('iframe[title="Resume preview"]');
const onPage = (page: Page, selector: string) => pageOf(page).locator(`#flow ${selector}`);
const tools = (page: Page) => page.getByRole("toolbar", { name: "Selected text" });

async function openWith(summary: string) {
  const opened = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await summaryField(opened.page).fill(summary);
  await pageOf(opened.page)
    .getByText(summary.split("\n")[0] ?? "")
    .waitFor();
  await opened.page.waitForTimeout(600);
  return opened;
}

/** Selects words of a field as a person does: with the keyboard. */
async function select(field: Locator, words: string): Promise<void> {
  await field.evaluate((area, part) => {
    const control = area as HTMLTextAreaElement;
    const start = control.value.indexOf(part);
    control.focus();
    control.setSelectionRange(start, start + part.length);
  }, words);
}

test("lines of a description keep their formats when one is moved past another", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByRole("button", { name: "Add Experience" }).click();
  const field = page.getByRole("group", { name: "Experience 1" }).getByLabel("Description");
  await field.fill("Led four people\nCut costs");
  const lines = () =>
    onPage(page, "ul.bullets li").evaluateAll((all) => all.map((line) => line.innerHTML));
  const [led, cut] = ["Led <strong>four</strong> people", "Cut <em>costs</em>"];
  await select(field, "four");
  await page.keyboard.press("Control+b");
  await expect.poll(lines).toEqual([led, "Cut costs"]);
  await select(field, "costs");
  await page.keyboard.press("Control+i");
  await expect.poll(lines).toEqual([led, cut]);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(lines).toEqual([cut, led]);
  expect(await field.inputValue()).toBe("Cut costs\nLed four people");
  // The move is an undo step of its own.
  await page.keyboard.press("Control+z");
  await expect.poll(lines).toEqual([led, cut]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(lines).toEqual([cut, led]);
  await context.close();
});

test("keys in a field make words bold and italic, on the page too, and undo takes it back", async () => {
  const { page, context } = await openWith("Led four people for years");
  const field = summaryField(page);
  await select(field, "four people");
  await page.keyboard.press("Control+b");
  await expect.poll(() => onPage(page, "strong").textContent()).toBe("four people");
  await select(field, "people for");
  await page.keyboard.press("Control+i");
  await expect.poll(() => onPage(page, "em").allTextContents()).toEqual(["people", " for"]);
  expect(await field.inputValue()).toBe("Led four people for years");
  // The field shows it as well, letter over letter.
  const layer = page.locator("[data-bullets][data-formatted]");
  expect(await layer.textContent()).toBe("Led four people for years");
  const [areaBox, layerBox] = await Promise.all([field.boundingBox(), layer.boundingBox()]);
  expect(layerBox).toEqual(areaBox);
  await page.keyboard.press("Control+z");
  await expect.poll(() => onPage(page, "em").count()).toBe(0);
  await page.keyboard.press("Control+z");
  await expect.poll(() => onPage(page, "strong").count()).toBe(0);
  // Typed asterisks remain asterisks.
  await field.fill("I **really** mean it");
  await pageOf(page).getByText("I **really** mean it").waitFor();
  await context.close();
});

test("buttons at the selection format words and link them", async () => {
  const { page, context } = await openWith("Read my paper");
  await select(summaryField(page), "my paper");
  const bold = tools(page).getByRole("button", { name: "Bold" });
  expect(await bold.getAttribute("aria-pressed")).toBe("false");
  await bold.click();
  await expect.poll(() => bold.getAttribute("aria-pressed")).toBe("true");
  await tools(page).getByRole("button", { name: "Link" }).click();
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByLabel("Address").fill("my paper");
  await dialog.getByRole("button", { name: "Add link" }).click();
  await dialog.getByText(/Enter a web address/).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await dialog.getByLabel("Address").fill("example.com/paper");
  await page.keyboard.press("Enter");
  const link = onPage(page, 'a[href="https://example.com/paper"]');
  await expect.poll(() => link.textContent()).toBe("my paper");
  await select(summaryField(page), "paper");
  await page.keyboard.press("Control+k");
  await dialog.getByRole("button", { name: "Remove link" }).click();
  await expect.poll(() => link.allTextContents()).toEqual(["my"]);
  await context.close();
});

test("on the page, a second level of bullets and bold words are written in place", async () => {
  const { page, context } = await openWith("Nine years at sea");
  await page.getByRole("button", { name: "Add Experience" }).click();
  const job = page.getByRole("group", { name: "Experience 1", exact: true });
  await job.getByLabel("Company").fill("Bay");
  await job.getByLabel("Description").fill("Led a team\nHired four\nBuilt it");
  await onPage(page, "li").getByText("Hired four").click();
  await onPage(page, "[data-writing]").waitFor();
  await page.keyboard.press("Control+]");
  await expect.poll(() => onPage(page, "li.nested").textContent()).toBe("Hired four");
  await expect
    .poll(() => job.getByLabel("Description").inputValue())
    .toBe("Led a team\n  Hired four\nBuilt it");
  await page.keyboard.press("End");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+b");
  await expect.poll(() => onPage(page, "li strong").textContent()).toBe("four");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("teen");
  await expect.poll(() => onPage(page, "li strong").textContent()).toBe("fourteen");
  await expect
    .poll(() => job.getByLabel("Description").inputValue())
    .toBe("Led a team\n  Hired fourteen\nBuilt it");
  await page.keyboard.press("Control+[");
  await expect.poll(() => onPage(page, "li.nested").count()).toBe(0);
  await context.close();
});

test("two people who format the same words see the same", async () => {
  const { ada, bob, end } = await openTogether(browser, baseUrl, { bobsScreen: WIDE });
  await summaryField(ada).fill("Led four people");
  await expect.poll(() => summaryField(bob).inputValue()).toBe("Led four people");
  await select(summaryField(ada), "four");
  await select(summaryField(bob), "four people");
  await Promise.all([ada.keyboard.press("Control+b"), bob.keyboard.press("Control+i")]);
  for (const page of [ada, bob]) {
    await expect.poll(() => onPage(page, "strong").textContent()).toBe("four");
    await expect.poll(() => onPage(page, "em").allTextContents()).toEqual(["four", " people"]);
  }
  await end();
});
