/** One suggested change: its effect on text, score and pages, and the owner's decision. */

import { useRef, useState } from "react";
import type { Suggestion } from "#app/core/collab/comments/discussion.ts";
import { valueKindOf } from "#app/core/collab/comments/suggested-value.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import { useRestoreFocusOnUnmount } from "#app/editor/comments/use-restore-focus-on-unmount.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { useRenderOnDocumentChange } from "#app/editor/sync/use-render-on-document-change.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TimeAgo, useNow } from "#app/ui/text/time-ago.tsx";
import { SuggestedChange } from "./suggested-change.tsx";
import { outcomeOf, type SuggestionOutcome } from "./suggested-text.ts";
import { SuggestionDecisions } from "./suggestion-decisions.tsx";
import { SuggestionEffect } from "./suggestion-effect-line.tsx";

const STATES = {
  open: { text: TEXTS.stateOpen, tone: "info" },
  accepted: { text: TEXTS.stateAccepted, tone: "good" },
  rejected: { text: TEXTS.stateRejected, tone: "bad" },
} as const;

export function SuggestionCard({
  suggestion,
  isLive,
  title,
  onShow,
}: {
  suggestion: Suggestion;
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  /** The field's label, if the card is not shown at the field. */
  title?: string;
  onShow?(): void;
}) {
  const room = useOpenRoom();
  const { role } = useEditorAccess();
  const currentUserId = usePresence((view) => view.you?.userId ?? null);
  const card = useRef<HTMLElement>(null);
  useRestoreFocusOnUnmount(card);
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  useRenderOnDocumentChange();
  const { by, at, state, decided, anchor } = suggestion;
  const outcome = outcomeOf(room, suggestion);
  const isOpen = state === "open";
  const changedText = outcome.kind === "ready" ? outcome.newFieldText : null;
  const isYours = by.userId === currentUserId;
  return (
    <article
      ref={card}
      aria-label={TEXTS.suggestionOf({ shownName: shownName(by) })}
      // Full width, so that below a checkbox field the card is not in one line with the label.
      className="grid basis-full gap-2 rounded-card border border-accent bg-raised p-3"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {/* In a narrow card, the time and the state are in the next line. */}
        <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
          <Sentence
            text={headingOf(isYours, title !== "")}
            who={<strong>{isYours ? TEXTS.youCapitalized : shownName(by)}</strong>}
            title={title}
          />
        </p>
        <span className="text-xs text-ink-soft">
          <TimeAgo at={new Date(at).toISOString()} now={now} />
        </span>
        {isOpen ? null : <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>}
      </div>
      {isOpen ? (
        <OutcomeView outcome={outcome} suggestion={suggestion} />
      ) : (
        <SuggestedChange
          field={anchor.field}
          before={suggestion.base}
          after={suggestion.proposed}
        />
      )}
      {decided ? (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {decisionText(decided, STATES[state].text, currentUserId)}
        </p>
      ) : null}
      {isOpen && changedText !== null && role !== "comment" ? (
        <SuggestionEffect field={anchor.field} text={changedText} />
      ) : null}
      <SuggestionDecisions
        suggestion={suggestion}
        outcome={outcome}
        isLive={isLive}
        isYours={isYours}
      >
        {onShow ? (
          <Button size="small" variant="quiet" onClick={onShow}>
            {TEXTS.showInTheForm}
          </Button>
        ) : null}
      </SuggestionDecisions>
    </article>
  );
}

function headingOf(isYours: boolean, isTitled: boolean): string {
  if (isTitled) return isYours ? TEXTS.changeToTitleSuggestedByYou : TEXTS.changeToTitleSuggested;
  return isYours ? TEXTS.changeSuggestedByYou : TEXTS.changeSuggested;
}

function decisionText(
  { by, reason }: NonNullable<Suggestion["decided"]>,
  state: string,
  currentUserId: string | null,
): string {
  const who = by.userId === currentUserId ? TEXTS.you : shownName(by);
  return reason ? TEXTS.decidedByBecause({ state, who, reason }) : TEXTS.decidedBy({ state, who });
}

function OutcomeView({
  outcome,
  suggestion,
}: {
  outcome: SuggestionOutcome;
  suggestion: Suggestion;
}) {
  const { field } = suggestion.anchor;
  if (outcome.kind === "done") {
    return <p className="text-sm text-ink-soft">{TEXTS.theFieldSaysThisAlready}</p>;
  }
  if (outcome.kind === "outdated") {
    return (
      <>
        <p className="rounded-control bg-warn-wash px-3 py-2 text-sm">
          {valueKindOf(field) ? TEXTS.valueHasChanged : TEXTS.textHasChanged}
        </p>
        <SuggestedChange field={field} before={suggestion.base} after={suggestion.proposed} />
      </>
    );
  }
  return (
    <>
      {outcome.isMerged ? (
        <p className="text-sm text-ink-soft">{TEXTS.theTextHasChangedSince}</p>
      ) : null}
      <SuggestedChange field={field} before={outcome.before} after={outcome.after} />
    </>
  );
}
