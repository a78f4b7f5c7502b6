/** Renders a resume as a complete HTML document for printing, which cannot load other files. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "#app/core/escape-html.ts";
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { SeparatorsAsText } from "#app/core/templates/parts/text-separators.tsx";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { FONT_STYLE_TAG } from "#app/core/templates/style/font-face.ts";
import { fontCssWithDataUrls } from "#app/core/templates/style/fonts.ts";
import { photoCss } from "#app/core/templates/style/photo-css.ts";
import {
  scriptFontCssWithDataUrls,
  scriptFontsFor,
} from "#app/core/templates/style/script-fonts.ts";
import { pageCss } from "./page.ts";
import { toPrintable } from "./printable.ts";
import { htmlToText } from "./resume-text.ts";
import { footerCss } from "./running-footer.ts";
import { pageHeightCss } from "./sheet.ts";

/** Must be the first element in the head, so that it applies to all others. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

interface RenderOptions {
  templateId: string;
  resume: Resume;
  design?: Design;
  /** A data URL; nothing else can be loaded. */
  photo?: string | null;
  /** Whether the commas of lists are text, not only drawn by CSS, for a page that people copy from. */
  hasTextSeparators?: boolean;
}
interface PrintPage extends RenderOptions {
  /** The PDF's title. */
  title: string;
}

/** Renders only the layout's markup, without a document or CSS; the plain text of a resume is made from it too. */
export async function renderResume({
  templateId,
  resume,
  design,
  photo,
  hasTextSeparators = false,
}: RenderOptions): Promise<string> {
  const { Component } = await loadLayout(templateId, design?.version);
  const words = await loadWords(resume.language);
  const layout = createElement(Component, { resume, design, photo, words });
  return renderToStaticMarkup(
    createElement(SeparatorsAsText.Provider, { value: hasTextSeparators }, layout),
  );
}

/** Renders a complete document; `fontCss`: @font-face rules with data URLs. */
export async function renderPrintPage(page: PrintPage & { fontCss: string }): Promise<string> {
  return wrapInDocument(page, await renderResume(page));
}

/** The plain text of a saved resume as printed: with its section order and titles, without hidden sections. */
export async function renderResumeText(saved: {
  templateId: string;
  content: Resume;
  design?: Design;
}): Promise<string> {
  const { templateId, content: resume, design } = saved;
  return htmlToText(await renderResume({ templateId, resume, design }));
}

/** renderPrintPage with embedded fonts; `readFile` reads a static file of the site, e.g. through context.asset. */
export async function renderPrintPageWithFonts(
  page: PrintPage & { readFile: (path: string) => Promise<ArrayBuffer> },
): Promise<string> {
  const layout = await loadLayout(page.templateId, page.design?.version);
  const families = fontFamilies(layout, page.design);
  const markup = await renderResume(page);
  const fontCss = await Promise.all([
    fontCssWithDataUrls(families, markup, page.readFile),
    scriptFontCssWithDataUrls(markup, page.readFile),
  ]);
  return wrapInDocument({ ...page, fontCss: fontCss.join("\n") }, markup);
}

async function wrapInDocument(
  {
    fontCss,
    title,
    templateId,
    resume,
    design = NO_DESIGN,
    photo,
  }: PrintPage & { fontCss: string },
  markup: string,
): Promise<string> {
  const layout = await loadLayout(templateId, design.version);
  const { lang, dir } = languageOf(resume);
  const layoutCss = photo ? `${layout.css}\n${photoCss}` : layout.css;
  const { fullName } = resume.personalInfo;
  // Chosen by the whole text, like the page's fonts, because a name in Han characters alone may be
  // Chinese or Japanese.
  const scripts = scriptFontsFor(markup).map(({ family }) => family);
  const footer = footerCss({ layout, design, dir, fullName, scripts });
  const fonts = fontCss && `${FONT_STYLE_TAG}${fontCss}</style>`;
  const page = pageCss(design) + pageHeightCss(layout.css, design) + footer;
  const style = [page, "html,body{margin:0}", layoutCss, designCss(design)];
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><head>` +
    `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">` +
    `<meta charset="utf-8"><title>${escapeHtml(toPrintable(title))}</title>` +
    `${fonts}<style>\n${style.join("\n")}</style></head><body>${markup}</body></html>`
  );
}
