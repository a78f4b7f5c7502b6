/** The header's text for how far this person's edits are saved. */
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

/** What to show the author of rejected edits; `message` is the room's. */
export const rejectionMessage = (message: string) =>
  message === NOT_YOUR_ROLE ? TEXTS.noLongerEditor : message;

/** Where edits are while the server cannot be reached. Without an offline copy they are only in this page. */
export const keptText = (hasOfflineCopy: boolean) =>
  hasOfflineCopy ? TEXTS.sentWhenBack : TEXTS.keepThisPageOpen;

/** Why no response arrives; null if the browser merely reports that it is offline. */
export const unreachableError = () => (navigator.onLine ? UNREACHABLE : null);
