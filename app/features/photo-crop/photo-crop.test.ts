import { expect, test } from "vitest";
import { cropSquare, initialCrop, maxZoom, moveCrop } from "./photo-crop.ts";

const upright = { width: 600, height: 1000 };
const wide = { width: 1000, height: 600 };

test("the initial crop is the largest square, centered, but above the center in an upright picture", () => {
  expect(cropSquare(wide, initialCrop(wide))).toEqual({ side: 600, left: 200, top: 0 });
  expect(cropSquare(upright, initialCrop(upright))).toEqual({ side: 600, left: 0, top: 100 });
});

test("a drag moves the picture under the square and stops at the picture's edges", () => {
  const first = initialCrop(wide);
  // The square is 600 px wide and starts at 200 px; a drag by a tenth of its width moves it 60 px to the left.
  expect(cropSquare(wide, moveCrop(wide, first, 0.1, 0.5)).left).toBeCloseTo(140);
  expect(moveCrop(wide, first, 9, 0).x).toBe(0);
  expect(moveCrop(wide, first, -9, 0).x).toBe(1);
  expect(moveCrop(wide, first, 0, 9).y).toBe(first.y);
});

test("the zoom is limited to 4, and to squares of at least 100 px", () => {
  expect(maxZoom({ width: 100, height: 300 })).toBe(1);
  expect(maxZoom({ width: 250, height: 300 })).toBe(2.5);
  expect(maxZoom({ width: 3000, height: 4000 })).toBe(4);
});
