/** Rate limits for frames and bytes, per socket, per person and per share link. */
import { expect, test } from "vitest";
import { createFrameRateLimits } from "./frame-rate-limit.ts";
import { BURST_BYTES, BURST_FRAMES, FRAMES_PER_SECOND } from "./protocol.ts";

const person = (name: string, shareId: string | null = null) => ({ userId: name, shareId });

function budgetsAt(nowMs = 0) {
  const clock = { nowMs };
  const budgets = createFrameRateLimits(() => clock.nowMs);
  /** How many of `count` frames are let through. */
  const send = (socket: object, from: ReturnType<typeof person>, count: number, size = 1) => {
    let accepted = 0;
    for (let index = 0; index < count; index++) if (budgets.consume(socket, from, size)) accepted++;
    return accepted;
  };
  return { clock, send };
}

test("a socket may send a burst, and as much again as time passes", () => {
  const { clock, send } = budgetsAt();
  const socket = {};
  expect(send(socket, person("a"), 500)).toBe(BURST_FRAMES);
  clock.nowMs = 60_000;
  expect(send(socket, person("a"), BURST_FRAMES)).toBe(BURST_FRAMES);
  clock.nowMs += 1_000;
  expect(send(socket, person("a"), 100)).toBe(FRAMES_PER_SECOND);
});

test("all sockets of a person share their limits for frames and bytes", () => {
  const sockets = Array.from({ length: 44 }, () => ({}));
  // Four times the limits of one socket.
  const many = budgetsAt();
  const frames = sockets.map((socket) => many.send(socket, person("a"), BURST_FRAMES));
  expect(frames.reduce((sum, count) => sum + count)).toBe(4 * BURST_FRAMES);
  const large = budgetsAt();
  const quarter = BURST_BYTES / 4;
  const parts = sockets.map((socket) => large.send(socket, person("a"), 4, quarter));
  expect(parts.reduce((sum, count) => sum + count)).toBe(16);
  expect(large.send({}, person("b"), 1)).toBe(1);
});

test("people with one link share its limit; a person who sends little is exempt", () => {
  const { send } = budgetsAt();
  let accepted = 0;
  for (let index = 0; index < 100; index++) {
    for (let socket = 0; socket < 4; socket++) {
      accepted += send({}, person(`guest ${index}`, "link"), BURST_FRAMES);
    }
  }
  expect(accepted).toBeLessThanOrEqual(100 * 2 * BURST_FRAMES);
  expect(send({}, person("typist", "link"), 20)).toBe(20);
  expect(send({}, person("other link", "other"), BURST_FRAMES)).toBe(BURST_FRAMES);
});
