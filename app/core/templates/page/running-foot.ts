/**
 * The name and the page number at the foot of every page but the first. They are drawn in the page's margin: in print by
 * the browser, outside the document's tags; in the preview beside the flow, so that neither is read as content.
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
  /** Families for the name's script; the preview's fallback fonts do without. */
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

/** For the printed page. Empty for layouts without a foot. */
export function footCss(foot: Foot): string {
  if (!foot.layout.hasFoot) return "";
  const side = `@bottom-${foot.dir === "rtl" ? "left" : "right"}`;
  const name = toCssString(footName(foot.fullName));
  // On screen the foot is laid out unseen, or its fonts would not be loaded before the page is printed.
  return (
    `@page{${side}{content:${name} counter(page) " / " counter(pages);${look(foot)}}}` +
    `@page:first{${side}{content:none}}` +
    `@media screen{body::after{content:${name} "0123456789/";position:absolute;visibility:hidden;${look(foot)}}}`
  );
}

/** For the preview's sheet. */
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

/** Signs that could end the string or the style element are written as code points. */
function toCssString(text: string): string {
  const escaped = text.replace(
    /["\\<>&\p{Cc}]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
