import { useSyncExternalStore } from "react";
import type { PresenceView } from "#app/open-room/presence-view.ts";
import { useOpenRoom } from "#app/open-room/room-context.ts";

/** A piece of what is known of the others; renders again only when that piece is another one. */
export function usePresence<T>(select: (view: PresenceView) => T): T {
  const { presence } = useOpenRoom();
  return useSyncExternalStore(presence.subscribe, () => select(presence.view()));
}
