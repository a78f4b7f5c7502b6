/** The header's text that says whether the user's edits are saved. */
import { NOT_YOUR_ROLE } from "#app/core/collab/protocol/protocol.ts";
import { type SaveState, UNREACHABLE } from "./room-state.ts";
import { TEXTS } from "./texts.ts";

export function saveStateText(state: SaveState): string {
  switch (state.kind) {
    case "loading":
      return TEXTS.loading;
    case "saved":
      return TEXTS.saved;
    case "saving":
      return TEXTS.saving;
    case "local":
      return TEXTS.savedOnThisDevice;
    case "tabOnly":
      return TEXTS.onlyInThisTab;
    case "unsynced":
      return TEXTS.notYetSynced(state.changes);
    default:
      return state satisfies never;
  }
}

/** The message for a user whose edits were rejected; `message` is the server's. */
export const rejectionMessage = (message: string) =>
  message === NOT_YOUR_ROLE ? TEXTS.noLongerEditor : message;

/**
 * Says where edits are kept while the server cannot be reached: without an offline copy, only in
 * this page.
 */
export const offlineEditsText = (hasOfflineCopy: boolean) =>
  hasOfflineCopy ? TEXTS.sentWhenBack : TEXTS.keepThisPageOpen;

/** Why no response arrives; null if the browser merely reports that it is offline. */
export const unreachableError = () => (navigator.onLine ? UNREACHABLE : null);
