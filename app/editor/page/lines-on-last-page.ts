/** Counts the lines of text on the last page, to tell whether only a few have spilled over. */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { type Columns, pageAt } from "./page-columns.ts";

/**
 * Boxes whose bottoms are this close, in CSS pixels, are one line: bold and plain words differ a
 * little.
 */
const SAME_LINE_PX = 3;

/**
 * @param pageDocument the document in the preview's iframe
 * @returns the number of distinct lines on the last of `count` pages, or `limit` + 1 once there are more. Reads the
 * layout, so call it when the layout is clean.
 */
export function countLinesOnLastPage(
  pageDocument: Document,
  count: number,
  columns: Columns,
  limit: number,
): number {
  const flow = pageDocument.getElementById(FLOW_ID);
  if (!flow) return 0;
  const left = flow.getBoundingClientRect().left;
  const bottoms: number[] = [];
  const texts = pageDocument.createTreeWalker(flow, NodeFilter.SHOW_TEXT);
  const range = pageDocument.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (rect.height === 0 || pageAt(rect.left - left, columns) !== count) continue;
      if (bottoms.some((bottom) => Math.abs(bottom - rect.bottom) <= SAME_LINE_PX)) continue;
      bottoms.push(rect.bottom);
      if (bottoms.length > limit) return bottoms.length;
    }
  }
  return bottoms.length;
}
