import { expect, test, vi } from "vitest";
import { MAX_POSTINGS } from "#app/core/collab/document/postings.ts";
import { type JobDescription, toJobDescription } from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { EMPTY_DRAFT, type JobDraft } from "#app/editor/sync/offline/job-draft.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import { createJobDraftState } from "./job-draft-state.ts";
import { savePastedPosting, savePosting, saveTypedPosting } from "./save-typed-posting.ts";

const TYPED: JobDraft = { title: "Nurse", company: "", description: "- Wound care" };

/** Requests a score with `draft` in the fields; returns whether it can be computed, and the posting saved by then. */
function ask(draft: JobDraft | null, saved: JobDescription | null = null) {
  let jobDescription = saved;
  const read = () => {
    const postings = jobDescription ? [{ id: "first", job: jobDescription }] : [];
    return { jobDescription, postings, activePosting: "first" } as unknown as ResumeSnapshot;
  };
  const canScore = saveTypedPosting(
    {
      document: { read },
      edits: {
        putPosting: (_, job) => {
          jobDescription = job;
        },
      },
    },
    { typed: draft, postingId: null },
  );
  return { canScore, jobDescription };
}

test("a typed posting is saved when a score is requested", () => {
  const posting = toJobDescription(TYPED);
  expect(ask(TYPED)).toEqual({ canScore: true, jobDescription: posting });
  const other = toJobDescription({ ...TYPED, title: "Electrician" });
  expect(ask(TYPED, other)).toEqual({ canScore: true, jobDescription: posting });
});

test("a posting that cannot be saved stays typed, and prevents the score only if no other posting is saved", () => {
  const other = toJobDescription(TYPED);
  const untitled = { ...TYPED, title: " " };
  expect(ask(untitled)).toEqual({ canScore: false, jobDescription: null });
  expect(ask(untitled, other)).toEqual({ canScore: true, jobDescription: other });
  const tooLong = { ...TYPED, description: "x".repeat(CAPS.posting + 1) };
  expect(ask(tooLong, other)).toEqual({ canScore: true, jobDescription: other });
  expect(ask(EMPTY_DRAFT)).toEqual({ canScore: true, jobDescription: null });
});

test("corrections of a posting are kept if only its title changes", () => {
  const saved = { ...toJobDescription(TYPED), excludedTerms: ["wound care"], declinedTerms: [] };
  const { jobDescription } = ask({ ...TYPED, title: "Ward Nurse" }, saved);
  expect(jobDescription).toMatchObject({ title: "Ward Nurse", excludedTerms: ["wound care"] });
  const other = ask({ ...TYPED, description: "- MIG" }, saved).jobDescription;
  expect(other?.excludedTerms).toBeUndefined();
});

test("a typed posting replaces the one it belongs to, and one past the limit is not added", () => {
  const job = toJobDescription(TYPED);
  const postings = Array.from({ length: MAX_POSTINGS }, (_, at) => ({ id: `p${at}`, job }));
  const putPosting = vi.fn();
  const read = () => ({ postings, activePosting: "p1" }) as unknown as ResumeSnapshot;
  const room = { document: { read }, edits: { putPosting } };
  expect(savePosting(room, TYPED, "p0")).toBe(true);
  expect(savePosting(room, TYPED, null)).toBe(true);
  expect(putPosting.mock.calls.map(([id]) => id)).toEqual(["p0", "p1"]);
  expect(savePosting(room, TYPED, "new")).toBe(false);
  postings.pop();
  expect(savePosting(room, TYPED, "new")).toBe(true);
});

test.each([
  ["its title is read", "Nurse", "", "Nurse"],
  ["the title was written before", null, "Ward Nurse", "Ward Nurse"],
  ["no title is known", null, "", null],
])(
  "a pasted posting is saved only with a title: %s",
  async (_, titleRead, titleWritten, savedTitle) => {
    const fields = draftWithTitle(async () => titleRead);
    if (titleWritten) fields.type("title", titleWritten);
    fields.type("description", "- Wound care");
    const { room, putPosting } = emptyRoom();
    expect(await savePastedPosting(room, fields)).toBe(savedTitle !== null);
    expect(putPosting.mock.calls.map(([, job]) => job.title)).toEqual(
      savedTitle ? [savedTitle] : [],
    );
    // The fields show the saved posting afterwards.
    expect(fields.read().typed === null).toBe(savedTitle !== null);
  },
);

test("a pasted posting is not saved while the user writes its title, nor if it is too long", async () => {
  const { room, putPosting } = emptyRoom();
  const writing = draftWithTitle(async () => {
    writing.type("title", "War");
    return "Nurse";
  });
  writing.type("description", "- Wound care");
  expect(await savePastedPosting(room, writing)).toBe(false);
  const long = draftWithTitle(async () => "Nurse");
  long.type("description", "x".repeat(CAPS.posting + 1));
  expect(await savePastedPosting(room, long)).toBe(false);
  expect(putPosting).not.toHaveBeenCalled();
});

const draftWithTitle = (readTitle: () => Promise<string | null>) =>
  createJobDraftState({
    initial: null,
    saved: () => EMPTY_DRAFT,
    activeId: () => "first",
    readTitle,
  });

function emptyRoom() {
  const putPosting = vi.fn<(id: string, job: JobDescription) => void>();
  const read = () => ({ postings: [], activePosting: "first" }) as unknown as ResumeSnapshot;
  return { room: { document: { read }, edits: { putPosting } }, putPosting };
}
