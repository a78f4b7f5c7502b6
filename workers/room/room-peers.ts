/** The room's open sockets as peers; what must survive hibernation is in the socket's attachment. */

import {
  exceedsBuffer,
  newFlowControl,
  recordSent,
} from "#app/core/collab/broadcast/flow-control.ts";
import type { Peer } from "#app/core/collab/broadcast/peer.ts";
import { CLOSE, colorOf, type RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { DisconnectTarget, Person } from "#app/core/collab/protocol/room-api.ts";

interface Attachment {
  person: Person;
  clientId: number;
  requestedId: string;
  color: string;
  kind: Peer["kind"];
  presence: Peer["presence"];
  isHidden: boolean;
  flowControl: Peer["flowControl"];
  /** When session and role were last revalidated. */
  checkedAt: number;
}
export type SocketPeer = Omit<Peer, "person"> & { person: Person; checkedAt: number };

/** The platform finds sockets by these tags. */
const userTag = (userId: string) => `user:${userId}`;
const sessionTag = (sessionId: string) => `session:${sessionId}`;
const shareTag = (shareId: string) => `share:${shareId}`;
const tagsOf = ({ userId, sessionId, shareId }: DisconnectTarget): string[] => [
  ...(userId ? [userTag(userId)] : []),
  ...(sessionId ? [sessionTag(sessionId)] : []),
  ...(shareId ? [shareTag(shareId)] : []),
];

/** The clocks of the Worker, which checks access, and the room may differ by this much. */
const MAX_CLOCK_SKEW_MS = 2_000;

export type RoomPeers = ReturnType<typeof createRoomPeers>;

export function createRoomPeers(ctx: DurableObjectState) {
  const peersBySocket = new WeakMap<WebSocket, SocketPeer>();
  /** Cached: listing the platform's sockets costs about as much as a send. */
  let cachedPeers: SocketPeer[] | null = null;
  /** Peers whose access expires; checked on every frame, usually none. */
  let peersWithExpiry: SocketPeer[] = [];
  function setCachedPeers(peers: SocketPeer[]): SocketPeer[] {
    cachedPeers = peers;
    peersWithExpiry = peers.filter((peer) => peer.person.until);
    return peers;
  }
  const removePeer = (peer: SocketPeer) => {
    if (cachedPeers) setCachedPeers(cachedPeers.filter((cached) => cached !== peer));
  };

  function peerOf(socket: WebSocket): SocketPeer {
    const existing = peersBySocket.get(socket);
    if (existing) return existing;
    const attached = socket.deserializeAttachment() as Attachment;
    const peer: SocketPeer = {
      ...attached,
      // Sockets accepted by an earlier version have no such field.
      isHidden: attached.isHidden ?? false,
      save() {
        const { person, clientId, requestedId, color, kind, presence, isHidden } = peer;
        const { flowControl, checkedAt } = peer;
        const attachment: Attachment = {
          person,
          clientId,
          requestedId,
          color,
          kind,
          presence,
          isHidden,
          flowControl,
          checkedAt,
        };
        socket.serializeAttachment(attachment);
      },
      send(data) {
        if (exceedsBuffer(peer.flowControl))
          return peer.close(CLOSE.tooSlow, "Too much waits unread");
        try {
          socket.send(data);
          const mark = recordSent(peer.flowControl, data.length, () => crypto.randomUUID());
          if (mark === null) return;
          socket.send(JSON.stringify({ type: "readMark", mark } satisfies RoomEvent));
          peer.save();
        } catch {
          // The socket has just closed; its close event follows.
        }
      },
      close(code, reason) {
        closeQuietly(socket, code, reason);
        removePeer(peer);
      },
    };
    peersBySocket.set(socket, peer);
    return peer;
  }

  const isOpen = (socket: WebSocket) => socket.readyState === WebSocket.OPEN;
  /** May still include a socket that has just closed; sends to it have no effect. */
  function listPeers(): readonly SocketPeer[] {
    const openPeers = cachedPeers ?? setCachedPeers(ctx.getWebSockets().filter(isOpen).map(peerOf));
    for (const peer of peersWithExpiry) if (closeIfExpired(peer)) return listPeers();
    return openPeers;
  }
  /** When each tag was last disconnected: the Worker may have checked access just before. */
  const disconnectedAt = new Map<string, number>();

  /**
   * Closes a peer whose share link has expired; true if it did. Called often, in place of a timer.
   */
  function closeIfExpired(peer: SocketPeer): boolean {
    if (!peer.person.until || Date.now() < peer.person.until) return false;
    peer.close(CLOSE.notAllowed, "This share link has expired");
    return true;
  }

  /** The color that the person has in another window, else a free one. */
  function colorFor({ userId }: Person): string {
    const peers = listPeers();
    const samePerson = peers.find((peer) => peer.person.userId === userId);
    return samePerson?.color ?? colorOf(userId, new Set(peers.map((peer) => peer.color)));
  }

  return {
    all: listPeers,
    peerOf,
    closeIfExpired,
    /** Whether this person, session or link was disconnected after `checkedAt`, when access was checked. */
    wasDisconnected: (person: Person, checkedAt: number) =>
      tagsOf({ ...person, shareId: person.shareId ?? undefined }).some(
        (tag) =>
          checkedAt <= (disconnectedAt.get(tag) ?? Number.NEGATIVE_INFINITY) + MAX_CLOCK_SKEW_MS,
      ),
    accept(socket: WebSocket, person: Person, clientId: number, requestedId: string): SocketPeer {
      const color = colorFor(person);
      ctx.acceptWebSocket(socket, tagsOf({ ...person, shareId: person.shareId ?? undefined }));
      const attached: Attachment = {
        person,
        clientId,
        requestedId,
        color,
        kind: "new",
        presence: null,
        isHidden: false,
        flowControl: newFlowControl(),
        checkedAt: Date.now(),
      };
      socket.serializeAttachment(attached);
      const peer = peerOf(socket);
      if (cachedPeers) setCachedPeers([...cachedPeers, peer]);
      return peer;
    },
    /** Called when a peer's socket has closed. */
    removePeer,
    countOf: (userId: string) => ctx.getWebSockets(userTag(userId)).filter(isOpen).length,
    rename(userId: string, name: string): void {
      for (const socket of ctx.getWebSockets(userTag(userId)).filter(isOpen)) {
        const peer = peerOf(socket);
        peer.person = { ...peer.person, name };
        peer.save();
      }
    },
    close(target: DisconnectTarget, code: number, reason: string): void {
      const tags = tagsOf(target);
      for (const tag of tags) disconnectedAt.set(tag, Date.now());
      const sockets = target.all
        ? ctx.getWebSockets()
        : tags.flatMap((tag) => ctx.getWebSockets(tag));
      for (const socket of sockets) peerOf(socket).close(code, reason);
    },
  };
}

export function closeQuietly(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // Already closed, or the code may only be received.
  }
}
