/**
 * The socket to a room: five attempts after a loss, then a quiet one now and then, and at once when the
 * network or the person is back.
 */
import ReconnectingWebSocket, { type CloseEvent } from "partysocket/ws";
import { guestCredentials } from "#app/client/guest-credentials.ts";
import { CLOSE } from "#app/core/collab/protocol/protocol.ts";
import { quietRetry, type RetryClock } from "./quiet-retry.ts";

/** [spec 9] 5 attempts, 1 s to 5 s apart, 20 s to connect. */
export const SOCKET_OPTIONS = {
  minReconnectionDelay: 1_000,
  maxReconnectionDelay: 5_000,
  connectionTimeout: 20_000,
  maxRetries: 5,
  maxEnqueuedMessages: 0,
  minUptime: 1,
} as const;
/** Said alike whether the resume is gone or shared no longer. */
export const NO_ACCESS = "This resume was deleted, or is no longer shared with you.";
/** A sleeping network does not say that it is gone: a ping without any answer does. */
const PING_MS = 25_000;

const BROWSER_CLOCK: RetryClock = {
  later(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export interface SocketPorts {
  onOpen(): void;
  onFrame(data: string | Uint8Array): void;
  /** The first close counts as a failure like every later attempt that does not reach a hello. */
  onClose(why: { message: string; gaveUp: boolean; isRefused: boolean }): void;
}
export type RoomSocket = ReturnType<typeof openRoomSocket>;

export function openRoomSocket(resumeId: string, ports: SocketPorts) {
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
  let hasHeard = true;
  let isRefused = false;
  const quietly = quietRetry(tryQuietly, BROWSER_CLOCK);

  socket.addEventListener("open", () => {
    hasHeard = true;
    ports.onOpen();
  });
  socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => {
    hasHeard = true;
    ports.onFrame(typeof data === "string" ? data : new Uint8Array(data));
  });
  socket.addEventListener("close", (event: CloseEvent) => {
    failures++;
    isRefused = event.code === CLOSE.notSignedIn || event.code === CLOSE.notAllowed;
    const gaveUp = isRefused || failures > SOCKET_OPTIONS.maxRetries;
    // A hidden tab stops trying as well; it goes on when it is looked at.
    if (gaveUp || document.hidden) socket.close();
    if (gaveUp && !isRefused) quietly.soon();
    else quietly.cancel();
    ports.onClose({ message: explain(event.code), gaveUp, isRefused });
  });

  const again = () => {
    if (!isRefused && socket.readyState !== WebSocket.OPEN) {
      quietly.cancel();
      failures = 0;
      socket.reconnect();
    }
  };
  function tryQuietly() {
    if (!document.hidden && socket.readyState !== WebSocket.OPEN) socket.reconnect();
  }
  const onVisible = () => {
    if (!document.hidden) again();
  };
  const onOffline = () => socket.close();
  const ping = setInterval(() => {
    if (document.hidden || socket.readyState !== WebSocket.OPEN) return;
    if (!hasHeard) return socket.reconnect();
    hasHeard = false;
    socket.send("ping");
  }, PING_MS);
  window.addEventListener("online", again);
  window.addEventListener("offline", onOffline);
  document.addEventListener("visibilitychange", onVisible);

  return {
    send: (frame: string | Uint8Array) =>
      void socket.send(frame as string | Uint8Array<ArrayBuffer>),
    greeted() {
      failures = 0;
    },
    retry() {
      quietly.cancel();
      isRefused = false;
      failures = 0;
      socket.reconnect();
    },
    close() {
      clearInterval(ping);
      quietly.cancel();
      window.removeEventListener("online", again);
      window.removeEventListener("offline", onOffline);
      document.removeEventListener("visibilitychange", onVisible);
      socket.close();
    },
  };
}

function explain(code: number): string {
  if (code === CLOSE.notSignedIn) return "Your session has ended. Please log in again.";
  if (code === CLOSE.notAllowed) return NO_ACCESS;
  if (code === CLOSE.tooMany) return "This resume is open in too many windows.";
  return navigator.onLine ? "The server cannot be reached." : "You are offline.";
}
