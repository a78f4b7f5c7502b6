/** The header's words for how far one's edits have come. */
import { NOT_YOUR_ROLE } from "#app/core/collab/protocol/protocol.ts";
import type { SaveState } from "./room.ts";

export function saveStateText(state: SaveState): string {
  switch (state.kind) {
    case "loading":
      return "Loading...";
    case "saved":
      return "Saved";
    case "saving":
      return "Saving...";
    case "unsynced":
      return state.changes === 1
        ? "1 change not yet synced"
        : `${state.changes} changes not yet synced`;
    default:
      return state satisfies never;
  }
}

const NO_EDITOR_NOW =
  "You may no longer edit this resume. What you wrote last is only here: copy what you want to keep.";

/** Why the room did not take edits, for whoever made them; `message` is the room's own. */
export const whyRefused = (message: string) =>
  message === NOT_YOUR_ROLE ? NO_EDITOR_NOW : message;
