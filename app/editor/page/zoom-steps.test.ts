import { expect, test } from "vitest";
import { nextZoomStep, wheelZoom } from "./zoom-steps.ts";

test("the buttons go to the next step and stop at the last one", () => {
  // Steps are 0.5, 0.67, 0.8, 1, 1.25, 1.5 and 2.
  expect(nextZoomStep(0.84, 1)).toBe(1);
  expect(nextZoomStep(0.84, -1)).toBe(0.8);
  expect(nextZoomStep(1, 1)).toBe(1.25);
  expect(nextZoomStep(2, 1)).toBe(2);
  expect(nextZoomStep(0.4, -1)).toBe(0.4);
});

test("the wheel zooms by ratio, there and back, within bounds", () => {
  expect(wheelZoom(wheelZoom(0.8, 100), -100)).toBeCloseTo(0.8);
  expect(wheelZoom(0.8, -100)).toBeGreaterThan(0.85);
  expect(wheelZoom(1, 1e6)).toBe(0.25);
  expect(wheelZoom(1, -1e6)).toBe(3);
});
