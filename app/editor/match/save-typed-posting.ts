/**
 * Saves a posting that was typed but not saved, before scoring: the user expects it to be scored.
 */

import {
  FIRST_POSTING,
  MAX_POSTINGS,
  TOO_MANY_POSTINGS,
} from "#app/core/collab/document/postings.ts";
import {
  type Corrections,
  type JobDescription,
  toJobDescription,
  withoutEmptyCorrections,
} from "#app/core/resume/job-description.ts";
import {
  canSaveDraft,
  isBlankDraft,
  isDraftWithinCaps,
  type JobDraft,
} from "#app/editor/sync/offline/job-draft.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import type { JobDraftState, JobDraftView } from "./job-draft-state.ts";

interface PostingRoom {
  edits: Pick<Room["edits"], "putPosting">;
  document: Pick<Room["document"], "read">;
}
type TypedPosting = Pick<JobDraftView, "typed" | "postingId">;

/**
 * Saves the typed posting if it is complete. Returns false if it is not, and there is no saved posting
 * to score against.
 */
export function saveTypedPosting(room: PostingRoom, { typed, postingId }: TypedPosting): boolean {
  if (!typed || isBlankDraft(typed)) return true;
  if (canSaveDraft(typed) && isDraftWithinCaps(typed)) {
    savePosting(room, typed, postingId);
    return true;
  }
  const isOnly = !room.document.read()?.jobDescription;
  return !isOnly || canSaveDraft(typed);
}

/**
 * Returns false and shows an error if there are too many postings to add one.
 *
 * @param postingId null for the active posting
 */
export function savePosting(room: PostingRoom, draft: JobDraft, postingId: string | null): boolean {
  const { postings = [], activePosting = FIRST_POSTING } = room.document.read() ?? {};
  const id = postingId ?? activePosting;
  const saved = postings.find((posting) => posting.id === id)?.job ?? null;
  if (!saved && postings.length >= MAX_POSTINGS) {
    notify.error(TOO_MANY_POSTINGS);
    return false;
  }
  room.edits.putPosting(id, toJobDescription({ ...correctionsFor(draft, saved), ...draft }));
  return true;
}

/**
 * Saves a posting that was pasted into the empty field, once its title is read. Returns false if it
 * names none, or the user has begun to write one.
 */
export async function savePastedPosting(
  room: PostingRoom,
  fields: JobDraftState,
): Promise<boolean> {
  const titleBefore = fields.draft().title;
  await fields.whenTitleRead();
  const { typed, postingId, titleFromPosting } = fields.read();
  if (!typed || !canSaveDraft(typed) || !isDraftWithinCaps(typed)) return false;
  if (typed.title !== titleBefore && typed.title !== titleFromPosting) return false;
  if (!savePosting(room, typed, postingId)) return false;
  fields.saved();
  return true;
}

/** The saved corrections of the score, unless the description has changed, to which they belong. */
function correctionsFor(draft: JobDraft, saved: JobDescription | null): Corrections {
  if (!saved || saved.description !== draft.description) return {};
  return withoutEmptyCorrections(saved);
}
