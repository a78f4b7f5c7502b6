/** The zoom of the preview: fitted to its pane, or chosen by the person. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];
/** A fitted page is never larger than the printed one. */
const MAX_FIT = 1;

export interface Zoom {
  zoom: number;
  isFit: boolean;
  fit(): void;
  actualSize(): void;
  zoomIn(): void;
  zoomOut(): void;
}

export function useZoom(pane: RefObject<HTMLElement>, sheetWidth: number, paddingPx: number): Zoom {
  const [fit, setFit] = useState(0.5);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const availableWidth = (entry?.contentRect.width ?? 0) - paddingPx * 2;
      // Zero while the pane's tab is hidden.
      if (availableWidth > 0) setFit(Math.min(MAX_FIT, availableWidth / sheetWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane, sheetWidth, paddingPx]);
  const zoom = chosen ?? fit;
  useAnchoredScroll(pane, zoom);
  const actualSize = useCallback(() => setChosen(1), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== "Digit0") return;
      event.preventDefault();
      setChosen((now) => (now === 1 ? null : 1));
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return {
    zoom,
    isFit: chosen === null,
    fit: () => setChosen(null),
    actualSize,
    zoomIn: () => setChosen(STEPS.find((step) => step > zoom + 0.01) ?? zoom),
    zoomOut: () => setChosen(STEPS.findLast((step) => step < zoom - 0.01) ?? zoom),
  };
}

/** Keeps the middle of what is shown in the middle when the zoom changes; a page shown from its top stays there. */
function useAnchoredScroll(pane: RefObject<HTMLElement>, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const element = pane.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (!element || ratio === 1) return;
    const { clientWidth, clientHeight } = element;
    element.scrollLeft = (element.scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
    if (element.scrollTop > 0)
      element.scrollTop = (element.scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
  }, [pane, zoom]);
}
