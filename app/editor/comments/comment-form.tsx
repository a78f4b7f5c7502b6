/** The form for a comment; its draft is stored in this browser until it is sent or discarded. */
import { type FormEvent, useRef, useState } from "react";
import type { Author } from "#app/core/collab/comments/discussion.ts";
import { DISCUSSION_CAPS } from "#app/core/collab/comments/discussion.ts";
import { newRequestId } from "#app/editor/sync/collaboration/comment-store.ts";
import { NATIVE_UNDO } from "#app/editor/sync/native-undo.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { capError, capHint } from "#app/ui/controls/cap-message.ts";
import { MentionField } from "./mention-field.tsx";
import { mentionsIn } from "./mentions.ts";
import { TEXTS } from "./texts.ts";
import { useDraft } from "./use-drafts.ts";
import { usePeople } from "./use-people.ts";
import { useRestoreFocusOnUnmount } from "./use-restore-focus-on-unmount.ts";

export function CommentForm({
  draftName,
  label,
  sendText,
  initial,
  isLive,
  isFocusRequested = false,
  onSend,
  onDone,
  onCancel,
}: {
  /** The name by which the draft is stored. */
  draftName: string;
  label: string;
  sendText: string;
  /** The comment that is edited; absent for a new one. */
  initial?: { text: string; mentions: Author[] };
  /** False while offline: the draft is kept, but can't be sent. */
  isLive: boolean;
  /** Focuses the text, also if it becomes true later. */
  isFocusRequested?: boolean;
  /** @param requestId lets the server ignore a command that was sent twice */
  onSend(text: string, mentions: string[], requestId: string): Promise<void>;
  onDone(): void;
  onCancel(): void;
}) {
  const { resumeId } = useOpenRoom();
  const people = usePeople();
  const [stored, store] = useDraft(resumeId, draftName);
  // `ref` is the request's id, made with the first change.
  const initialDraft = { text: "", mentions: [], ...initial, ref: "" };
  const draft = stored ?? initialDraft;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useRestoreFocusOnUnmount(form);
  const { text } = draft;
  const lengthError = capError(TEXTS.aComment, text.length, DISCUSSION_CAPS.text);
  const isSendable = isLive && !isBusy && text.trim() !== "" && !lengthError;

  function updateDraft(change: { text: string; mentions?: Author[] }): void {
    setFailure(null);
    // A changed text is a new command, so it gets a new id.
    const next = { ...draft, ...change, ref: newRequestId() };
    store(next.text === initialDraft.text ? null : next);
  }

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (!isSendable) return;
    setBusy(true);
    try {
      const mentioned = mentionsIn(text, people, draft.mentions).map(({ userId }) => userId);
      await onSend(text.trim(), mentioned, draft.ref || newRequestId());
      store(null);
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }
  function discard(): void {
    store(null);
    onCancel();
  }

  return (
    <form ref={form} onSubmit={send} className="grid gap-2" {...NATIVE_UNDO}>
      <MentionField
        label={label}
        text={text}
        people={people}
        isFocusRequested={isFocusRequested}
        isReadOnly={isBusy}
        error={lengthError ?? failure}
        hint={capHint(text.length, DISCUSSION_CAPS.text)}
        onText={(next) => updateDraft({ text: next })}
        onMention={(person, next) =>
          updateDraft({ text: next, mentions: [...draft.mentions, person] })
        }
        onSend={() => void send()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" variant="primary" busy={isBusy} disabled={!isSendable}>
          {sendText}
        </Button>
        <Button size="small" variant="quiet" onClick={discard}>
          {stored ? TEXTS.discard : TEXTS.cancel}
        </Button>
        {!isLive && text !== "" ? (
          <p className="text-sm text-ink-soft">{TEXTS.keptHereUntil}</p>
        ) : null}
      </div>
    </form>
  );
}
