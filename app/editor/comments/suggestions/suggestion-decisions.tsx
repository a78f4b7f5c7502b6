/** Buttons to accept a suggested change, reject it with a reason, reopen it, or withdraw it. */

import { type ReactNode, useState } from "react";
import { DISCUSSION_CAPS, type Suggestion } from "#app/core/collab/comments/discussion.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { NATIVE_UNDO } from "#app/editor/sync/native-undo.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { capError } from "#app/ui/controls/cap-message.ts";
import { TextField } from "#app/ui/controls/field.tsx";
import { useNotLiveText } from "../use-not-live-text.ts";
import { fieldErrorFor, type SuggestionOutcome } from "./suggested-text.ts";
import { useDecisions } from "./use-decisions.ts";

export function SuggestionDecisions({
  suggestion,
  outcome,
  isLive,
  isYours,
  children,
}: {
  suggestion: Suggestion;
  /** What accepting it would do now. */
  outcome: SuggestionOutcome;
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  /** Whether the user made the suggestion. */
  isYours: boolean;
  children: ReactNode;
}) {
  const { role } = useEditorAccess();
  const { accept, reject, reopen, withdraw, isBusy } = useDecisions(suggestion);
  const notLiveText = useNotLiveText();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState("");
  const excess = capError(TEXTS.reason, reason.trim().length, DISCUSSION_CAPS.reason);
  const rejectWithReason = () => {
    if (excess === null) reject(reason.trim());
  };
  const isOpen = suggestion.state === "open";
  const fieldError =
    outcome.kind === "ready" ? fieldErrorFor(suggestion.anchor.field, outcome.newFieldText) : null;
  const isDisabled = !isLive || isBusy;
  if (isRejecting) {
    return (
      // Not a <form>, since it may be inside the resume's form.
      <div className="grid gap-2" {...NATIVE_UNDO}>
        <TextField
          autoFocus
          label={TEXTS.reason}
          optional
          value={reason}
          error={excess}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            rejectWithReason();
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="danger"
            disabled={isDisabled || excess !== null}
            onClick={rejectWithReason}
          >
            {TEXTS.reject}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setRejecting(false)}>
            {TEXTS.cancel}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {fieldError ? <p className="text-sm text-bad">{fieldError}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        {isOpen && role === "owner" ? (
          <>
            <Button
              size="small"
              variant="primary"
              disabled={isDisabled || outcome.kind === "outdated" || fieldError !== null}
              onClick={() => accept(outcome)}
            >
              {TEXTS.accept}
            </Button>
            <Button size="small" disabled={isDisabled} onClick={() => setRejecting(true)}>
              {TEXTS.reject}
            </Button>
          </>
        ) : null}
        {!isOpen && role === "owner" ? (
          <Button size="small" variant="quiet" disabled={isDisabled} onClick={reopen}>
            {TEXTS.reopen}
          </Button>
        ) : null}
        {isOpen && isYours ? (
          <Button size="small" variant="quiet" disabled={isDisabled} onClick={withdraw}>
            {TEXTS.withdraw}
          </Button>
        ) : null}
        {children}
        {isLive ? null : <p className="text-sm text-ink-soft">{notLiveText}</p>}
      </div>
    </>
  );
}
