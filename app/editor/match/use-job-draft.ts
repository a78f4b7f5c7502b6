/**
 * State of the job description's fields, shared by the panel that shows them and the score panel.
 */
import { useMemo } from "react";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { loadDraft, toDraft } from "#app/editor/sync/offline/job-draft.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { createJobDraftState, type JobDraftState } from "./job-draft-state.ts";
import { readTitle } from "./read-title.ts";

export function useJobDraft(room: Room): JobDraftState {
  const mayEdit = useMayEdit();
  return useMemo(
    () =>
      createJobDraftState({
        // If the role changed to commenter, the typed text can't be saved, so it is not scored either.
        initial: mayEdit ? loadDraft(room.resumeId) : null,
        saved: () => toDraft(room.document.read()?.jobDescription ?? null),
        activeId: () => room.document.read()?.activePosting ?? null,
        readTitle,
      }),
    [room, mayEdit],
  );
}
