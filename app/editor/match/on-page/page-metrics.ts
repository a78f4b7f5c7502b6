/** Measures the page's size on the screen, and the edges of its text and its columns. */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import type { PageMetrics } from "./margin-labels.ts";

/** Null while the page is not rendered, or behind another tab. */
export function pageMetrics(pageDocument: Document, layer: HTMLElement): PageMetrics | null {
  const flow = pageDocument.getElementById(FLOW_ID);
  const sheet = flow?.parentElement;
  const { clientWidth } = pageDocument.documentElement;
  if (!flow || !sheet || clientWidth === 0 || layer.clientHeight === 0) return null;
  const padding = Number.parseFloat(getComputedStyle(sheet).paddingLeft);
  const page = layer.getBoundingClientRect();
  const toPercent = (y: number) => ((y - page.top) / page.height) * 100;
  const counts = [...layer.querySelectorAll("[data-comment-count]")];
  return {
    width: layer.clientWidth,
    height: layer.clientHeight,
    left: (padding / clientWidth) * 100,
    right: 100 - (padding / clientWidth) * 100,
    occupied: counts.map((count) => {
      const { top, bottom } = count.getBoundingClientRect();
      return { top: toPercent(top), bottom: toPercent(bottom) };
    }),
  };
}

/**
 * The left and right edges of the entry or section with the range, on the page where the range
 * begins. The entry comes first, since a section may extend below a column that floats beside it.
 */
export function columnOf(range: Range): { left: number; right: number } {
  const { startContainer } = range;
  const [line] = range.getClientRects();
  const section = startContainer.parentElement?.closest(".entry, [data-section], header");
  const parts = [...(section?.getClientRects() ?? [])];
  const column =
    parts.find(({ left, right }) => line && left <= line.left && line.left < right) ?? line;
  const width = startContainer.ownerDocument?.documentElement.clientWidth ?? 0;
  return {
    left: ((column?.left ?? 0) / width) * 100,
    right: ((column?.right ?? 0) / width) * 100,
  };
}
