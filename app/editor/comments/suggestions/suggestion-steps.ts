/**
 * Accepting a suggestion is an undo step, labeled with its id: undoing it reopens the suggestion,
 * redo accepts it.
 */
import { useEffect } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { notify } from "#app/ui/toast/toast.tsx";

const SUGGESTION = "suggestion ";
export const labelOf = (suggestionId: number) => `${SUGGESTION}${suggestionId}`;

export function useSuggestionSteps(): void {
  const { history, comments: discussion } = useOpenRoom();
  useEffect(
    () =>
      history.onLabelledUndoRedo((label, how) => {
        if (!label.startsWith(SUGGESTION)) return;
        const suggestionId = Number(label.slice(SUGGESTION.length));
        const decision = how === "undo" ? "open" : "accepted";
        discussion
          .send({ type: "suggestionDecide", suggestionId, decision, reason: "" })
          .catch((failure) => notify.error(String(failure?.message ?? failure)));
      }),
    [history, discussion],
  );
}
