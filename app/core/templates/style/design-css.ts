/** A person's design settings as a stylesheet that goes after the layout's. */
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { FONT_PAIRS } from "./font-pairs.ts";

export function designCss(design: Design): string {
  const { accent, fonts, scale, spacing } = design;
  const pair = fonts && FONT_PAIRS[fonts];
  const variables = [
    accent && `--accent:${accent}`,
    pair && `--body:"${pair.body}"`,
    pair && `--heads:"${pair.heads}"`,
    pair && `--size:${(10.8 * pair.size).toFixed(2)}pt`,
    fonts === "alegreya" && "word-spacing:0.06em",
    scale && `--scale:${scale / 100}`,
    spacing && `--space:${spacing / 100}`,
  ].filter(Boolean);
  // Twice the class: stronger than any layout's own rule.
  return variables.length > 0 ? `.resume.resume{${variables.join(";")}}` : "";
}

/** Families of fonts.ts that a layout needs under a design. */
export function familiesOf(layout: Layout, { fonts }: Design = NO_DESIGN): string[] {
  if (!fonts) return layout.fonts;
  const { body, heads } = FONT_PAIRS[fonts];
  return [...new Set([heads, body])];
}
