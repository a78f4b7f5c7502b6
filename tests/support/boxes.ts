/** Compares where elements are on the screen, for browser tests. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Expects that the two elements don't overlap. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("Not on the screen");
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(Math.min(across, down)).toBeLessThanOrEqual(0);
}
