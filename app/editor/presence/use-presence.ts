import { useSyncExternalStore } from "react";
import type { PresenceState } from "#app/editor/sync/collaboration/presence-state.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

/** A piece of what is known of the others; renders again only when that piece is another one. */
export function usePresence<T>(select: (view: PresenceState) => T): T {
  const { presence } = useOpenRoom();
  return useSyncExternalStore(presence.subscribe, () => select(presence.state()));
}
