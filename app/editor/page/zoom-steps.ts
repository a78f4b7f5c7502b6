/** The zooms that the preview's buttons and the wheel lead to; 1 is the size on paper at 96 dpi. */

/** The steps of the buttons. */
const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];
/** Bounds of the wheel and the pinch. */
const MIN = 0.25;
const MAX = 3;
/** Fit width never enlarges the page beyond its size on paper. */
export const FIT_MAX = 1;
/** About a tenth per notch of a mouse wheel (100 px); a pinch sends many small deltas. */
const ZOOM_PER_PX = 0.001;

/** The next larger or smaller step; the same zoom if there is none. */
export function nextZoomStep(zoom: number, direction: 1 | -1): number {
  // A zoom within 0.01 of a step counts as that step.
  const next =
    direction === 1
      ? STEPS.find((step) => step > zoom + 0.01)
      : STEPS.findLast((step) => step < zoom - 0.01);
  return next ?? zoom;
}

/** The zoom after a wheel event with Ctrl or Cmd, by its deltaY in pixels. */
export function wheelZoom(zoom: number, deltaYPx: number): number {
  return Math.min(MAX, Math.max(MIN, zoom * Math.exp(-deltaYPx * ZOOM_PER_PX)));
}
