/** A posting that is typed and not saved yet is what somebody means who asks for a score. */

import {
  type Corrections,
  type JobDescription,
  keptCorrections,
  toJobDescription,
} from "#app/core/resume/job-description.ts";
import {
  canSaveDraft,
  isBlankDraft,
  isDraftWithinCaps,
  type JobDraft,
} from "#app/editor/sync/offline/job-draft.ts";
import type { Room } from "#app/editor/sync/room.ts";

interface PostingRoom {
  edits: Pick<Room["edits"], "setJobDescription">;
  document: Pick<Room["document"], "read">;
}

/** Saves it where it can be; false if it is incomplete and there is no other to score against. */
export function saveTypedPosting(room: PostingRoom, typed: JobDraft | null): boolean {
  if (!typed || isBlankDraft(typed)) return true;
  if (canSaveDraft(typed) && isDraftWithinCaps(typed)) {
    savePosting(room, typed);
    return true;
  }
  const isOnly = !room.document.read()?.jobDescription;
  return !isOnly || canSaveDraft(typed);
}

export function savePosting(room: PostingRoom, draft: JobDraft): void {
  const saved = room.document.read()?.jobDescription ?? null;
  room.edits.setJobDescription(toJobDescription({ ...correctionsFor(draft, saved), ...draft }));
}

/** Corrections belong to a text: they stay while only the title or the company changes. */
function correctionsFor(draft: JobDraft, saved: JobDescription | null): Corrections {
  if (!saved || saved.description !== draft.description) return {};
  return keptCorrections(saved);
}
