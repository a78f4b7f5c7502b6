/** Whom one can mention: those the room has told of, and those who have come since. */
import { useMemo } from "react";
import type { Author } from "#app/core/collab/comments/discussion.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import { useDiscussion } from "./use-discussion.ts";

export function usePeople(): Author[] {
  const told = useDiscussion((view) => view.people);
  const others = usePresence((view) => view.others);
  const you = usePresence((view) => view.you?.userId);
  return useMemo(() => {
    const all = [...told, ...others.map(({ user: { userId, name } }) => ({ userId, name }))];
    const byId = new Map(all.map((one) => [one.userId, one]));
    if (you) byId.delete(you);
    return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name));
  }, [told, others, you]);
}
