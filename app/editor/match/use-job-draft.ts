/** One state of the job description's fields for the panel that shows them and the one that scores them. */
import { useState } from "react";
import { loadDraft, toDraft } from "#app/editor/sync/offline/job-draft.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { createJobDraftState, type JobDraftState } from "./job-draft-state.ts";
import { readTitle } from "./read-title.ts";

export function useJobDraft(room: Room): JobDraftState {
  const [state] = useState(() =>
    createJobDraftState({
      initial: loadDraft(() => localStorage, room.resumeId),
      saved: () => toDraft(room.document.read()?.jobDescription ?? null),
      activeId: () => room.document.read()?.activePosting ?? null,
      readTitle,
    }),
  );
  return state;
}
