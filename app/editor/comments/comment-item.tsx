/**
 * One comment with its author and time, highlighted mentions, and the buttons to edit and delete
 * it.
 */

import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Comment } from "#app/core/collab/comments/discussion.ts";
import { splitMentions } from "#app/core/collab/comments/mention-parts.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { loadDraft } from "#app/editor/sync/offline/comment-drafts.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { IconButton } from "#app/ui/controls/button.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import { CommentForm } from "./comment-form.tsx";
import { TEXTS } from "./texts.ts";

export function CommentItem({
  comment,
  currentUserId,
  now,
  isNew,
  mayDelete,
  isLive,
  onDelete,
}: {
  comment: Comment;
  /** The user's id; null until the server has sent it. */
  currentUserId: string | null;
  /** The present time, in epoch milliseconds. */
  now: number;
  /** Not read before. */
  isNew: boolean;
  mayDelete: boolean;
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  onDelete(): void;
}) {
  const { resumeId, comments: discussion } = useOpenRoom();
  const { id, by, at, editedAt, mentions } = comment;
  const [isEditing, setEditing] = useState(() => loadDraft(resumeId, `edit-${id}`) !== null);
  /**
   * Whether editing began by the button, not by a stored draft: only then the form takes the focus.
   */
  const [isEditRequested, setEditRequested] = useState(false);
  const isOwn = by.userId === currentUserId;
  const isForYou = !isOwn && mentions.some(({ userId }) => userId === currentUserId);
  const name = isOwn ? `${shownName(by)} (you)` : shownName(by);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <Avatar name={by.name} size="small" />
      <div className="min-w-0">
        <div className="flex min-h-7 items-start gap-x-2 text-sm">
          <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-2">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-xs text-ink-soft">
              <TimeAgo at={new Date(at).toISOString()} now={now} />
              {editedAt ? TEXTS.edited : null}
            </span>
            {isForYou ? <Badge tone="info">{TEXTS.mentionsYou}</Badge> : null}
            {isNew ? <Badge tone="warn">{TEXTS.new}</Badge> : null}
          </div>
          <span className="flex shrink-0">
            {isOwn && !isEditing ? (
              <IconButton
                size="small"
                label={TEXTS.editComment}
                disabled={!isLive}
                onClick={() => {
                  setEditRequested(true);
                  setEditing(true);
                }}
              >
                <Pencil aria-hidden size={14} />
              </IconButton>
            ) : null}
            {mayDelete ? (
              <IconButton
                size="small"
                label={
                  isOwn ? TEXTS.deleteComment : TEXTS.deleteCommentOf({ shownName: shownName(by) })
                }
                disabled={!isLive}
                onClick={onDelete}
              >
                <Trash2 aria-hidden size={14} />
              </IconButton>
            ) : null}
          </span>
        </div>
        {isEditing ? (
          <CommentForm
            draftName={`edit-${id}`}
            label={TEXTS.editComment}
            sendText={TEXTS.save}
            initial={comment}
            isLive={isLive}
            isFocusRequested={isEditRequested}
            onSend={(text, mentions, requestId) =>
              discussion.send({ type: "commentEdit", commentId: id, text, mentions }, requestId)
            }
            onDone={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <p className="text-sm whitespace-pre-wrap wrap-anywhere">
            <CommentText comment={comment} currentUserId={currentUserId} />
          </p>
        )}
      </div>
    </li>
  );
}

function CommentText({
  comment,
  currentUserId,
}: {
  comment: Comment;
  currentUserId: string | null;
}) {
  let end = 0;
  return splitMentions(comment.text, comment.mentions).map(({ text, mention }) => {
    end += text.length;
    if (!mention) return <span key={end}>{text}</span>;
    const className =
      mention.userId === currentUserId
        ? "rounded-control bg-accent-wash px-0.5 text-accent"
        : "text-accent";
    return (
      <strong key={end} className={className}>
        {text}
      </strong>
    );
  });
}
