/** Sockets as the room knows them; what must outlive a hibernation lies in the socket's attachment. */
import type { Peer } from "#app/room/audience.ts";
import { CLOSE, colorOf } from "#app/room/protocol.ts";
import type { Person, Whom } from "#app/room/room-api.ts";

interface Attachment {
  person: Person;
  clientId: number;
  askedFor: string;
  color: string;
  kind: Peer["kind"];
  presence: Peer["presence"];
  /** When session and role were last looked up. */
  checkedAt: number;
}
export type SocketPeer = Peer & { checkedAt: number };

const userTag = (userId: string) => `user:${userId}`;
const sessionTag = (sessionId: string) => `session:${sessionId}`;
const shareTag = (shareId: string) => `share:${shareId}`;
const tagsOf = ({ userId, sessionId, shareId }: Whom): string[] => [
  ...(userId ? [userTag(userId)] : []),
  ...(sessionId ? [sessionTag(sessionId)] : []),
  ...(shareId ? [shareTag(shareId)] : []),
];

/** Clocks of the door and the room may differ by this much. */
const CLOCKS_DIFFER_MS = 2_000;

export type RoomPeers = ReturnType<typeof openRoomPeers>;

export function openRoomPeers(ctx: DurableObjectState) {
  const known = new WeakMap<WebSocket, SocketPeer>();

  function peerOf(socket: WebSocket): SocketPeer {
    const existing = known.get(socket);
    if (existing) return existing;
    const attached = socket.deserializeAttachment() as Attachment;
    const peer: SocketPeer = {
      ...attached,
      remember() {
        const { person, clientId, askedFor, color, kind, presence, checkedAt } = peer;
        const kept: Attachment = { person, clientId, askedFor, color, kind, presence, checkedAt };
        socket.serializeAttachment(kept);
      },
      send(data) {
        try {
          socket.send(data);
        } catch {
          // It has just closed; its close event follows.
        }
      },
      close: (code, reason) => closeQuietly(socket, code, reason),
    };
    known.set(socket, peer);
    return peer;
  }

  const isOpen = (socket: WebSocket) => socket.readyState === WebSocket.OPEN;
  const all = () => ctx.getWebSockets().filter(isOpen).map(peerOf).filter(isInTime);
  /** Who was shown out lately, by tag: the door may have looked just before. */
  const shownOut = new Map<string, number>();

  /** A link's last moment is its people's, without a timer: they hear nothing after it. */
  function isInTime(peer: SocketPeer): boolean {
    if (!peer.person.until || Date.now() < peer.person.until) return true;
    peer.close(CLOSE.notAllowed, "This share link has expired");
    return false;
  }

  /** The colour the person has in another window, else one that nobody here has. */
  function colorFor({ userId }: Person): string {
    const present = all();
    const own = present.find((peer) => peer.person.userId === userId);
    return own?.color ?? colorOf(userId, new Set(present.map((peer) => peer.color)));
  }

  return {
    all,
    peerOf,
    isInTime,
    isShownOut: (person: Person, at: number) =>
      tagsOf({ ...person, shareId: person.shareId ?? undefined }).some(
        (tag) => at <= (shownOut.get(tag) ?? Number.NEGATIVE_INFINITY) + CLOCKS_DIFFER_MS,
      ),
    accept(socket: WebSocket, person: Person, clientId: number, askedFor: string): SocketPeer {
      const color = colorFor(person);
      ctx.acceptWebSocket(socket, tagsOf({ ...person, shareId: person.shareId ?? undefined }));
      const attached: Attachment = {
        person,
        clientId,
        askedFor,
        color,
        kind: "new",
        presence: null,
        checkedAt: Date.now(),
      };
      socket.serializeAttachment(attached);
      return peerOf(socket);
    },
    countOf: (userId: string) => ctx.getWebSockets(userTag(userId)).filter(isOpen).length,
    close(whom: Whom, code: number, reason: string): void {
      const tags = tagsOf(whom);
      for (const tag of tags) shownOut.set(tag, Date.now());
      const sockets = whom.all
        ? ctx.getWebSockets()
        : tags.flatMap((tag) => ctx.getWebSockets(tag));
      for (const socket of sockets) closeQuietly(socket, code, reason);
    },
  };
}

export function closeQuietly(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // It is closed already, or the code is one that may only be received.
  }
}
