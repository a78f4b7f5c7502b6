/** The header's words for how far one's edits have come. */
import type { SaveState } from "./room-handle.ts";

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
