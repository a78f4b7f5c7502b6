/**
 * The form for a suggested change of a text or value; its draft is stored until it is sent or
 * discarded.
 */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import { useDraft } from "#app/editor/comments/use-drafts.ts";
import { useRestoreFocusOnUnmount } from "#app/editor/comments/use-restore-focus-on-unmount.ts";
import { newRequestId } from "#app/editor/sync/collaboration/comment-store.ts";
import { NATIVE_UNDO } from "#app/editor/sync/native-undo.ts";
import { type DraftTarget, draftNameOf } from "#app/editor/sync/offline/comment-drafts.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { useRenderOnDocumentChange } from "#app/editor/sync/use-render-on-document-change.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { ProposedField } from "./proposed-field.tsx";
import { SuggestedChange } from "./suggested-change.tsx";
import { fieldErrorFor, initialTextOf } from "./suggested-text.ts";

export function NewSuggestion({
  draftTarget,
  isLive,
  onClose,
}: {
  draftTarget: DraftTarget;
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  onClose(): void;
}) {
  const { anchor } = draftTarget;
  const room = useOpenRoom();
  useRenderOnDocumentChange();
  const base = initialTextOf(room, draftTarget);
  const control = useRef<HTMLElement>(null);
  useEffect(() => control.current?.focus(), []);
  const form = useRef<HTMLFormElement>(null);
  useRestoreFocusOnUnmount(form);
  const [stored, store] = useDraft(room.resumeId, draftNameOf(draftTarget));
  const draft = stored ?? { text: base, mentions: [], ref: "" };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { text } = draft;
  const fieldError = fieldErrorFor(anchor.field, text);
  const isSendable = isLive && !isBusy && text !== base && !fieldError;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isSendable) return;
    setBusy(true);
    try {
      const command = { type: "suggestionAdd", anchor, base, proposed: text } as const;
      await room.comments.send(command, draft.ref || newRequestId());
      store(null);
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.key !== "Enter") return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <section aria-label={TEXTS.newSuggestion}>
      <form
        ref={form}
        onSubmit={send}
        // As in a comment.
        onKeyDown={onKeyDown}
        className="grid gap-2 rounded-card border border-accent p-3"
        {...NATIVE_UNDO}
      >
        <p className="text-sm font-semibold wrap-anywhere">
          {labelOfField(room.document.read()?.resume, anchor.field)}
        </p>
        <ProposedField
          field={anchor.field}
          value={text}
          ref={control}
          error={fieldError ?? failure}
          onChange={(next) => {
            setFailure(null);
            store(next === base ? null : { text: next, mentions: [], ref: newRequestId() });
          }}
        />
        {text === base ? (
          <p className="text-sm text-ink-soft">{TEXTS.writeYourVersion}</p>
        ) : (
          <SuggestedChange field={anchor.field} before={base} after={text} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" size="small" variant="primary" busy={isBusy} disabled={!isSendable}>
            {TEXTS.suggest}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              store(null);
              onClose();
            }}
          >
            {stored ? TEXTS.discard : TEXTS.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
