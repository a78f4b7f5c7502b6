/**
 * The preview's page: the body runs in CSS columns as high as a page's content, so that the browser breaks
 * it where print does; one column is shown at a time, at paper size.
 */
import type { Sheet } from "#app/templates/page.ts";

const MM_PX = 96 / 25.4;

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
#${FLOW_ID}{width:${width}mm;height:${height}mm;column-width:${width}mm;column-gap:${2 * horizontalMm}mm;column-fill:auto}
[data-field],[data-section]{cursor:pointer}`;
}

export interface Columns {
  /** Of one column and of the gap after it, in pixels. */
  width: number;
  gap: number;
}

export function columnsOf({ widthMm, horizontalMm }: Sheet): Columns {
  return { width: (widthMm - 2 * horizontalMm) * MM_PX, gap: 2 * horizontalMm * MM_PX };
}

export function pageCountOf(scrollWidth: number, { width, gap }: Columns): number {
  return Math.max(1, Math.round((scrollWidth + gap) / (width + gap)));
}

/** The page, from 1, of something `offset` pixels from the first column's left edge. */
export function pageAt(offset: number, { width, gap }: Columns): number {
  return Math.max(1, Math.floor((offset + 1) / (width + gap)) + 1);
}

/** Navigation never leaves 1 to count [spec 5]. */
export function boundedPage(page: number, count: number): number {
  return Math.min(Math.max(1, page), count);
}
