/**
 * The preview's CSS that depends on the design and on the edited field; counts the pages of other
 * designs.
 */
import type { Design } from "#app/core/resume/design.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { FLOW_ID, sheetCss } from "#app/core/templates/page/sheet.ts";
import { designCss } from "#app/core/templates/style/design-css.ts";
import { moveOrphanedHeadings } from "./orphaned-headings.ts";
import { columnsOf, pageCountOf } from "./page-columns.ts";

/** A field beside a floating column reaches below it; the column hides the highlight there. */
const CLICKABLE = "[data-field],[data-section]{cursor:pointer}:where(.side){background:#fff}";

/** The design's styles without its fonts, which need not load again when a margin changes. */
export const previewCss = (design: Design) =>
  `${sheetCss(sheetOf(design))}\n${CLICKABLE}\n${designCss(design)}`;

/**
 * Counts the pages that the preview would have with another design, by laying it out for a moment.
 * Headings that were moved for that design stay there, so the caller measures the pages again.
 */
export function countPagesWithDesign(pageDocument: Document | null, design: Design): number {
  const flow = pageDocument?.getElementById(FLOW_ID);
  if (!pageDocument || !flow) return 1;
  const trialStyle = pageDocument.createElement("style");
  trialStyle.textContent = previewCss(design);
  pageDocument.head.appendChild(trialStyle);
  const columns = columnsOf(sheetOf(design));
  moveOrphanedHeadings(flow, columns);
  const count = pageCountOf(flow.scrollWidth, columns);
  trialStyle.remove();
  return count;
}

/**
 * Highlights the edited field without changing the layout. A shadow, not an outline, which would be
 * painted over a column beside it.
 */
export function editedFieldCss(editing: string | null): string {
  if (!editing) return "";
  return `[data-field="${CSS.escape(editing)}"]{box-shadow:0 0 0 2px #2a7a96;border-radius:1px;background:#2a7a9614}`;
}
