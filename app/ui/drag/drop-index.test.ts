import { expect, test } from "vitest";
import { dropIndex } from "./drop-index.ts";

test("an item is dropped after all others whose middle is above the pointer", () => {
  const middles = [50, 150, 250, 350];
  expect(dropIndex(middles, 2, 250)).toBe(2);
  expect(dropIndex(middles, 2, 149)).toBe(1);
  expect(dropIndex(middles, 2, 0)).toBe(0);
  expect(dropIndex(middles, 0, 149)).toBe(0);
  expect(dropIndex(middles, 0, 151)).toBe(1);
  expect(dropIndex(middles, 0, 9_999)).toBe(3);
  expect(dropIndex([50], 0, 9_999)).toBe(0);
});
