/** A suggestion from a phone: the owner sees its effect on text, score and pages, accepts, and undoes it. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import { ownerAndGuest, panelOf, selectSummary, summaryOf } from "../support/comment-pages.ts";
import { openEntry } from "../support/editor.ts";
import { REAL_RESUME } from "../support/real-resume.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const previewText = (page: Page) =>
  page.frameLocator('iframe[title="Resume preview"]').locator("#flow").first().textContent();

async function suggest(page: Page, from: number, to: number, text: string) {
  await selectSummary(page, from, to);
  const tools = page.getByRole("toolbar", { name: "Selected text" });
  await tools.getByRole("button", { name: "Suggest a change" }).click();
  const form = panelOf(page).getByRole("region", { name: "New suggestion" });
  await form.getByLabel("Your version").fill(text);
  await form.getByRole("button", { name: "Suggest", exact: true }).click();
  await form.waitFor({ state: "detached" });
}

test("a commenter suggests; the owner sees score and pages, accepts, and undo brings the text back", async () => {
  const { ada, grace, end } = await ownerAndGuest(browser, baseUrl, "We count stars every night.");
  await ada.getByLabel("Job Title").fill("Analyst");
  await ada
    .getByRole("textbox", { name: "Job Description" })
    .fill("Requirements:\n- Kubernetes\n- Statistics");
  await ada.locator("form", { hasText: "Job Title" }).getByRole("button", { name: "Save" }).click();
  await suggest(grace, 3, 8, "measure with statistics and Kubernetes");
  await panelOf(grace).getByText("You suggest a change").waitFor();
  expect(await seriousAxeFindings(grace)).toEqual([]);

  const card = ada.getByRole("article", { name: "Suggestion of Grace" });
  await card.waitFor();
  expect(await card.locator("del").textContent()).toContain("count");
  await card.getByText(/Estimated score: \d+ → \d+ · Pages: 1, unchanged/).waitFor();
  expect(await seriousAxeFindings(ada)).toEqual([]);
  // The button with the number of suggestions leads to them.
  await ada
    .getByRole("button", { name: /^Open collaboration panel: 1 open comment, 1 new/ })
    .click();
  await panelOf(ada).getByRole("tab", { name: "Suggestions (1)", selected: true }).waitFor();
  await ada.keyboard.press("Escape");
  await panelOf(ada).waitFor({ state: "detached" });
  await card.getByRole("button", { name: "Accept" }).click();
  const after = "We measure with statistics and Kubernetes stars every night.";
  await expect.poll(() => summaryOf(ada).inputValue()).toBe(after);
  await expect.poll(() => previewText(ada)).toContain(after);
  await expect.poll(() => summaryOf(grace).inputValue()).toBe(after);
  await panelOf(grace).getByText("Accepted by Ada Lovelace").waitFor();
  await card.waitFor({ state: "detached" });

  await ada.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => summaryOf(ada).inputValue()).toBe("We count stars every night.");
  await expect.poll(() => previewText(ada)).toContain("We count stars every night.");
  await card.waitFor();

  // Undo and redo by keyboard restore the suggestion's state together with the text.
  await ada.keyboard.press("Control+Shift+z");
  await expect.poll(() => summaryOf(ada).inputValue()).toBe(after);
  await card.waitFor({ state: "detached" });
  await ada.keyboard.press("Control+z");
  await expect.poll(() => summaryOf(ada).inputValue()).toBe("We count stars every night.");
  await card.waitFor();
  await end();
});

test("a suggestion follows others' edits, reports a conflict, and is rejected with a reason", async () => {
  const { ada, grace, end } = await ownerAndGuest(browser, baseUrl, "We count stars every night.");
  await suggest(grace, 0, 27, "We count stars each night.");
  const card = ada.getByRole("article", { name: "Suggestion of Grace" });
  await card.waitFor();
  await summaryOf(ada).fill("Today we count stars every night.");
  await card.getByText(/The text has changed since/).waitFor();
  await summaryOf(ada).fill("We sleep.");
  await card.getByText(/it can't be applied automatically/).waitFor();
  expect(await card.getByRole("button", { name: "Accept" }).isDisabled()).toBe(true);
  await card.getByRole("button", { name: "Reject" }).click();
  await card.getByLabel("Reason (optional)").fill("r".repeat(501));
  await card
    .getByText(/^Reason is limited to 500 characters\. Shorten it by 1 character/)
    .waitFor();
  expect(await card.getByRole("button", { name: "Reject" }).isDisabled()).toBe(true);
  await card.getByLabel("Reason (optional)").fill("We sleep now.");
  await card.getByLabel("Reason (optional)").press("Enter");
  await panelOf(grace).getByText("Rejected by Ada Lovelace: We sleep now.").waitFor();
  expect(await summaryOf(ada).inputValue()).toBe("We sleep.");
  await end();
});

/** Comments on a whole field from the phone. */
async function suggestValue(page: Page, label: string, answer: (form: Locator) => Promise<void>) {
  const field = page.getByLabel(label, { exact: true }).first();
  await field.focus();
  const tools = page.getByRole("toolbar", { name: "This field" });
  await tools.getByRole("button", { name: "Suggest a change" }).click();
  const form = panelOf(page).getByRole("region", { name: "New suggestion" });
  await answer(form);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await form.getByRole("button", { name: "Suggest", exact: true }).click();
  await form.waitFor({ state: "detached" });
  await panelOf(page).getByRole("button", { name: "Close", exact: true }).click();
}

/** Simulates Firefox and Safari, before the first month is shown. */
const withoutMonthPicker = (page: Page) =>
  page.evaluate(() => {
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "type");
    const readType = type?.get as (this: HTMLInputElement) => string;
    Object.defineProperty(HTMLInputElement.prototype, "type", {
      ...type,
      get(this: HTMLInputElement) {
        const said = readType.call(this);
        return said === "month" ? "text" : said;
      },
    });
  });

test("months, GPA and checkboxes can be suggested, are shown as readable values, accepted and undone", async () => {
  const { ada, grace, end } = await ownerAndGuest(browser, baseUrl, "We count stars every night.");
  await withoutMonthPicker(grace);
  await ada.getByRole("button", { name: "Add Experience" }).click();
  await ada.getByLabel("Company", { exact: true }).first().fill("Engine Ltd");
  const start = ada.getByLabel("Start Date").first();
  await start.fill("2020-01");
  await ada.getByRole("button", { name: "Add Education" }).click();
  await ada.getByLabel("GPA (optional)").fill("3.8");
  await openEntry(grace, "Experience 1");
  await suggestValue(grace, "Start Date", async (form) => {
    const typed = form.getByLabel("Your version");
    await typed.fill("2021-03");
    await typed.press("x");
    const submit = form.getByRole("button", { name: "Suggest", exact: true });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await typed.press("Backspace");
    await expect.poll(() => submit.isDisabled()).toBe(false);
  });
  // The suggestion's card is at the field. While the entry is closed, its heading says that there is one.
  const line = ada.getByRole("group", { name: "Experience 1" }).getByRole("heading");
  await line.getByText("Suggestion", { exact: true }).waitFor();
  await openEntry(ada, "Experience 1");
  await line.getByText("Suggestion", { exact: true }).waitFor({ state: "hidden" });
  const card = ada.getByRole("article", { name: "Suggestion of Grace" });
  await card.waitFor();
  expect(await card.locator("del").textContent()).toBe("Jan 2020");
  expect(await card.locator("ins").textContent()).toBe("Mar 2021");
  await card.getByText(/No score without a job description · Pages: 1, unchanged/).waitFor();
  expect(await seriousAxeFindings(ada)).toEqual([]);
  await card.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => start.inputValue()).toBe("2021-03");
  await expect.poll(() => previewText(ada)).toContain("Mar 2021");
  await card.waitFor({ state: "detached" });
  // The card had the focus; its field has it now.
  await expect.poll(() => start.evaluate((field) => field === document.activeElement)).toBe(true);
  await ada.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => start.inputValue()).toBe("2020-01");
  await card.getByRole("button", { name: "Reject" }).click();
  await card.getByRole("button", { name: "Reject" }).click();
  await card.waitFor({ state: "detached" });

  await suggestValue(grace, "Currently working here", (form) =>
    form.getByLabel("Currently working here").check(),
  );
  await card.waitFor();
  expect(await card.locator("ins").textContent()).toBe("Currently working here: yes");
  await card.getByRole("button", { name: "Accept" }).click();
  const current = ada.getByLabel("Currently working here");
  await expect.poll(() => current.isChecked()).toBe(true);
  await expect.poll(() => previewText(ada)).toContain("Present");
  await expect.poll(() => grace.getByLabel("Currently working here").isChecked()).toBe(true);

  await openEntry(grace, "Education 1");
  await openEntry(ada, "Education 1");
  await suggestValue(grace, "GPA (optional)", (form) =>
    form.getByLabel("Your version").fill("3.9"),
  );
  await card.waitFor();
  // A value that changed since the suggestion is not replaced.
  await ada.getByLabel("GPA (optional)").fill("4.0");
  await card.getByText(/says something else now/).waitFor();
  expect(await card.getByRole("button", { name: "Accept" }).isDisabled()).toBe(true);
  await ada.getByLabel("GPA (optional)").fill("3.8");
  await card.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => ada.getByLabel("GPA (optional)").inputValue()).toBe("3.9");
  await end();
});

test("a suggestion's effect on pages is counted with the resume's template version", async () => {
  const all = await ownerAndGuest(browser, baseUrl, "We count stars every night.");
  const { ada, grace, owner, resumeId, end } = all;
  await suggest(grace, 3, 8, "measure");
  // Long enough that with another version's layout the resume would have another number of pages.
  const experience = Array.from({ length: 12 }, () => REAL_RESUME.experience)
    .flat()
    .slice(0, 24)
    .map((entry, number) => ({ ...entry, id: `entry-${number}` }));
  for (const [version, layout] of [
    [1, "resume sales-impact"],
    [2, "resume sales-impact-2"],
  ] as const) {
    const put = await fetch(`${baseUrl}/api/resumes/${resumeId}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({
        templateId: "sales-impact",
        content: { experience },
        design: { version },
      }),
    });
    expect(put.status).toBe(200);
    await ada.reload();
    const sheet = ada.frameLocator('iframe[title="Resume preview"]').locator(".resume").first();
    await expect.poll(() => sheet.getAttribute("class")).toBe(layout);
    const shown = ada.getByText(/^Page 1 of ([2-9]|\d\d)$/);
    await shown.waitFor();
    const card = ada.getByRole("article", { name: "Suggestion of Grace" });
    const effect = card.getByText(/Pages: \d+, unchanged/);
    await effect.waitFor();
    await expect
      .poll(async () => {
        const pages = /of (\d+)/.exec((await shown.textContent()) ?? "")?.[1];
        return (await effect.textContent())?.includes(`Pages: ${pages}, unchanged`);
      })
      .toBe(true);
  }
  await end();
});
