/** The form: entries that fold, bullets as rows, the rail of sections, its length, and what a new resume starts with. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { ownerAndGuest, panelOf } from "../support/comment-pages.ts";
import { awaitSaved, openEditor, openEntry, openLeftTab, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { openTogether } from "../support/two-people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openSample(viewport: typeof WIDE) {
  const person = await signUp(baseUrl, "Zoë Quinn");
  const opened = await openEditor(browser, baseUrl, person, viewport);
  await opened.page.getByRole("button", { name: "Use sample content" }).click();
  await opened.page.getByRole("group", { name: "Project 1" }).waitFor();
  await awaitSaved(opened.page);
  return { ...opened, person };
}

const openEntries = (page: Page) =>
  page
    .locator("[data-line][aria-expanded=true]")
    .evaluateAll((lines) => lines.map((line) => line.textContent));
const lineOf = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true }).getByRole("heading");
const rail = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Sections" }).getByRole("button", { name });
const sections = (page: Page) =>
  page
    .locator("[data-form-section]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-form-section")));
const isFocused = (field: Locator) =>
  field.evaluate((element) => element === document.activeElement);
const textIn = (field: Locator) => field.inputValue();

test("a new resume starts with the account's name and email, and a sample keeps them", async () => {
  const person = await signUp(baseUrl, "Zoë Quinn");
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE);
  expect(await textIn(page.getByLabel("Full Name"))).toBe("Zoë Quinn");
  expect(await textIn(page.getByLabel("Email", { exact: true }))).toBe(person.email);
  await page.getByRole("button", { name: "Use sample content" }).click();
  await expect.poll(() => textIn(summaryField(page))).not.toBe("");
  expect(await textIn(page.getByLabel("Full Name"))).toBe("Zoë Quinn");
  await context.close();
});

test("entries are closed to a line that names them, and one is open at a time", async () => {
  const { page, context } = await openSample(WIDE);
  expect(await openEntries(page)).toEqual([]);
  expect(await lineOf(page, "Experience 1").textContent()).toContain(
    "Senior Software Engineer · Clinio Health · 2021–now",
  );
  const first = await openEntry(page, "Experience 1");
  await first.getByLabel("Position").fill("Lead");
  expect(await lineOf(page, "Experience 1").textContent()).toContain("Lead · Clinio Health");
  await openEntry(page, "Education 1");
  expect(await openEntries(page)).toHaveLength(1);
  expect(await first.getByLabel("Position").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Add Project" }).click();
  const added = page.getByRole("group", { name: "Project 2" }).getByLabel("Name");
  await expect.poll(() => isFocused(added)).toBe(true);
  expect(await openEntries(page)).toHaveLength(1);
  await context.close();
});

test("a click on the page, an address and an undo open the entry that holds the field", async () => {
  const { page, context } = await openSample(WIDE);
  const preview = page.frameLocator('iframe[title="Resume preview"]');
  await preview.getByText("Tramway Digital").first().click();
  const company = page.getByRole("group", { name: "Experience 2" }).getByLabel("Company");
  await company.waitFor();
  await company.fill("Tramway Two");

  const id = await page
    .getByRole("group", { name: "Education 1" })
    .getByLabel("Degree")
    .evaluate((it) => it.id);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  await expect.poll(() => isFocused(page.locator(`#${id.replaceAll(".", "\\.")}`))).toBe(true);
  expect(await company.isVisible()).toBe(false);

  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => company.isVisible()).toBe(true);
  await context.close();
});

test("entries are opened and moved by the keyboard alone", async () => {
  const { page, context } = await openSample(WIDE);
  const line = (name: string) => lineOf(page, name).getByRole("button");
  await line("Experience 2").focus();
  await page.keyboard.press("Enter");
  expect(await line("Experience 2").getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => lineOf(page, "Experience 1").textContent()).toContain("Tramway Digital");
  await expect.poll(() => isFocused(line("Experience 1"))).toBe(true);
  // Past moving down, hiding and removing it.
  for (let button = 0; button < 4; button++) await page.keyboard.press("Tab");
  const position = page.getByRole("group", { name: "Experience 1" }).getByLabel("Position");
  expect(await isFocused(position)).toBe(true);
  await context.close();
});

/** The texts that have a mark, as the form shows them. */
const bullets = (entry: Locator) =>
  entry
    .locator("[data-bullets] [data-mark]")
    .evaluateAll((rows) =>
      rows.map(
        (row) => `${(row as HTMLElement).dataset.mark === "none" ? "" : "• "}${row.textContent}`,
      ),
    );

test("each line of a description is a row with a mark: Enter, Backspace, paste and Alt+arrows", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByRole("button", { name: "Add Experience" }).click();
  const entry = page.getByRole("group", { name: "Experience 1" });
  const text = entry.getByLabel("Description");
  await text.focus();
  await page.keyboard.type("Led a team");
  await expect.poll(() => bullets(entry)).toEqual(["Led a team"]);
  await entry.getByText("Each line becomes a bullet. A single line stays a paragraph.").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => bullets(entry)).toEqual(["• Led a team", "• "]);
  await page.keyboard.type("Cut costs");
  await expect.poll(() => bullets(entry)).toEqual(["• Led a team", "• Cut costs"]);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => bullets(entry)).toEqual(["• Cut costs", "• Led a team"]);
  await page.keyboard.type("!");
  expect(await textIn(text)).toBe("Cut costs!\nLed a team");
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect.poll(() => bullets(entry)).toEqual(["Led a teamCut costs!"]);

  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "• Won a prize\r\n\r\n▪ Hired four\n");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  });
  await expect
    .poll(() => bullets(entry))
    .toEqual(["• Led a teamCut costs!", "• Won a prize", "• Hired four"]);
  await awaitSaved(page);
  const preview = page.frameLocator('iframe[title="Resume preview"]');
  await expect
    .poll(() => preview.locator("ul.bullets li").allTextContents())
    .toEqual(["Led a teamCut costs!", "Won a prize", "Hired four"]);
  await context.close();
});

test("bullet marks are beside the first line of their row, however the rows wrap, on both screens", async () => {
  for (const viewport of [WIDE, PHONE]) {
    const { page, context } = await openSample(viewport);
    const entry = await openEntry(page, "Experience 1");
    const [area, layer] = await Promise.all([
      entry.getByLabel("Description").evaluate((it) => {
        const { clientHeight, scrollHeight, clientWidth } = it;
        return { clientHeight, scrollHeight, clientWidth };
      }),
      entry
        .locator("[data-bullets]")
        .evaluate(({ clientHeight, clientWidth }) => ({ clientHeight, clientWidth })),
    ]);
    // The copy wraps as the text area does, and nothing of it is scrolled away.
    expect(area.scrollHeight).toBe(area.clientHeight);
    expect(layer).toEqual({ clientHeight: area.clientHeight, clientWidth: area.clientWidth });
    await context.close();
  }
});

test("the rail scrolls to sections and moves them, by keyboard and by mouse", async () => {
  const { page, context } = await openSample(WIDE);
  await rail(page, "Projects").click();
  const heading = page.locator('[data-form-section="projects"] h2 button');
  await expect.poll(() => isFocused(heading)).toBe(true);

  await rail(page, "Personal Information").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => isFocused(rail(page, "Skills"))).toBe(true);
  await page.keyboard.press("Alt+ArrowUp");
  await expect
    .poll(() => sections(page))
    .toEqual(["personalInfo", "skills", "summary", "experience", "education", "projects"]);
  await expect.poll(() => isFocused(rail(page, "Skills"))).toBe(true);
  await page.getByText("Skills moved to place 1 of 5").waitFor({ state: "attached" });
  const preview = page.frameLocator('iframe[title="Resume preview"]');
  const drawn = () =>
    preview
      .locator("[data-section]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-section")));
  await expect.poll(async () => (await drawn()).slice(0, 2)).toEqual(["skills", "summary"]);

  const [from, to] = await Promise.all([
    rail(page, "Projects").boundingBox(),
    rail(page, "Experience").boundingBox(),
  ]);
  if (!from || !to) throw new Error("The rail is not shown");
  await page.mouse.move(from.x + 16, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(from.x + 16, to.y + 2, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(() => sections(page))
    .toEqual(["personalInfo", "skills", "summary", "projects", "experience", "education"]);
  await context.close();
});

test("the form of a resume of one page is at most 1,600 px long", async () => {
  const { page, context } = await openSample(WIDE);
  const form = page.locator("form", { has: page.getByLabel("Full Name") });
  await page.getByRole("button", { name: "Add a photo" }).waitFor();
  const box = await form.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(1_600);
  await context.close();
});

test("every text field takes its direction from its text, and a GPA that is no number is called Grade", async () => {
  const { page, context } = await openSample(WIDE);
  const without = page.locator(
    "[data-form-section] :is(textarea, input:not([type=month], [type=checkbox], [type=file])):not([dir=auto])",
  );
  expect(await without.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([]);
  const study = await openEntry(page, "Education 1");
  await study.getByLabel("GPA (optional)").fill("First");
  await study.getByLabel("Grade (optional)").fill("3.8");
  await study.getByLabel("GPA (optional)").waitFor();
  await context.close();
});

test("where another person writes is marked on the line of a closed entry", async () => {
  const { ada, bob, end } = await openTogether(browser, baseUrl);
  await ada.getByRole("button", { name: "Add Experience" }).click();
  const theirs = await openEntry(bob, "Experience 1");
  await theirs.getByLabel("Company").focus();
  await ada.getByRole("button", { name: "Add Education" }).click();
  const mark = ada.locator('[data-caret="Bob Ray"]');
  const line = lineOf(ada, "Experience 1").getByRole("button");
  await expect
    .poll(async () => {
      const [at, box] = await Promise.all([mark.boundingBox(), line.boundingBox()]);
      return at && box && Math.abs(at.y - box.y) < 3 && Math.abs(at.height - box.height) < 3;
    })
    .toBe(true);
  await end();
});

test("a comment on a field of a closed entry is counted on its line, and a press opens it", async () => {
  const { ada, grace, end } = await ownerAndGuest(browser, baseUrl, "We count stars.");
  await ada.getByRole("button", { name: "Add Experience" }).click();
  const theirs = await openEntry(grace, "Experience 1");
  await theirs.getByLabel("Position").focus();
  const tools = grace.getByRole("toolbar", { name: "This field" });
  await tools.getByRole("button", { name: "Comment" }).click();
  const form = panelOf(grace).getByRole("region", { name: "New comment" });
  await form.getByRole("textbox", { name: "Comment" }).fill("Is it so?");
  await form.getByRole("button", { name: "Comment", exact: true }).click();
  await form.waitFor({ state: "detached" });
  await ada.getByRole("button", { name: "Add Education" }).click();
  const count = ada.getByRole("button", { name: "1 comment on Position" });
  const line = lineOf(ada, "Experience 1").getByRole("button");
  await expect
    .poll(async () => {
      const [at, box] = await Promise.all([count.boundingBox(), line.boundingBox()]);
      return at && box && at.y + at.height / 2 > box.y && at.y + at.height / 2 < box.y + box.height;
    })
    .toBe(true);
  await count.click();
  await panelOf(ada).getByText("Is it so?").waitFor();
  await end();
});

test.each([
  ["en-US", "letter", 1],
  ["en-GB", "a4", 0],
])(
  "with the browser's language %s a new resume is on %s paper, and the panel says why if it is Letter",
  async (locale, paper, hints) => {
    const person = await signUp(baseUrl, "Zoë Quinn");
    const { token, user } = person;
    const context = await browser.newContext({ viewport: WIDE, baseURL: baseUrl, locale });
    await context.request.post("/api/auth/login", {
      headers: { Origin: baseUrl },
      data: { email: person.email, password: person.password },
    });
    await context.addInitScript(
      (stored: Record<string, string>) => Object.assign(localStorage, stored),
      { token, user: JSON.stringify(user) },
    );
    const page = await context.newPage();
    await page.goto("/builder/sales-impact");
    await page.getByLabel("Full Name").waitFor();
    await openLeftTab(page, "Design");
    expect(await page.getByLabel("Paper").inputValue()).toBe(paper);
    const hint = page.getByText("New resumes start with Letter, from your browser’s language.");
    expect(await hint.count()).toBe(hints);
    await context.close();
  },
);

test("a design put back to the template's own keeps the titles that sections were given", async () => {
  const { page, context } = await openSample(WIDE);
  await openLeftTab(page, "Design");
  await page.getByLabel("Title of Skills").fill("Tools");
  // The paper depends on the country, not on the template.
  await page.getByLabel("Paper").selectOption("letter");
  await page.getByLabel("Dates").selectOption("iso");
  await page.getByRole("button", { name: "Restore template defaults" }).click();
  expect(await page.getByLabel("Dates").inputValue()).toBe("short");
  expect(await page.getByLabel("Paper").inputValue()).toBe("letter");
  expect(await page.getByLabel("Title of Skills").inputValue()).toBe("Tools");
  await context.close();
});

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)(
  "axe finds nothing in the form with an entry open, in both themes, on a %s screen",
  async (_, viewport) => {
    const { page, context } = await openSample(viewport);
    await openEntry(page, "Experience 1");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((scheme) => {
        document.documentElement.classList.toggle("dark", scheme === "dark");
      }, colorScheme);
      expect(await seriousAxeFindings(page), colorScheme).toEqual([]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
    await context.close();
  },
);
