import { expect, test, vi } from "vitest";
import { createOpenEntry } from "./open-entry.ts";

test("opening an entry closes the one that was open", () => {
  const openEntry = createOpenEntry();
  openEntry.open("a");
  openEntry.open("b");
  expect(openEntry.current()).toBe("b");
  openEntry.open(null);
  expect(openEntry.current()).toBeNull();
});

test("listeners are called once for each change, and not for the same entry again", () => {
  const openEntry = createOpenEntry();
  const listener = vi.fn();
  const unsubscribe = openEntry.subscribe(listener);
  openEntry.open("a");
  openEntry.open("a");
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  openEntry.open("b");
  expect(listener).toHaveBeenCalledTimes(1);
});
