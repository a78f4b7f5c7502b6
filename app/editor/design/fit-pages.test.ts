import { expect, test } from "vitest";
import { fitToPages, tighterDesigns } from "./fit-pages.ts";

/** The pages of a resume that needs fewer with smaller text: 3 above 94%, 2 above 88%, else 1. */
const pagesAt = ({ scale = 100 }) => (scale > 94 ? 3 : scale > 88 ? 2 : 1);

test("each step is tighter than the one before, and the last one is the tightest design", () => {
  const steps = tighterDesigns({ accent: "#1f5673" });
  expect(steps.at(-1)).toEqual({ accent: "#1f5673", spacing: 60, scale: 85, margin: 12 });
  for (const [index, { scale = 0 }] of steps.entries()) {
    expect(scale).toBeLessThanOrEqual(steps[index - 1]?.scale ?? 100);
  }
});

test("settings that are tighter already are kept", () => {
  const last = tighterDesigns({ spacing: 50, scale: 80, margin: 10 }).at(-1);
  expect(last).toEqual({ spacing: 50, scale: 80, margin: 10 });
});

test("a changed line height is tightened too, down to 122%", () => {
  const steps = tighterDesigns({ lineHeight: 150 });
  expect(steps.at(-1)).toMatchObject({ lineHeight: 122 });
  expect(tighterDesigns({ lineHeight: 118 }).at(-1)).toMatchObject({ lineHeight: 118 });
});

test("the loosest design that fits is chosen, and the message says what changed", () => {
  // Step 4 of 10: text size 100 to 85%, spacing 100 to 60% and margins 16 to 12 mm are reduced by four tenths.
  const { design, message } = fitToPages({}, 2, pagesAt);
  expect(design?.scale).toBe(94);
  expect(message).toBe("Fitted to 2 pages: text size 94%, spacing 84%, margins 14 mm.");
});

test("nothing changes if it fits already or does not fit in the tightest design", () => {
  expect(fitToPages({}, 3, pagesAt)).toEqual({ design: null, message: "It fits 3 pages already." });
  const never = fitToPages({}, 1, () => 4);
  expect(never.design).toBeNull();
  expect(never.message).toBe(
    "It does not fit 1 page, not even with text size 85%, spacing 60%, margins 12 mm. Nothing was changed; shorten the text instead.",
  );
});

test("the message names a line height that was tightened", () => {
  const { message } = fitToPages({ lineHeight: 150 }, 2, pagesAt);
  expect(message).toMatch(/^Fitted to 2 pages: .*, line height 1\.\d\d, margins 14 mm\.$/);
});
