/** The resume's features beyond the specification's fields: edited in the form, shown on the page, undone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openEntry } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const JOB = {
  id: "one",
  company: "Riverside",
  position: "Nurse",
  startDate: "2017-06",
  endDate: "2021-03",
  current: false,
  description: "Cared for 30 patients",
};
const OTHER = { ...JOB, id: "two", company: "Olive Court", position: "Aide" };

async function openResume(viewport: typeof WIDE, content: object) {
  const person = await signUp(baseUrl, "Rosa Quinn");
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return (await answer.json()) as { resume: { id: string; content: Record<string, never> } };
  };
  const { resume } = await call("POST", "/api/resumes", {
    templateId: "modern-professional",
    content,
  });
  const address = `/builder/modern-professional?resume=${resume.id}`;
  const opened = await openEditor(browser, baseUrl, person, viewport, address);
  const stored = async () => {
    await awaitSaved(opened.page);
    return (await call("GET", `/api/resumes/${resume.id}`)).resume.content;
  };
  return { ...opened, stored };
}

const preview = (page: Page) => page.frameLocator("iframe").first().locator("body");

test("headline and links are written and printed", async () => {
  const { page, context, stored } = await openResume(WIDE, { experience: [JOB] });
  await page.getByRole("button", { name: "Add headline" }).click();
  await page.getByLabel("Headline").fill("Registered nurse");
  await page.getByRole("button", { name: "Add link" }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.type("rosa.example");
  await page.getByLabel("Label 1").fill("Portfolio");
  await expect.poll(() => preview(page).textContent()).toContain("Portfolio: rosa.example");
  expect(await preview(page).textContent()).toContain("Registered nurse");
  expect(await stored()).toMatchObject({
    personalInfo: {
      headline: "Registered nurse",
      links: [{ label: "Portfolio", url: "rosa.example" }],
    },
  });
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove link 1" }).click();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => page.getByLabel("Label 1").inputValue()).toBe("Portfolio");
  await context.close();
});

test("links are moved by keyboard, buttons and dragging", async () => {
  const links = ["a", "b", "c"].map((id) => ({
    id,
    label: id.toUpperCase(),
    url: `${id}.example`,
  }));
  const { page, context, stored } = await openResume(WIDE, { personalInfo: { links } });
  const labels = () =>
    page
      .getByRole("list", { name: "Links" })
      .getByLabel(/^Label/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(labels).toEqual(["A", "B", "C"]);
  await page.getByLabel("Link 1", { exact: true }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(labels).toEqual(["B", "A", "C"]);
  await page.getByText("Moved to place 2 of 3").waitFor({ state: "attached" });
  // The field keeps the focus.
  await page.keyboard.press("End");
  await page.keyboard.type("/me");
  expect(await page.getByLabel("Link 2", { exact: true }).inputValue()).toBe("a.example/me");
  await page.getByRole("button", { name: "Move link 2 down" }).click();
  await expect.poll(labels).toEqual(["B", "C", "A"]);
  // The button is disabled at the end, so the other one has the focus.
  await page.keyboard.press("Enter");
  await expect.poll(labels).toEqual(["B", "A", "C"]);
  const item = (index: number) =>
    page.getByRole("list", { name: "Links" }).getByRole("listitem").nth(index);
  await item(2).scrollIntoViewIfNeeded();
  const [handle, first] = [
    await item(2).getByTitle("Drag to reorder").boundingBox(),
    await item(0).boundingBox(),
  ];
  if (!handle || !first) throw new Error("The links are not shown");
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, first.y + 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(labels).toEqual(["C", "B", "A"]);
  await page.keyboard.press("Control+z");
  await expect.poll(labels).toEqual(["B", "A", "C"]);
  expect(await stored()).toMatchObject({
    personalInfo: { links: [{ id: "b" }, { id: "a", url: "a.example/me" }, { id: "c" }] },
  });
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});

test("a section's heading and its buttons are on one line, on a phone and in the pane", async () => {
  for (const viewport of [PHONE, WIDE]) {
    const { page, context } = await openResume(viewport, {});
    const lines = await page
      .locator('[data-form-section="personalInfo"] h2 span')
      .evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getClientRects().length;
      });
    await page.getByRole("button", { name: "Add headline" }).waitFor();
    expect(lines).toBe(1);
    await context.close();
  }
});

test("a folded publication has two lines: its title, then where and when it was published", async () => {
  const title = "A long title of a paper about the conductivity of layered materials ".repeat(2);
  const publications = [{ id: "p", title, publisher: "Nature", date: "2019-02", url: "" }];
  for (const viewport of [PHONE, WIDE]) {
    const { page, context } = await openResume(viewport, { publications });
    const row = page.locator('[data-entry="p"] [data-line]');
    await row.getByText("Nature · 2019").waitFor();
    expect((await row.boundingBox())?.height).toBeLessThan(56);
    await row.click();
    await row.getByText("Nature · 2019").waitFor({ state: "detached" });
    await context.close();
  }
});

test("dates of only a year stay so, until a month is picked", async () => {
  const { page, context, stored } = await openResume(WIDE, { experience: [JOB] });
  const entry = await openEntry(page, "Experience 1");
  await entry.getByLabel("Year only").check();
  await expect.poll(() => entry.getByLabel("Start Date").inputValue()).toBe("2017");
  await entry.getByLabel("End Date").fill("Spring 2020");
  await entry.getByLabel("Location").fill("Columbus, OH");
  await expect.poll(() => preview(page).textContent()).toContain("2017 – Spring 2020");
  expect(await preview(page).textContent()).toContain("Riverside · Columbus, OH");
  expect(await stored()).toMatchObject({
    experience: [{ startDate: "2017", endDate: "2020-21", location: "Columbus, OH" }],
  });
  await entry.getByLabel("Year only").uncheck();
  await expect.poll(() => entry.getByText("2017 until you pick a month").count()).toBe(1);
  // The end's year was replaced, so only the start's month can be restored.
  await entry.getByRole("button", { name: "Bring back Jun 2017", exact: true }).click();
  await expect.poll(() => entry.getByLabel("Start Date").inputValue()).toBe("2017-06");
  expect(await entry.getByRole("button", { name: "Bring back" }).count()).toBe(0);
  await entry.getByLabel("Start Date").fill("2017-07");
  expect(await stored()).toMatchObject({ experience: [{ startDate: "2017-07" }] });
  await context.close();
});

test("a month without a year is reported as an incomplete date", async () => {
  const { page, context } = await openResume(WIDE, { experience: [{ ...JOB, startDate: "" }] });
  const entry = await openEntry(page, "Experience 1");
  const incomplete = entry.getByText("Pick both a month and a year");
  await entry.getByLabel("Start Date").focus();
  await page.keyboard.type("06");
  expect(await incomplete.count()).toBe(0);
  await entry.getByLabel("Position").focus();
  await expect.poll(() => incomplete.count()).toBe(1);
  await entry.getByLabel("Start Date").fill("2017-06");
  await expect.poll(() => incomplete.count()).toBe(0);
  await context.close();
});

test("after starting with an empty resume, the name has the focus", async () => {
  const { page, context } = await openResume(WIDE, {});
  await page.getByRole("button", { name: "Start empty" }).click();
  const name = page.getByLabel("Full Name");
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await context.close();
});

test("a role added to an employer whose dates are only years has only years too", async () => {
  const dated = { ...JOB, startDate: "2017", endDate: "2021" };
  const { page, context, stored } = await openResume(WIDE, { experience: [dated] });
  const entry = await openEntry(page, "Experience 1");
  await entry.getByRole("button", { name: "Add a role here" }).click();
  const role = page.getByRole("group", { name: "Experience 1", exact: true });
  await expect.poll(() => role.getByLabel("Year only").isChecked()).toBe(true);
  await role.getByLabel("Start Date").fill("2021");
  await role.getByLabel("End Date").fill("2024");
  expect(await stored()).toMatchObject({
    experience: [{ startDate: "2021", endDate: "2024" }, {}],
  });
  await context.close();
});

test("a role can be added to an employer by keyboard, separated from it, and joined again", async () => {
  const { page, context, stored } = await openResume(WIDE, { experience: [JOB, OTHER] });
  const entry = await openEntry(page, "Experience 1");
  await entry.getByRole("button", { name: "Add a role here" }).focus();
  await page.keyboard.press("Enter");
  const role = page.getByRole("group", { name: "Experience 1", exact: true });
  await expect.poll(() => role.getByLabel("Company").inputValue()).toBe("Riverside");
  // A space typed in the field must not fold or open the entry.
  await page.keyboard.type("Charge nurse");
  expect(await role.getByLabel("Position").inputValue()).toBe("Charge nurse");
  await expect.poll(() => preview(page).locator(".employer .role").count()).toBe(2);
  expect(await preview(page).locator(".employer h3").textContent()).toBe("Riverside");
  await role.getByLabel("Company").fill("Riverside West");
  await expect
    .poll(() => preview(page).locator(".employer h3").textContent())
    .toBe("Riverside West");
  // The form shows both roles as rows of one card.
  expect(await page.locator("li[data-role]").count()).toBe(1);
  const lower = await openEntry(page, "Experience 2");
  await lower.getByLabel("Under one employer with the entry above").uncheck();
  await expect.poll(() => preview(page).locator(".employer").count()).toBe(0);
  await lower.getByLabel("Under one employer with the entry above").check();
  await expect.poll(() => preview(page).locator(".employer .role").count()).toBe(2);
  const { experience } = (await stored()) as unknown as { experience: { employerId?: string }[] };
  expect(experience[0]?.employerId).toBe(experience[1]?.employerId);
  expect(experience[2]?.employerId).toBeUndefined();
  await context.close();
});

test("a hidden entry is not on the page but in the form, and undo shows it again", async () => {
  const { page, context, stored } = await openResume(PHONE, { experience: [JOB, OTHER] });
  const entry = await openEntry(page, "Experience 1");
  await entry.getByRole("button", { name: "Hide Experience 1 from the page" }).click();
  await expect.poll(() => entry.getByText("Hidden").count()).toBe(1);
  expect(await stored()).toMatchObject({ experience: [{ hidden: true }, { id: "two" }] });
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect.poll(() => preview(page).textContent()).toContain("Olive Court");
  expect(await preview(page).textContent()).not.toContain("Riverside");
  await page.getByRole("tab", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => entry.getByText("Hidden").count()).toBe(0);
  await context.close();
});

test("groups of skills: a new skill joins the list, a removed group keeps its skills", async () => {
  const { page, context, stored } = await openResume(WIDE, { skills: ["Epic"] });
  await page.getByRole("button", { name: "Add group" }).click();
  await page.keyboard.type("Records");
  await page.getByLabel("Name of group 1").press("Tab");
  const skills = page.getByLabel("Skills of group 1");
  expect(await skills.evaluate((field) => field === document.activeElement)).toBe(true);
  await skills.fill("Epic, Meditech");
  await page.getByLabel("Name of group 1").focus();
  await expect
    .poll(() => preview(page).locator(".group").textContent())
    .toBe("RecordsEpicMeditech");
  expect(await stored()).toMatchObject({
    skills: ["Epic", "Meditech"],
    skillGroups: [{ name: "Records", skills: ["Epic", "Meditech"] }],
  });
  await page.getByRole("button", { name: "Remove group 1" }).click();
  await expect.poll(() => preview(page).locator(".group").count()).toBe(0);
  expect(await stored()).toMatchObject({ skills: ["Epic", "Meditech"] });
  await context.close();
});
