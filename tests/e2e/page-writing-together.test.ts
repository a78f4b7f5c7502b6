/** Writing on the page beside the form: the same texts in both, two people at once, phones, and roles. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { editBoth } from "../support/edit-page-and-form.ts";
import { awaitSaved, openEditor, openTab, summaryField } from "../support/editor.ts";
import { description, job, openWith, pageOf, write, written } from "../support/page-writing.ts";
import { signUp } from "../support/people.ts";
import { shareLink } from "../support/share-link.ts";
import { openTogether } from "../support/two-people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("a field of the form contains what was written on the page just before the field gets the focus", async () => {
  const { page, context } = await openWith(browser, baseUrl, "We count");
  await write(page, "We count");
  await page.keyboard.press("End");
  const values = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Resume preview"]');
    const init = { inputType: "insertText", data: " stars", bubbles: true, cancelable: true };
    const active = frame?.contentDocument?.activeElement;
    active?.dispatchEvent(new InputEvent("beforeinput", init));
    const field = document.querySelector<HTMLTextAreaElement>('textarea[id$=".description"]');
    const before = field?.value;
    field?.focus();
    return [before, field?.value];
  });
  expect(values).toEqual(["We count", "We count stars"]);
  await context.close();
});

test("the same random edits on the page and in the form give the same texts", async () => {
  const { page, context } = await openWith(browser, baseUrl, "start", "start");
  await write(page, "start");
  const texts = await page.evaluate(editBoth, { seeds: 100, edits: 20 });
  expect(texts.length).toBe(100);
  for (const { onPage, inForm, last } of texts) expect(onPage, last).toBe(inForm);
  expect(new Set(texts.map(({ onPage }) => onPage)).size).toBeGreaterThan(90);
  await context.close();
});

test("text from right to left is written where the caret is", async () => {
  const { page, context } = await openWith(browser, baseUrl, "בניתי גשר\nניהלתי צוות");
  await summaryField(page).fill("מהנדסת עם תשע שנות ניסיון");
  await page.getByLabel("Full Name").fill("דנה לוי");
  await job(page).getByLabel("Company").fill("לוגיסטיקה");
  await pageOf(page).locator('[dir="rtl"]').waitFor();
  await write(page, "בניתי גשר");
  await page.keyboard.type(" וכביש");
  await expect.poll(() => description(page).inputValue()).toBe("בניתי גשר וכביש\nניהלתי צוות");
  await page.keyboard.press("Home");
  await page.keyboard.type("לא ");
  await expect.poll(() => description(page).inputValue()).toBe("לא בניתי גשר וכביש\nניהלתי צוות");
  // In this text the left arrow moves forward.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect.poll(() => description(page).inputValue()).toBe("לא ביתי גשר וכביש\nניהלתי צוות");
  await context.close();
});

test("one person writes on the page and another in the form, and both see each other's letters", async () => {
  const { ada, bob, end } = await openTogether(browser, baseUrl, { text: "We count stars." });
  await expect.poll(() => summaryField(bob).inputValue()).toBe("We count stars.");
  await write(ada, "We count stars.");
  await ada.keyboard.press("Home");
  await summaryField(bob).focus();
  await summaryField(bob).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(14, 14));
  await Promise.all([
    ada.keyboard.type("Every night ", { delay: 15 }),
    bob.keyboard.type(" and planets", { delay: 15 }),
  ]);
  const both = "Every night We count stars and planets.";
  await expect.poll(() => summaryField(ada).inputValue()).toBe(both);
  await expect.poll(() => summaryField(bob).inputValue()).toBe(both);
  await expect.poll(() => written(ada).innerText()).toBe(both);
  // Ada's caret on the page is drawn in Bob's form.
  await bob.locator('[data-caret="Ada Lovelace"]').waitFor({ state: "attached" });
  await ada.keyboard.type("sky ");
  await expect.poll(() => summaryField(bob).inputValue()).toBe(both.replace("We", "sky We"));
  await end();
});

test("writing ends with a notification when another person removes the entry", async () => {
  const { ada, bob, end } = await openTogether(browser, baseUrl, { bobsScreen: WIDE });
  await ada.getByRole("button", { name: "Add Experience" }).click();
  await job(ada).getByLabel("Company").fill("Harbour");
  await write(ada, "Harbour");
  await bob.getByRole("button", { name: "Remove Experience 1" }).click();
  await ada.getByText("The entry you were in was removed.").waitFor();
  expect(await written(ada).count()).toBe(0);
  await end();
});

test("on a phone a text is written on the page, and undo stays there", async () => {
  const person = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, person, PHONE);
  await summaryField(page).fill("We count stars.");
  await openTab(page, "Preview");
  await write(page, "We count stars.");
  await page.keyboard.type(" Daily.");
  await expect.poll(() => written(page).innerText()).toBe("We count stars. Daily.");
  await page.keyboard.press("Control+z");
  await expect.poll(() => written(page).count()).toBe(1);
  await context.close();
});

test("a commenter cannot write on the page", async () => {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const ada = await openEditor(browser, baseUrl, owner, WIDE);
  await summaryField(ada.page).fill("We count stars.");
  await awaitSaved(ada.page);
  const { url } = await shareLink(ada.page, baseUrl, owner, "comment");
  const bob = await openEditor(browser, baseUrl, await signUp(baseUrl, "Bob Ray"), WIDE, url);
  const words = pageOf(bob.page).getByText("We count stars.");
  await words.click();
  // Selected words can be commented on.
  const selected = () => words.evaluate((it) => String(it.ownerDocument.getSelection()));
  await expect.poll(selected).toBe("We count stars.");
  await bob.page.keyboard.type("No");
  expect(await pageOf(bob.page).locator("[contenteditable]").count()).toBe(0);
  expect(await summaryField(ada.page).inputValue()).toBe("We count stars.");
  await Promise.all([ada.context.close(), bob.context.close()]);
});
