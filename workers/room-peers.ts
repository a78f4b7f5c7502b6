/** Sockets as the room knows them; what must outlive a hibernation lies in the socket's attachment. */
import type { Peer } from "#app/room/audience.ts";
import { colorOf } from "#app/room/protocol.ts";
import type { Person } from "#app/room/room-api.ts";

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
  const all = () => ctx.getWebSockets().filter(isOpen).map(peerOf);

  /** The colour the person has in another window, else one that nobody here has. */
  function colorFor({ userId }: Person): string {
    const present = all();
    const own = present.find((peer) => peer.person.userId === userId);
    return own?.color ?? colorOf(userId, new Set(present.map((peer) => peer.color)));
  }

  return {
    all,
    peerOf,
    accept(socket: WebSocket, person: Person, clientId: number, askedFor: string): SocketPeer {
      const color = colorFor(person);
      ctx.acceptWebSocket(socket, [userTag(person.userId), sessionTag(person.sessionId)]);
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
    close(
      whom: { sessionId?: string; userId?: string; all?: true },
      code: number,
      reason: string,
    ): void {
      const sockets = whom.all
        ? ctx.getWebSockets()
        : [
            ...(whom.sessionId ? ctx.getWebSockets(sessionTag(whom.sessionId)) : []),
            ...(whom.userId ? ctx.getWebSockets(userTag(whom.userId)) : []),
          ];
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
