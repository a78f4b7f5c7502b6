/**
 * One comment thread: the words it is about, its comments, and the buttons to reply and to resolve
 * it.
 */

import { Check, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AnchorLocation } from "#app/core/collab/comments/anchors.ts";
import type { Comment, Thread } from "#app/core/collab/comments/discussion.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { loadDraft } from "#app/editor/sync/offline/comment-drafts.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { TEXTS } from "./texts.ts";
import { useRestoreFocusOnUnmount } from "./use-restore-focus-on-unmount.ts";

export interface CardContext {
  /** The user's id; null until the server has sent it. */
  currentUserId: string | null;
  /** The present time, in epoch milliseconds. */
  now: number;
  /** Time until which the user has seen all comments; later ones are marked as new. */
  seenAt: number;
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
}

export function ThreadCard({
  thread,
  title,
  location,
  isActive,
  onShow,
  currentUserId,
  now,
  seenAt,
  isLive,
}: CardContext & {
  thread: Thread;
  /** Label of the field. */
  title: string;
  location: AnchorLocation;
  isActive: boolean;
  /** Shows the words it is about, in the form or on the page. */
  onShow(): void;
}) {
  const { role } = useEditorAccess();
  const card = useRef<HTMLElement>(null);
  useRestoreFocusOnUnmount(card);
  const { resumeId, comments: discussion } = useOpenRoom();
  const { id, resolved, comments } = thread;
  const [isReplying, setReplying] = useState(() => loadDraft(resumeId, `reply-${id}`) !== null);
  const [isReplyRequested, setReplyRequested] = useState(false);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const [isBusy, resolve] = useBusy(() =>
    discussion
      .send({ type: "commentResolve", threadId: id, isResolved: resolved === null })
      .catch(notifyFailure),
  );
  const remove = (comment: Comment) =>
    discussion
      .send({ type: "commentDelete", threadId: id, commentId: comment.id })
      .catch(notifyFailure);

  return (
    <article
      ref={card}
      aria-label={TEXTS.discussionOf({ title })}
      className={classNames(
        "grid gap-3 rounded-card border p-3",
        isActive ? "border-accent" : "border-line",
      )}
    >
      <AnchoredWords title={title} quote={thread.quote} location={location} onShow={onShow} />
      <ul className="grid gap-2">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            currentUserId={currentUserId}
            now={now}
            isNew={comment.at > seenAt && comment.by.userId !== currentUserId}
            mayDelete={comment.by.userId === currentUserId || role === "owner"}
            isLive={isLive}
            onDelete={() => void remove(comment)}
          />
        ))}
      </ul>
      {isReplying ? (
        <CommentForm
          draftName={`reply-${id}`}
          label={TEXTS.reply}
          sendText={TEXTS.reply}
          isLive={isLive}
          isFocusRequested={isReplyRequested}
          onSend={(text, mentions, requestId) =>
            discussion.send({ type: "commentReply", threadId: id, text, mentions }, requestId)
          }
          onDone={() => setReplying(false)}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            onClick={() => {
              setReplyRequested(true);
              setReplying(true);
            }}
          >
            {TEXTS.reply}
          </Button>
          <Button size="small" variant="quiet" busy={isBusy} disabled={!isLive} onClick={resolve}>
            {resolved ? <RotateCcw aria-hidden size={14} /> : <Check aria-hidden size={14} />}
            {resolved ? TEXTS.reopen : TEXTS.resolve}
          </Button>
          {resolved ? (
            <p className="text-xs text-ink-soft wrap-anywhere">
              {TEXTS.resolvedBy(
                resolved.by.userId === currentUserId ? TEXTS.you : shownName(resolved.by),
              )}
            </p>
          ) : null}
        </div>
      )}
    </article>
  );
}

function AnchoredWords({
  title,
  quote,
  location,
  onShow,
}: {
  title: string;
  quote: string;
  location: AnchorLocation;
  onShow(): void;
}) {
  const { role } = useEditorAccess();
  // Quotes the present text rather than the text when the comment was made.
  const words = location.kind === "range" ? location.text : quote;
  const quoted = words === "" ? null : <q className="line-clamp-3 wrap-anywhere">{words}</q>;
  if (location.kind === "gone") {
    return (
      <div className="text-sm">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <div className="text-ink-soft">
          <p>{TEXTS.theTextThisWasAbout}</p>
          {quoted}
        </div>
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={onShow}
      // Commenters have no form.
      title={role === "comment" ? TEXTS.showOnThePage : TEXTS.showInTheForm}
      className="rounded-control text-left text-sm hover:text-accent"
    >
      <span className="block font-semibold wrap-anywhere">{title}</span>
      <span className="block border-l-2 border-warn pl-2 text-ink-soft">
        {location.kind === "field" ? TEXTS.theWholeField : quoted}
      </span>
    </button>
  );
}

function notifyFailure(failure: unknown): void {
  notify.error(failure instanceof Error ? failure.message : String(failure));
}
