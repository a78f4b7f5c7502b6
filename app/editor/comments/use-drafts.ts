/** Drafts of comments and suggestions as React state. */
import { useCallback, useMemo, useState } from "react";
import {
  type CommentDraft,
  createDraftStore,
  draftNameOf,
  loadDraft,
  NO_DRAFTS,
  storeDraft,
} from "#app/editor/sync/offline/comment-drafts.ts";

/** The stored draft with this name, null if there is none, and the function that stores it or, for null, deletes it. */
export function useDraft(resumeId: string, name: string) {
  const [draft, setDraft] = useState(() => loadDraft(resumeId, name));
  const write = useCallback(
    (next: CommentDraft | null) => {
      storeDraft(resumeId, name, next);
      setDraft(next);
    },
    [resumeId, name],
  );
  return [draft, write] as const;
}

/**
 * What the unsent comments and suggestions are about: `draftTarget` is that of the open form, null if none is open.
 * `closeEmptyDraft` closes the form if nothing is written in it.
 */
export function useDraftTargets(resumeId: string) {
  const [, setTargets] = useState(NO_DRAFTS);
  const store = useMemo(() => createDraftStore(resumeId, setTargets), [resumeId]);
  const { begin, end, leave } = store;
  const { items, current } = store.latest();
  const draftTarget = items.find((target) => draftNameOf(target) === current) ?? null;
  return {
    draftTarget,
    otherDrafts: items.filter((target) => target !== draftTarget),
    beginDraft: begin,
    endDraft: end,
    closeEmptyDraft: leave,
  };
}
