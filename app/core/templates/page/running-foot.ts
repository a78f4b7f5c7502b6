/**
 * CSS for the running footer: name and page number on every page but the first. It is in the page's
 * margin, in print as @page content, in the preview outside the text, so that it is not read as
 * content.
 */
import type { Design } from "#app/core/resume/design.ts";
import { fontFamilies } from "#app/core/templates/style/design-css.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { sheetOf } from "./page.ts";
import { toPrintable } from "./printable.ts";

interface Foot {
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
const MAX_NAME = 50;

export const FOOT_ID = "foot";

/** "Zoë Kovač · 2 / 3". */
export function footText(fullName: string, page: number, count: number): string {
  return `${footName(fullName)}${page} / ${count}`;
}

function footName(fullName: string): string {
  const name = toPrintable(fullName).replace(/\s+/g, " ").trim();
  return name ? `${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name} · ` : "";
}

/** The CSS for the printed page; empty for layouts without a footer. */
export function footCss(foot: Foot): string {
  if (!foot.layout.hasFoot) return "";
  const side = `@bottom-${foot.dir === "rtl" ? "left" : "right"}`;
  const name = toCssString(footName(foot.fullName));
  // On screen, the foot is rendered invisibly, so that its fonts are loaded before the page is
  // printed.
  return (
    `@page{${side}{content:${name} counter(page) " / " counter(pages);${look(foot)}}}` +
    `@page:first{${side}{content:none}}` +
    `@media screen{body::after{content:${name} "0123456789/";position:absolute;visibility:hidden;${look(foot)}}}`
  );
}

/** The CSS for the preview's sheet. */
export function previewFootCss(foot: Omit<Foot, "fullName">): string {
  const { verticalMm, horizontalMm } = sheetOf(foot.design);
  const side = foot.dir === "rtl" ? "left" : "right";
  return `#${FOOT_ID}{position:absolute;bottom:0;${side}:${horizontalMm}mm;line-height:${verticalMm}mm;${look(foot)}}`;
}

function look({ layout, design, scripts = [] }: Omit<Foot, "fullName">): string {
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
