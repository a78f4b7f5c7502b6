/**
 * Measures the page's size on the screen, the edges of its text and its columns, and the heights that
 * comment counts take in its margin. All but the size is in percent of the page.
 */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import type { PageMetrics } from "./margin-labels.ts";

/**
 * Null while the page is not rendered, or behind another tab.
 * @param overlay the element over the page in which labels are placed
 */
export function pageMetrics(pageDocument: Document, overlay: HTMLElement): PageMetrics | null {
  const flow = pageDocument.getElementById(FLOW_ID);
  const sheet = flow?.parentElement;
  const { clientWidth } = pageDocument.documentElement;
  if (!flow || !sheet || clientWidth === 0 || overlay.clientHeight === 0) return null;
  // In pixels of the page's own document, like clientWidth; on the screen, the page is scaled.
  const padding = Number.parseFloat(getComputedStyle(sheet).paddingLeft);
  const page = overlay.getBoundingClientRect();
  const toPercent = (y: number) => ((y - page.top) / page.height) * 100;
  const commentCounts = [...overlay.querySelectorAll("[data-comment-count]")];
  return {
    width: overlay.clientWidth,
    height: overlay.clientHeight,
    left: (padding / clientWidth) * 100,
    right: 100 - (padding / clientWidth) * 100,
    occupied: commentCounts.map((count) => {
      const { top, bottom } = count.getBoundingClientRect();
      return { top: toPercent(top), bottom: toPercent(bottom) };
    }),
  };
}

/**
 * The left and right edges of the entry around the range, on the page where the range begins; of the
 * section if there is no entry, because a section's box may extend below a column that floats beside it.
 */
export function columnOf(range: Range): { left: number; right: number } {
  const { startContainer } = range;
  const [firstLineRect] = range.getClientRects();
  const block = startContainer.parentElement?.closest(".entry, [data-section], header");
  // One for each page or column that the block is in.
  const blockRects = [...(block?.getClientRects() ?? [])];
  const column =
    blockRects.find(
      ({ left, right }) =>
        firstLineRect && left <= firstLineRect.left && firstLineRect.left < right,
    ) ?? firstLineRect;
  const width = startContainer.ownerDocument?.documentElement.clientWidth ?? 0;
  return {
    left: ((column?.left ?? 0) / width) * 100,
    right: ((column?.right ?? 0) / width) * 100,
  };
}
