/** A posting that is typed and not saved yet is what somebody means who asks for a score. */

import { JOB_DESCRIPTION_INCOMPLETE, toJobDescription } from "#app/core/resume/job-description.ts";
import {
  canSaveDraft,
  type DraftStore,
  isBlankDraft,
  isDraftWithinCaps,
  loadDraft,
} from "#app/editor/sync/offline/job-draft.ts";
import type { Room } from "#app/editor/sync/room.ts";

/** Saves it where it can be; gives what is to be said where it cannot and there is no other to score against. */
export function saveTypedPosting(
  room: Pick<Room, "resumeId"> & {
    edits: Pick<Room["edits"], "setJobDescription">;
    document: Pick<Room["document"], "read">;
  },
  store: DraftStore = () => localStorage,
): string | null {
  const typed = loadDraft(store, room.resumeId);
  if (!typed || isBlankDraft(typed)) return null;
  if (canSaveDraft(typed) && isDraftWithinCaps(typed)) {
    room.edits.setJobDescription(toJobDescription(typed));
    return null;
  }
  const isOnly = !room.document.read()?.jobDescription;
  return isOnly && !canSaveDraft(typed) ? JOB_DESCRIPTION_INCOMPLETE : null;
}
