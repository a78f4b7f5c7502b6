import { expect, test } from "vitest";
import { joinBoxes } from "./source-units.ts";

const box = (page: number, left: number, top: number) => ({
  ...{ page, left, top, width: 0.4, height: 0.02 },
});

test("lines below each other in one column become one box; another column or page has a box of its own", () => {
  const joined = joinBoxes([
    box(1, 0.1, 0.1),
    box(1, 0.2, 0.12),
    box(1, 0.7, 0.12),
    box(2, 0.7, 0.13),
  ]);
  expect(joined).toHaveLength(3);
  // The first two lines together: from 0.1 to 0.6 across, and from 0.1 to 0.14 down.
  expect(joined[0]?.left).toBe(0.1);
  expect(joined[0]?.width).toBeCloseTo(0.5);
  expect(joined[0]?.height).toBeCloseTo(0.04);
});
