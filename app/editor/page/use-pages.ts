/** The number of pages and the shown page, which follows the edited field. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";
import { matchesPrintLayout } from "./matches-print-layout.ts";
import { moveOrphanedHeadings } from "./orphaned-headings.ts";
import { boundedPage, type Columns, pageAt, pageCountOf } from "./page-columns.ts";

/**
 * Several changes are measured once: a measurement costs about as much as rendering a keystroke.
 */
const MEASURE_DELAY_MS = 50;

/** @param editing the key of the edited field; null while none is edited */
export function usePages(pageDocument: Document | null, columns: Columns, editing: string | null) {
  const [count, setCount] = useState(1);
  const [page, setPage] = useState(1);
  const latestCount = useRef(count);
  latestCount.current = count;
  const [isEstimate, setEstimate] = useState(false);
  /** The rendered layout for which `isEstimate` was determined. */
  const comparedLayout = useRef<HTMLElement | null>(null);
  const followedField = useRef(editing);
  followedField.current = editing;

  const measureNow = useCallback(() => {
    const flow = pageDocument?.getElementById(FLOW_ID);
    if (!pageDocument || !flow || flow.clientWidth === 0) return;
    const layout = flow.querySelector<HTMLElement>(".resume");
    if (layout && comparedLayout.current !== layout && pageDocument.fonts.status === "loaded") {
      comparedLayout.current = layout;
      setEstimate(!matchesPrintLayout(layout));
    }
    moveOrphanedHeadings(flow, columns);
    setCount(pageCountOf(flow.scrollWidth, columns));
    if (!followedField.current) return;
    const pages = pagesOf(flow, followedField.current, columns);
    setPage((shown) => (pages.includes(shown) ? shown : (pages[0] ?? shown)));
  }, [pageDocument, columns]);
  const measureFollowUp = useMemo(
    () => createTypingPauseTask(MEASURE_DELAY_MS, measureNow),
    [measureNow],
  );
  useEffect(() => measureFollowUp.cancel, [measureFollowUp]);
  const measure = measureFollowUp.schedule;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field may be on another page
  useEffect(measure, [measure, editing]);
  useEffect(() => {
    const fonts = pageDocument?.fonts;
    fonts?.addEventListener("loadingdone", measure);
    return () => fonts?.removeEventListener("loadingdone", measure);
  }, [pageDocument, measure]);

  const shown = boundedPage(page, count);
  const show = useCallback((to: number) => setPage(boundedPage(to, count)), [count]);
  /** Shows the page with this rectangle, which is in CSS pixels of the frame's window. */
  const showPageOf = useCallback(
    ({ left }: DOMRect) => {
      const flow = pageDocument?.getElementById(FLOW_ID);
      if (!flow) return;
      const to = pageAt(left - flow.getBoundingClientRect().left, columns);
      setPage(to);
      // The caret is on a new page, which must show before the delayed measurement.
      if (to > latestCount.current) setCount(pageCountOf(flow.scrollWidth, columns));
    },
    [pageDocument, columns],
  );
  return { count, isEstimate, page: shown, show, showPageOf, measure };
}

/** All pages of a field, which may begin on one page and end on the next. */
function pagesOf(flow: HTMLElement, field: string, columns: Columns): number[] {
  const left = flow.getBoundingClientRect().left;
  const parts = [...flow.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)];
  return parts
    .flatMap((part) => [...part.getClientRects()])
    .filter((rect) => rect.height > 0)
    .map((rect) => pageAt(rect.left - left, columns));
}
