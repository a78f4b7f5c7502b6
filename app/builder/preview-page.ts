/**
 * The preview's page: the body runs in CSS columns as high as a page's content, so that the browser breaks
 * it where print does; one column is shown at a time, at paper size.
 */
import { PAGE_MARGIN_MM, PAPERS, type Paper } from "#app/templates/page.ts";

const MM_PX = 96 / 25.4;
const { top, right, bottom, left } = PAGE_MARGIN_MM;

/** Of the sheet, in CSS pixels, before zoom. */
export function sheetSize(paper: Paper): { width: number; height: number } {
  const { widthMm, heightMm } = PAPERS[paper];
  return { width: widthMm * MM_PX, height: heightMm * MM_PX };
}

export const SHEET_ID = "sheet";
export const FLOW_ID = "flow";

export function sheetCss(paper: Paper): string {
  const { widthMm, heightMm } = PAPERS[paper];
  const width = widthMm - left - right;
  const height = heightMm - top - bottom;
  // The next page's column begins where this sheet ends, so nothing of it shows.
  return `
html,body{margin:0;padding:0;overflow:hidden;background:#fff}
#${SHEET_ID}{position:relative;box-sizing:border-box;width:${widthMm}mm;height:${heightMm}mm;padding:${top}mm ${right}mm ${bottom}mm ${left}mm;overflow:hidden;background:#fff}
#${FLOW_ID}{width:${width}mm;height:${height}mm;column-width:${width}mm;column-gap:${left + right}mm;column-fill:auto}
[data-field],[data-section]{cursor:pointer}`;
}

export interface Columns {
  /** Of one column and of the gap after it, in pixels. */
  width: number;
  gap: number;
}

export function columnsOf(paper: Paper): Columns {
  return {
    width: (PAPERS[paper].widthMm - left - right) * MM_PX,
    gap: (left + right) * MM_PX,
  };
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
