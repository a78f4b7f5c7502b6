import { expect, test } from "vitest";
import { dropPlace } from "./drop-place.ts";

test("an item comes to lie behind all others whose middle is above the pointer", () => {
  const middles = [50, 150, 250, 350];
  expect(dropPlace(middles, 2, 250)).toBe(2);
  expect(dropPlace(middles, 2, 149)).toBe(1);
  expect(dropPlace(middles, 2, 0)).toBe(0);
  expect(dropPlace(middles, 0, 149)).toBe(0);
  expect(dropPlace(middles, 0, 151)).toBe(1);
  expect(dropPlace(middles, 0, 9_999)).toBe(3);
  expect(dropPlace([50], 0, 9_999)).toBe(0);
});
