/**
 * Accepting a suggestion is an undo step, labeled with its id: undoing it reopens the suggestion,
 * redo accepts it.
 */
import { useEffect } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { notify } from "#app/ui/toast/toast.tsx";

const LABEL_PREFIX = "suggestion ";
export const undoLabelFor = (suggestionId: number) => `${LABEL_PREFIX}${suggestionId}`;

export function useSuggestionUndo(): void {
  const { history, comments: discussion } = useOpenRoom();
  useEffect(
    () =>
      history.onLabelledUndoRedo((label, direction) => {
        if (!label.startsWith(LABEL_PREFIX)) return;
        const suggestionId = Number(label.slice(LABEL_PREFIX.length));
        const decision = direction === "undo" ? "open" : "accepted";
        discussion
          .send({ type: "suggestionDecide", suggestionId, decision, reason: "" })
          .catch((failure) => notify.error(String(failure?.message ?? failure)));
      }),
    [history, discussion],
  );
}
