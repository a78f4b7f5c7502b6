/** The job description line by line: what each line asks for, and its correction by mouse, keyboard and touch. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { openEditor, openTab, signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
/** Folder for screenshots, for visual review. */
const shots = process.env.SCREENSHOTS;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const CONTENT = {
  personalInfo: { fullName: "Ines Duarte", email: "ines@example.org", phone: "", address: "" },
  skills: ["Excel"],
  experience: [
    {
      id: "one",
      company: "Corner Bakery",
      position: "Baker",
      startDate: "2019-04",
      endDate: "2026-01",
      current: false,
      description:
        "• Made croissants by dough lamination for the morning shift.\n• Food safety checks each morning.\n• Made bread from our own sourdough starters.",
    },
  ],
};
const JOB = {
  title: "Baker",
  company: "",
  description: `Baker

About us
We are a family bakery that loves its sourdough starters.

Requirements
• Food safety and allergen labeling
• Excel
• Right to work in the UK

Nice to have
• Latte art`,
};

async function aResume(job: object | null = JOB, isScored = true) {
  const person = await signUp(baseUrl);
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return answer.json();
  };
  const { resume } = (await call("POST", "/api/resumes", {
    templateId: "modern-professional",
    content: CONTENT,
  })) as { resume: { id: string } };
  if (job) await call("PUT", `/api/resumes/${resume.id}`, { jobDescription: job });
  if (job && isScored)
    await call("POST", `/api/resumes/${resume.id}/analyses`, { jobDescription: job });
  return { person, call, id: resume.id };
}

const address = (id: string) => `/builder/modern-professional?resume=${id}`;
const viewOf = (page: Page) => page.getByRole("region", { name: "The posting, line by line" });
const lineOf = (view: Locator, words: string) =>
  view.getByRole("button", { name: new RegExp(`^Line \\d+.*: .*${words}`) });
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

async function look(page: Page, name: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

test("every line is listed with its state, and the counts equal the score's", async () => {
  const { person, id } = await aResume();
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address(id));
  const panel = page.getByRole("region", { name: "ATS Score Analysis" });
  const headline = await panel.getByText(/\d of \d must-haves shown/).textContent();
  await panel.getByRole("button", { name: "Read the posting" }).click();
  const view = viewOf(page);
  await view.getByText(headline ?? "", { exact: true }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("The posting, line by line");
  const names = await view
    .getByRole("button", { name: /^Line / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  expect(names).toEqual([
    "Line 1, Shown: Baker",
    "Line 3: About us",
    "Line 4, Not read as a requirement: We are a family bakery that loves its sourdough starters.",
    "Line 6: Requirements",
    expect.stringMatching(/^Line 7, Partly shown, 1 of 2 shown: • Food safety and allergen/),
    expect.stringMatching(/^Line 8, Partly shown: • Excel/),
    "Line 9, Not read as a requirement: • Right to work in the UK",
    "Line 11: Nice to have",
    "Line 12, Missing: • Latte art",
  ]);
  await lineOf(view, "Food safety").click();
  await look(page, "read-posting-wide");
  // "Show line" leads to the line of the resume.
  await view.getByRole("button", { name: "Show line: Food safety" }).click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toContain("Food safety");
  await view.getByRole("button", { name: "Back to the score" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Read the posting");
  await context.close();
});

test("by keyboard a line is marked as no requirement, restored, and another line added and undone", async () => {
  const { person, id } = await aResume();
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address(id));
  const panel = page.getByRole("region", { name: "ATS Score Analysis" });
  await panel.getByText(/\d of \d must-haves shown/).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("read the posting");
  await page.keyboard.press("Enter");
  const view = viewOf(page);
  await view.waitFor();
  const count = () => view.getByText(/\d of \d must-haves shown/).textContent();
  const before = await count();
  await view.getByRole("button", { name: /^Line 1,/ }).focus();
  await page.keyboard.press("End");
  await expect.poll(() => focusedName(page)).toBe("Line 12, Missing: • Latte art");
  await page.keyboard.press("Home");
  for (let at = 0; at < 4; at++) await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedName(page)).toMatch(/^Line 7/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focusedName(page)).toMatch(/^Line 8, Partly/);
  await page.keyboard.press("Enter");
  await view.getByRole("button", { name: "More about Excel" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Not a requirement" }).waitFor();
  // The menu gets the focus a moment after it is drawn, and moves it a moment after a key.
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focusedText).toBe("Not true for me");
  await page.keyboard.press("End");
  await expect.poll(focusedText).toBe("Not a requirement");
  await page.keyboard.press("Enter");
  await view.getByText("is not counted: you marked it as no requirement").waitFor();
  await expect.poll(count).not.toBe(before);
  // The menu is gone with its requirement; the focus stays at the line.
  await expect.poll(() => focusedName(page)).toMatch(/^Line 8, Not read as a requirement/);
  await view.getByRole("button", { name: "Count it again: Excel" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(count).toBe(before);
  await expect.poll(() => focusedName(page)).toMatch(/^Line 8, Partly/);

  // The button "This is a requirement" of the third line.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const words = view.getByRole("textbox", { name: "What it asks for" });
  await words.waitFor();
  expect(await words.inputValue()).toBe("We are a family bakery that loves its sourdough starters");
  await words.fill("sourdough bread");
  await page.keyboard.press("Enter");
  await view.getByText("Use words of this line, in their order.").waitFor();
  await look(page, "read-posting-adding");
  await words.fill("sourdough starters");
  await page.keyboard.press("Enter");
  await page.getByText('"sourdough starters" counts as a must-have, added by you.').waitFor();
  await lineOf(view, "sourdough")
    .and(view.getByRole("button", { name: /Shown:/ }))
    .waitFor();
  await view.getByText("added by you").waitFor();
  const added = await count();
  expect(added).not.toBe(before);
  await look(page, "read-posting-added");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(count).toBe(before);
  await context.close();
});

test("selected words are added as a nice-to-have, made a must-have, and the server keeps it", async () => {
  const { person, call, id } = await aResume();
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address(id));
  await page.getByRole("button", { name: "Read the posting" }).click();
  const view = viewOf(page);
  const text = view.locator('[data-line-text="4"]');
  await text.waitFor();
  // From within "sourdough" to within "starters".
  await text.evaluate((element) => {
    const node = element.firstElementChild?.firstChild as Text;
    const range = document.createRange();
    range.setStart(node, node.data.indexOf("ourdough"));
    range.setEnd(node, node.data.indexOf("rters."));
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  });
  const words = view.getByRole("textbox", { name: "What it asks for" });
  await expect.poll(() => words.inputValue()).toBe("sourdough starters");
  await view.getByRole("radio", { name: "Nice-to-have" }).check();
  await view.getByRole("button", { name: "Add requirement" }).click();
  await view.getByRole("button", { name: /^More about sourdough/i }).click();
  await page.getByRole("menuitem", { name: "Make it a must-have" }).click();
  const saved = async () => {
    const { resume } = (await (
      await fetch(`${baseUrl}/api/resumes/${id}`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
    ).json()) as { resume: { jobDescription: object } };
    return resume.jobDescription;
  };
  await expect
    .poll(saved)
    .toMatchObject({ addedTerms: [{ words: "sourdough starters", requirement: "required" }] });
  // Requirements that the product found can be changed too, and the report marks them.
  await lineOf(view, "Latte art").click();
  await view.getByRole("button", { name: "More about Latte art" }).click();
  await page.getByRole("menuitem", { name: "Make it a must-have" }).click();
  await view.getByText("must-have, changed by you").waitFor();
  await expect.poll(saved).toMatchObject({
    requirementChanges: [{ term: "Barista skills", requirement: "required" }],
  });
  expect(
    await call("POST", `/api/resumes/${id}/analyses`, { jobDescription: await saved() }),
  ).toEqual(expect.anything());
  await context.close();
});

test("a commenter can read the lines but not correct them", async () => {
  const { call, id } = await aResume();
  const { share } = (await call("POST", `/api/resumes/${id}/shares`, { role: "comment" })) as {
    share: { url: string };
  };
  const context = await browser.newContext({ viewport: WIDE });
  const page = await context.newPage();
  // The guest typed this while they were an editor.
  const typed = JSON.stringify({ title: "Welder", company: "", description: "• MIG" });
  await page.addInitScript(([key, draft]) => localStorage.setItem(key, draft), [
    `covitae:job-draft:${id}`,
    typed,
  ] as const);
  await page.goto(share.url);
  await page.getByRole("button", { name: "Read the posting" }).waitFor();
  // The saved posting is folded to a line.
  await expect.poll(() => page.getByLabel("Job Title").count()).toBe(0);
  await page.getByText("Baker", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Read the posting" }).click();
  const view = viewOf(page);
  await lineOf(view, "Food safety").click();
  await view.getByRole("listitem").filter({ hasText: "Food safety checks" }).first().waitFor();
  await lineOf(view, "sourdough").click();
  await view.getByText("No requirement was read in this line.").waitFor();
  await view.getByText("Open a line to see what was read in it.").waitFor();
  for (const name of [/^More about/, /^This is a requirement/, /^Add another/])
    expect(await view.getByRole("button", { name }).count()).toBe(0);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});

test("on a phone the lines fit, and open and are corrected by touch", async () => {
  const { person, id } = await aResume();
  const context = await signedInContext(browser, baseUrl, person, PHONE);
  const page = await context.newPage();
  await page.goto(address(id));
  await page.getByLabel("Full Name").waitFor({ state: "attached" });
  await openTab(page, "Job & Score");
  await page.getByRole("button", { name: "Read the posting" }).click();
  const view = viewOf(page);
  await lineOf(view, "Latte art").click();
  await view.getByRole("button", { name: "More about Latte art" }).click();
  await page.getByRole("menuitem", { name: "Not true for me" }).click();
  await view.getByText("Not true for you: not suggested, still counted as missing.").waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await look(page, "read-posting-phone");
  await context.close();
});

test("the view handles a long posting, one without requirements, one without a score, and none", async () => {
  const lines = Array.from({ length: 200 }, (_, at) => `- Food safety in kitchen ${at}`);
  const long = { ...JOB, description: ["Requirements", ...lines].join("\n") };
  const { person, call, id } = await aResume(long);
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address(id));
  await page.getByRole("button", { name: "Read the posting" }).click();
  const view = viewOf(page);
  await expect.poll(() => view.getByRole("button", { name: /^Line / }).count()).toBe(201);
  await view.getByRole("button", { name: /^Line 1:/ }).focus();
  await page.keyboard.press("End");
  await expect.poll(() => focusedName(page)).toMatch(/^Line 201/);

  const nothing = { ...JOB, title: "Notice", description: "Hello there.\nGood morning to all." };
  await call("PUT", `/api/resumes/${id}`, { jobDescription: nothing });
  await expect.poll(() => view.locator("[data-line-text]").count()).toBe(2);
  await lineOf(view, "Hello").waitFor();
  await look(page, "read-posting-nothing");

  const dutch = {
    ...JOB,
    title: "Bakker",
    description:
      "Bakker\nWij zoeken een bakker die van zijn vak houdt en graag vroeg opstaat voor onze klanten.\nJe hebt ervaring met Excel en voedselveiligheid.",
  };
  await call("PUT", `/api/resumes/${id}`, { jobDescription: dutch });
  await expect.poll(() => view.locator("[data-line-text]").count()).toBe(3);
  await view.getByText("Not scored in Dutch yet.").waitFor();
  await context.close();

  const fresh = await aResume(JOB, false);
  const other = await openEditor(browser, baseUrl, fresh.person, WIDE, address(fresh.id));
  await other.page.getByRole("heading", { name: "No ATS Analysis Yet" }).waitFor();
  await other.page.keyboard.press("Control+k");
  await other.page.getByRole("combobox").fill("read the posting");
  await other.page.keyboard.press("Enter");
  const unscored = viewOf(other.page);
  await unscored.getByText(/Not compared yet/).waitFor();
  await look(other.page, "read-posting-unscored");
  await unscored.getByRole("button", { name: "Get ATS Score" }).click();
  await lineOf(unscored, "Latte art").waitFor();
  await other.context.close();
});

test("a changed posting keeps the focus in the view, and the view closes when the posting is removed", async () => {
  const { person, id, call } = await aResume();
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address(id));
  const panel = page.getByRole("region", { name: "ATS Score Analysis" });
  await panel.getByRole("button", { name: "Read the posting" }).click();
  const view = viewOf(page);
  await lineOf(view, "Latte art").click();
  const put = (jobDescription: object | null) =>
    call("PUT", `/api/resumes/${id}`, { jobDescription });
  await put({ ...JOB, description: "Baker\n• Excel" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("The posting, line by line");

  // Another person removes the posting, and adds one while this person types.
  const summary = page.getByRole("textbox", { name: "Professional Summary" });
  await summary.click();
  await put(null);
  await view.waitFor({ state: "detached" });
  await put(JOB);
  await expect.poll(() => page.getByLabel("Job Title").inputValue()).toBe(JOB.title);
  await page.keyboard.type("Baker of bread");
  expect(await view.count()).toBe(0);
  expect(await summary.inputValue()).toBe("Baker of bread");
  await context.close();
});
