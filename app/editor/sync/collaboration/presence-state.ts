/** What the screens show of the others in the room. */
import type { Activity } from "#app/core/collab/protocol/activity.ts";
import type { Presence } from "#app/core/collab/protocol/presence.ts";
import type { Collaborator } from "#app/core/collab/protocol/protocol.ts";

export interface Other extends Presence {
  clientId: number;
}

export interface PresenceView {
  /** Null until the room has said it. */
  you: Collaborator | null;
  others: readonly Other[];
  /** Newest first. */
  changes: readonly Activity[];
  /** What somebody else has just changed. */
  banner: Activity | null;
  isTyping: boolean;
}

export const NOBODY: PresenceView = {
  you: null,
  others: [],
  changes: [],
  banner: null,
  isTyping: false,
};
