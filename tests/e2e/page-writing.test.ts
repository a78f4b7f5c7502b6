/** Writing on the preview's page: keys, undo, input methods, pasting, limits, roles, and two people at once. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openTab, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { shareLink } from "../support/share-link.ts";
import { openTogether } from "../support/two-people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const [SUMMARY, COMPANY, POSITION] = ["Nine years in logistics.", "Łódź Logistics", "Engineer"];
const pageOf = (page: Page) => page.frameLocator('iframe[title="Resume preview"]');
const written = (page: Page) => pageOf(page).locator("[data-writing]");
const job = (page: Page, number = 1) =>
  page.getByRole("group", { name: `Experience ${number}`, exact: true });
const description = (page: Page, number = 1) => job(page, number).getByLabel("Description");

async function openWith(...texts: string[]) {
  const opened = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  const { page } = opened;
  await page.getByLabel("Full Name").fill("Zoë Müller");
  await page.getByLabel(/^LinkedIn/).fill("https://linkedin.com/in/zoe");
  await summaryField(page).fill(SUMMARY);
  for (const [index, text] of texts.entries()) {
    await page.getByRole("button", { name: "Add Experience" }).click();
    const fields = job(page, index + 1);
    await fields.getByLabel("Company").fill(COMPANY);
    await fields.getByLabel("Position").fill(POSITION);
    await fields.getByLabel("Description").fill(text);
  }
  // Later edits are undo steps of their own.
  await page.waitForTimeout(600);
  return opened;
}

/** Clicks a text of the page and puts the caret at the end of the clicked line. */
async function write(page: Page, text: string | RegExp): Promise<void> {
  await pageOf(page).getByText(text).first().click();
  await written(page).waitFor();
  await page.keyboard.press("End");
}

test("a click on the page makes the text editable in place, and the form follows", async () => {
  const { page, context } = await openWith("Built a bridge");
  await write(page, "Built a bridge");
  expect(await written(page).getAttribute("role")).toBe("textbox");
  expect(await written(page).getAttribute("aria-label")).toMatch(/Description$/);
  await page.keyboard.type(" and a road.  ");
  await expect.poll(() => description(page).inputValue()).toBe("Built a bridge and a road.  ");
  expect(await seriousAxeFindings(page)).toEqual([]);
  // The field that is edited is marked in the form, and in view.
  expect(await description(page).getAttribute("data-on-page")).toBe("");
  await expect
    .poll(async () => (await description(page).boundingBox())?.y ?? -1)
    .toBeGreaterThan(0);

  await page.keyboard.press("Escape");
  expect(await written(page).count()).toBe(0);
  expect(await description(page).getAttribute("data-on-page")).toBe(null);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(await focused()).toBe("Preview of the page");
  await page.keyboard.type("x");
  expect(await description(page).inputValue()).toBe("Built a bridge and a road.  ");
  // What is typed in the form is on the page.
  await description(page).fill("Built two bridges");
  await pageOf(page).getByText("Built two bridges").waitFor();
  await context.close();
});

test("Enter makes a bullet, Backspace at its start joins it, and undo works across page and form", async () => {
  const { page, context } = await openWith("• Built a bridge\n- Led a team");
  await write(page, "Built a bridge");
  await page.keyboard.press("Enter");
  const bullets = pageOf(page).locator(".bullets > li");
  // Blank, but on the page while the caret is in it.
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

  // One history: an edit in the form is undone from the page, and the reverse.
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
  const { page, context } = await openWith("Built a bridge");
  await job(page).getByLabel("Company").fill("");
  await write(page, POSITION);
  const label = () => written(page).getAttribute("aria-label");
  await page.keyboard.press("Tab");
  expect(await label()).toMatch(/Company$/);
  expect(await written(page).getAttribute("data-placeholder")).toBe("Company");
  await page.keyboard.type("Bridges Ltd");
  await page.keyboard.press("Tab");
  expect(await label()).toMatch(/Location$/);
  await page.keyboard.press("Tab");
  expect(await label()).toMatch(/Description$/);
  for (let back = 0; back < 3; back++) await page.keyboard.press("Shift+Tab");
  expect(await label()).toMatch(/Position$/);
  // In a text of one line, Enter does the same.
  await page.keyboard.press("Enter");
  expect(await label()).toMatch(/Company$/);
  await expect.poll(() => job(page).getByLabel("Company").inputValue()).toBe("Bridges Ltd");
  await context.close();
});

test("an entry is added below another on the page, and removed again if nothing is written", async () => {
  const { page, context } = await openWith("Built a bridge", "Led a team");
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
  // By the keyboard, and left blank.
  await page.keyboard.press("Control+Enter");
  await job(page, 4).waitFor();
  await page.keyboard.press("Escape");
  await job(page, 4).waitFor({ state: "detached" });
  expect(await job(page, 3).count()).toBe(1);
  await context.close();
});

test("entries are moved on the page with the keyboard and by dragging", async () => {
  const { page, context } = await openWith("First job", "Second job", "Third job");
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
  const { page, context } = await openWith("Built a bridge");
  await pageOf(page).locator('[data-field="personalInfo.linkedIn"]').click();
  const linkedIn = page.getByLabel(/^LinkedIn/);
  await expect.poll(() => linkedIn.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await written(page).count()).toBe(0);
  await context.close();
});

test("a composition of an input method shows as it is typed and is written once", async () => {
  const { page, context } = await openWith("Built  bridges\nLed a team");
  await write(page, "bridges");
  const cdp = await context.newCDPSession(page);
  const compose = (text: string) =>
    cdp.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ["に", "にほ", "にほん"]) await compose(text);
  await expect.poll(() => written(page).innerText()).toContain("bridgesにほん");
  // An edit by the form meanwhile waits on the page, and both stay.
  await summaryField(page).evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText("Meanwhile. ", 0, 0);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await cdp.send("Input.insertText", { text: "日本" });
  await page.keyboard.type("!");
  await expect.poll(() => description(page).inputValue()).toBe("Built  bridges日本!\nLed a team");
  await expect.poll(() => written(page).innerText()).toMatch(/bridges日本!\s+Led a team/);
  await pageOf(page).getByText("Meanwhile.").waitFor();
  // In an empty text, and over a selection of several bullets.
  await page.keyboard.press("Control+a");
  await compose("か");
  await cdp.send("Input.insertText", { text: "火" });
  await expect.poll(() => description(page).inputValue()).toBe("火");
  await page.keyboard.press("Backspace");
  await compose("き");
  await cdp.send("Input.insertText", { text: "木" });
  await page.keyboard.type(".");
  await expect.poll(() => description(page).inputValue()).toBe("木.");
  await expect.poll(() => written(page).innerText()).toBe("木.");
  await context.close();
});

test("40 pasted lines become 40 bullets of plain text, and text over the limit is not pasted", async () => {
  const { page, context } = await openWith("Built a bridge\nLed a team");
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
  // The bullets went on over the page's end, and the page that is shown goes with the caret.
  const previousPage = page.getByRole("button", { name: "Previous page" });
  await expect.poll(() => previousPage.isEnabled()).toBe(true);
  const before = await description(page).inputValue();
  const shown = await written(page).innerText();
  await paste("x".repeat(10_000));
  await page.getByText("can have at most 10000 characters").waitFor();
  expect(await description(page).inputValue()).toBe(before);
  expect(await written(page).innerText()).toBe(shown);
  await previousPage.click();
  // A text of one line takes the lines as words, up to its limit.
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

test("a field of the form has what was written on the page just before it is entered", async () => {
  const { page, context } = await openWith("We count");
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
  const { page, context } = await openWith("start", "start");
  await write(page, "start");
  const texts = await page.evaluate(editBoth, { seeds: 100, edits: 20 });
  expect(texts.length).toBe(100);
  for (const { onPage, inForm, last } of texts) expect(onPage, last).toBe(inForm);
  expect(new Set(texts.map(({ onPage }) => onPage)).size).toBeGreaterThan(90);
  await context.close();
});

test("text from right to left is written where the caret is", async () => {
  const { page, context } = await openWith("בניתי גשר\nניהלתי צוות");
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
  // To the left is forward.
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

test("whose entry the other removes stops writing and is notified", async () => {
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

test("who may only comment cannot write on the page", async () => {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const ada = await openEditor(browser, baseUrl, owner, WIDE);
  await summaryField(ada.page).fill("We count stars.");
  await awaitSaved(ada.page);
  const { url } = await shareLink(ada.page, baseUrl, owner, "comment");
  const bob = await openEditor(browser, baseUrl, await signUp(baseUrl, "Bob Ray"), WIDE, url);
  const words = pageOf(bob.page).getByText("We count stars.");
  await words.click();
  // What a comment would be about.
  const selected = () => words.evaluate((it) => String(it.ownerDocument.getSelection()));
  await expect.poll(selected).toBe("We count stars.");
  await bob.page.keyboard.type("No");
  expect(await pageOf(bob.page).locator("[contenteditable]").count()).toBe(0);
  expect(await summaryField(ada.page).inputValue()).toBe("We count stars.");
  await Promise.all([ada.context.close(), bob.context.close()]);
});

/**
 * Runs in the browser: random edits of the first entry's description on the page, and the same of the second one's in
 * the form, by the events that a browser sends. After each seed both texts are read from the form.
 */
async function editBoth({ seeds, edits }: { seeds: number; edits: number }) {
  const pieces = ["a", "word", " ", "  ", "\n", "é", "😀", "x-y", "7", "$9", "•", "- "];
  const [page, form] = [
    ...document.querySelectorAll<HTMLTextAreaElement>('textarea[id$=".description"]'),
  ] as [HTMLTextAreaElement, HTMLTextAreaElement];
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Resume preview"]')
    ?.contentDocument as Document;
  let state = 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const replaceInForm = (at: number, end: number, insert: string) => {
    form.setRangeText(insert, at, end, "end");
    form.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  /** The position on the page of a character in a line, whose text is the only one like it. */
  const position = (line: string, offset: number): [Node, number] | null => {
    const host = frame.querySelector("[data-writing]");
    if (!host) throw new Error(`Nothing is written at ${JSON.stringify(page.value)}`);
    const elements = host.tagName === "UL" ? [...host.children] : [host];
    const alike = elements.filter((it) => it.textContent?.replace(/\u200c$/, "") === line);
    const walker = alike.length === 1 ? frame.createTreeWalker(alike[0] as Node, 4) : null;
    for (let rest = offset; walker?.nextNode(); ) {
      const { length } = walker.currentNode as Text;
      if (rest <= length) return [walker.currentNode, rest];
      rest -= length;
    }
    return null;
  };
  const replaceOnPage = (from: [Node, number], to: [Node, number], insert: string) => {
    frame.getSelection()?.setBaseAndExtent(...from, ...to);
    const inputType =
      insert === "" ? "deleteContentBackward" : insert === "\n" ? "insertLineBreak" : "insertText";
    const init = { inputType, data: insert, bubbles: true, cancelable: true };
    frame.activeElement?.dispatchEvent(new InputEvent("beforeinput", init));
  };
  const followed = () => new Promise((resolve) => setTimeout(resolve, 60));
  const results: { last: string; onPage: string; inForm: string }[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    state = seed * 2654435761;
    let done = 0;
    let last = "";
    for (let tries = 0; done < edits && tries < edits * 20; tries++) {
      const text = form.value;
      const lines = [...text.matchAll(/[^\n]+/g)];
      const line = lines[below(lines.length)];
      if (!line) break;
      // What the page shows of a line begins after its mark.
      const lead = line[0].match(/^\s*[•\-*]?\s*/)?.[0].length ?? 0;
      const shown = line[0].slice(lead);
      const [a, b] = [below(shown.length + 1), below(shown.length + 1)].sort((x, y) => x - y) as [
        number,
        number,
      ];
      const isRange = below(3) === 0 && a < b;
      const end = isRange ? b : a;
      const isSplit = /[\ud800-\udfff]/.test(shown.slice(Math.max(0, a - 1), end + 1));
      // Which of several blank lines is on the page is not known here.
      if (isSplit || shown === "" || !position(shown, a)) continue;
      const insert = isRange && below(2) === 0 ? "" : (pieces[below(pieces.length)] as string);
      if (insert === "" && !isRange) continue;
      const start = line.index + lead;
      replaceInForm(start + a, start + end, insert);
      const [from, to] = [position(shown, a), position(shown, end)];
      if (from && to) replaceOnPage(from, to, insert);
      done += 1;
      last = `seed ${seed}: ${JSON.stringify({ text, at: start + a, end: start + end, insert })}`;
      // Now and then React renders what was patched in, and the page's own field follows.
      if (below(10) > 0) continue;
      await followed();
      if (page.value !== form.value) break;
    }
    await followed();
    results.push({ last, onPage: page.value, inForm: form.value });
    // The next seed begins with the same text.
    for (const field of [page, form]) {
      field.value = `start ${seed}`;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    await followed();
  }
  return results;
}
