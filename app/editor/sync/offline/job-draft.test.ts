import { expect, test } from "vitest";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import {
  canSaveDraft,
  clearDrafts,
  DEVICE_RESUME_ID,
  EMPTY_DRAFT,
  loadDraft,
  saveDraft,
  toDraft,
} from "./job-draft.ts";

type AStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;
function aStore(): AStore & { size: number; keys(): string[] } {
  const values = new Map<string, string>();
  return {
    keys: () => [...values.keys()],
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    get size() {
      return values.size;
    },
  };
}
const draft = { title: "Nurse", company: "", description: "- night shifts" };

test("a draft is loaded again, for its own resume only", () => {
  const store = aStore();
  saveDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT });
  expect(loadDraft(() => store, "r1")).toEqual({ draft });
  saveDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT, postingId: "b" });
  expect(loadDraft(() => store, "r1")).toEqual({ draft, postingId: "b" });
  expect(loadDraft(() => store, "r2")).toBeNull();
});

test("saving the job description deletes its draft", () => {
  const store = aStore();
  saveDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT });
  saveDraft(() => store, "r1", { draft, saved: toDraft(toJobDescription(draft)) });
  expect(store.size).toBe(0);
});

test("logout removes job descriptions, comment drafts and a viewer's own job description", () => {
  const store = aStore();
  saveDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT });
  store.setItem("covitae:own-posting:r1", JSON.stringify(draft));
  store.setItem("covitae:said:seen:r1", "1");
  store.setItem("theme", "dark");
  clearDrafts(store);
  expect(store.size).toBe(1);
  expect(store.getItem("theme")).toBe("dark");
});

test("what belongs to the resume without an account stays at logout", () => {
  const store = aStore();
  const draft = { title: "A", company: "", description: "" };
  saveDraft(() => store, DEVICE_RESUME_ID, { draft, saved: EMPTY_DRAFT });
  clearDrafts(store);
  expect(loadDraft(() => store, DEVICE_RESUME_ID)?.draft).toEqual(draft);
});

test("an unreadable draft is ignored", () => {
  const store = aStore();
  store.setItem("covitae:job-draft:r1", "{");
  expect(loadDraft(() => store, "r1")).toBeNull();
  store.setItem("covitae:job-draft:r1", '{"title":1}');
  expect(loadDraft(() => store, "r1")).toBeNull();
});

test("full storage is ignored", () => {
  const store = {
    ...aStore(),
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => saveDraft(() => store, "r1", { draft, saved: EMPTY_DRAFT })).not.toThrow();
});

test("[spec 5] title and description must not be blank, the company may", () => {
  expect(canSaveDraft(draft)).toBe(true);
  expect(canSaveDraft({ ...draft, title: "  " })).toBe(false);
  expect(canSaveDraft({ ...draft, description: "\n" })).toBe(false);
});
