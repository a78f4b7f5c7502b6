/** Letters appear in the preview immediately, and it then equals a newly rendered page. */
import type { ElementHandle, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved, fillResume, openEditor, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { randomFrom } from "../support/seeded-random.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Control = ElementHandle<HTMLInputElement | HTMLTextAreaElement>;

/** Enters a text like a keystroke; returns what the page shows in the same task, before React renders. */
function typeInto(control: Control, at: number, removed: number, letters: string): Promise<string> {
  return control.evaluate(
    (it, [at, removed, letters]) => {
      it.setRangeText(letters, at, at + removed, "end");
      it.dispatchEvent(new InputEvent("input", { bubbles: true }));
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Resume preview"]');
      return frame?.contentDocument?.querySelector(".resume")?.textContent ?? "";
    },
    [at, removed, letters] as const,
  );
}

/** The page's HTML without the styles that keep headings with their content. */
async function drawn(page: Page): Promise<string> {
  const html = await page
    .frameLocator('iframe[title="Resume preview"]')
    .locator(".resume")
    .evaluate((it) => it.outerHTML);
  return html.replaceAll(/ style="[^"]*"/g, "");
}

test("a letter appears at its position, also within a line, beside a hyphen and in a bullet", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await fillResume(page, { ...REAL_RESUME, experience: REAL_RESUME.experience.slice(0, 1) });
  const first = page.getByRole("group", { name: "Experience 1" });
  const shows = async (
    control: ReturnType<typeof summaryField>,
    before: string,
    letter: string,
  ) => {
    const handle = (await control.elementHandle()) as Control;
    const at = (await control.inputValue()).indexOf(before) + before.length;
    // Wait until React has drawn the text before the next key.
    await page.waitForTimeout(200);
    return typeInto(handle, at, 0, letter);
  };
  expect(await shows(summaryField(page), "nine years", "X")).toContain("nine yearsX in logistics");
  expect(await shows(first.getByLabel("Description"), "order-routing lat", "é")).toContain(
    "order-routing latéency",
  );
  expect(await shows(first.getByLabel("Position"), "Senior", "r")).toContain("Seniorr Software");
  expect(await shows(page.getByLabel("Full Name"), "Müller", "s")).toContain("O'Connor-Müllers");
  await context.close();
});

test("several changes in one task, as by text expanders, end with the field's text", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  const shown = page
    .frameLocator('iframe[title="Resume preview"]')
    .locator('[data-field="summary"]');
  const texts = async () => (await shown.allInnerTexts()).map((text) => text.trim());
  const summary = summaryField(page);
  const write = (...all: string[]) =>
    summary.evaluate((it: HTMLTextAreaElement, all) => {
      for (const text of all) {
        it.value = text;
        it.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    }, all);
  await summary.fill("ab");
  await expect.poll(texts).toEqual(["ab"]);
  await write("abcd\nef", "aXbcd\nef");
  await write("abcd\nef");
  await expect.poll(texts).toEqual(["abcd", "ef"]);
  // A letter that can be drawn in place, and before React renders it, a change that cannot and removes it.
  await summary.fill("ab");
  await expect.poll(texts).toEqual(["ab"]);
  await write("abX", "ab\ncd");
  await expect.poll(texts).toEqual(["ab", "cd"]);
  // The field has e and an accent, the page é. The letter must not be drawn in the other line with the same word.
  await write("Cafe\u0301 team\nteam");
  await expect.poll(texts).toEqual(["Caf\u00e9 team", "team"]);
  await write("Cafe\u0301 tXeam\nteam");
  expect((await texts()).at(-1)).toBe("team");
  await expect.poll(texts).toEqual(["Caf\u00e9 tXeam", "team"]);
  await context.close();
});

const LETTERS = [
  "a",
  "e",
  " ",
  "  ",
  "-",
  "/",
  "7",
  "$9",
  "%",
  "é",
  "\n",
  "m",
  "•",
  "x-y",
  "ﬁ",
  "\n- ",
];

test("after hundreds of quick edits, the page equals a newly rendered one", async () => {
  const address = "/builder/sales-impact";
  const person = await signUp(baseUrl);
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  await fillResume(page, REAL_RESUME);
  const first = page.getByRole("group", { name: "Experience 1" });
  const controls = [
    page.getByLabel("Full Name"),
    summaryField(page),
    first.getByLabel("Position"),
    first.getByLabel("Description"),
    page.getByRole("group", { name: "Education 1" }).getByLabel("Institution"),
  ];
  const { below, pick } = randomFrom(20261123);
  for (let round = 0; round < 150; round++) {
    const handle = (await pick(controls).elementHandle()) as Control;
    const { length } = await handle.inputValue();
    // Several letters in a row at one position, as people type, and sometimes the deletion of a whole text.
    const removed = below(40) === 0 ? length : below(3) === 0 ? Math.min(length, below(6)) : 0;
    let at = below(length - removed + 1);
    for (let key = below(6); key >= 0; key--) {
      const letters = pick(LETTERS);
      await typeInto(handle, at, key === 0 ? removed : 0, letters);
      at += letters.length;
    }
    if (below(20) === 0) {
      for (const keys of ["Control+z", "Control+Shift+z"]) await page.keyboard.press(keys);
    }
    if (below(8) === 0) await page.waitForTimeout(below(400));
  }
  await awaitSaved(page);
  const anew = await context.newPage();
  await anew.goto(page.url());
  await anew.getByLabel("Full Name").waitFor();
  // The page may render a moment later. An error would stay, because there are no more edits.
  await expect.poll(async () => (await drawn(page)) === (await drawn(anew))).toBe(true);
  await context.close();
});
