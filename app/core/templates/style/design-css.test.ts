/** Design settings (colors, fonts, sizes, order of sections) as CSS and as they change the rendered page. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { pageCss } from "#app/core/templates/page/page.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { DEFAULT_LINE_HEIGHT } from "./default-line-height.ts";
import { designCss, fontFamilies } from "./design-css.ts";
import { FONT_PAIRS } from "./font-pairs.ts";
import { FONT_FILES } from "./fonts.ts";

const renderText = async (design: Parameters<typeof designCss>[0]) =>
  htmlToText(
    await renderResume({ templateId: "modern-professional", resume: amelieNovak, design }),
  );

test("without settings there are no rules; each setting is one variable that overrides the layout's", () => {
  expect(designCss({})).toBe("");
  expect(designCss({ accent: "#1f5673", scale: 90 })).toBe(
    ".resume.resume{--accent:#1f5673;--scale:0.9}",
  );
});

test("separators and icons style the contact details of any layout", () => {
  expect(designCss({ lineHeight: 122 })).toBe(".resume.resume{line-height:1.22}");
  expect(designCss({ separators: "bar" })).toContain('content:"\\a0\\a0|\\a0\\a0"');
  expect(designCss({ separators: "lines" })).toContain("content:none");
  expect(designCss({ icons: true })).toContain(".icon{");
});

test("icons are separated by spaces unless another separator was chosen", () => {
  const spaces = designCss({ separators: "space" });
  expect(designCss({ icons: true })).toContain(spaces);
  expect(designCss({ icons: true, separators: "dot" })).not.toContain(spaces);
});

test("DEFAULT_LINE_HEIGHT is the line height of base.css", async () => {
  const css = await readFile("app/core/templates/page/base.css", "utf8");
  expect(/^\.resume \{[^}]*line-height: ([\d.]+);/m.exec(css)?.[1]).toBe(
    String(DEFAULT_LINE_HEIGHT),
  );
});

test("every font pair uses families that the site serves", async () => {
  const served = new Set(FONT_FILES.map(({ family }) => family));
  const layout = await loadLayout("modern-professional");
  for (const fonts of Object.keys(FONT_PAIRS) as (keyof typeof FONT_PAIRS)[]) {
    for (const family of fontFamilies(layout, { fonts })) expect(served).toContain(family);
  }
  expect(Object.keys(FONT_PAIRS).length).toBeGreaterThanOrEqual(6);
});

test("paper and margins are set on the page", () => {
  expect(pageCss({})).toBe("@page{size:A4;margin:16mm 18mm}");
  expect(pageCss({ paper: "letter", margin: 12 })).toBe("@page{size:letter;margin:12mm 12mm}");
});

test("sections follow the order, titles and visibility of the design, and dates its format", async () => {
  const text = await renderText({
    order: ["education", "skills"],
    hidden: ["projects"],
    titles: { skills: "What I know" },
    dates: "numeric",
  });
  expect(text.indexOf("Education")).toBeLessThan(text.indexOf("What I know"));
  expect(text.indexOf("What I know")).toBeLessThan(text.indexOf("Professional Summary"));
  expect(text).not.toContain("Stopwise");
  expect(text).toContain("03/2021 – Present");
});

test("a page without settings looks as the layout defines it", async () => {
  expect(await renderText({})).toBe(
    htmlToText(await renderResume({ templateId: "modern-professional", resume: amelieNovak })),
  );
});
