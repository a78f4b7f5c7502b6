/** Renders a resume as a public HTML page that works without JavaScript, and the pages shown instead of it. */
import { escapeHtml } from "#app/core/escape-html.ts";
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { collectText, type Language, languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssWithUrls } from "#app/core/templates/style/fonts.ts";
import { photoCss } from "#app/core/templates/style/photo-css.ts";
import { scriptFontCssWithUrls } from "#app/core/templates/style/script-fonts.ts";
import { pageCss, sheetOf } from "./page.ts";
import { toPrintable } from "./printable.ts";
import { READING_CSS } from "./reading-css.ts";
import { renderResume } from "./render-page.server.ts";

const { widthMm, verticalMm, horizontalMm } = sheetOf(NO_DESIGN);
const PAGE_CSS = `
:root{color-scheme:light}
body{margin:0;background:#f5f4f1;font-family:system-ui,sans-serif}
main{box-sizing:border-box;width:min(${widthMm}mm,100%);margin:0 auto;background:#fff;padding:${verticalMm}mm min(${horizontalMm}mm,6vw);overflow-wrap:anywhere}
nav{box-sizing:border-box;width:min(${widthMm}mm,100%);margin:0 auto;padding:.75rem 6vw;text-align:end}
nav a{display:inline-block;padding:.6rem 1rem;border-radius:.4rem;background:#1d5c75;color:#fff;font-size:.875rem;font-weight:600;text-decoration:none}
footer{padding:1.5rem;text-align:center;font-size:.875rem;color:#57534e}
footer a{color:#1d5c75}
.only-read-out{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:${widthMm}mm){body{padding:1.5rem 0 0}nav{padding-inline:0}main{box-shadow:0 1px 3px #0003}}
@media print{body{background:none;padding:0}main{padding:0;width:auto;box-shadow:none}nav,footer{display:none}}`;

/** `readFile` reads a static file of the site; `photo` is an address. */
export async function renderPublicPage(
  templateId: string,
  resume: Resume,
  readFile: (path: string) => Promise<ArrayBuffer>,
  design: Design = NO_DESIGN,
  photo: string | null = null,
  /** The address of the PDF; null if the page offers none. */
  pdfPath: string | null = null,
): Promise<string> {
  const name = toPrintable(resume.personalInfo.fullName).trim();
  const layout = await loadLayout(templateId, design.version);
  const words = await loadWords(resume.language);
  // The name is the heading of every layout; without one, the page still needs a heading.
  const heading = name ? "" : '<h1 class="only-read-out">Resume</h1>';
  const markup = await renderResume({ templateId, resume, design, photo, hasTextSeparators: true });
  return document({
    title: name ? `${name} – Resume` : "Resume",
    css: [
      fontCssWithUrls(fontFamilies(layout, design)),
      await scriptFontCssWithUrls(collectText([resume, words]), readFile),
      layout.css,
      photo ? photoCss : "",
      designCss(design),
      READING_CSS,
      PAGE_CSS,
      pageCss(design),
    ].join("\n"),
    ...languageOf(resume),
    body: `${pdfPath ? downloadBar(pdfPath) : ""}<main>${heading}${markup}</main>${FOOTER}`,
  });
}

const downloadBar = (path: string) =>
  `<nav aria-label="Download"><a href="${escapeHtml(path)}" download>Download PDF</a></nav>`;

/** Shown if the PDF of a public page cannot be printed now. */
export function renderPdfUnavailable(): string {
  return document({
    title: "The PDF is not ready",
    css: `${PAGE_CSS}\nmain{min-height:60vh}`,
    body: `<main><h1>The PDF is not ready</h1><p>The printer is busy. Please go back and try again in a few minutes.</p></main>${FOOTER}`,
  });
}

/** Shown at an address without a public page. */
export function renderPublicPageNotFound(): string {
  return document({
    title: "Page not found",
    css: `${PAGE_CSS}\nmain{min-height:60vh}`,
    body: `<main><h1>This page is not public</h1><p>The owner has turned it off, or the address is mistyped.</p></main>${FOOTER}`,
  });
}

const FOOTER = '<footer>Made with <a href="/">Covitae</a></footer>';

interface PublicDocument extends Partial<Language> {
  title: string;
  css: string;
  body: string;
}

function document({ title, css, body, lang = "en", dir = "ltr" }: PublicDocument): string {
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${css}</style></head><body>${body}</body></html>`
  );
}
