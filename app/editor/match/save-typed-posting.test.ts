import { expect, test } from "vitest";
import {
  JOB_DESCRIPTION_INCOMPLETE,
  type JobDescription,
  toJobDescription,
} from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import { EMPTY_DRAFT, type JobDraft, saveDraft } from "#app/editor/sync/offline/job-draft.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import { saveTypedPosting } from "./save-typed-posting.ts";

const TYPED: JobDraft = { title: "Nurse", company: "", description: "- Wound care" };

/** A room whose posting panel shows `draft`, and what is saved and said when a score is asked for. */
function ask(draft: JobDraft, saved: JobDescription | null = null) {
  const kept = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  saveDraft(store, "r1", { draft, saved: saved ?? EMPTY_DRAFT });
  let jobDescription = saved;
  const said = saveTypedPosting(
    {
      resumeId: "r1",
      document: { read: () => ({ jobDescription }) as ResumeSnapshot },
      edits: {
        setJobDescription: (job) => {
          jobDescription = job;
        },
      },
    },
    store,
  );
  return { said, jobDescription };
}

test("a posting that is typed and not saved yet is saved when a score is asked for", () => {
  const posting = toJobDescription(TYPED);
  expect(ask(TYPED)).toEqual({ said: null, jobDescription: posting });
  const other = toJobDescription({ ...TYPED, title: "Electrician" });
  expect(ask(TYPED, other)).toEqual({ said: null, jobDescription: posting });
});

test("what cannot be saved stays typed, and is named only where nothing else can be scored against", () => {
  const other = toJobDescription(TYPED);
  const untitled = { ...TYPED, title: " " };
  expect(ask(untitled)).toEqual({ said: JOB_DESCRIPTION_INCOMPLETE, jobDescription: null });
  expect(ask(untitled, other)).toEqual({ said: null, jobDescription: other });
  const tooLong = { ...TYPED, description: "x".repeat(CAPS.posting + 1) };
  expect(ask(tooLong, other)).toEqual({ said: null, jobDescription: other });
  expect(ask(EMPTY_DRAFT)).toEqual({ said: null, jobDescription: null });
});
