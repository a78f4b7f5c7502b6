import type { OtherCollaborator } from "#app/editor/sync/collaboration/presence-state.ts";

/** Lists each person once, even with several windows; prefers a window with a cursor. */
export function distinctPeople(others: readonly OtherCollaborator[]): OtherCollaborator[] {
  const byPerson = new Map<string, OtherCollaborator>();
  for (const other of others) {
    const existing = byPerson.get(other.user.userId);
    if (!existing || (!existing.cursor && other.cursor)) byPerson.set(other.user.userId, other);
  }
  return [...byPerson.values()];
}
