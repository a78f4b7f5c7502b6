/** A resume as a complete document for printing; nothing in it can fetch anything. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "#app/core/escape-html.ts";
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { designCss, familiesOf } from "#app/core/templates/style/design-css.ts";
import { FONT_STYLE } from "#app/core/templates/style/font-face.ts";
import { fontCssByData } from "#app/core/templates/style/fonts.ts";
import { photoCss } from "#app/core/templates/style/photo-css.ts";
import { scriptCssByData } from "#app/core/templates/style/script-fonts.ts";
import { pageCss } from "./page.ts";
import { toPrintable } from "./printable.ts";
import { htmlToText } from "./resume-text.ts";

/** First in head, before anything it could be too late for. */
const NOTHING_LOADS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

interface Drawn {
  templateId: string;
  resume: Resume;
  design?: Design;
  /** As data; nothing else loads. */
  photo?: string | null;
}
interface Page extends Drawn {
  /** The PDF's title. */
  title: string;
}

/** The layout's markup alone: what resumeText is made from. */
export async function renderResume({ templateId, resume, design, photo }: Drawn): Promise<string> {
  const { Component } = await loadLayout(templateId, design?.version);
  return renderToStaticMarkup(createElement(Component, { resume, design, photo }));
}

export async function renderPrintPage(page: Page & { fontCss: string }): Promise<string> {
  return wrap(page, await renderResume(page));
}

/** A saved resume as plain text, as its page shows it: hidden sections are left out, order and titles kept. */
export async function resumeTextOf(saved: {
  templateId: string;
  content: Resume;
  design?: Design;
}): Promise<string> {
  const { templateId, content: resume, design } = saved;
  return htmlToText(await renderResume({ templateId, resume, design }));
}

/** renderPrintPage with its fonts; `readFile` gives a static file of the site, e.g. through context.asset. */
export async function renderPrintPageWithFonts(
  page: Page & { readFile: (path: string) => Promise<ArrayBuffer> },
): Promise<string> {
  const layout = await loadLayout(page.templateId, page.design?.version);
  const families = familiesOf(layout, page.design);
  const markup = await renderResume(page);
  const fontCss = await Promise.all([
    fontCssByData(families, markup, page.readFile),
    scriptCssByData(markup, page.readFile),
  ]);
  return wrap({ ...page, fontCss: fontCss.join("\n") }, markup);
}

async function wrap(
  { fontCss, title, templateId, resume, design = NO_DESIGN, photo }: Page & { fontCss: string },
  markup: string,
): Promise<string> {
  const { css } = await loadLayout(templateId, design.version);
  const { lang, dir } = languageOf(resume);
  const layoutCss = photo ? `${css}\n${photoCss}` : css;
  const fonts = fontCss && `${FONT_STYLE}${fontCss}</style>`;
  const style = [pageCss(design), "html,body{margin:0}", layoutCss, designCss(design)];
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><head>` +
    `<meta http-equiv="Content-Security-Policy" content="${NOTHING_LOADS}">` +
    `<meta charset="utf-8"><title>${escapeHtml(toPrintable(title))}</title>` +
    `${fonts}<style>\n${style.join("\n")}</style></head><body>${markup}</body></html>`
  );
}
