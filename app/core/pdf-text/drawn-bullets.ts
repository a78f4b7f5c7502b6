/**
 * Adds a text run "•" before text whose bullet is drawn as a shape, as browsers do, because a shape has no text.
 */
import { type Matrix, transformPoint } from "./matrix.ts";
import type { Box, TextRun } from "./text-run.ts";

/** The sides of a bullet in points, and how much longer one may be than the other. */
const BULLET_SIDE = { min: 1.2, max: 9, maxRatio: 1.8 } as const;
/**
 * The maximum distance of a bullet from its text, and the minimum from what is to its left, as
 * multiples of the font size.
 */
const MAX_GAP_TO_TEXT = 2.4;
const MIN_GAP_TO_LEFT = 2.5;
/** Where the middle of a bullet is above the baseline, as multiples of the font size. */
const BULLET_MIDDLE = { min: 0.05, max: 0.75 } as const;
/** The maximum height of a bullet, as a multiple of the font size. */
const MAX_HEIGHT = 0.75;
/** Drawings have more small shapes than this; no page has as many bullets. */
const MAX_SHAPES = 500;

/** Whether a shape is about as wide as high, and as small as a bullet. */
export const isBulletSized = ([left, top, right, bottom]: Box): boolean => {
  const [width, height] = [right - left, bottom - top];
  const [less, more] = [Math.min(width, height), Math.max(width, height)];
  return less >= BULLET_SIDE.min && more <= BULLET_SIDE.max && more <= less * BULLET_SIDE.maxRatio;
};

/** `shapes`: in page coordinates; `view`: their transform to those of the runs. */
export function withDrawnBullets(
  runs: readonly TextRun[],
  shapes: readonly Box[],
  view: Matrix,
): TextRun[] {
  if (shapes.length === 0 || shapes.length > MAX_SHAPES) return [...runs];
  const boxes = shapes.map((box) => toView(box, view));
  const visibleRuns = runs.filter(({ text, isTurned }) => text.trim() !== "" && !isTurned);
  const bullets = new Map<TextRun, Box>();
  for (const box of boxes) {
    const run = visibleRuns
      .filter((candidate) => isBefore(box, candidate))
      .sort((a, b) => a.x - b.x)[0];
    if (run && isIsolated(box, run, boxes, visibleRuns)) bullets.set(run, box);
  }
  const candidates = [...bullets];
  return runs.flatMap((run) => {
    const box = bullets.get(run);
    if (!box || isTimeline(box, candidates)) return [run];
    const [left, , right] = box;
    return [{ ...run, text: "•", x: left, width: right - left, endsLine: false }, run];
  });
}

/**
 * A column of dots that all precede bold text is a timeline: its dots mark the titles of entries.
 */
function isTimeline([left]: Box, bullets: readonly [TextRun, Box][]): boolean {
  const column = bullets.filter(([, [other]]) => Math.abs(other - left) < 1);
  return column.every(([run]) => run.isBold);
}

/** Transforms a box to the coordinates of text runs. */
export function toView([left, top, right, bottom]: Box, view: Matrix): Box {
  const [a, b] = [transformPoint(view, left, top), transformPoint(view, right, bottom)];
  return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)];
}

function isBefore([, top, right, bottom]: Box, { x, y, size }: TextRun): boolean {
  const above = (y - (top + bottom) / 2) / size;
  const isOnLine = above >= BULLET_MIDDLE.min && above <= BULLET_MIDDLE.max;
  const isNear = x >= right - 0.5 && x - right <= size * MAX_GAP_TO_TEXT;
  return isOnLine && isNear && bottom - top <= size * MAX_HEIGHT;
}

/**
 * False for a shape in a row of shapes, which shows a skill level, or after a word, as a separator.
 */
function isIsolated(
  box: Box,
  { y, size }: TextRun,
  boxes: readonly Box[],
  runs: readonly TextRun[],
): boolean {
  const [left, top, right] = box;
  const isBeside = (from: number, to: number) =>
    to > left - size * MIN_GAP_TO_LEFT && from < right + size * MIN_GAP_TO_LEFT;
  const hasOther = boxes.some(
    (other) =>
      other !== box &&
      Math.abs(other[1] - top) < size / 2 &&
      isBeside(other[0], other[2]) &&
      !isSameShape(other, box),
  );
  const hasTextBefore = runs.some(
    (run) =>
      Math.abs(run.y - y) < size / 2 &&
      run.x < left &&
      run.x + run.width > left - size * MIN_GAP_TO_LEFT,
  );
  return !hasOther && !hasTextBefore;
}

/** True for the outline and the fill of one shape. */
const isSameShape = (a: Box, b: Box) =>
  a.every((side, index) => Math.abs(side - (b[index] ?? 0)) < 1.5);
