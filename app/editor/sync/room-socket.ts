/**
 * The WebSocket to the server for one resume. After a loss it makes five attempts, then further
 * ones in the background, and one at once when the network is back or the page is visible again.
 */
import ReconnectingWebSocket, { type CloseEvent } from "partysocket/ws";
import { endSession } from "#app/client/end-session.ts";
import { guestCredentials } from "#app/client/guest-credentials.ts";
import { renewSession } from "#app/client/renew-session.ts";
import { CLOSE } from "#app/core/collab/protocol/protocol.ts";
import { createBackgroundReconnect, type ReconnectClock } from "./background-reconnect.ts";
import type { SocketCloseReason } from "./room-state.ts";
import { unreachableError } from "./save-state-text.ts";
import { TEXTS } from "./texts.ts";

/**
 * [spec 9] 5 attempts, 1 s to 5 s apart, 20 s to connect. Nothing is queued while disconnected: the sync client sends
 * unsaved edits after each connection. A connection counts as successful as soon as it is open (1 ms).
 */
export const SOCKET_OPTIONS = {
  minReconnectionDelay: 1_000,
  maxReconnectionDelay: 5_000,
  connectionTimeout: 20_000,
  maxRetries: 5,
  maxEnqueuedMessages: 0,
  minUptime: 1,
} as const;
/**
 * One message for a deleted and for an unshared resume, so as not to reveal whether it still
 * exists.
 */
export const ACCESS_REMOVED = TEXTS.accessRemoved;
/** A suspended network does not close sockets: only an unanswered ping reveals the loss. */
const PING_MS = 25_000;

const BROWSER_CLOCK: ReconnectClock = {
  setTimer(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export interface SocketListener {
  onOpen(): void;
  onFrame(data: string | Uint8Array): void;
  /**
   * Whether leaving the page would lose edits, which neither the server nor this browser has
   * stored.
   */
  hasUnstoredEdits?(): boolean;
  /**
   * Called at each close, and at each attempt that fails before the server's hello; both count as
   * failures.
   */
  onClose(reason: { message: string | null } & SocketCloseReason): void;
}
export type RoomSocket = ReturnType<typeof connectRoomSocket>;

export function connectRoomSocket(resumeId: string, ports: SocketListener) {
  const { protocol, host } = location;
  const credentials = guestCredentials();
  const query = new URLSearchParams({
    resumeId,
    ...(credentials ? { share: credentials.shareId } : {}),
  });
  const url = `${protocol === "https:" ? "wss" : "ws"}://${host}/api/room?${query}`;
  const socket = new ReconnectingWebSocket(url, [], SOCKET_OPTIONS);
  socket.binaryType = "arraybuffer";
  let failures = 0;
  let hasReceivedSincePing = true;
  let isRefused = false;
  /**
   * Whether the session was renewed since the last hello: only once, in case the browser blocks our
   * cookie.
   */
  let hasRenewed = false;
  const backgroundReconnect = createBackgroundReconnect(reconnectIfVisible, BROWSER_CLOCK);

  socket.addEventListener("open", () => {
    hasReceivedSincePing = true;
    ports.onOpen();
  });
  socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => {
    hasReceivedSincePing = true;
    ports.onFrame(typeof data === "string" ? data : new Uint8Array(data));
  });
  socket.addEventListener("close", (event: CloseEvent) => {
    failures++;
    // Guests have no session that could have ended.
    const isLoggedOut = event.code === CLOSE.notSignedIn && !credentials;
    const canEndSession = isLoggedOut && !ports.hasUnstoredEdits?.();
    isRefused =
      event.code === CLOSE.notAllowed || (event.code === CLOSE.notSignedIn && !canEndSession);
    // Without a session, the five attempts would fail as well.
    if (canEndSession) failures = SOCKET_OPTIONS.maxRetries + 1;
    const hasGivenUp = isRefused || failures > SOCKET_OPTIONS.maxRetries;
    // A hidden tab stops trying; it reconnects when it is visible again.
    if (hasGivenUp || document.hidden) socket.close();
    if (hasGivenUp && !isRefused && !canEndSession) backgroundReconnect.schedule();
    else backgroundReconnect.cancel();
    const isReconnectRequested = event.code === CLOSE.reconnect;
    const message = closeMessage(event.code);
    ports.onClose({ message, hasGivenUp, isRefused, isReconnectRequested });
    if (canEndSession) void renewOrEndSession();
  });

  /** Handles a session that ended elsewhere: logs out, unless another tab has a newer session [spec 4, 8]. */
  async function renewOrEndSession(): Promise<void> {
    if (hasRenewed) return endSession();
    const outcome = await renewSession();
    hasRenewed = outcome === "renewed";
    if (outcome === "renewed") reconnectNow();
    else if (outcome === "unknown") backgroundReconnect.schedule();
  }

  const reconnectNow = () => {
    if (!isRefused && socket.readyState !== WebSocket.OPEN) {
      backgroundReconnect.cancel();
      failures = 0;
      socket.reconnect();
    }
  };
  function reconnectIfVisible() {
    if (!document.hidden && socket.readyState !== WebSocket.OPEN) socket.reconnect();
  }
  const onVisible = () => {
    if (!document.hidden) reconnectNow();
  };
  const onOffline = () => socket.close();
  const ping = setInterval(() => {
    if (document.hidden || socket.readyState !== WebSocket.OPEN) return;
    if (!hasReceivedSincePing) return socket.reconnect();
    hasReceivedSincePing = false;
    socket.send("ping");
  }, PING_MS);
  window.addEventListener("online", reconnectNow);
  window.addEventListener("offline", onOffline);
  document.addEventListener("visibilitychange", onVisible);

  return {
    send: (frame: string | Uint8Array) =>
      void socket.send(frame as string | Uint8Array<ArrayBuffer>),
    resetFailures() {
      failures = 0;
      hasRenewed = false;
    },
    retry() {
      backgroundReconnect.cancel();
      isRefused = false;
      failures = 0;
      socket.reconnect();
    },
    close() {
      clearInterval(ping);
      backgroundReconnect.cancel();
      window.removeEventListener("online", reconnectNow);
      window.removeEventListener("offline", onOffline);
      document.removeEventListener("visibilitychange", onVisible);
      socket.close();
    },
  };
}

/** The message for the user; null if the browser merely reports that it is offline. */
function closeMessage(code: number): string | null {
  if (code === CLOSE.notSignedIn) return TEXTS.sessionEnded;
  if (code === CLOSE.notAllowed) return ACCESS_REMOVED;
  if (code === CLOSE.tooMany) return TEXTS.tooManyWindows;
  return unreachableError();
}
