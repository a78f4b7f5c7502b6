/** A resume as a complete document for printing; nothing in it can fetch anything. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "#app/escape-html.ts";
import { type Design, NO_DESIGN } from "#app/resume/design.ts";
import type { Resume } from "#app/resume/schema.ts";
import { designCss, familiesOf } from "./design-css.ts";
import { fontCssByData } from "./fonts.ts";
import { loadLayout } from "./layouts.ts";
import { pageCss } from "./page.ts";
import { toPrintable } from "./printable.ts";

/** First in head, before anything it could be too late for. */
const NOTHING_LOADS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

interface Drawn {
  templateId: string;
  resume: Resume;
  design?: Design;
}
interface Page extends Drawn {
  /** The PDF's title. */
  title: string;
  lang?: string;
}

/** The layout's markup alone: what resumeText is made from. */
export async function renderResume({ templateId, resume, design }: Drawn): Promise<string> {
  const { Component } = await loadLayout(templateId);
  return renderToStaticMarkup(createElement(Component, { resume, design }));
}

export async function renderPrintPage({
  fontCss,
  title,
  lang = "en",
  ...drawn
}: Page & { fontCss: string }): Promise<string> {
  const design = drawn.design ?? NO_DESIGN;
  const { css } = await loadLayout(drawn.templateId);
  const style = [fontCss, pageCss(design), "html,body{margin:0}", css, designCss(design)];
  return (
    `<!doctype html><html lang="${escapeHtml(lang)}"><head>` +
    `<meta http-equiv="Content-Security-Policy" content="${NOTHING_LOADS}">` +
    `<meta charset="utf-8"><title>${escapeHtml(toPrintable(title))}</title>` +
    `<style>${style.join("\n")}</style></head><body>${await renderResume(drawn)}</body></html>`
  );
}

/** The same with its fonts; `readFile` gives a static file of the site, e.g. through context.asset. */
export async function renderPrintPageWithFonts(
  page: Page & { readFile: (path: string) => Promise<ArrayBuffer> },
): Promise<string> {
  const families = familiesOf(await loadLayout(page.templateId), page.design);
  const fontCss = await fontCssByData(families, await renderResume(page), page.readFile);
  return renderPrintPage({ ...page, fontCss });
}
