/**
 * Page arithmetic: the preview lays a resume out in columns, one per page
 * (app/core/templates/page/sheet.ts).
 */
import type { Sheet } from "#app/core/templates/page/page.ts";
import { contentSize, MM_PX } from "#app/core/templates/page/sheet.ts";

export interface Columns {
  /** Width of a column, in CSS pixels, like the gap after it. */
  width: number;
  gap: number;
}

/** The columns of a sheet of paper with these margins. */
export function columnsOf(sheet: Sheet): Columns {
  return { width: contentSize(sheet).width, gap: 2 * sheet.horizontalMm * MM_PX };
}

/** @param scrollWidth of the element with the columns, in CSS pixels */
export function pageCountOf(scrollWidth: number, { width, gap }: Columns): number {
  return Math.max(1, Math.round((scrollWidth + gap) / (width + gap)));
}

/** The page, from 1, of a point `offset` pixels from the first column's left edge. */
export function pageAt(offset: number, { width, gap }: Columns): number {
  // Plus 1 px, because the start of a column may be rounded to just before it.
  return Math.max(1, Math.floor((offset + 1) / (width + gap)) + 1);
}

/** Page navigation stays between 1 and `count` [spec 5]. */
export function boundedPage(page: number, count: number): number {
  return Math.min(Math.max(1, page), count);
}
