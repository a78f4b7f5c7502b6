/** Frames and calls of a person over budget wait in order, or are refused if they would wait too long. */
import { expect, test } from "vitest";
import type { Peer } from "#app/core/collab/broadcast/peer.ts";
import { createFrameDeferral } from "./deferred-frames.ts";

const ada = { userId: "ada", name: "Ada", sessionId: "s", role: "edit" as const };

/** Makes an HTTP call while the person's debt takes `debtMs` to pay. */
function callIn(debtMs: number) {
  const clock = { nowMs: 0 };
  const deferral = createFrameDeferral(
    { delayOf: () => Math.max(0, debtMs - clock.nowMs) },
    {
      now: () => clock.nowMs,
      peers: () => [],
      schedule(delayMs, work) {
        clock.nowMs += delayMs;
        work();
        return () => {};
      },
    },
    () => {},
  );
  return { clock, outcome: deferral.waitForBudget(ada) };
}

test("a call of a person in debt waits until it is paid", async () => {
  const { clock, outcome } = callIn(2_000);
  expect(await outcome).toEqual({ hasWaited: true });
  expect(clock.nowMs).toBe(2_000);
});

test("a call that would wait too long is refused at once", async () => {
  const { clock, outcome } = callIn(6_000);
  expect(await outcome).toBeNull();
  expect(clock.nowMs).toBe(0);
});

test.each([
  ["still open", true, ["one", "two"]],
  ["closed meanwhile, as when access is removed", false, []],
])("frames that waited are handled if their socket is %s", (_, isOpen, expected) => {
  const peer = { person: ada, close: () => {} } as unknown as Peer;
  const clock = { nowMs: 0, open: [peer], runScheduled: () => {} };
  const handled: unknown[] = [];
  const deferral = createFrameDeferral(
    { delayOf: () => Math.max(0, 1_000 - clock.nowMs) },
    {
      now: () => clock.nowMs,
      peers: () => clock.open,
      schedule(_delayMs, work) {
        clock.runScheduled = work;
        return () => {};
      },
    },
    (_peer, frame) => handled.push(frame),
  );
  deferral.receive(peer, "one");
  deferral.receive(peer, "two");
  if (!isOpen) clock.open = [];
  clock.nowMs = 1_000;
  clock.runScheduled();
  expect(handled).toEqual(expected);
});
