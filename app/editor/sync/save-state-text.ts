/** The header's text for how far this person's edits are saved. */
import { NOT_YOUR_ROLE } from "#app/core/collab/protocol/protocol.ts";
import { type SaveState, UNREACHABLE } from "./room-state.ts";

export function saveStateText(state: SaveState): string {
  switch (state.kind) {
    case "loading":
      return "Loading...";
    case "saved":
      return "Saved";
    case "saving":
      return "Saving...";
    case "local":
      return "Saved on this device";
    case "unsynced":
      return state.changes === 1
        ? "1 change not yet synced"
        : `${state.changes} changes not yet synced`;
    default:
      return state satisfies never;
  }
}

const NO_LONGER_EDITOR =
  "You may no longer edit this resume. What you wrote last is only here: copy what you want to keep.";

/** What to show the author of rejected edits; `message` is the room's. */
export const rejectionMessage = (message: string) =>
  message === NOT_YOUR_ROLE ? NO_LONGER_EDITOR : message;

/** Where edits are while the server cannot be reached. Without an offline copy they are only in this page. */
export const keptText = (hasOfflineCopy: boolean) =>
  hasOfflineCopy
    ? "Your changes are saved on this device and sent when the connection is back."
    : "Keep this page open: your changes are sent when the connection is back.";

/** Why no response arrives; null if the browser merely reports that it is offline. */
export const unreachableError = () => (navigator.onLine ? UNREACHABLE : null);
