/** How the connection is called, in the header and in the collaboration panel. */
export const CONNECTION = {
  live: { text: "Live", tone: "good" },
  /** The banner says the rest: connected without live updates. */
  polling: { text: "Connected", tone: "warn" },
  connecting: { text: "Connecting", tone: "warn" },
  offline: { text: "Offline", tone: "bad" },
} as const;
