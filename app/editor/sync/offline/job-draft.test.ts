import { beforeEach, expect, test } from "vitest";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import { draftStorage } from "./draft-storage.ts";
import {
  canSaveDraft,
  clearDrafts,
  DEVICE_RESUME_ID,
  EMPTY_DRAFT,
  loadDraft,
  saveDraft,
  toDraft,
} from "./job-draft.ts";

// Without a browser's storage, drafts are kept in memory.
beforeEach(() => {
  for (const key of draftStorage.keys()) draftStorage.removeItem(key);
});
const draft = { title: "Nurse", company: "", description: "- night shifts" };

test("a draft is loaded again, for its own resume only", () => {
  saveDraft("r1", { draft, saved: EMPTY_DRAFT });
  expect(loadDraft("r1")).toEqual({ draft });
  saveDraft("r1", { draft, saved: EMPTY_DRAFT, postingId: "b" });
  expect(loadDraft("r1")).toEqual({ draft, postingId: "b" });
  expect(loadDraft("r2")).toBeNull();
});

test("saving the job description deletes its draft", () => {
  saveDraft("r1", { draft, saved: EMPTY_DRAFT });
  saveDraft("r1", { draft, saved: toDraft(toJobDescription(draft)) });
  expect(draftStorage.keys()).toEqual([]);
});

test("logout removes job descriptions, comment drafts and a viewer's own job description", () => {
  saveDraft("r1", { draft, saved: EMPTY_DRAFT });
  draftStorage.setItem("covitae:own-posting:r1", JSON.stringify(draft));
  draftStorage.setItem("covitae:said:seen:r1", "1");
  draftStorage.setItem("theme", "dark");
  clearDrafts();
  expect(draftStorage.keys()).toEqual(["theme"]);
});

test("drafts of the resume without an account are kept at logout", () => {
  const draft = { title: "A", company: "", description: "" };
  saveDraft(DEVICE_RESUME_ID, { draft, saved: EMPTY_DRAFT });
  clearDrafts();
  expect(loadDraft(DEVICE_RESUME_ID)?.draft).toEqual(draft);
});

test("an unreadable draft is ignored", () => {
  draftStorage.setItem("covitae:job-draft:r1", "{");
  expect(loadDraft("r1")).toBeNull();
  draftStorage.setItem("covitae:job-draft:r1", '{"title":1}');
  expect(loadDraft("r1")).toBeNull();
});

test("[spec 5] title and description must not be blank, the company may", () => {
  expect(canSaveDraft(draft)).toBe(true);
  expect(canSaveDraft({ ...draft, title: "  " })).toBe(false);
  expect(canSaveDraft({ ...draft, description: "\n" })).toBe(false);
});
