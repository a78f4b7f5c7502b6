/** What the editor shows of the other people in the room. */
import type { Activity } from "#app/core/collab/protocol/activity.ts";
import type { Presence } from "#app/core/collab/protocol/presence.ts";
import type { Collaborator } from "#app/core/collab/protocol/protocol.ts";

export interface OtherCollaborator extends Presence {
  clientId: number;
}

export interface PresenceState {
  /** Null until the room's hello. */
  you: Collaborator | null;
  others: readonly OtherCollaborator[];
  /** Newest first. */
  changes: readonly Activity[];
  /** The latest change by another person, while its banner is shown. */
  banner: Activity | null;
  /** Someone types, and neither their caret nor their banner says so already. */
  isTyping: boolean;
}

export const NO_PRESENCE_STATE: PresenceState = {
  you: null,
  others: [],
  changes: [],
  banner: null,
  isTyping: false,
};
