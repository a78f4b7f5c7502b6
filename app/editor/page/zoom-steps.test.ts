import { expect, test } from "vitest";
import { stepFrom, wheelZoom } from "./zoom-steps.ts";

test("the buttons go to the next step and stop at the last one", () => {
  expect(stepFrom(0.84, 1)).toBe(1);
  expect(stepFrom(0.84, -1)).toBe(0.8);
  expect(stepFrom(1, 1)).toBe(1.25);
  expect(stepFrom(2, 1)).toBe(2);
  expect(stepFrom(0.4, -1)).toBe(0.4);
});

test("the wheel zooms by ratio, there and back, within bounds", () => {
  expect(wheelZoom(wheelZoom(0.8, 100), -100)).toBeCloseTo(0.8);
  expect(wheelZoom(0.8, -100)).toBeGreaterThan(0.85);
  expect(wheelZoom(1, 1e6)).toBe(0.25);
  expect(wheelZoom(1, -1e6)).toBe(3);
});
