/** What somebody does in the editor in ten minutes, one step at a time; each leaves the editor as the next expects it. */
import { POSTING } from "../../support/sample-resume.mjs";

const SENTENCES = [
  "Cut the cost of nightly jobs by 31 percent. ",
  "Was responsible for reports and the rota. ",
  "Led four engineers through two releases. ",
  "Wrote the runbook that halved recovery time. ",
];

/** Done once, at the start. */
export const SCORE_FIRST = {
  "posting and first score": async ({ page, press, type, button, rest }) => {
    await press(page.getByLabel("Job Title"));
    await type(POSTING.title);
    await press(page.getByLabel("Job Description"));
    await page.keyboard.insertText(POSTING.description);
    await rest();
    await press(button("Get ATS Score"));
    await page.getByText(/must-haves shown/).waitFor();
    await rest(1_000);
  },
};

/** Done in turn until the time is over. @param round counts from 0 */
export const STEPS = {
  "typing in the summary": async ({ page, press, type }, round) => {
    await press(page.getByRole("textbox", { name: "Professional Summary" }));
    await type(SENTENCES[round % SENTENCES.length]);
  },
  "opening an entry and typing in it": async ({ page, press, type, keys }, round) => {
    const entry = page.getByRole("group", { name: `Experience ${(round % 2) + 1}`, exact: true });
    const line = entry.getByRole("heading").getByRole("button");
    if ((await line.getAttribute("aria-expanded")) === "false") await press(line);
    await press(entry.getByLabel("Description"));
    await keys("Control+End");
    await type(`\n${SENTENCES[(round + 1) % SENTENCES.length]}`);
    await press(line);
  },
  "writing on the page": async ({ frame, press, type, keys }, round) => {
    const texts = frame.locator(".bullets > li, .entry .text");
    await press(texts.nth(round % (await texts.count())));
    await keys("End");
    await type(`, ${SENTENCES[(round + 2) % SENTENCES.length]}\nNext bullet`);
    await keys("Tab", "Shift+Tab", "Escape");
  },
  "undo and redo": async ({ keys }) => {
    await keys("Control+z", "Control+z", "Control+Shift+z", "Control+z");
  },
  "adding and removing an entry": async ({ page, press, type, button }) => {
    const before = await page.getByRole("group", { name: /^Project \d+$/ }).count();
    await press(button("Add Project"));
    await type("Tide tables");
    await press(button(`Remove Project ${before + 1}`));
  },
  "rail and scrolling of the form": async ({ page, press, scroll }) => {
    await press(page.getByTitle("Education (drag to reorder)"));
    await scroll(page.locator("#left-content"), 240);
    await scroll(page.locator("#left-content"), -400);
    await press(page.getByTitle("Professional Summary (drag to reorder)"));
  },
  "zoom and pages": async ({ page, press, button, scroll }) => {
    await press(button("Zoom in"));
    await press(button("Zoom in"));
    await scroll(page.getByRole("region", { name: "Preview of the page" }), 200);
    await press(button("Zoom out"));
    await press(button("Zoom to fit"));
    const next = button("Next page");
    if ((await next.count()) > 0 && (await next.isEnabled())) {
      await press(next);
      await press(button("Previous page"));
    }
  },
  design: async ({ page, press, keys, tab }, round) => {
    await press(tab("Design"));
    await press(page.getByLabel(["Petrol", "Plum", "Green"][round % 3], { exact: true }));
    await press(page.getByLabel("Template default").last());
    await page.getByRole("slider", { name: "Spacing" }).focus();
    await keys("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft");
    await page.getByLabel("Dates").focus();
    await keys("ArrowDown", "ArrowUp");
    await press(tab("Content"));
  },
  versions: async ({ press, keys, tab, rest }, round) => {
    if (round % 3 === 0) await keys("Control+s");
    await press(tab("Versions"));
    await rest(800);
    await press(tab("Content"));
  },
  template: async ({ page, press, button, keys, rest }, round) => {
    await press(page.getByRole("link", { name: "Change Template" }));
    await rest(1_200);
    const names = ["Classic Executive", "Healthcare Professional", "Minimal Modern"];
    await press(page.getByText(names[round % names.length], { exact: true }));
    await rest(600);
    await keys("Control+z");
    await press(button("Close templates"));
  },
  "reading the match": async ({ page, press, scroll, button, rest }) => {
    const panel = page.getByRole("heading", { name: "ATS Score Analysis" });
    await scroll(panel, 300);
    const again = button(/^(Re-analyze|Get ATS Score)$/);
    if ((await again.count()) > 0) await press(again.first());
    await rest(1_000);
    const show = page.getByRole("button", { name: /^Show line/ });
    if ((await show.count()) > 0) await press(show.first());
    await scroll(panel, -600);
  },
  commands: async ({ page, type, keys }) => {
    await keys("Control+k");
    await type("experience");
    await keys("ArrowDown", "ArrowUp", "Escape");
    await page.locator("body").evaluate(() => document.activeElement?.blur());
    await keys("Control+k");
    await type("Paperkite");
    await keys("Enter");
  },
  dialogs: async ({ page, press, keys, button }) => {
    await press(button("More"));
    await press(page.getByRole("menuitem", { name: "Keyboard shortcuts" }));
    await keys("Escape");
    await press(button(/^Share/).first());
    await keys("Escape");
    await press(button(/^Open collaboration panel/));
    await press(page.getByRole("tab", { name: /^Comments/ }));
    await keys("Escape");
  },
  regions: async ({ keys }) => {
    await keys("Control+3", "Control+3", "Control+1", "Control+1");
  },
  "Generate PDF": async ({ page, press, keys, button, rest }, round) => {
    if (round % 3 !== 0) return;
    await press(button("Generate PDF"));
    await page.getByRole("dialog", { name: "Download & Share" }).waitFor();
    await rest(2_000);
    await keys("Escape");
  },
  theme: async ({ press, button }) => {
    const toggle = button(/dark|light/i).first();
    await press(toggle);
    await press(toggle);
  },
};
