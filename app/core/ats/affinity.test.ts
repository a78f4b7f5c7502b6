import { expect, test } from "vitest";
import { smoothedTradeAffinity } from "./affinity.ts";

const counts = (...each: number[]) => Float64Array.from(each);

test("the affinity of trades is nearly the cosine for texts with many names", () => {
  expect(smoothedTradeAffinity(counts(20, 0), counts(20, 0))).toBeGreaterThan(0.95);
  expect(smoothedTradeAffinity(counts(20, 0), counts(0, 20))).toBeLessThan(0.06);
});

test("a single name hardly changes the affinity, whichever of the texts is short of names", () => {
  const none = smoothedTradeAffinity(counts(20, 0), counts(0, 0));
  const one = smoothedTradeAffinity(counts(20, 0), counts(1, 0));
  expect(one).toBeGreaterThan(none);
  expect(one - none).toBeLessThan(0.2);
  expect(smoothedTradeAffinity(counts(0, 0), counts(20, 0))).toBe(none);
});
