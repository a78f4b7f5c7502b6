/** Who is in a room, and how each of them is told: one language a socket, Yjs frames or JSON events. */
import { encodeAwareness } from "./awareness.ts";
import type { Cursor, Presence } from "./presence.ts";
import { type Collaborator, encodeFrame, type RoomEvent } from "./protocol.ts";
import type { Person, Role } from "./room-api.ts";

/** One socket, as the room sees it. `kind` is "new" until it has said which language it speaks. */
export interface Peer {
  readonly person: Person;
  readonly clientId: number;
  /** The id it asked for: the resume's own, or the specification's alias [spec 3]. */
  readonly askedFor: string;
  /** The person's own, one of the 8 [spec 9]. */
  readonly color: string;
  kind: "new" | "yjs" | "json";
  /** Null until it has shown itself. */
  presence: { clock: number; cursor: Cursor } | null;
  /** Keeps `kind` and `presence` over a hibernation. */
  remember(): void;
  send(data: string | Uint8Array): void;
  close(code: number, reason: string): void;
}

export const mayEdit = ({ role }: { role: Role }) => role === "owner" || role === "edit";
export const mayComment = (person: { role: Role }) => mayEdit(person) || person.role === "comment";

export const say = (peer: Peer, event: RoomEvent) => peer.send(JSON.stringify(event));

export function collaboratorOf({ person, color }: Peer): Collaborator {
  return { userId: person.userId, name: person.name, color };
}

function entryOf(peer: Peer) {
  const { clientId, presence } = peer;
  const state: Presence | null = presence && {
    user: collaboratorOf(peer),
    cursor: presence.cursor,
  };
  return { clientId, clock: presence?.clock ?? 0, state };
}

export function openAudience(peers: () => Iterable<Peer>) {
  let lastCount = -1;

  /** Distinct people who may write or comment; everyone hears it when it has changed. */
  function countEditors(leaving?: Peer): { count: number; isNews: boolean } {
    const present = [...peers()].filter((peer) => peer !== leaving && peer.kind !== "new");
    const people = present.filter((peer) => mayComment(peer.person));
    const count = new Set(people.map((peer) => peer.person.userId)).size;
    const isNews = count !== lastCount;
    lastCount = count;
    if (isNews) for (const peer of present) say(peer, { type: "editorCount", count });
    return { count, isNews };
  }

  function* others(from: Peer, kind: Peer["kind"]): Generator<Peer> {
    for (const peer of peers()) {
      if (peer !== from && peer.kind === kind && mayComment(peer.person)) yield peer;
    }
  }

  function sendAwareness(from: Peer, state: Presence | null): void {
    const entry = { ...entryOf(from), state };
    const frame = encodeFrame({ kind: "awareness", update: encodeAwareness([entry]) });
    for (const peer of others(from, "yjs")) peer.send(frame);
  }

  return {
    /** Everyone hears it, the writer too: the echo is the acknowledgement. It has been stored before. */
    tell(update: Uint8Array, asEvent: (to: Person) => RoomEvent): void {
      const frame = encodeFrame({ kind: "update", update });
      // Written once for those who see all of it, and once for viewers.
      const events = new Map<boolean, string>();
      for (const peer of peers()) {
        if (peer.kind === "yjs") peer.send(frame);
        if (peer.kind !== "json") continue;
        const seesAll = mayComment(peer.person);
        const event = events.get(seesAll) ?? JSON.stringify(asEvent(peer.person));
        events.set(seesAll, event);
        peer.send(event);
      }
    },
    /** Everyone who may comment, the one it is about too. */
    announce(events: readonly RoomEvent[]): void {
      if (events.length === 0) return;
      const text = JSON.stringify(events.length === 1 ? events[0] : events);
      for (const peer of peers()) {
        if (peer.kind !== "new" && mayComment(peer.person)) peer.send(text);
      }
    },
    /** Cursors and selections, to JSON clients. */
    relay(from: Peer, makeEvent: () => RoomEvent): void {
      let text: string | null = null;
      for (const peer of others(from, "json")) {
        text ??= JSON.stringify(makeEvent());
        peer.send(text);
      }
    },
    /** Where somebody is now, to the editors. */
    show(peer: Peer, cursor: Cursor): void {
      peer.presence = { clock: (peer.presence?.clock ?? 0) + 1, cursor };
      peer.remember();
      sendAwareness(peer, entryOf(peer).state);
    },
    /** Somebody who switched collaboration off is there without being shown. */
    hide(peer: Peer): void {
      if (!peer.presence) return;
      peer.presence.clock++;
      sendAwareness(peer, null);
      peer.presence = null;
      peer.remember();
    },
    /** Everybody who has shown themselves, to one who has just come. */
    introduce(peer: Peer): void {
      if (!mayComment(peer.person)) return;
      const shown = [...peers()].filter((other) => other !== peer && other.presence !== null);
      if (shown.length === 0) return;
      peer.send(encodeFrame({ kind: "awareness", update: encodeAwareness(shown.map(entryOf)) }));
    },
    /** A socket has shown which language it speaks, and now counts. */
    admit(peer: Peer, kind: "yjs" | "json"): void {
      const isFirst = peer.kind === "new";
      peer.kind = kind;
      if (isFirst) peer.remember();
      const { count, isNews } = countEditors();
      if (!isNews && (isFirst || kind === "json")) say(peer, { type: "editorCount", count });
    },
    left(peer: Peer): void {
      if (peer.presence) {
        peer.presence.clock++;
        sendAwareness(peer, null);
      }
      countEditors(peer);
    },
  };
}
