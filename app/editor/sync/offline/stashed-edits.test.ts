import { afterEach, expect, test, vi } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { stashKey } from "./offline-databases.ts";
import { readStash, stashEdits } from "./stashed-edits.ts";

const owner = { resumeId: "r", userId: "u" };
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test("stashed edits come back with their formats", () => {
  vi.stubGlobal("localStorage", storage);
  const edits = { base: null, mine: { ...emptyResume(), summary: "**Led** four" }, count: 2 };
  expect(stashEdits(owner, edits)).toBe(true);
  expect(readStash(owner)).toEqual(edits);
});

test("in a stash of a release without formats, asterisks are literal", () => {
  vi.stubGlobal("localStorage", storage);
  const mine = { ...emptyResume(), summary: "5*4*3" };
  stored.set(stashKey(owner), JSON.stringify({ base: mine, mine, count: 1 }));
  const marked = { ...mine, summary: escapeInline("5*4*3") };
  expect(readStash(owner)).toEqual({ base: marked, mine: marked, count: 1 });
});
