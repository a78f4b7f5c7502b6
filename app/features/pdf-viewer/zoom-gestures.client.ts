/** Zooms with Ctrl and the wheel or by pinching, centered on the pointer. */
import { TouchManager } from "pdfjs-dist";
import type { PDFViewer } from "pdfjs-dist/web/pdf_viewer.mjs";

/** The page is scaled at once and rendered again when the gesture pauses. */
const REDRAW_MS = 400;
/** The assumed height of a line, for browsers that report the wheel in lines. */
const LINE_PX = 30;

/** Scales stay between `min` and `max`, where 1 is the paper size. */
export function enableZoomGestures(
  container: HTMLElement,
  viewer: PDFViewer,
  { min, max }: { min: number; max: number },
  signal: AbortSignal,
): void {
  const zoom = (factor: number, origin: number[]) => {
    const scale = Math.min(max, Math.max(min, viewer.currentScale * factor));
    const scaleFactor = scale / viewer.currentScale;
    if (scaleFactor !== 1) viewer.updateScale({ drawingDelay: REDRAW_MS, scaleFactor, origin });
  };
  container.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
      // One notch of a mouse wheel is about 100 pixels, which zooms by e^(1/3) without the limit of e^0.3 (35 %);
      // a touchpad pinch sends only a few pixels at a time.
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
