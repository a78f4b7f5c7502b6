/** A posting that is typed and not saved yet is what somebody means who asks for a score. */

import { JOB_DESCRIPTION_INCOMPLETE, toJobDescription } from "#app/core/resume/job-description.ts";
import {
  canSaveDraft,
  type DraftStore,
  fitsDraft,
  isBlankDraft,
  loadDraft,
} from "#app/editor/sync/offline/job-draft.ts";
import type { Room } from "#app/editor/sync/room-context.ts";

/** Saves it where it can be; gives what is to be said where it cannot and there is no other to score against. */
export function saveTypedPosting(
  room: Pick<Room, "resumeId" | "read" | "setJobDescription">,
  store: DraftStore = () => localStorage,
): string | null {
  const typed = loadDraft(store, room.resumeId);
  if (!typed || isBlankDraft(typed)) return null;
  if (canSaveDraft(typed) && fitsDraft(typed)) {
    room.setJobDescription(toJobDescription(typed));
    return null;
  }
  const isOnly = !room.read()?.jobDescription;
  return isOnly && !canSaveDraft(typed) ? JOB_DESCRIPTION_INCOMPLETE : null;
}
