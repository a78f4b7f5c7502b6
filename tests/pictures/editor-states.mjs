/** The editor's states that `npm run pictures` draws: how each is shown, and left again. */
import { chooseMore, openLeftTab, openTab } from "../support/editor.ts";
import { POSTING } from "../support/sample-resume.mjs";

const isNarrow = (page) => (page.viewportSize()?.width ?? 0) < 900;
const pressEscape = (page) => page.keyboard.press("Escape");

async function showMatch(page) {
  if (isNarrow(page)) await openTab(page, "Job & Score");
  else if (!(await page.getByRole("heading", { name: "ATS Score Analysis" }).isVisible()))
    await page.getByRole("button", { name: /^Match/ }).click();
}

/** On phones the menu opens the parts beside the form. */
const openLeft = (page, name) =>
  isNarrow(page) ? chooseMore(page, name) : openLeftTab(page, name);

/**
 * In the order in which they are drawn.
 * @type {Record<string, { show(page: import("playwright-core").Page): unknown; hide?(page: import("playwright-core").Page): unknown }>}
 */
export const STATES = {
  score: {
    async show(page) {
      await showMatch(page);
      const start = page.getByRole("button", { name: "Get ATS Score" });
      await start
        .or(page.getByText(/must-haves shown/))
        .first()
        .waitFor();
      if (await start.isVisible()) {
        await page.getByLabel("Job Title").fill(POSTING.title);
        await page.getByLabel("Company (optional)").last().fill(POSTING.company);
        await page.getByLabel("Job Description").fill(POSTING.description);
        await start.click();
      }
      await page.getByText(/must-haves shown/).waitFor();
    },
  },
  content: {
    show: (page) => (isNarrow(page) ? openTab(page, "Edit") : openLeftTab(page, "Content")),
  },
  writing: {
    async show(page) {
      if (isNarrow(page)) await openTab(page, "Preview");
      const drawer = page.getByRole("button", { name: "Close job & score" });
      if (await drawer.isVisible()) await drawer.click();
      const frame = page.frameLocator('iframe[title="Resume preview"]');
      await frame.locator(".bullets > li").first().click();
      await frame.locator("[data-writing]").waitFor();
    },
    hide: pressEscape,
  },
  page: { show: async (page) => isNarrow(page) && (await openTab(page, "Preview")) },
  design: { show: (page) => openLeft(page, "Design") },
  template: {
    show: (page) =>
      isNarrow(page)
        ? chooseMore(page, "Change Template")
        : page.getByRole("link", { name: "Change Template" }).click(),
    hide: (page) => page.getByRole("button", { name: "Close templates" }).click(),
  },
  versions: { show: (page) => openLeft(page, "Versions") },
  comments: {
    async show(page) {
      await page.getByRole("button", { name: /^Open collaboration panel/ }).click();
      await page.getByRole("tab", { name: /^Comments/ }).click();
    },
    hide: pressEscape,
  },
  people: {
    show: (page) => page.getByRole("button", { name: /^Open collaboration panel/ }).click(),
    hide: pressEscape,
  },
  finish: {
    async show(page) {
      await page.getByRole("button", { name: "Generate PDF" }).click();
      await page.getByText(/^Software that reads this PDF/).waitFor();
    },
    hide: pressEscape,
  },
};
