/** Unread comments and suggestions of others: their number, and an announcement of each new one. */

import { useEffect, useRef, useState } from "react";
import type { Author, Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { NEWS_TEXTS } from "./news-texts.ts";
import { useDiscussion } from "./use-discussion.ts";

const newCommentsOf = (threads: readonly Thread[], since: number, you: string | null) =>
  threads.flatMap((thread) =>
    thread.comments
      .filter(({ at, by }) => at > since && by.userId !== you)
      .map((comment) => ({ thread, comment })),
  );

/** Others' new suggestions, and new decisions of others about one's own. */
const newSuggestionsOf = (suggestions: readonly Suggestion[], since: number, you: string | null) =>
  suggestions.filter(({ at, by, decided }) =>
    by.userId === you
      ? decided !== null && decided.at > since && decided.by.userId !== you
      : at > since,
  );

export function useUnreadActivity(
  you: string | null,
  isOpen: boolean,
  show: (threadId: number) => void,
): { unread: number; announcement: string } {
  const threads = useDiscussion((view) => view.threads);
  const suggestions = useDiscussion((view) => view.suggestions);
  const isLoaded = useDiscussion((view) => view.isLoaded);
  const seenAt = useDiscussion((view) => view.seenAt);
  const [announcement, setAnnouncement] = useState("");
  /**
   * Time of the newest one received. Null at first: those that existed when the page opened are not
   * announced.
   */
  const latestReceived = useRef<number | null>(null);

  useEffect(() => {
    if (!isLoaded || you === null) return;
    const newest = Math.max(
      0,
      ...threads.map(({ comments }) => comments.at(-1)?.at ?? 0),
      ...suggestions.map(({ at, decided }) => decided?.at ?? at),
    );
    const since = latestReceived.current;
    latestReceived.current = Math.max(newest, since ?? 0);
    if (since === null) return;
    const suggested = newSuggestionsOf(suggestions, since, you).at(-1);
    if (suggested) {
      const { by, state } = suggested;
      const isYours = by.userId === you;
      const decided =
        state === "accepted"
          ? NEWS_TEXTS.yourSuggestionWasAccepted
          : NEWS_TEXTS.yourSuggestionWasRejected;
      setAnnouncement(
        isYours ? decided : NEWS_TEXTS.suggestedAChange({ shownName: shownName(by) }),
      );
    }
    const newComment = newCommentsOf(threads, since, you).at(-1);
    if (!newComment) return;
    const { thread, comment } = newComment;
    const isForYou = comment.mentions.some(({ userId }: Author) => userId === you);
    const who = { shownName: shownName(comment.by) };
    setAnnouncement(isForYou ? NEWS_TEXTS.mentionedYouInAComment(who) : NEWS_TEXTS.commented(who));
    if (!isForYou || isOpen) return;
    notify.plain(NEWS_TEXTS.mentionedYouInAComment(who), {
      action: { label: NEWS_TEXTS.show, onClick: () => show(thread.id) },
    });
  }, [threads, suggestions, isLoaded, you, isOpen, show]);

  const unread = [
    ...newCommentsOf(threads, seenAt, you),
    ...newSuggestionsOf(suggestions, seenAt, you),
  ];
  return { unread: isOpen ? 0 : unread.length, announcement };
}
