import { afterEach, expect, test, vi } from "vitest";
import { draftStorage } from "./draft-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("a draft that a full storage refuses replaces the stored one for as long as the page lasts", () => {
  const stored = new Map([["draft", "before"]]);
  let isFull = true;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error("QuotaExceededError");
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  draftStorage.setItem("draft", "after");
  expect(draftStorage.getItem("draft")).toBe("after");
  isFull = false;
  draftStorage.setItem("draft", "last");
  expect(stored.get("draft")).toBe("last");
  expect(draftStorage.getItem("draft")).toBe("last");
  draftStorage.removeItem("draft");
  expect(draftStorage.getItem("draft")).toBe(null);
});

test("where storage is denied, drafts are kept in the page alone", () => {
  vi.stubGlobal("localStorage", undefined);
  draftStorage.setItem("draft", "text");
  expect(draftStorage.getItem("draft")).toBe("text");
  expect(draftStorage.keys()).toEqual(["draft"]);
  draftStorage.removeItem("draft");
  expect(draftStorage.keys()).toEqual([]);
});
