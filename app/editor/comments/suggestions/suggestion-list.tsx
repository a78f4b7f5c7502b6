/**
 * All suggestions that the user may see: the undecided first, then the decided ones, newest first.
 */

import type { Anchor, Suggestion } from "#app/core/collab/comments/discussion.ts";
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { SuggestionCard } from "./suggestion-card.tsx";

export function SuggestionList({
  suggestions,
  isLive,
  onShow,
}: {
  suggestions: readonly Suggestion[];
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  onShow(anchor: Anchor): void;
}) {
  const room = useOpenRoom();
  const { role } = useEditorAccess();
  const resume = room.document.read()?.resume;
  const isOpen = ({ state }: Suggestion) => state === "open";
  const decided = suggestions.filter((suggestion) => !isOpen(suggestion)).reverse();
  if (suggestions.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        {role === "owner" ? TEXTS.nobodyHasSuggestedAChangeYet : TEXTS.selectWordsInAField}
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {[...suggestions.filter(isOpen), ...decided].map((suggestion) => (
        <li key={suggestion.id}>
          <SuggestionCard
            suggestion={suggestion}
            isLive={isLive}
            title={labelOfField(resume, suggestion.anchor.field)}
            onShow={() => onShow(suggestion.anchor)}
          />
        </li>
      ))}
    </ul>
  );
}
