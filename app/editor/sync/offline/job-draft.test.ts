import { expect, test } from "vitest";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import {
  canSaveDraft,
  draftOf,
  EMPTY_DRAFT,
  forgetDrafts,
  keepDraft,
  loadDraft,
} from "./job-draft.ts";

type AStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
function aStore(): AStore & { size: number } {
  const kept = new Map<string, string>();
  return {
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    get size() {
      return kept.size;
    },
  };
}
const draft = { title: "Nurse", company: "", description: "- night shifts" };

test("a typed posting is found again, for its own resume only", () => {
  const store = aStore();
  keepDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT });
  expect(loadDraft(() => store, "r1")).toEqual(draft);
  expect(loadDraft(() => store, "r2")).toBeNull();
});

test("once saved there is no draft left", () => {
  const store = aStore();
  keepDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT });
  keepDraft(() => store, "r1", { draft, saved: draftOf(toJobDescription(draft)) });
  expect(store.size).toBe(0);
});

test("after a logout no posting and nothing begun to say is left, a viewer's own neither", () => {
  const store = aStore();
  keepDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT });
  store.setItem("covitae:own-posting:r1", JSON.stringify(draft));
  store.setItem("covitae:said:seen:r1", "1");
  store.setItem("theme", "dark");
  forgetDrafts(store);
  expect(store.size).toBe(1);
  expect(store.getItem("theme")).toBe("dark");
});

test("an unreadable draft is no draft", () => {
  const store = aStore();
  store.setItem("covitae:job-draft:r1", "{");
  expect(loadDraft(() => store, "r1")).toBeNull();
  store.setItem("covitae:job-draft:r1", '{"title":1}');
  expect(loadDraft(() => store, "r1")).toBeNull();
});

test("full storage is no failure", () => {
  const store = {
    ...aStore(),
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => keepDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT })).not.toThrow();
});

test("[spec 5] title and description must not be blank, the company may", () => {
  expect(canSaveDraft(draft)).toBe(true);
  expect(canSaveDraft({ ...draft, title: "  " })).toBe(false);
  expect(canSaveDraft({ ...draft, description: "\n" })).toBe(false);
});
