/** Shows open suggestions below their fields in the form. */
import { createPortal } from "react-dom";
import type { Suggestion } from "#app/core/collab/comments/discussion.ts";
import { useRenderOnDocumentChange } from "#app/editor/sync/use-render-on-document-change.ts";
import { SuggestionCard } from "./suggestion-card.tsx";

export function FieldSuggestions({
  suggestions,
  isLive,
}: {
  suggestions: readonly Suggestion[];
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
}) {
  // Renders again after changes of the document, which may add or remove fields.
  useRenderOnDocumentChange();
  return suggestions.map((suggestion) => {
    const fieldElement = document.getElementById(`field-${suggestion.anchor.field}`)?.parentElement;
    if (!fieldElement) return null;
    return createPortal(
      <SuggestionCard suggestion={suggestion} isLive={isLive} />,
      fieldElement,
      String(suggestion.id),
    );
  });
}
