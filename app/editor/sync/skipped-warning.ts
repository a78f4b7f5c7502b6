/** Warns in the console that something was not sent, because there is no connection [spec 7]. */

type Skipped = "resumeUpdate" | "cursorUpdate" | "selectionUpdate";

export function createSkippedWarning(isDisconnected: () => boolean) {
  /**
   * Kinds warned about since the connection was lost: once each, since a warning per keystroke
   * would hide all others.
   */
  const warned = new Set<Skipped>();
  return {
    warn(kind: Skipped): void {
      if (!isDisconnected() || warned.has(kind)) return;
      warned.add(kind);
      const retryNote = kind === "resumeUpdate" ? " It is kept, and sent after reconnecting." : "";
      console.warn(`${kind} was not sent: the room is not connected.${retryNote}`);
    },
    onConnected: () => warned.clear(),
  };
}
