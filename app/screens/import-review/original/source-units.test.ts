import { expect, test } from "vitest";
import { joinBoxes } from "./source-units.ts";

const box = (page: number, left: number, top: number) => ({
  ...{ page, left, top, width: 0.4, height: 0.02 },
});

test("lines one below the other become one box, those of another column or page do not", () => {
  const joined = joinBoxes([
    box(1, 0.1, 0.1),
    box(1, 0.2, 0.12),
    box(1, 0.7, 0.12),
    box(2, 0.7, 0.13),
  ]);
  expect(joined).toHaveLength(3);
  expect(joined[0]?.left).toBe(0.1);
  expect(joined[0]?.width).toBeCloseTo(0.5);
  expect(joined[0]?.height).toBeCloseTo(0.04);
});
