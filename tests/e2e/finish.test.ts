/** The end of the work: few lines on the last page, and Download & Share after Generate PDF. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { expectApart } from "../support/boxes.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const finish = (page: Page) => page.getByRole("dialog", { name: "Download & Share" });

async function useSample(page: Page) {
  await page.getByRole("button", { name: "Use sample content" }).click();
  // "Saved" may still be that of the empty resume, which has the name already.
  await expect.poll(() => page.getByLabel("Phone").inputValue()).not.toBe("");
  await awaitSaved(page);
}

async function generate(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Generate PDF" }).click();
  await download;
  await finish(page).waitFor();
}

test("Generate PDF downloads, then shows the pages and what to check", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await useSample(page);
  await generate(page);
  const dialog = finish(page);
  await dialog.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  await dialog.getByText(/^The phone number is from the sample/).waitFor();
  await dialog.getByText(/^Software that reads this PDF finds all \d+ fields\.$/).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);

  const again = page.waitForEvent("download");
  await dialog.getByLabel("File name").fill("Ward nurse: Zoë");
  await dialog.getByRole("button", { name: "Download again" }).click();
  expect((await again).suggestedFilename()).toBe("Ward nurse- Zoë.pdf");
  const text = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "TXT (plain text)" }).click();
  expect((await text).suggestedFilename()).toMatch(/\.txt$/);

  await dialog.getByRole("button", { name: "Links and public page" }).click();
  const share = page.getByRole("dialog", { name: /^Share/ });
  await share.waitFor();
  await page.keyboard.press("Escape");
  await share.waitFor({ state: "hidden" });
  expect(await dialog.isVisible()).toBe(true);

  // A finding leads to its field.
  await dialog
    .getByRole("listitem")
    .filter({ hasText: "phone number is from the sample" })
    .getByRole("button", { name: "Edit" })
    .click();
  await dialog.waitFor({ state: "hidden" });
  const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
  await expect.poll(focused).toMatch(/phone/i);
  await context.close();
});

test("the findings are there as soon as the dialog opens, also where the file is slow", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await useSample(page);
  await page.route("**/files/**", async (route) => {
    if (route.request().resourceType() === "fetch") await page.waitForTimeout(1_500);
    await route.continue();
  });
  const dialog = finish(page);
  const atOpening = dialog.waitFor().then(() => dialog.innerText());
  await generate(page);
  expect(await atOpening).toContain("The phone number is from the sample");
  await dialog
    .getByText(
      "Word and OpenDocument files have your template's fonts, colors and headings, in one column.",
    )
    .waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More downloads" }).click();
  const word = page.getByRole("menuitem", { name: "Download Word (DOCX)" });
  expect(await word.innerText()).toContain("your template's fonts");
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});

test("on a phone the dialog fits, and a check that fails can be tried again", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), PHONE);
  await useSample(page);
  // Only the file that the dialog reads; the download is a navigation of its own.
  let isBroken = true;
  await page.route("**/files/**", (route) =>
    isBroken && route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await generate(page);
  const toast = page.getByRole("alert").getByText("PDF generated successfully!").locator("..");
  await expectApart(toast, finish(page).getByRole("heading", { name: "Download & Share" }));
  await expectApart(toast, finish(page).getByRole("button", { name: "Close dialog" }));
  await expectApart(toast, finish(page).getByRole("button", { name: "Download again" }));
  await finish(page).getByText("The PDF could not be checked.").waitFor();
  isBroken = false;
  await finish(page).getByRole("button", { name: "Try again" }).click();
  await finish(page)
    .getByText(/^Software that reads this PDF finds all/)
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // Beside an address too long for a line, too.
  const linkedIn = finish(page).getByRole("listitem").filter({ hasText: "The LinkedIn address" });
  const edit = await linkedIn.getByRole("button", { name: "Edit" }).boundingBox();
  const whole = await finish(page).boundingBox();
  const [right, end] = [edit, whole].map((box) => (box ? box.x + box.width : Number.NaN));
  // The dialog's padding is free.
  expect(right).toBeLessThan((end ?? 0) - 16);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await context.close();
});

test("the editor says that only a few lines are on a second page, and fits them to one page in one press", async () => {
  const { page, context } = await openEditor(browser, baseUrl, await signUp(baseUrl), WIDE);
  await page.getByLabel("Full Name").fill("Zoë Müller");
  const notice = page.getByText(/^\d lines? on page 2$/);
  // Three more lines at a time until the second page begins, whose number of lines is then small.
  const line =
    "Planned rosters for the ward and kept them fair through two winters of short staff.\n";
  for (let count = 34; (await notice.count()) === 0 && count < 80; count += 3) {
    await summaryField(page).fill(line.repeat(count));
    await page.waitForTimeout(900);
  }
  await notice.waitFor();
  await page.getByRole("button", { name: "Fit to 1 page" }).click();
  await page.getByText(/^Fitted to 1 page/).waitFor();
  await page.getByText("Page 1 of 1").waitFor();
  await notice.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page.getByText("Page 1 of 2").waitFor();
  await notice.waitFor();
  await context.close();
});
