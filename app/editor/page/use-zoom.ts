/** The zoom of the preview: fitted to its pane, or chosen by the person. */
import { type RefObject, useEffect, useState } from "react";

const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];

export function useZoom(pane: RefObject<HTMLElement>, sheetWidth: number, paddingPx: number) {
  const [fit, setFit] = useState(0.5);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const availableWidth = (entry?.contentRect.width ?? 0) - paddingPx * 2;
      // Zero while the pane's tab is hidden.
      if (availableWidth > 0) setFit(Math.min(1.25, availableWidth / sheetWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane, sheetWidth, paddingPx]);
  const zoom = chosen ?? fit;
  return {
    zoom,
    isFit: chosen === null,
    fit: () => setChosen(null),
    zoomIn: () => setChosen(STEPS.find((step) => step > zoom + 0.01) ?? zoom),
    zoomOut: () => setChosen(STEPS.findLast((step) => step < zoom - 0.01) ?? zoom),
  };
}
