/** "Does this line show it?" in the score panel and on the Analysis page: by keyboard, with undo, and only for editors. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { openEditor, signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
/** Folder for screenshots, for visual review. */
const shots = process.env.SCREENSHOTS;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LINE = "Rolled dough lamination sheets for the other shop";
const CONTENT = {
  personalInfo: { fullName: "Ines Duarte", email: "ines@example.org", phone: "", address: "" },
  skills: ["Punctuality"],
  experience: [
    {
      id: "one",
      company: "Corner Bakery",
      position: "Baker",
      startDate: "2019-04",
      endDate: "2026-01",
      current: false,
      description: `• ${LINE}.\n• Answered the phone for three departments and kept the order book.\n• Opened the shop at five, set up the counter and trained two new colleagues at the till.\n• Counted the stock each Friday and wrote the orders for flour, butter and sugar.`,
    },
  ],
};
const JOB = {
  title: "Baker",
  company: "",
  description: "Requirements\n- Baking\n- Food safety\n- Allergen labeling",
};
const YES = "Yes, this shows it: Baking";

async function aScoredResume() {
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
  await call("PUT", `/api/resumes/${resume.id}`, { jobDescription: JOB });
  await call("POST", `/api/resumes/${resume.id}/analyses`, { jobDescription: JOB });
  return { person, id: resume.id };
}

/** Checks the page with axe in both themes, and takes screenshots if SCREENSHOTS names a folder. */
async function look(page: Page, name: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

test("in the score panel a line is confirmed and rejected by keyboard, and both are undone", async () => {
  const { person, id } = await aScoredResume();
  const address = `/builder/modern-professional?resume=${id}`;
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  const panel = page.getByRole("region", { name: "ATS Score Analysis" });
  const score = async () =>
    Number(await panel.getByRole("meter").first().getAttribute("aria-valuenow"));
  await panel.getByRole("group", { name: "Does this line show Baking?" }).waitFor();
  const before = await score();
  await look(page, "panel-asked");

  await panel.getByRole("button", { name: YES }).focus();
  await page.keyboard.press("Enter");
  await panel.getByText("Confirmed by you.").first().waitFor();
  await page.getByRole("alert").getByText('"Baking" counts as shown').waitFor();
  await expect.poll(score).toBeGreaterThan(before);
  await expect.poll(() => focusedName(page)).toBe("Undo: Baking");
  await look(page, "panel-confirmed");

  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe(YES);
  await expect.poll(score).toBe(before);
  await panel.getByRole("button", { name: "No: Baking" }).click();
  await panel.getByText("Not counted: you said no.").first().waitFor();
  await expect.poll(score).toBeLessThan(before);
  await expect.poll(() => focusedName(page)).toBe("Undo: Baking");
  await look(page, "panel-rejected");
  await panel.getByText("Why not 100?").click();
  const points = await panel
    .getByRole("table")
    .locator("tbody td")
    .evaluateAll((cells) => cells.map((cell) => Number.parseInt(cell.textContent ?? "", 10)));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(await score());

  // A toast's Undo takes its own answer back; an edit of the line makes a Yes void.
  await panel.getByRole("button", { name: "Undo: Baking" }).click();
  await panel.getByRole("button", { name: YES }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await panel.getByRole("button", { name: YES }).click();
  await panel.getByText("Confirmed by you.").first().waitFor();
  await panel.getByRole("button", { name: "Show line: Baking" }).click();
  const field = "field-experience.one.description";
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(field);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await page.keyboard.type(" Every day.");
  await panel.getByRole("button", { name: YES }).waitFor();
  await context.close();
});

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("the Analysis page asks too, on a %s screen", async (size, viewport) => {
  const { person, id } = await aScoredResume();
  const context = await signedInContext(browser, baseUrl, person, viewport);
  const page = await context.newPage();
  await page.goto(`/analyze/${id}`);
  await awaitReact(page);
  const yes = page.getByRole("button", { name: YES });
  await yes.scrollIntoViewIfNeeded();
  const box = await yes.boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(24);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await look(page, `analysis-${size}-asked`);
  await yes.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText('"Baking" counts as shown').waitFor();
  await expect.poll(() => focusedName(page)).toBe("Undo: Baking");
  await look(page, `analysis-${size}-confirmed`);
  // The editor knows the answer: it is the resume's.
  const saved = await fetch(`${baseUrl}/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { resume } = (await saved.json()) as { resume: { jobDescription: object } };
  expect(resume.jobDescription).toMatchObject({
    evidenceAnswers: [{ term: "Baking", line: LINE, shows: true }],
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe(YES);
  await context.close();
});
