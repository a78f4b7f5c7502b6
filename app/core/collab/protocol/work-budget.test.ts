/** Budgets of work for each person and share link, and how long a person over budget has to wait. */
import { expect, test, vi } from "vitest";
import { MAX_FRAME_STEPS } from "#app/core/collab/document/integration-cost.ts";
import { createWorkBudgets } from "./work-budget.ts";

const person = (name: string) => ({ userId: name, shareId: "link" });

function budgetsAt(nowMs = 0) {
  const clock = { nowMs };
  return { clock, budgets: createWorkBudgets(() => clock.nowMs) };
}

/** After this long, pacing delays nothing; meanwhile a person earns EARNED steps (100,000 a second). */
const SPREAD_MS = 2_000;
const EARNED = 200_000;

test("a person in debt waits until it is paid, and is refused if the debt exceeds a whole burst", () => {
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

test("a burst of work is spread over time, for all who came by a link except those who use little", () => {
  const { budgets, clock } = budgetsAt();
  budgets.charge(person("a"), { steps: 250_000 });
  // 50,000 steps may run at once, the rest at 1,000,000 a second.
  expect(budgets.delayOf(person("a"))).toBe(200);
  budgets.charge(person("b"), { steps: 150_000 });
  expect(budgets.delayOf(person("b"))).toBe(350);
  expect(budgets.delayOf(person("typist"))).toBe(0);
  clock.nowMs = 350;
  expect(budgets.delayOf(person("b"))).toBe(0);
});

test("a frame is charged for its bytes and for the bytes of its reply", () => {
  const { budgets } = budgetsAt();
  budgets.charge(person("a"), { frames: 100, bytes: 40_000 });
  expect(budgets.delayOf(person("a"))).toBe(0);
  budgets.charge(person("a"), { frames: 1, replyBytes: 900_000 });
  // 100 × 100 + 40,000 / 4 + 100 + 900,000 / 20 = 65,100 steps: 15,100 over the 50,000 that may run at once.
  expect(budgets.delayOf(person("a"))).toBe(16);
});

test("people who use little are not slowed by others who used up the link's budget", () => {
  const { budgets } = budgetsAt();
  for (const name of ["a", "b", "c", "d"]) budgets.charge(person(name), { steps: 900_000 });
  expect(budgets.delayOf(person("a"))).toBeGreaterThan(0);
  expect(budgets.delayOf(person("typist"))).toBe(0);
  expect(budgets.maxFrameSteps(person("typist"))).toBeLessThan(MAX_FRAME_STEPS / 5);
  expect(budgets.maxFrameSteps({ userId: "member", shareId: null })).toBe(MAX_FRAME_STEPS);
});

test("work is counted with thousands of people too, and buckets of people long gone are dropped", () => {
  const { budgets, clock } = budgetsAt();
  // The last map written to is the one that holds the buckets.
  const mapSet = vi.spyOn(Map.prototype, "set");
  for (let index = 0; index < 2_500; index++) budgets.charge(person(`p${index}`), { frames: 1 });
  const buckets = mapSet.mock.contexts.at(-1) as Map<string, unknown>;
  mapSet.mockRestore();
  budgets.charge(person("late"), { steps: 1_100_000 });
  expect(budgets.delayOf(person("late"))).toBeGreaterThan(0);
  clock.nowMs = 60_000;
  budgets.charge(person("last"), { frames: 1 });
  expect(buckets.size).toBeLessThan(10);
});
