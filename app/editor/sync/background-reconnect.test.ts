import { expect, test } from "vitest";
import { QUIET_RETRY_MS, quietRetry } from "./background-reconnect.ts";

/** Time that passes when it is told to. */
function aClock() {
  let now = 0;
  const waiting = new Map<object, { at: number; work: () => void }>();
  return {
    random: () => 0.5,
    later(delayMs: number, work: () => void) {
      const key = {};
      waiting.set(key, { at: now + delayMs, work });
      return () => void waiting.delete(key);
    },
    pass(ms: number) {
      now += ms;
      for (const [key, { at, work }] of [...waiting]) {
        if (at > now) continue;
        waiting.delete(key);
        work();
      }
    },
  };
}

function aRetry() {
  const clock = aClock();
  let attempts = 0;
  const retry = quietRetry(() => attempts++, clock);
  return { clock, retry, attempts: () => attempts };
}

test("the attempt comes after the pause and its spread, once", () => {
  const { clock, retry, attempts } = aRetry();
  retry.soon();
  clock.pass(QUIET_RETRY_MS * 1.5 - 1);
  expect(attempts()).toBe(0);
  clock.pass(1);
  expect(attempts()).toBe(1);
  clock.pass(QUIET_RETRY_MS * 10);
  expect(attempts()).toBe(1);
});

test("Retry pressed meanwhile calls it off, so that it cuts no new connection short", () => {
  const { clock, retry, attempts } = aRetry();
  retry.soon();
  clock.pass(QUIET_RETRY_MS);
  retry.cancel();
  clock.pass(QUIET_RETRY_MS * 10);
  expect(attempts()).toBe(0);
});

test("each failure begins the pause anew", () => {
  const { clock, retry, attempts } = aRetry();
  retry.soon();
  clock.pass(QUIET_RETRY_MS);
  retry.soon();
  clock.pass(QUIET_RETRY_MS);
  expect(attempts()).toBe(0);
  clock.pass(QUIET_RETRY_MS * 0.5);
  expect(attempts()).toBe(1);
});
