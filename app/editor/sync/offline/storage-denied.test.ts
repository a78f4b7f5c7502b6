/** A browser that denies storage: the room works without a copy, and nothing throws. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteOfflineCopy, storedEpoch } from "./offline-databases.ts";
import { deleteStash, readStash, stashEdits } from "./stashed-edits.ts";

const OWNER = { userId: "u", resumeId: "r" };
const denied = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

beforeEach(() => {
  const denying = { get: denied };
  vi.stubGlobal("localStorage", new Proxy({}, denying));
  vi.stubGlobal("indexedDB", new Proxy({}, denying));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("reading, deleting and stashing do nothing, without an error", () => {
  expect(storedEpoch(OWNER)).toBeNull();
  expect(() => deleteOfflineCopy(OWNER, "e1", true)).not.toThrow();
  expect(stashEdits(OWNER, { base: null, mine: {}, count: 1 })).toBe(false);
  expect(readStash(OWNER)).toBeNull();
  expect(() => deleteStash(OWNER)).not.toThrow();
});
