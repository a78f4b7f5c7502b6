/** Renders the first page of a resume as an HTML document, for previews in lists. */
import { escapeHtml } from "#app/core/escape-html.ts";
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import { isUnwrittenResume } from "#app/core/resume/is-empty-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { collectText, languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssWithUrls } from "#app/core/templates/style/fonts.ts";
import { photoCss } from "#app/core/templates/style/photo-css.ts";
import { scriptFontCssWithUrls } from "#app/core/templates/style/script-fonts.ts";
import { sheetOf } from "./page.ts";
import { toPrintable } from "./printable.ts";
import { renderResume } from "./render-page.server.ts";
import { FLOW_ID, SHEET_ID, sheetCss } from "./sheet.ts";

/** `readFile` reads a static file of the site. The document's body is empty for an empty resume. */
export async function renderFirstPage({
  templateId,
  resume,
  design = NO_DESIGN,
  photo,
  readFile,
}: {
  templateId: string;
  resume: Resume;
  design?: Design;
  /** A data URL. */
  photo: string | null;
  readFile: (path: string) => Promise<ArrayBuffer>;
}): Promise<string> {
  const layout = await loadLayout(templateId, design.version);
  const words = await loadWords(resume.language);
  const { lang, dir } = languageOf(resume);
  const css = [
    fontCssWithUrls(fontFamilies(layout, design)),
    await scriptFontCssWithUrls(collectText([resume, words]), readFile),
    layout.css,
    photo ? photoCss : "",
    sheetCss(sheetOf(design)),
    designCss(design),
  ];
  const markup = await renderResume({ templateId, resume, design, photo });
  const sheet = `<div id="${SHEET_ID}"><div id="${FLOW_ID}"><div lang="${lang}" dir="${dir}">${markup}</div></div></div>`;
  const title = toPrintable(resume.personalInfo.fullName).trim() || "Resume";
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(title)}</title><style>${css.filter(Boolean).join("\n")}</style></head>` +
    `<body>${isUnwrittenResume(resume) ? "" : sheet}</body></html>`
  );
}
