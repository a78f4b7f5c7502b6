/** Texts for the state of the connection in the header and the collaboration panel. */
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { TEXTS } from "./texts.ts";

export const CONNECTION = {
  live: { text: TEXTS.live, tone: "good" },
  /** The banner says the rest: connected without live updates. */
  polling: { text: TEXTS.connected, tone: "warn" },
  /** Beside it, the header says how far it is saved. */
  device: { text: TEXTS.onThisDevice, tone: "neutral" },
  connecting: { text: TEXTS.connecting, tone: "warn" },
  offline: { text: TEXTS.offline, tone: "bad" },
} as const;
/** Connected, so that edits are saved, with collaboration switched off. */
const NOT_LIVE = { text: TEXTS.notLive, tone: "neutral" } as const;

/** One line that explains what switching collaboration off does. */
export const COLLABORATION_OFF = TEXTS.whatOffMeans;

export const connectionLabel = (kind: ConnectionState["kind"], isCollaborating: boolean) =>
  !isCollaborating && (kind === "live" || kind === "polling") ? NOT_LIVE : CONNECTION[kind];
