/** The pages of the editor's preview, to compare with those of the PDF. */
import type { Page } from "playwright-core";
import { NO_DESIGN } from "#app/core/resume/design.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { FLOW_ID, SHEET_ID, sheetCss } from "#app/core/templates/page/sheet.ts";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { FONT_STYLE_TAG } from "#app/core/templates/style/font-face.ts";
import { fontCssWithDataUrls } from "#app/core/templates/style/fonts.ts";
import { photoCss } from "#app/core/templates/style/photo-css.ts";
import { scriptFontCssWithDataUrls } from "#app/core/templates/style/script-fonts.ts";
import { columnsOf, pageAt, pageCountOf } from "#app/editor/page/page-columns.ts";
import { type Printable, readPublicFile } from "./print-locally.ts";
import { withoutFoot } from "./reading-order.ts";

/** Letters alone: the style adds bullets, dots, commas and capitals, and lines end elsewhere in no text. */
const letters = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s•·,\u200e\u200f\u202a-\u202e\u2066-\u2069]|\ufe0f/g, "");

/** The letters of each page of a PDF, without running feet. */
export const printedLetters = (pages: string[]) => withoutFoot(pages).map(letters);

/** The preview's document as preview-pane.tsx builds it, fonts inside. */
export async function previewHtml(shown: Printable): Promise<string> {
  const { templateId, resume, design = NO_DESIGN, photo } = shown;
  const layout = await loadLayout(templateId, design.version);
  const markup = await renderResume({ templateId, resume, design, photo });
  const layoutCss = photo ? `${layout.css}\n${photoCss}` : layout.css;
  const fonts = await Promise.all([
    fontCssWithDataUrls(fontFamilies(layout, design), markup, readPublicFile),
    scriptFontCssWithDataUrls(markup, readPublicFile),
  ]);
  const css = [layoutCss, sheetCss(sheetOf(design)), designCss(design)];
  const { lang, dir } = languageOf(resume);
  return `<!doctype html><html lang="en"><head>${FONT_STYLE_TAG}${fonts.join("\n")}</style><style>${css.join("\n")}</style></head><body><div id="${SHEET_ID}"><div id="${FLOW_ID}"><div lang="${lang}" dir="${dir}">${markup}</div></div></div></body></html>`;
}

/**
 * The letters of each page of the preview, which lays its pages out as columns side by side: a word's page follows from
 * its distance to the left edge of the first column.
 */
export async function previewedLetters(page: Page, { design }: Printable): Promise<string[]> {
  const { width, words } = await page.evaluate(async (flowId) => {
    await document.fonts.ready;
    const flow = document.getElementById(flowId) as HTMLElement;
    const left = flow.getBoundingClientRect().left;
    const words: [text: string, offset: number][] = [];
    const walker = document.createTreeWalker(flow, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: text, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const [box] = range.getClientRects();
        words.push([text, (box?.left ?? left) - left]);
      }
    }
    return { width: flow.scrollWidth, words };
  }, FLOW_ID);
  const columns = columnsOf(sheetOf(design ?? NO_DESIGN));
  const pages = Array.from({ length: pageCountOf(width, columns) }, () => "");
  for (const [text, offset] of words) pages[pageAt(offset, columns) - 1] += text;
  return pages.map(letters);
}
