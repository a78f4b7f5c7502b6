import { useSyncExternalStore } from "react";
import type { PresenceState } from "#app/editor/sync/collaboration/presence-state.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

/** Selects a part of the presence state; renders again only when that part changes. */
export function usePresence<T>(select: (state: PresenceState) => T): T {
  const { presence } = useOpenRoom();
  return useSyncExternalStore(presence.subscribe, () => select(presence.state()));
}
