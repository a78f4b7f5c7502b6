import { useSyncExternalStore } from "react";
import type { CommentsState } from "#app/editor/sync/collaboration/comments-state.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

/** Selects a part of the comments' state; renders again only when that part changes. */
export function useDiscussion<T>(select: (view: CommentsState) => T): T {
  const { comments: discussion } = useOpenRoom();
  return useSyncExternalStore(discussion.subscribe, () => select(discussion.state()));
}
