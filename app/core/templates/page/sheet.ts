/**
 * Lays out resume pages on screen: the content flows in CSS columns with the height of a page, so that the browser
 * breaks it where print does. One column is shown at a time, at paper size.
 */
import type { Design } from "#app/core/resume/design.ts";
import { type Sheet, sheetOf } from "./page.ts";

/** CSS pixels per millimeter: 96 per inch of 25.4 mm. */
export const MM_PX = 96 / 25.4;

/** The size of the sheet in CSS pixels, before zoom. */
export function sheetSize({ widthMm, heightMm }: Sheet): { width: number; height: number } {
  return { width: widthMm * MM_PX, height: heightMm * MM_PX };
}

/**
 * The content area of a page in CSS pixels, rounded up as in print, so that a line that fits by a fraction of a
 * pixel fits here too. Browsers measure in 1/64 pixel, so a smaller excess is ignored.
 */
export function contentSize(sheet: Sheet): { width: number; height: number } {
  const roundUp = (mm: number) => Math.ceil(mm * MM_PX - 1 / 64);
  return {
    width: roundUp(sheet.widthMm - 2 * sheet.horizontalMm),
    height: roundUp(sheet.heightMm - 2 * sheet.verticalMm),
  };
}

/** Sets --page-height, the height of a page's content, for layouts that use it; "" for others. */
export const pageHeightCss = (css: string, design: Design): string =>
  css.includes("--page-height")
    ? `:root{--page-height:${contentSize(sheetOf(design)).height}px}`
    : "";

/** Ids of the page at paper size, and of the content within it, which flows in columns. */
export const SHEET_ID = "sheet";
export const FLOW_ID = "flow";

/** The stylesheet of an element SHEET_ID that contains an element FLOW_ID. */
export function sheetCss(sheet: Sheet): string {
  const { widthMm, heightMm, verticalMm, horizontalMm } = sheet;
  const { width, height } = contentSize(sheet);
  // The gap moves the column of the next page beyond the sheet, so that it is not visible.
  return `
html,body{margin:0;padding:0;overflow:hidden;background:#fff}
#${SHEET_ID}{position:relative;box-sizing:border-box;width:${widthMm}mm;height:${heightMm}mm;padding:${verticalMm}mm ${horizontalMm}mm;overflow:hidden;background:#fff}
#${FLOW_ID}{--page-height:${height}px;width:${width}px;height:${height}px;column-width:${width}px;column-gap:${2 * horizontalMm}mm;column-fill:auto}`;
}
