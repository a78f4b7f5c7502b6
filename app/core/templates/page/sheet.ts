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

/**
 * What a page has for text, in CSS pixels: print rounds up to whole ones, and a line or an entry that fits by a
 * fraction of a pixel fits here too. The browser counts in 64ths, so less than one over is none.
 */
export function contentSize(sheet: Sheet): { width: number; height: number } {
  const whole = (mm: number) => Math.ceil(mm * MM_PX - 1 / 64);
  return {
    width: whole(sheet.widthMm - 2 * sheet.horizontalMm),
    height: whole(sheet.heightMm - 2 * sheet.verticalMm),
  };
}

export const SHEET_ID = "sheet";
export const FLOW_ID = "flow";

export function sheetCss(sheet: Sheet): string {
  const { widthMm, heightMm, verticalMm, horizontalMm } = sheet;
  const { width, height } = contentSize(sheet);
  // The next page's column begins past this sheet's end, so nothing of it shows.
  return `
html,body{margin:0;padding:0;overflow:hidden;background:#fff}
#${SHEET_ID}{position:relative;box-sizing:border-box;width:${widthMm}mm;height:${heightMm}mm;padding:${verticalMm}mm ${horizontalMm}mm;overflow:hidden;background:#fff}
#${FLOW_ID}{width:${width}px;height:${height}px;column-width:${width}px;column-gap:${2 * horizontalMm}mm;column-fill:auto}`;
}
