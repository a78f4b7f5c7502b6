/** The lines and areas that are drawn on a page: borders of tables, cards, rules below headings. */
import { toView } from "./drawn-bullets.ts";
import type { Matrix } from "./matrix.ts";
import type { Box } from "./text-run.ts";

/** The minimum length of a line or side, in points. */
const MIN_LENGTH = 8;
/** Drawings have more; no page has as many borders. */
const MAX_FRAMES = 1_500;

/** Whether a shape is long enough for a line or border. */
export const isFrame = ([left, top, right, bottom]: Box): boolean =>
  Math.max(right - left, bottom - top) >= MIN_LENGTH;

/** Converts boxes from page coordinates to points from the top left; empty for a page that is a drawing. */
export function framesInView(frames: readonly Box[], view: Matrix): Box[] {
  return frames.length > MAX_FRAMES ? [] : frames.map((box) => toView(box, view));
}
