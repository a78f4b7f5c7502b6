import { expect, test } from "vitest";
import { toScore } from "./match.ts";

const near = { similarity: 1, trades: 1, title: 1, words: 400 };

test("[spec 9] who shows less than half of what is asked for is never called excellent", () => {
  expect(toScore({ ...near, coverage: 0.49 })).toBe(79);
  expect(toScore({ ...near, coverage: 0.5 })).toBeGreaterThanOrEqual(80);
});

test("showing more of what is asked for never lowers the score", () => {
  let last = 0;
  for (let coverage = 0; coverage <= 1; coverage += 0.01) {
    const score = toScore({ ...near, coverage });
    expect(score).toBeGreaterThanOrEqual(last);
    last = score;
  }
});
