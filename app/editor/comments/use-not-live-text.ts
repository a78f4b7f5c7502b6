/** Why nothing can be sent to the discussion right now. */
import { useSyncExternalStore } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";

export function useNotLiveText(): string {
  const { document, connection } = useOpenRoom();
  const isPolling = useSyncExternalStore(document.subscribe, connection.isPolling);
  return isPolling ? "Connected without live updates, which comments need." : "You are offline.";
}
