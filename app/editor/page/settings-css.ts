/** What of the preview's style follows the design and the field being edited, and pages counted in another design. */
import type { Design } from "#app/core/resume/design.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { FLOW_ID, sheetCss } from "#app/core/templates/page/sheet.ts";
import { designCss } from "#app/core/templates/style/design-css.ts";
import { keepHeadings } from "./orphaned-headings.ts";
import { columnsOf, pageCountOf } from "./preview-page.ts";

const CLICKABLE = "[data-field],[data-section]{cursor:pointer}";
/** Apart from the fonts, which need not load anew when a margin changes. */
export const settingsCss = (design: Design) =>
  `${sheetCss(sheetOf(design))}\n${CLICKABLE}\n${designCss(design)}`;

/**
 * Pages the preview would have in another design, laid out for the moment of asking. Its headings stay where they
 * were kept in that one: to be measured anew.
 */
export function pagesIn(frame: Document | null, design: Design): number {
  const flow = frame?.getElementById(FLOW_ID);
  if (!frame || !flow) return 1;
  const trial = frame.createElement("style");
  trial.textContent = settingsCss(design);
  frame.head.appendChild(trial);
  const columns = columnsOf(sheetOf(design));
  keepHeadings(flow, columns);
  const count = pageCountOf(flow.scrollWidth, columns);
  trial.remove();
  return count;
}

/** Marks the edited field without moving anything. */
export function markCss(editing: string | null): string {
  if (!editing) return "";
  return `[data-field="${CSS.escape(editing)}"]{outline:1.5px solid #2a7a96;outline-offset:2px;border-radius:1px;background:#2a7a9614}`;
}
