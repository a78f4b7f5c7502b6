import { expect, test } from "vitest";
import { undoAction } from "./undo-action.ts";

/** A fake undo history with two steps; the toast's own step is the latest. */
function aHistory() {
  const steps: object[] = [{ name: "earlier" }, { name: "own" }];
  const listeners = new Set<() => void>();
  const change = (work: () => void) => {
    work();
    for (const listener of listeners) listener();
  };
  return {
    steps,
    listeners,
    latestStep: () => steps.at(-1) ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo: () => change(() => steps.pop()),
    edit: () => change(() => steps.push({ name: "later" })),
  };
}

test("the action undoes its own step", () => {
  const history = aHistory();
  undoAction(history).onClick();
  expect(history.steps).toEqual([{ name: "earlier" }]);
});

test("the action becomes impossible when its step is undone elsewhere, and then undoes nothing", () => {
  const history = aHistory();
  const action = undoAction(history);
  let impossible = 0;
  const stop = action.onceImpossible?.(() => impossible++);
  expect(impossible).toBe(0);
  history.undo();
  expect(impossible).toBe(1);
  action.onClick();
  expect(history.steps).toEqual([{ name: "earlier" }]);
  stop?.();
  expect(history.listeners.size).toBe(0);
});

test("a later edit makes the action impossible, even an edit made before the toast subscribed", () => {
  const history = aHistory();
  const action = undoAction(history);
  history.edit();
  let impossible = 0;
  action.onceImpossible?.(() => impossible++);
  expect(impossible).toBe(1);
  action.onClick();
  expect(history.steps).toHaveLength(3);
});
