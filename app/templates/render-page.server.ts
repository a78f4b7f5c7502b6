/** A resume as a complete document for printing; nothing in it can fetch anything. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Resume } from "#app/resume/schema.ts";
import { fontCssByData } from "./fonts.ts";
import { layout as classicExecutive } from "./layouts/classic-executive.tsx";
import { layout as modernProfessional } from "./layouts/modern-professional.tsx";
import { layout as professionalElegant } from "./layouts/professional-elegant.tsx";
import { type Paper, pageCss } from "./page.ts";
import { toPrintable } from "./printable.ts";
import type { Layout } from "./template.ts";

/** Present at once on the server; the browser loads one by one (layouts.ts). */
const LAYOUTS: Record<string, Layout> = {
  "classic-executive": classicExecutive,
  "modern-professional": modernProfessional,
  "professional-elegant": professionalElegant,
};

/** First in head, before anything it could be too late for. */
const NOTHING_LOADS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

interface Page {
  templateId: string;
  resume: Resume;
  /** The PDF's title. */
  title: string;
  paper?: Paper;
  lang?: string;
}

/** The layout's markup alone: what resumeText is made from. */
export function renderResume({ templateId, resume }: Pick<Page, "templateId" | "resume">): string {
  return renderToStaticMarkup(createElement(layoutOf(templateId).Component, { resume }));
}

export function renderPrintPage({
  templateId,
  resume,
  fontCss,
  title,
  paper = "a4",
  lang = "en",
}: Page & { fontCss: string }): string {
  const css = [fontCss, pageCss(paper), "html,body{margin:0}", layoutOf(templateId).css].join("\n");
  return (
    `<!doctype html><html lang="${escapeHtml(lang)}"><head>` +
    `<meta http-equiv="Content-Security-Policy" content="${NOTHING_LOADS}">` +
    `<meta charset="utf-8"><title>${escapeHtml(toPrintable(title))}</title><style>${css}</style>` +
    `</head><body>${renderResume({ templateId, resume })}</body></html>`
  );
}

/** The same with its fonts; `readFile` gives a static file of the site, e.g. through context.asset. */
export async function renderPrintPageWithFonts(
  page: Page & { readFile: (path: string) => Promise<ArrayBuffer> },
): Promise<string> {
  const { fonts } = layoutOf(page.templateId);
  const fontCss = await fontCssByData(fonts, renderResume(page), page.readFile);
  return renderPrintPage({ ...page, fontCss });
}

function layoutOf(templateId: string): Layout {
  const layout = Object.hasOwn(LAYOUTS, templateId) ? LAYOUTS[templateId] : undefined;
  if (!layout) throw new Error(`No layout for template "${templateId}"`);
  return layout;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
