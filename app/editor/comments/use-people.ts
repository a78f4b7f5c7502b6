/** People who can be mentioned in a comment: those in the comments, and those present. */
import { useMemo } from "react";
import type { Author } from "#app/core/collab/comments/discussion.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import { useDiscussion } from "./use-discussion.ts";

/** Sorted by name, each once, without the user. */
export function usePeople(): Author[] {
  const inDiscussion = useDiscussion((view) => view.people);
  const others = usePresence((view) => view.others);
  const currentUserId = usePresence((view) => view.you?.userId);
  return useMemo(() => {
    const all = [
      ...inDiscussion,
      ...others.map(({ user: { userId, name } }) => ({ userId, name })),
    ];
    const byId = new Map(all.map((person) => [person.userId, person]));
    if (currentUserId) byId.delete(currentUserId);
    return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
  }, [inDiscussion, others, currentUserId]);
}
