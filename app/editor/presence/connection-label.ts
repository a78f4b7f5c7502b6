/** Texts for the state of the connection in the header and the collaboration panel. */
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { TEXTS } from "./texts.ts";

export const CONNECTION_LABELS = {
  live: { text: TEXTS.live, tone: "good" },
  /** A banner explains it: connected without live updates. */
  polling: { text: TEXTS.connected, tone: "warn" },
  /** Kept on this device only; the header's save state is beside it. */
  device: { text: TEXTS.onThisDevice, tone: "neutral" },
  connecting: { text: TEXTS.connecting, tone: "warn" },
  offline: { text: TEXTS.offline, tone: "bad" },
} as const;
/** Connected, so that edits are saved, but with collaboration turned off. */
const NOT_LIVE = { text: TEXTS.notLive, tone: "neutral" } as const;

/** One line that explains what turning collaboration off does. */
export const COLLABORATION_OFF_TEXT = TEXTS.whatOffMeans;

export const connectionLabel = (kind: ConnectionState["kind"], isCollaborating: boolean) =>
  !isCollaborating && (kind === "live" || kind === "polling") ? NOT_LIVE : CONNECTION_LABELS[kind];
