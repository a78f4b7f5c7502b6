/** Drafts of comments and suggestions as React state. */
import { useCallback, useMemo, useState } from "react";
import {
  begunStore,
  draftNameOf,
  loadDraft,
  NOTHING_BEGUN,
  type SaidDraft,
  storeDraft,
} from "#app/editor/sync/offline/comment-drafts.ts";

export function useDraft(resumeId: string, name: string) {
  const [draft, set] = useState(() => loadDraft(resumeId, name));
  const write = useCallback(
    (next: SaidDraft | null) => {
      storeDraft(resumeId, name, next);
      set(next);
    },
    [resumeId, name],
  );
  return [draft, write] as const;
}

export function useBegun(resumeId: string) {
  const [, set] = useState(NOTHING_BEGUN);
  const store = useMemo(() => begunStore(resumeId, set), [resumeId]);
  const { begin, end, leave } = store;
  const { items, current } = store.latest();
  const asked = items.find((one) => draftNameOf(one) === current) ?? null;
  return { asked, others: items.filter((one) => one !== asked), begin, end, leave };
}
