/** Zooming with Ctrl and the wheel, or with two fingers, about the point under them. */
import { TouchManager } from "pdfjs-dist";
import type { PDFViewer } from "pdfjs-dist/web/pdf_viewer.mjs";

/** The picture is stretched at once and drawn anew when the hand rests. */
const REDRAW_MS = 400;

export function zoomByHand(
  container: HTMLElement,
  viewer: PDFViewer,
  { least, most }: { least: number; most: number },
  signal: AbortSignal,
): void {
  const zoom = (factor: number, origin: number[]) => {
    const scale = Math.min(most, Math.max(least, viewer.currentScale * factor));
    const scaleFactor = scale / viewer.currentScale;
    if (scaleFactor !== 1) viewer.updateScale({ drawingDelay: REDRAW_MS, scaleFactor, origin });
  };
  container.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30;
      // A notch of a mouse's wheel is a hundred pixels, a pinch on a touchpad a few.
      const step = Math.max(-0.3, Math.min(0.3, -pixels / 300));
      zoom(Math.exp(step), [event.clientX, event.clientY]);
    },
    { passive: false, signal },
  );
  new TouchManager({
    container,
    onPinching: (origin: number[], before: number, now: number) => zoom(now / before, origin),
    signal,
  });
}
