/** The size of the page on the screen, and where its text and the columns of it begin and end. */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import type { PageMetrics } from "./margin-labels.ts";

/** Null while the page is not drawn, or behind another tab. */
export function pageMetrics(frame: Document, layer: HTMLElement): PageMetrics | null {
  const flow = frame.getElementById(FLOW_ID);
  const sheet = flow?.parentElement;
  const { clientWidth } = frame.documentElement;
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
    taken: counts.map((count) => {
      const { top, bottom } = count.getBoundingClientRect();
      return { top: toPercent(top), bottom: toPercent(bottom) };
    }),
  };
}

/**
 * The edges of an entry or a section: of the part of it on the page that begins with the range. A section may reach
 * below a column that floats beside it; an entry does not.
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
