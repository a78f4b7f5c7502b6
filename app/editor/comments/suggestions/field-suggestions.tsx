/** Open suggestions right below the fields they are about. */
import { createPortal } from "react-dom";
import type { Suggestion } from "#app/core/collab/comments/discussion.ts";
import { useDebouncedRender } from "#app/editor/sync/use-debounced-render.ts";
import { SuggestionCard } from "./suggestion-card.tsx";

export function FieldSuggestions({
  suggestions,
  isLive,
}: {
  suggestions: readonly Suggestion[];
  isLive: boolean;
}) {
  // A field may have come or gone.
  useDebouncedRender();
  return suggestions.map((suggestion) => {
    const frame = document.getElementById(`field-${suggestion.anchor.field}`)?.parentElement;
    if (!frame) return null;
    return createPortal(
      <SuggestionCard suggestion={suggestion} isLive={isLive} />,
      frame,
      String(suggestion.id),
    );
  });
}
