/** What the header and the collaboration panel call the connection. */
import type { ConnectionState } from "#app/editor/sync/room-state.ts";

export const CONNECTION = {
  live: { text: "Live", tone: "good" },
  /** The banner says the rest: connected without live updates. */
  polling: { text: "Connected", tone: "warn" },
  connecting: { text: "Connecting", tone: "warn" },
  offline: { text: "Offline", tone: "bad" },
} as const;
/** Connected, so that edits are saved, with collaboration switched off. */
const NOT_LIVE = { text: "Not live", tone: "neutral" } as const;

/** What switching collaboration off means, in one line. */
export const COLLABORATION_OFF =
  "You see no changes of others; yours are saved, and others can read them.";

export const connectionLabel = (kind: ConnectionState["kind"], isCollaborating: boolean) =>
  !isCollaborating && (kind === "live" || kind === "polling") ? NOT_LIVE : CONNECTION[kind];
