/** The whole way by keyboard alone, as without a mouse: every control is reached by Tab, and left again. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** After this many presses of Tab the control counts as not reachable; the longest way here is far shorter. */
const MOST_STOPS = 120;
const POSTING = "Requirements\n- 5+ years of experience in nursing\n- Triage\n- Wound care";

/** Roughly the accessible name of the focused element, which may be in the frame of the resume's page. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : outer;
    const element = inner as HTMLInputElement | null | undefined;
    if (!element) return "";
    const labels = [...(element.labels ?? [])];
    const name =
      element.getAttribute("aria-label") ?? labels[0]?.textContent ?? element.textContent;
    return (name ?? "").replace(/\s+/g, " ").trim();
  });

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    const focused = await focusedName(page);
    if (name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`${name} is not reached: ${passed.join(" | ")}`);
}

test("from the login page to Download & Share without a mouse", async () => {
  const person = await signUp(baseUrl, "Rosa Quinn");
  const context = await browser.newContext({ viewport: WIDE, baseURL: baseUrl });
  const page = await context.newPage();
  const { keyboard } = page;

  await page.goto("/login?redirectTo=%2Ftemplates");
  await page.getByLabel("Email").waitFor();
  await tabTo(page, /^Email/);
  await keyboard.type(person.email);
  await tabTo(page, /^Password/);
  await keyboard.type(person.password);
  await keyboard.press("Enter");

  await page.waitForURL(/\/templates/);
  await page.getByRole("heading", { name: "Choose Your Resume Template" }).waitFor();
  await tabTo(page, /^Select Template/);
  await keyboard.press("Enter");
  const start = page.getByRole("button", { name: "Start Building Your Resume" });
  await start.waitFor();
  await tabTo(page, /^Start Building Your Resume/);
  await keyboard.press("Enter");
  await page.waitForURL(/\/builder\/.+\?resume=/);
  await page.getByLabel("Full Name").waitFor();

  // In the form.
  await tabTo(page, /^Professional Summary$/);
  if ((await page.evaluate(() => document.activeElement?.tagName)) !== "TEXTAREA")
    await tabTo(page, /^Professional Summary$/);
  await keyboard.type("Nurse with nine years in triage.");
  await tabTo(page, /^Add Experience/);
  await keyboard.press("Enter");
  const job = page.getByRole("group", { name: "Experience 1", exact: true });
  await job.getByLabel("Position").waitFor();
  await expect.poll(() => focusedName(page)).toMatch(/^Position/);
  await keyboard.type("Ward nurse");

  // On the page: Enter begins, Tab goes on, Escape leaves.
  await tabTo(page, /^Preview of the page/);
  await keyboard.press("Enter");
  const written = page.frameLocator('iframe[title="Resume preview"]').locator("[data-writing]");
  await written.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if ((await written.getAttribute("aria-label"))?.endsWith("Company")) break;
    await keyboard.press("Tab");
  }
  await keyboard.type("Riverside");
  await expect.poll(() => job.getByLabel("Company").inputValue()).toBe("Riverside");
  await keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("Preview of the page");
  await awaitSaved(page);

  // The posting, its score, and one of its requirements.
  await tabTo(page, /^Job Title/);
  await keyboard.type("Ward nurse");
  await tabTo(page, /^Job Description/);
  await keyboard.insertText(POSTING);
  await tabTo(page, /^Get ATS Score/);
  await keyboard.press("Enter");
  await page.getByText(/must-haves shown/).waitFor();
  await tabTo(page, /^Add to skills/);
  await keyboard.press("Enter");
  await expect
    .poll(() => page.getByRole("textbox", { name: /^Skills/ }).inputValue())
    .toMatch(/nursing|triage|wound care/i);

  await tabTo(page, /^Generate PDF/, "Shift+Tab");
  const download = page.waitForEvent("download");
  await keyboard.press("Enter");
  await download;
  const dialog = page.getByRole("dialog", { name: "Download & Share" });
  await dialog.waitFor();
  await tabTo(page, /^Links and public page/);
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => focusedName(page)).toMatch(/Generate PDF/);
  await context.close();
});
