/** Unread comments and suggestions of others: their number, and an announcement of the newest. */

import { useEffect, useRef, useState } from "react";
import type { Author, Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { ACTIVITY_TEXTS } from "./activity-texts.ts";
import { useDiscussion } from "./use-discussion.ts";

const newCommentsOf = (threads: readonly Thread[], since: number, currentUserId: string | null) =>
  threads.flatMap((thread) =>
    thread.comments
      .filter(({ at, by }) => at > since && by.userId !== currentUserId)
      .map((comment) => ({ thread, comment })),
  );

/** Others' new suggestions, and new decisions of others about one's own. */
const newSuggestionsOf = (
  suggestions: readonly Suggestion[],
  since: number,
  currentUserId: string | null,
) =>
  suggestions.filter(({ at, by, decided }) =>
    by.userId === currentUserId
      ? decided !== null && decided.at > since && decided.by.userId !== currentUserId
      : at > since,
  );

/**
 * Also shows a notice of a new comment that mentions the user, unless the panel is open.
 *
 * @param showThread opens the panel at a thread, from the notice
 * @returns `unread`, 0 while the panel is open, and `announcement`, a sentence for screen readers, empty at first
 */
export function useUnreadActivity(
  currentUserId: string | null,
  isPanelOpen: boolean,
  showThread: (threadId: number) => void,
): { unread: number; announcement: string } {
  const threads = useDiscussion((view) => view.threads);
  const suggestions = useDiscussion((view) => view.suggestions);
  const isLoaded = useDiscussion((view) => view.isLoaded);
  const seenAt = useDiscussion((view) => view.seenAt);
  const [announcement, setAnnouncement] = useState("");
  /**
   * When the newest comment, suggestion or decision received so far was made; null until they have
   * loaded, because those that existed before are not announced.
   */
  const latestReceived = useRef<number | null>(null);

  useEffect(() => {
    if (!isLoaded || currentUserId === null) return;
    const newest = Math.max(
      0,
      ...threads.map(({ comments }) => comments.at(-1)?.at ?? 0),
      ...suggestions.map(({ at, decided }) => decided?.at ?? at),
    );
    const since = latestReceived.current;
    latestReceived.current = Math.max(newest, since ?? 0);
    if (since === null) return;
    const newestSuggestion = newSuggestionsOf(suggestions, since, currentUserId).at(-1);
    if (newestSuggestion) {
      const { by, state } = newestSuggestion;
      const isOwn = by.userId === currentUserId;
      const decisionText =
        state === "accepted"
          ? ACTIVITY_TEXTS.yourSuggestionWasAccepted
          : ACTIVITY_TEXTS.yourSuggestionWasRejected;
      setAnnouncement(
        isOwn ? decisionText : ACTIVITY_TEXTS.suggestedAChange({ shownName: shownName(by) }),
      );
    }
    const newestComment = newCommentsOf(threads, since, currentUserId).at(-1);
    if (!newestComment) return;
    const { thread, comment } = newestComment;
    const mentionsUser = comment.mentions.some(({ userId }: Author) => userId === currentUserId);
    const nameParam = { shownName: shownName(comment.by) };
    // A new comment is announced rather than a new suggestion.
    setAnnouncement(
      mentionsUser
        ? ACTIVITY_TEXTS.mentionedYouInAComment(nameParam)
        : ACTIVITY_TEXTS.commented(nameParam),
    );
    if (!mentionsUser || isPanelOpen) return;
    notify.plain(ACTIVITY_TEXTS.mentionedYouInAComment(nameParam), {
      action: { label: ACTIVITY_TEXTS.show, onClick: () => showThread(thread.id) },
    });
  }, [threads, suggestions, isLoaded, currentUserId, isPanelOpen, showThread]);

  const unread = [
    ...newCommentsOf(threads, seenAt, currentUserId),
    ...newSuggestionsOf(suggestions, seenAt, currentUserId),
  ];
  return { unread: isPanelOpen ? 0 : unread.length, announcement };
}
