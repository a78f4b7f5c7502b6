/**
 * A page of a resume on the screen: the body runs in CSS columns as high as a page's content, so that the browser
 * breaks it where print does; one column is shown at a time, at paper size.
 */
import type { Sheet } from "./page.ts";

export const MM_PX = 96 / 25.4;

/** Of the sheet, in CSS pixels, before zoom. */
export function sheetSize({ widthMm, heightMm }: Sheet): { width: number; height: number } {
  return { width: widthMm * MM_PX, height: heightMm * MM_PX };
}

export const SHEET_ID = "sheet";
export const FLOW_ID = "flow";

export function sheetCss({ widthMm, heightMm, verticalMm, horizontalMm }: Sheet): string {
  const width = widthMm - 2 * horizontalMm;
  const height = heightMm - 2 * verticalMm;
  // The next page's column begins where this sheet ends, so nothing of it shows.
  return `
html,body{margin:0;padding:0;overflow:hidden;background:#fff}
#${SHEET_ID}{position:relative;box-sizing:border-box;width:${widthMm}mm;height:${heightMm}mm;padding:${verticalMm}mm ${horizontalMm}mm;overflow:hidden;background:#fff}
#${FLOW_ID}{width:${width}mm;height:${height}mm;column-width:${width}mm;column-gap:${2 * horizontalMm}mm;column-fill:auto}`;
}
