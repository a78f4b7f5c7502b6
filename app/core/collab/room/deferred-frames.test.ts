import { expect, test } from "vitest";
import { createFrameDeferral } from "./deferred-frames.ts";

const ada = { userId: "ada", name: "Ada", sessionId: "s", role: "edit" as const };

/** A call that comes while the person's debt takes `debtMs` to pay. */
function callIn(debtMs: number) {
  const clock = { nowMs: 0 };
  const deferral = createFrameDeferral(
    { delayOf: () => Math.max(0, debtMs - clock.nowMs) },
    {
      now: () => clock.nowMs,
      later(delayMs, work) {
        clock.nowMs += delayMs;
        work();
        return () => {};
      },
    },
    () => {},
  );
  return { clock, outcome: deferral.waitForBudget(ada) };
}

test("a call of somebody in debt waits until it is paid", async () => {
  const { clock, outcome } = callIn(2_000);
  expect(await outcome).toBe(true);
  expect(clock.nowMs).toBe(2_000);
});

test("a call that would wait too long is refused at once", async () => {
  const { clock, outcome } = callIn(6_000);
  expect(await outcome).toBe(false);
  expect(clock.nowMs).toBe(0);
});
