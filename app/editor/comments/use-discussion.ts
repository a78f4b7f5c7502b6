import { useSyncExternalStore } from "react";
import type { DiscussionView } from "#app/editor/sync/collaboration/comments-state.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

/** A piece of what is said about the resume; renders again only when that piece is another one. */
export function useDiscussion<T>(select: (view: DiscussionView) => T): T {
  const { discussion } = useOpenRoom();
  return useSyncExternalStore(discussion.subscribe, () => select(discussion.view()));
}
