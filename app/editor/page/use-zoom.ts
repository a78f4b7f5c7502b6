/**
 * The zoom of the preview: fitted to its pane, or chosen by the user. Zooming keeps an anchor point
 * in place.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { FIT_MAX, nextZoomStep, wheelZoom } from "./zoom-steps.ts";

/** In the window's coordinates. */
interface Point {
  x: number;
  y: number;
}

/** A point of the sheet as fractions of its size, and where in the window it has to stay. */
interface Anchor extends Point {
  fractionX: number;
  fractionY: number;
}

export interface Zoom {
  zoom: number;
  isFit: boolean;
  /** Whether the sheet is wider than its pane, so that its lines are cut off. */
  isCutOff: boolean;
  fit(): void;
  actualSize(): void;
  zoomIn(): void;
  zoomOut(): void;
}

/**
 * A narrower pane is collapsed or hidden, and not fitted. Template pictures, also zoomed here, are
 * wider.
 */
const MIN_PANE_PX = 60;

/**
 * @param pane the element that scrolls the sheet
 * @param pageDocument the document in the sheet's iframe
 * @param sheetWidth in CSS pixels on paper, before the zoom
 */
export function useZoom(
  pane: RefObject<HTMLElement>,
  pageDocument: Document | null,
  sheetWidth: number,
  paddingPx: number,
  /** Null fits the page to its pane. */
  initial: number | null = null,
): Zoom {
  // 0.5 only until the pane is measured.
  const [fit, setFit] = useState(0.5);
  const [chosen, setChosen] = useState(initial);
  const anchor = useRef<Anchor | null>(null);
  const zoom = chosen ?? fit;
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > MIN_PANE_PX) setFit(Math.min(FIT_MAX, (width - paddingPx * 2) / sheetWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane, sheetWidth, paddingPx]);

  /**
   * Zooms around the point `at`; without it, around the center of the visible part, or the top if
   * not scrolled.
   */
  function changeZoom(next: number | null, at?: Point) {
    const element = pane.current;
    const sheet = element && sheetOf(element);
    if (sheet) {
      const box = element.getBoundingClientRect();
      const middle = element.scrollTop > 0 ? box.top + box.height / 2 : sheet.top;
      const point = at ?? { x: box.left + box.width / 2, y: middle };
      anchor.current = {
        ...point,
        fractionX: (point.x - sheet.left) / sheet.width,
        fractionY: (point.y - sheet.top) / sheet.height,
      };
    }
    setChosen(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once the new zoom is laid out
  useLayoutEffect(() => {
    const fixedPoint = anchor.current;
    anchor.current = null;
    const element = pane.current;
    const sheet = element && sheetOf(element);
    if (!fixedPoint || !sheet) return;
    element.scrollLeft += sheet.left + fixedPoint.fractionX * sheet.width - fixedPoint.x;
    element.scrollTop += sheet.top + fixedPoint.fractionY * sheet.height - fixedPoint.y;
  }, [zoom]);

  const latest = useRef({ zoom, changeZoom });
  latest.current = { zoom, changeZoom };
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const zoomBy = (event: WheelEvent, at: Point) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Otherwise the browser zooms the whole page.
      event.preventDefault();
      latest.current.changeZoom(wheelZoom(latest.current.zoom, event.deltaY), at);
    };
    const onPaneWheel = (event: WheelEvent) =>
      zoomBy(event, { x: event.clientX, y: event.clientY });
    const onSheetWheel = (event: WheelEvent) => {
      const sheet = sheetOf(element);
      if (!sheet) return;
      // The iframe's own coordinates are not scaled.
      const scale = latest.current.zoom;
      const [x, y] = [sheet.left + event.clientX * scale, sheet.top + event.clientY * scale];
      zoomBy(event, { x, y });
    };
    element.addEventListener("wheel", onPaneWheel, { passive: false });
    pageDocument?.addEventListener("wheel", onSheetWheel, { passive: false });
    return () => {
      element.removeEventListener("wheel", onPaneWheel);
      pageDocument?.removeEventListener("wheel", onSheetWheel);
    };
  }, [pane, pageDocument]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== "Digit0") return;
      event.preventDefault();
      latest.current.changeZoom(latest.current.zoom === 1 ? null : 1);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);

  return {
    zoom,
    isFit: chosen === null,
    isCutOff: zoom > fit,
    fit: () => changeZoom(null),
    actualSize: () => changeZoom(1),
    zoomIn: () => changeZoom(nextZoomStep(zoom, 1)),
    zoomOut: () => changeZoom(nextZoomStep(zoom, -1)),
  };
}

const sheetOf = (pane: HTMLElement) => pane.querySelector("iframe")?.getBoundingClientRect();
