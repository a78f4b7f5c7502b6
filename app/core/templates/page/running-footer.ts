/**
 * The running footer: name and page number on every page but the first. It is in the page's margin,
 * as @page content in print and outside the text in the preview, so that parsers don't read it as
 * content.
 */
import type { Design } from "#app/core/resume/design.ts";
import { fontFamilies } from "#app/core/templates/style/design-css.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { sheetOf } from "./page.ts";
import { toPrintable } from "./printable.ts";

interface FooterOptions {
  layout: Layout;
  design: Design;
  fullName: string;
  dir: "ltr" | "rtl";
  /** Font families for the name's script; not needed in the preview. */
  scripts?: readonly string[];
}

const SIZE = "9pt";
const COLOR = "#57534e";
/** In characters; a longer name would not fit the line. */
const MAX_NAME_LENGTH = 50;

export const FOOTER_ID = "foot";

/** The footer's text in the preview: "Zoë Kovač · 2 / 3", or "2 / 3" without a name. */
export function footerText(fullName: string, page: number, count: number): string {
  return `${footerName(fullName)}${page} / ${count}`;
}

function footerName(fullName: string): string {
  const name = toPrintable(fullName).replace(/\s+/g, " ").trim();
  return name
    ? `${name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name} · `
    : "";
}

/** The CSS for the printed page; empty for layouts without a footer. */
export function footerCss(footer: FooterOptions): string {
  if (!footer.layout.hasFooter) return "";
  const side = `@bottom-${footer.dir === "rtl" ? "left" : "right"}`;
  const name = toCssString(footerName(footer.fullName));
  // On screen, the footer is rendered invisibly, so that its fonts are loaded before the page is
  // printed.
  return (
    `@page{${side}{content:${name} counter(page) " / " counter(pages);${textStyle(footer)}}}` +
    `@page:first{${side}{content:none}}` +
    `@media screen{body::after{content:${name} "0123456789/";position:absolute;visibility:hidden;${textStyle(footer)}}}`
  );
}

/** The CSS for the preview's sheet. */
export function previewFooterCss(footer: Omit<FooterOptions, "fullName">): string {
  const { verticalMm, horizontalMm } = sheetOf(footer.design);
  const side = footer.dir === "rtl" ? "left" : "right";
  return `#${FOOTER_ID}{position:absolute;bottom:0;${side}:${horizontalMm}mm;line-height:${verticalMm}mm;${textStyle(footer)}}`;
}

function textStyle({ layout, design, scripts = [] }: Omit<FooterOptions, "fullName">): string {
  const body = fontFamilies(layout, design).at(-1) ?? "";
  const families = [body, ...scripts].map((family) => `"${family}"`).join(",");
  return `font-family:${families},sans-serif;font-size:${SIZE};word-spacing:0.04em;font-variant-ligatures:none;color:${COLOR};direction:ltr;white-space:nowrap`;
}

/** Escapes characters that could end the string or the style element. */
function toCssString(text: string): string {
  const escaped = text.replace(
    /["\\<>&\p{Cc}]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
