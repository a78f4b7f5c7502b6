import { expect, test } from "vitest";
import { BACKGROUND_RECONNECT_MS, createBackgroundReconnect } from "./background-reconnect.ts";

/** A clock that the test advances. Its random number makes each pause 1.5 times BACKGROUND_RECONNECT_MS. */
function aClock() {
  let now = 0;
  const timers = new Map<object, { dueAt: number; work: () => void }>();
  return {
    random: () => 0.5,
    setTimer(delayMs: number, work: () => void) {
      const key = {};
      timers.set(key, { dueAt: now + delayMs, work });
      return () => void timers.delete(key);
    },
    advance(ms: number) {
      now += ms;
      for (const [key, { dueAt, work }] of [...timers]) {
        if (dueAt > now) continue;
        timers.delete(key);
        work();
      }
    },
  };
}

function aReconnect() {
  const clock = aClock();
  let attempts = 0;
  const reconnect = createBackgroundReconnect(() => attempts++, clock);
  return { clock, reconnect, attempts: () => attempts };
}

test("it attempts once, after the pause and its jitter", () => {
  const { clock, reconnect, attempts } = aReconnect();
  reconnect.schedule();
  clock.advance(BACKGROUND_RECONNECT_MS * 1.5 - 1);
  expect(attempts()).toBe(0);
  clock.advance(1);
  expect(attempts()).toBe(1);
  clock.advance(BACKGROUND_RECONNECT_MS * 10);
  expect(attempts()).toBe(1);
});

test("a click on Retry cancels it, so that it does not interrupt the new connection", () => {
  const { clock, reconnect, attempts } = aReconnect();
  reconnect.schedule();
  clock.advance(BACKGROUND_RECONNECT_MS);
  reconnect.cancel();
  clock.advance(BACKGROUND_RECONNECT_MS * 10);
  expect(attempts()).toBe(0);
});

test("each failure restarts the pause", () => {
  const { clock, reconnect, attempts } = aReconnect();
  reconnect.schedule();
  clock.advance(BACKGROUND_RECONNECT_MS);
  reconnect.schedule();
  clock.advance(BACKGROUND_RECONNECT_MS);
  expect(attempts()).toBe(0);
  clock.advance(BACKGROUND_RECONNECT_MS * 0.5);
  expect(attempts()).toBe(1);
});
