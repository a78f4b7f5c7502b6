import { expect, test } from "vitest";
import { cropSquare, initialCrop, maxZoom, moveCrop } from "./photo-crop.ts";

const upright = { width: 600, height: 1000 };
const wide = { width: 1000, height: 600 };

test("the first crop is the largest square: in the middle, of an upright picture above it", () => {
  expect(cropSquare(wide, initialCrop(wide))).toEqual({ side: 600, left: 200, top: 0 });
  expect(cropSquare(upright, initialCrop(upright))).toEqual({ side: 600, left: 0, top: 100 });
});

test("a drag moves the picture under the frame and ends at its edges", () => {
  const first = initialCrop(wide);
  expect(cropSquare(wide, moveCrop(wide, first, 0.1, 0.5)).left).toBeCloseTo(140);
  expect(moveCrop(wide, first, 9, 0).x).toBe(0);
  expect(moveCrop(wide, first, -9, 0).x).toBe(1);
  expect(moveCrop(wide, first, 0, 9).y).toBe(first.y);
});

test("one comes no nearer than there are pixels to print", () => {
  expect(maxZoom({ width: 100, height: 300 })).toBe(1);
  expect(maxZoom({ width: 250, height: 300 })).toBe(2.5);
  expect(maxZoom({ width: 3000, height: 4000 })).toBe(4);
});
