/** Converts design settings to CSS, to be placed after the layout's stylesheet, which it overrides. */
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { contactCss } from "./contact-css.ts";
import { FONT_PAIRS } from "./font-pairs.ts";

/**
 * The text size of base.css and of layouts set in Carlito, to which the sizes of other fonts are relative
 * (font-pairs.ts).
 */
const CARLITO_SIZE_PT = 10.8;

/** "" for a design without settings. */
export function designCss(design: Design): string {
  const { accent, fonts, scale, spacing, lineHeight } = design;
  const pair = fonts && FONT_PAIRS[fonts];
  const variables = [
    accent && `--accent:${accent}`,
    pair && `--body:"${pair.body}"`,
    pair && `--heads:"${pair.headings}"`,
    pair && `--size:${(CARLITO_SIZE_PT * pair.relativeSize).toFixed(2)}pt`,
    fonts === "alegreya" && "word-spacing:0.06em",
    scale && `--scale:${scale / 100}`,
    spacing && `--space:${spacing / 100}`,
    lineHeight && `line-height:${lineHeight / 100}`,
  ].filter(Boolean);
  // The doubled class overrides every rule of the layout.
  const overrides = variables.length > 0 ? `.resume.resume{${variables.join(";")}}` : "";
  return [overrides, contactCss(design)].filter(Boolean).join("\n");
}

/** The font families of fonts.ts that a layout needs with a design. */
export function fontFamilies(layout: Layout, { fonts }: Design = NO_DESIGN): string[] {
  if (!fonts) return layout.fonts;
  const { body, headings } = FONT_PAIRS[fonts];
  return [...new Set([headings, body])];
}
