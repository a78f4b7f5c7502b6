/** A browser that lets no page keep anything: the room works without a copy, and nothing throws. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copiedEpoch, forgetCopy } from "./offline-copy.ts";
import { dropUnsent, readUnsent, setAside } from "./stashed-edits.ts";

const OWNER = { userId: "u", resumeId: "r" };
const denied = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

beforeEach(() => {
  const refusing = { get: denied };
  vi.stubGlobal("localStorage", new Proxy({}, refusing));
  vi.stubGlobal("indexedDB", new Proxy({}, refusing));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a copy is neither found nor forgotten, and nothing is set aside", () => {
  expect(copiedEpoch(OWNER)).toBeNull();
  expect(() => forgetCopy(OWNER, "e1", true)).not.toThrow();
  expect(setAside(OWNER, { base: null, mine: {}, count: 1 })).toBe(false);
  expect(readUnsent(OWNER)).toBeNull();
  expect(() => dropUnsent(OWNER)).not.toThrow();
});
