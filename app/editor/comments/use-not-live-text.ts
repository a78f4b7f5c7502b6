/** The text that says why comments cannot be sent now. */
import { useSyncExternalStore } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { TEXTS } from "./texts.ts";

export function useNotLiveText(): string {
  const { document, connection } = useOpenRoom();
  const isPolling = useSyncExternalStore(document.subscribe, connection.isPolling);
  return isPolling ? TEXTS.connectedWithoutLiveUpdates : TEXTS.youAreOffline;
}
