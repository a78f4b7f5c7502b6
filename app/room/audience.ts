/** Who is in a room, and how each of them is told: one language a socket, Yjs frames or JSON events. */
import { encodeFrame, type RoomEvent } from "./protocol.ts";
import type { Person, Role } from "./room-api.ts";

/** One socket, as the room sees it. `kind` is "new" until it has said which language it speaks. */
export interface Peer {
  readonly person: Person;
  readonly clientId: number;
  /** The id it asked for: the resume's own, or the specification's alias [spec 3]. */
  readonly askedFor: string;
  kind: "new" | "yjs" | "json";
  /** Keeps `kind` over a hibernation. */
  remember(): void;
  send(data: string | Uint8Array): void;
  close(code: number, reason: string): void;
}

export const mayEdit = ({ role }: { role: Role }) => role === "owner" || role === "edit";
export const mayComment = (person: { role: Role }) => mayEdit(person) || person.role === "comment";

export const say = (peer: Peer, event: RoomEvent) => peer.send(JSON.stringify(event));

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

  return {
    /** Everyone hears it, the writer too: the echo is the acknowledgement. It has been stored before. */
    tell(update: Uint8Array, asEvent: () => RoomEvent): void {
      const frame = encodeFrame({ kind: "update", update });
      let event: string | null = null;
      for (const peer of peers()) {
        if (peer.kind === "yjs") peer.send(frame);
        if (peer.kind === "json") {
          event ??= JSON.stringify(asEvent());
          peer.send(event);
        }
      }
    },
    /** Cursors and selections of JSON clients, to the other ones. */
    relay(from: Peer, event: RoomEvent): void {
      for (const peer of peers()) if (peer !== from && peer.kind === "json") say(peer, event);
    },
    /** A socket has shown which language it speaks, and now counts. */
    admit(peer: Peer, kind: "yjs" | "json"): void {
      const isFirst = peer.kind === "new";
      peer.kind = kind;
      if (isFirst) peer.remember();
      const { count, isNews } = countEditors();
      if (!isNews && (isFirst || kind === "json")) say(peer, { type: "editorCount", count });
    },
    left: (peer: Peer) => void countEditors(peer),
  };
}
