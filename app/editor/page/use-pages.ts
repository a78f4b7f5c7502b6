/** How many pages there are and which is shown; the page of the field being edited comes into view. */
import { useCallback, useEffect, useRef, useState } from "react";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { breaksAsPrinted } from "./matches-print-layout.ts";
import { keepHeadings } from "./orphaned-headings.ts";
import { boundedPage, type Columns, pageAt, pageCountOf } from "./preview-page.ts";

/** Often enough for a page count; each measuring costs about as much as drawing a keystroke. */
const MEASURE_AFTER_MS = 50;

export function usePages(frame: Document | null, columns: Columns, editing: string | null) {
  const [count, setCount] = useState(1);
  const [page, setPage] = useState(1);
  const [isEstimate, setEstimate] = useState(false);
  /** The layout that was asked where it breaks. */
  const asked = useRef<HTMLElement | null>(null);
  const isWaiting = useRef(false);
  const follows = useRef(editing);
  follows.current = editing;

  /** After the frame: reading sizes in the keystroke would cost a layout, and asking for a frame 0.2 ms. */
  const measure = useCallback(() => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    setTimeout(() => {
      isWaiting.current = false;
      const flow = frame?.getElementById(FLOW_ID);
      if (!frame || !flow || flow.clientWidth === 0) return;
      const drawn = flow.querySelector<HTMLElement>(".resume");
      if (drawn && asked.current !== drawn && frame.fonts.status === "loaded") {
        asked.current = drawn;
        setEstimate(!breaksAsPrinted(drawn));
      }
      keepHeadings(flow, columns);
      setCount(pageCountOf(flow.scrollWidth, columns));
      if (!follows.current) return;
      const pages = pagesOf(flow, follows.current, columns);
      setPage((shown) => (pages.includes(shown) ? shown : (pages[0] ?? shown)));
    }, MEASURE_AFTER_MS);
  }, [frame, columns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another field may be on another page
  useEffect(measure, [measure, editing]);
  useEffect(() => {
    const fonts = frame?.fonts;
    fonts?.addEventListener("loadingdone", measure);
    return () => fonts?.removeEventListener("loadingdone", measure);
  }, [frame, measure]);

  const shown = boundedPage(page, count);
  const show = (to: number) => setPage(boundedPage(to, count));
  return { count, isEstimate, page: shown, show, measure };
}

/** A field may begin on one page and end on the next. */
function pagesOf(flow: HTMLElement, field: string, columns: Columns): number[] {
  const left = flow.getBoundingClientRect().left;
  const parts = [...flow.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)];
  return parts
    .flatMap((part) => [...part.getClientRects()])
    .filter((rect) => rect.height > 0)
    .map((rect) => pageAt(rect.left - left, columns));
}
