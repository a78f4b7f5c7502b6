import { expect, test } from "vitest";
import { smoothedTradeAffinity } from "./affinity.ts";

/** A text that names this many skills of each trade: counts(20, 0) has 20 of the first trade. */
const counts = (...skillsPerTrade: number[]) => Float64Array.from(skillsPerTrade);

test("for texts that name many skills, the affinity is nearly the cosine of their trades", () => {
  expect(smoothedTradeAffinity(counts(20, 0), counts(20, 0))).toBeGreaterThan(0.95);
  expect(smoothedTradeAffinity(counts(20, 0), counts(0, 20))).toBeLessThan(0.06);
});

test("one skill changes the affinity by less than .2, and both texts are treated alike", () => {
  const withoutSkill = smoothedTradeAffinity(counts(20, 0), counts(0, 0));
  const withOneSkill = smoothedTradeAffinity(counts(20, 0), counts(1, 0));
  expect(withOneSkill).toBeGreaterThan(withoutSkill);
  expect(withOneSkill - withoutSkill).toBeLessThan(0.2);
  expect(smoothedTradeAffinity(counts(0, 0), counts(20, 0))).toBe(withoutSkill);
});
