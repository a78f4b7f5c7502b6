/** State of the other people who have the resume open, as the editor shows it. */
import type { Activity } from "#app/core/collab/protocol/activity.ts";
import type { Presence } from "#app/core/collab/protocol/presence.ts";
import type { Collaborator } from "#app/core/collab/protocol/protocol.ts";

export interface OtherCollaborator extends Presence {
  clientId: number;
}

export interface PresenceState {
  /** Null until the server's first message, `hello`. */
  you: Collaborator | null;
  others: readonly OtherCollaborator[];
  /** Newest first. */
  changes: readonly Activity[];
  /** The latest change by another person, while its banner is shown. */
  banner: Activity | null;
  /** Whether someone types whose name label is not visible and about whom no banner is shown. */
  isTyping: boolean;
}

export const NO_PRESENCE_STATE: PresenceState = {
  you: null,
  others: [],
  changes: [],
  banner: null,
  isTyping: false,
};
