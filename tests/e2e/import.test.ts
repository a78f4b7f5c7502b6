/** From a file to the editor: read in the browser, reviewed, corrected, saved. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { cjkPdf } from "../support/cjk-pdfs.ts";
import { openTab, signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openImport(viewport: { width: number; height: number }) {
  const context = await signedInContext(browser, baseUrl, await signUp(baseUrl), viewport);
  const page = await context.newPage();
  await page.goto("/import");
  await awaitReact(page);
  const choose = (file: Parameters<ReturnType<typeof page.getByLabel>["setInputFiles"]>[0]) =>
    page.getByLabel("File to import").setInputFiles(file);
  return { context, page, choose };
}

test("a PDF in an East Asian encoding is read like any other", async () => {
  const { context, page, choose } = await openImport(WIDE);
  const buffer = Buffer.from(cjkPdf("UniGB-UCS2-H"));
  await choose({ name: "cv.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("heading", { name: "Imported" }).waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("王小明");
  await context.close();
});

test("an old Word file can be chosen and gets instructions", async () => {
  const { context, page, choose } = await openImport(WIDE);
  const accepted = await page.getByLabel("File to import").getAttribute("accept");
  expect(accepted?.split(",")).toContain(".doc");
  const buffer = Buffer.from("d0cf11e0a1b11ae1".padEnd(1024, "0"), "hex");
  await choose({ name: "lebenslauf.doc", mimeType: "application/msword", buffer });
  await page.getByText("lebenslauf.doc was not imported").waitFor();
  await page.getByText("Save it as .docx without a password, then try again.").waitFor();
  await context.close();
});

test("pasted text is imported like a file", async () => {
  const { context, page } = await openImport(PHONE);
  await page.getByRole("button", { name: "Paste text" }).click();
  const lines = ["Ann Example", "ann@example.com", "", "SKILLS", "Triage, Wound care"];
  await page.getByLabel("Text of your resume").fill(lines.join("\n"));
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Import text" }).click();
  await page.getByRole("heading", { name: "Imported" }).waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Ann Example");
  await context.close();
});

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("on a %s screen", (_name, viewport) => {
  test("an own PDF is read, corrected, saved and opened in the editor", async () => {
    const { context, page, choose } = await openImport(viewport);
    await choose("public/templates/startup-entrepreneur.pdf");
    await page.getByRole("heading", { name: "Imported" }).waitFor();
    await page.getByText(/fields imported/).waitFor();
    const name = page.getByLabel("Full Name");
    expect(await name.inputValue()).toBe("Nia Adeyemi");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousAxeFindings(page)).toEqual([]);
    }
    const original = page.getByRole("region", { name: "The file" });
    if (viewport === PHONE) {
      expect(await original.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Show original" }).click();
      await original.getByRole("img", { name: /page 1 of/ }).waitFor();
      expect(await name.isVisible()).toBe(false);
      expect(await seriousAxeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Show fields" }).click();
      // Entries without doubts are folded.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000);
    } else await original.waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
    await name.fill("Nia O’Adeyemi");
    await page.getByLabel("Title", { exact: true }).first().fill("Read back");
    await page.getByLabel("Template").selectOption("startup-entrepreneur");
    await page.getByRole("button", { name: "Open the editor" }).click();
    await page.waitForURL(/\/builder\/startup-entrepreneur\?resume=/);
    // The page's address changes first: until the editor is drawn, the import's fields are still shown.
    await page.getByRole("button", { name: "Personal Information" }).first().waitFor();
    await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe("Nia O’Adeyemi");
    await openTab(page, "Preview");
    await page.frameLocator("iframe").locator("h1").getByText("Nia O’Adeyemi").waitFor();
    await context.close();
  });
});

test("a file that is not a resume is rejected with a message, and another can be chosen", async () => {
  const { context, page, choose } = await openImport(WIDE);
  await choose({ name: "virus.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\x90") });
  await page.getByText("virus.pdf was not imported").waitFor();
  await choose({ name: "cut.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") });
  await page.getByText("This PDF is damaged and cannot be read.").waitFor();
  await choose("tests/foreign/word-tabs.docx");
  await page.getByRole("heading", { name: "Imported" }).waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Marta Lindqvist");
  await page.getByRole("button", { name: "Choose another file" }).click();
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  await context.close();
});

test("a file can be dropped, and dragging over a child keeps the drop zone highlighted", async () => {
  const { context, page } = await openImport(WIDE);
  const place = page.getByRole("region", { name: "Choose a file" });
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  const resume = JSON.stringify({ basics: { name: "Ann Dropped" } });
  const dataTransfer = await page.evaluateHandle((text) => {
    const held = new DataTransfer();
    held.items.add(new File([text], "cv.json", { type: "application/json" }));
    return held;
  }, resume);
  const isHeld = async () => {
    await place.dispatchEvent("dragover", { dataTransfer });
    return (await place.getAttribute("class"))?.includes("bg-accent-wash");
  };
  await expect.poll(isHeld).toBe(true);
  const leave = (within: boolean) =>
    place.evaluate((it, isWithin) => {
      const relatedTarget = isWithin ? it.querySelector("p") : document.body;
      it.dispatchEvent(new DragEvent("dragleave", { bubbles: true, relatedTarget }));
    }, within);
  await leave(true);
  await page.waitForTimeout(100);
  expect(await place.getAttribute("class")).toContain("bg-accent-wash");
  await leave(false);
  await expect.poll(() => place.getAttribute("class")).not.toContain("bg-accent-wash");
  await place.dispatchEvent("drop", { dataTransfer });
  await page.getByRole("heading", { name: "Imported" }).waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Ann Dropped");
  await context.close();
});

const DOUBTFUL = [
  ...[
    "Ann Example",
    "ann@example.com",
    "",
    "EXPERIENCE",
    "",
    "Staff Nurse",
    "- Ran triage for 40 beds",
  ],
  ...[
    "",
    "SKILLS",
    "Triage, Wound care",
    "",
    "EDUCATION",
    "Bachelor of Science in Nursing, 2012 - 2015",
  ],
];

test.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)(
  "missing values are asked for first, beside the file, on a %s screen",
  async (name, size) => {
    const { context, page, choose } = await openImport(size);
    const buffer = Buffer.from(DOUBTFUL.join("\n"));
    await choose({ name: "ann.txt", mimeType: "text/plain", buffer });
    const list = page.getByRole("region", { name: /^Please check/ });
    const employer = list.getByRole("button", { name: "Who did you work for?" });
    await employer.waitFor();
    if ((await employer.getAttribute("aria-expanded")) === "false") await employer.click();
    const original = page.getByRole("region", { name: "The file" });
    if (size === PHONE) await list.getByRole("button", { name: "Show in the file" }).click();
    expect(await original.locator("mark").first().textContent()).toContain("Staff Nurse");
    if (size === PHONE) await page.getByRole("button", { name: "Show fields" }).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousAxeFindings(page)).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}-doubts-${name}-${colorScheme}.png` });
    }
    const questions = await list.getByRole("button", { expanded: false }).count();
    await list.getByLabel("Company").fill("Acme Hospital");
    await list.getByLabel("Company").press("Enter");
    await list.getByText(`${questions} of ${questions + 1} left`).waitFor();
    // Enter goes on to the next question's field.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id ?? ""))
      .toMatch(/^check-/);
    await page.getByRole("button", { name: "Open the editor" }).click();
    await page.waitForURL(/\/builder\/.*resume=/);
    // The editor lists what is left to check until it is checked.
    await page.getByText("Left to check from your import: 2").waitFor();
    await page.getByText("Experience 1: When did you work there?").waitFor();
    await page.getByRole("button", { name: "Show field" }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id ?? ""))
      .toMatch(/^field-experience\..*\.startDate/);
    expect(await seriousAxeFindings(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-left-${name}.png` });
    await page.getByRole("button", { name: "Checked, next" }).click();
    await page.reload();
    await page.getByText("Left to check from your import: 1").waitFor();
    await page.getByText("Education 1: Which school was it?").waitFor();
    await page.getByRole("button", { name: "Checked", exact: true }).click();
    await page.getByText("Left to check from your import").waitFor({ state: "detached" });
    await context.close();
  },
);

test("a line that was not used can be put into a section, and taken out again", async () => {
  const { context, page, choose } = await openImport(WIDE);
  const person = {
    basics: { name: "Ann" },
    work: [{ name: "ACME", position: "Clerk", startDate: "2010-02" }],
    thesis: "On logic",
  };
  const buffer = Buffer.from(JSON.stringify(person));
  await choose({ name: "ann.json", mimeType: "application/json", buffer });
  const choice = page.getByRole("combobox", { name: /On logic/ });
  await choice.selectOption({ label: "Experience 1: ACME" });
  await page.getByText("Added to Experience 1: ACME").waitFor();
  await page.locator("summary", { hasText: "ACME" }).click();
  const description = page.getByLabel("Description");
  expect(await description.inputValue()).toContain("On logic");
  await page.getByRole("button", { name: "Undo" }).click();
  await choice.waitFor();
  expect(await description.inputValue()).toBe("");
  await context.close();
});
