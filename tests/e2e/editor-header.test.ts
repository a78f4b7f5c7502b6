/**
 * The editor's header bar at widths between a phone's and a desktop's: one row, and no overlaps; and the messages below
 * it after a PDF could not be generated.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The header's height, the widths of heading and title, and overlapping elements. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("header") as HTMLElement;
    const heading = bar.querySelector("h1") as HTMLElement;
    const title = bar.querySelector('[title$="(rename)"]') as HTMLElement;
    const parts = [...bar.children].flatMap((part) => [...part.querySelectorAll("*")]);
    const right = (part: Element) => part.getBoundingClientRect().right;
    const block = heading.parentElement?.parentElement as HTMLElement;
    const after = block.nextElementSibling?.getBoundingClientRect().left ?? 0;
    const partsOfBlock = parts.filter((part) => block.contains(part) && part.textContent?.trim());
    return {
      height: bar.offsetHeight,
      heading: heading.offsetWidth,
      title: title.offsetWidth,
      reachesOver: partsOfBlock
        .filter((part) => right(part) > after)
        .map((part) => part.textContent),
    };
  });

test.each([900, 1024, 1060, 1100, 1280, 1366, 1408])(
  "[spec 2] at %i px the bar is one row, with its heading, the title and nothing over them",
  async (width) => {
    const ada = await signUp(baseUrl, "Ada Lovelace");
    const { context, page } = await openEditor(browser, baseUrl, ada, { width, height: 800 });
    await page.getByText("Live", { exact: true }).waitFor();
    const bar = await measure(page);
    expect(bar.height).toBe(56);
    expect(bar.heading).toBeGreaterThan(70);
    expect(bar.title).toBeGreaterThan(80);
    expect(bar.reachesOver).toEqual([]);
    if (width >= 1280) {
      const tools = page.getByRole("button", { name: "Zoom out" }).locator("../..");
      expect((await tools.boundingBox())?.height, "the preview's tools").toBeLessThan(50);
    }
    await context.close();
  },
);

const TITLE = "Senior engineer, Harbor Logistics";

/** A resume with that title, open in its owner's browser and in those of three others. */
async function openWithGuests(viewport: { width: number; height: number }) {
  const owner = await signUp(baseUrl, "Ada Lovelace");
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${baseUrl}${path}`, init)).json();
  };
  const { resume } = await post<{ resume: { id: string } }>("/api/resumes", {
    templateId: "modern-professional",
    title: TITLE,
  });
  const { share } = await post<{ share: { url: string } }>(`/api/resumes/${resume.id}/shares`, {
    role: "edit",
  });
  const guests: Awaited<ReturnType<typeof openEditor>>[] = [];
  for (const name of ["Bob Ray", "Cleo Park", "Dan Fox"]) {
    const guest = await signUp(baseUrl, name);
    guests.push(await openEditor(browser, baseUrl, guest, WIDE, share.url));
  }
  const path = `/builder/modern-professional?resume=${resume.id}`;
  const { page, context } = await openEditor(browser, baseUrl, owner, viewport, path);
  await page.getByRole("banner").getByText(/· 4/).waitFor();
  const end = () =>
    Promise.all([context, ...guests.map((each) => each.context)].map((each) => each.close()));
  return { page, end };
}

test.each([390, 640, 900, 1280, 1440])(
  "at %i px the title has room for 18 letters beside three others, and the save state is whole",
  async (width) => {
    const { page, end } = await openWithGuests({ width, height: 844 });
    await awaitSaved(page);
    const room = await page.getByRole("banner").evaluate((bar, letters) => {
      const title = bar.querySelector('[title$="(rename)"] .truncate') as HTMLElement;
      const range = document.createRange();
      range.setStart(title.firstChild as Node, 0);
      range.setEnd(title.firstChild as Node, letters);
      const saved = [...bar.querySelectorAll<HTMLElement>("span")].find(
        (span) => span.textContent === "Saved",
      );
      const ellipsisPx = 16;
      return {
        title: title.clientWidth - ellipsisPx - range.getBoundingClientRect().width,
        saved: (saved?.clientWidth ?? 0) - (saved?.scrollWidth ?? 1),
      };
    }, 18);
    expect(room.title).toBeGreaterThanOrEqual(0);
    expect(room.saved).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await end();
  },
);

test("[spec 2] on a phone the header shows that a PDF is being generated, and the menu has its other items", async () => {
  const ada = await signUp(baseUrl, "Ada Lovelace");
  const { context, page } = await openEditor(browser, baseUrl, ada, PHONE);
  await awaitSaved(page);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/generate-pdf", async (route) => {
    await isAnswered;
    await route.abort();
  });
  await page.getByRole("button", { name: "Generate PDF" }).click();
  const busy = page.getByRole("banner").getByText("Generating...");
  await busy.waitFor();
  // A text for screen readers alone is one pixel wide.
  expect((await busy.boundingBox())?.width).toBeGreaterThan(40);
  answer();
  await busy.waitFor({ state: "detached" });

  await summaryField(page).fill("I count stars.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => summaryField(page).inputValue()).toBe("");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByText("Template: Modern Professional").waitFor();
  await page.getByRole("menuitem", { name: "Save", exact: true }).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole("menuitem", { name: "Redo" }).click();
  await expect.poll(() => summaryField(page).inputValue()).toBe("I count stars.");
  await context.close();
});

test("a PDF that succeeds replaces the messages of one that failed", async () => {
  const ada = await signUp(baseUrl, "Ada Lovelace");
  const { context, page } = await openEditor(browser, baseUrl, ada, WIDE);
  await awaitSaved(page);
  await page.route("**/api/generate-pdf", (route) => route.abort());
  await page.getByRole("button", { name: "Generate PDF" }).click();
  await page.getByRole("alert").getByText("Failed to generate PDF. Please try again.").waitFor();
  // One message, with the reason; not a second one over the page.
  expect(await page.getByRole("alert").count()).toBe(1);
  expect(await page.getByRole("alert").innerText()).toContain("reach the server");
  await page.unroute("**/api/generate-pdf");
  await page.getByRole("button", { name: "Generate PDF" }).click();
  await page.getByText("PDF generated successfully!").waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual(["PDF generated successfully!"]);
  expect(await page.getByText("Failed to generate PDF").count()).toBe(0);
  await context.close();
});

test("[spec 8] a failed PDF shows its reason and the next step", async () => {
  const ada = await signUp(baseUrl, "Ada Lovelace");
  const { context, page } = await openEditor(browser, baseUrl, ada, WIDE);
  await awaitSaved(page);
  await context.setOffline(true);
  await summaryField(page).fill("On the train.");
  await page.getByText("Saved on this device").first().waitFor();
  await page.getByRole("button", { name: "Generate PDF" }).click();
  await page.getByText("Failed to generate PDF. Please try again.").waitFor();
  await page.getByText("Not connected", { exact: true }).waitFor();
  await page.getByText("Choose Generate PDF again when the connection is back.").waitFor();

  await context.setOffline(false);
  await page.getByText("Choose Generate PDF to try again.").waitFor();
  await page.getByRole("button", { name: "Generate PDF" }).click();
  await page.getByText("PDF generated successfully!").waitFor();
  expect(await page.getByText("Failed to generate PDF").count()).toBe(0);
  await context.close();
});
