/** Optional sections: adding, filling, moving, removing, restoring, preview and export. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openEntry, openTab } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The button that adds the section, the noun of its entries, and the value of each field. */
const SECTIONS: [add: string, noun: string, fields: Record<string, string>][] = [
  [
    "Certificates",
    "Certificate",
    { Name: "CKA", Issuer: "CNCF", Date: "2022-05", "Link (optional)": "cncf.example/1" },
  ],
  ["Languages", "Language", { Language: "Türkçe", "Level (optional)": "B2" }],
  ["Awards", "Award", { Title: "Turing Prize", Issuer: "ACM", Description: "For filters" }],
  [
    "Volunteering",
    "Volunteering",
    { Organization: "RNLI", Role: "Crew", "Start Date": "2018-01", Description: "Rowed" },
  ],
  ["Publications", "Publication", { Title: "On filters", Publisher: "Springer" }],
  ["Custom section", "Custom section", { Title: "Patents", Text: "EP 1234567" }],
  ["Courses", "Course", { Name: "Trauma care", Provider: "ENA" }],
  ["Memberships", "Membership", { Organization: "IEEE" }],
  ["Patents", "Patent", { Title: "A clamp", Office: "USPTO" }],
  ["Military service", "Military service", { Branch: "Army Reserve", Rank: "Specialist" }],
  ["Interests", "Interest", { Interest: "Chess" }],
  ["References", "Reference", { Name: "Maria Cole", Position: "Director" }],
];

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
] as const)("on a %s screen", (_name, viewport) => {
  test("each section can be added, filled, moved, removed with undo, and is in preview and export", async () => {
    const person = await signUp(baseUrl);
    const { context, page } = await openEditor(browser, baseUrl, person, viewport);
    const more = page.getByRole("button", { name: "More sections" });
    for (const [add, noun, fields] of SECTIONS) {
      // The button disappears once all sections outside its menu have been added; then its own are listed.
      if (await more.isVisible()) {
        await more.click();
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe("Courses");
      }
      await page.getByRole("button", { name: add, exact: true }).click();
      const entry = page.getByRole("group", { name: `${noun} 1`, exact: true });
      const [first = ""] = Object.keys(fields);
      await entry.getByLabel(first, { exact: true }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-/);
      for (const [label, text] of Object.entries(fields)) {
        await entry.getByLabel(label, { exact: true }).fill(text);
      }
    }
    await expect.poll(() => page.getByRole("heading", { name: "Add section" }).count()).toBe(0);
    const volunteering = await openEntry(page, "Volunteering 1");
    await volunteering.getByLabel("Currently volunteering here").check();

    await page.getByRole("button", { name: "Add Language" }).click();
    await page
      .getByRole("group", { name: "Language 2", exact: true })
      .getByLabel("Language", { exact: true })
      .fill("Gaeilge");
    await page.getByRole("button", { name: "Move Language 2 up" }).click();
    const title = (index: number) => page.getByRole("group", { name: `Language ${index}` });
    await expect
      .poll(() => title(1).getByLabel("Language", { exact: true }).inputValue())
      .toBe("Gaeilge");

    await page.getByRole("button", { name: "Remove Award 1" }).click();
    await expect.poll(() => page.getByRole("group", { name: "Award 1" }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect
      .poll(() =>
        page
          .getByRole("group", { name: "Award 1" })
          .getByLabel("Title", { exact: true })
          .inputValue(),
      )
      .toBe("Turing Prize");
    expect(await seriousAxeFindings(page)).toEqual([]);

    await awaitSaved(page);
    await page.reload();
    const custom = await openEntry(page, "Custom section 1");
    await custom.getByLabel("Text", { exact: true }).waitFor();

    await openTab(page, "Preview");
    const preview = page.frameLocator("iframe").locator("body");
    const wanted = ["CKA", "Türkçe (B2)", "Turing Prize", "RNLI", "On filters", "Patents"];
    for (const text of wanted) await preview.getByText(text).first().waitFor();

    const id = new URL(page.url()).searchParams.get("resume");
    const answer = await fetch(`${baseUrl}/api/resumes/${id}/export?format=txt`, {
      headers: { Authorization: `Bearer ${person.token}` },
    });
    const exported = await answer.text();
    for (const word of [...wanted, "EP 1234567"])
      expect(exported.toLowerCase()).toContain(word.toLowerCase());
    await context.close();
  });
});
