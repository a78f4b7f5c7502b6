import { useSyncExternalStore } from "react";
import type { CommentsState } from "#app/editor/sync/collaboration/comments-state.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

/** A piece of what is said about the resume; renders again only when that piece is another one. */
export function useDiscussion<T>(select: (view: CommentsState) => T): T {
  const { comments: discussion } = useOpenRoom();
  return useSyncExternalStore(discussion.subscribe, () => select(discussion.state()));
}
