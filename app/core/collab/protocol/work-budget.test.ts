import { expect, test, vi } from "vitest";
import { MAX_FRAME_STEPS } from "#app/core/collab/document/integration-cost.ts";
import { createWorkBudgets } from "./work-budget.ts";

const person = (name: string) => ({ userId: name, shareId: "link" });

function budgetsAt(nowMs = 0) {
  const clock = { nowMs };
  return { clock, budgets: createWorkBudgets(() => clock.nowMs) };
}

/** Longer than a burst is spread over, and short enough that no more than this is earned. */
const SPREAD_MS = 2_000;
const EARNED = 200_000;

test("a person in debt waits until it is paid, and is refused past a whole burst", () => {
  const { budgets, clock } = budgetsAt();
  budgets.charge(person("a"), { steps: 1_000_000 });
  clock.nowMs = SPREAD_MS;
  expect(budgets.delayOf(person("a"))).toBe(0);
  budgets.charge(person("a"), { steps: EARNED + 100_000 });
  expect(budgets.delayOf(person("a"))).toBe(1000);
  clock.nowMs += 1000;
  expect(budgets.delayOf(person("a"))).toBe(0);
  budgets.charge(person("a"), { steps: 1_000_001 });
  expect(budgets.delayOf(person("a"))).toBe(null);
});

test("an update that is refused for its cost counts ten times", () => {
  const { budgets, clock } = budgetsAt();
  budgets.charge(person("a"), { steps: 100_000, isRefused: true });
  clock.nowMs = SPREAD_MS;
  expect(budgets.delayOf(person("a"))).toBe(0);
  budgets.charge(person("a"), { steps: EARNED / 10 + 10_000, isRefused: true });
  expect(budgets.delayOf(person("a"))).toBe(1000);
});

test("a burst of work is spread over time, for all of a link but those who use little", () => {
  const { budgets, clock } = budgetsAt();
  budgets.charge(person("a"), { steps: 250_000 });
  expect(budgets.delayOf(person("a"))).toBe(200);
  budgets.charge(person("b"), { steps: 150_000 });
  expect(budgets.delayOf(person("b"))).toBe(350);
  expect(budgets.delayOf(person("typist"))).toBe(0);
  clock.nowMs = 350;
  expect(budgets.delayOf(person("b"))).toBe(0);
});

test("a frame is charged with what it holds and what it is answered with", () => {
  const { budgets } = budgetsAt();
  budgets.charge(person("a"), { frames: 100, bytes: 40_000 });
  expect(budgets.delayOf(person("a"))).toBe(0);
  budgets.charge(person("a"), { frames: 1, replyBytes: 900_000 });
  expect(budgets.delayOf(person("a"))).toBe(16);
});

test("a link used up by others slows none of those who use little", () => {
  const { budgets } = budgetsAt();
  for (const name of ["a", "b", "c", "d"]) budgets.charge(person(name), { steps: 900_000 });
  expect(budgets.delayOf(person("a"))).toBeGreaterThan(0);
  expect(budgets.delayOf(person("typist"))).toBe(0);
  expect(budgets.maxFrameSteps(person("typist"))).toBeLessThan(MAX_FRAME_STEPS / 5);
  expect(budgets.maxFrameSteps({ userId: "member", shareId: null })).toBe(MAX_FRAME_STEPS);
});

test("work counts also where very many people have been, and those long gone are dropped", () => {
  const { budgets, clock } = budgetsAt();
  const kept = vi.spyOn(Map.prototype, "set");
  for (let index = 0; index < 2_500; index++) budgets.charge(person(`p${index}`), { frames: 1 });
  const buckets = kept.mock.contexts.at(-1) as Map<string, unknown>;
  kept.mockRestore();
  budgets.charge(person("late"), { steps: 1_100_000 });
  expect(budgets.delayOf(person("late"))).toBeGreaterThan(0);
  clock.nowMs = 60_000;
  budgets.charge(person("last"), { frames: 1 });
  expect(buckets.size).toBeLessThan(10);
});
