/** Who is in a room, and what each of them is told of the others. */
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import type { Cursor, Presence } from "#app/core/collab/protocol/presence.ts";
import { type Collaborator, encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import type { Clock } from "./fan-out.ts";
import { openFanOut } from "./fan-out.ts";
import { mayComment, type Peer, say } from "./peer.ts";

/** A caret that moves all the time is written into its socket's attachment only so often. */
const REMEMBER_EVERY_MS = 1_000;

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

export function openAudience(peers: () => readonly Peer[], clock: Clock) {
  const out = openFanOut(peers, clock);
  const remembered = new WeakMap<Peer, number>();
  const toRemember = new Set<Peer>();
  let lastCount = -1;

  /** Distinct people who may write or comment; everyone hears it when it has changed. */
  function countEditors(leaving?: Peer): { count: number; isNews: boolean } {
    const people = new Set<string>();
    for (const peer of peers()) {
      const isThere = peer !== leaving && peer.kind !== "new" && mayComment(peer.person);
      if (isThere) people.add(peer.person.userId);
    }
    const count = people.size;
    const isNews = count !== lastCount;
    lastCount = count;
    if (isNews) out.count(count);
    return { count, isNews };
  }

  /** At once after a pause; else soon, and no timer is left when nobody moves. */
  function remember(peer: Peer): void {
    const now = clock.now();
    if (now - (remembered.get(peer) ?? Number.NEGATIVE_INFINITY) >= REMEMBER_EVERY_MS) {
      remembered.set(peer, now);
      peer.remember();
      return;
    }
    if (toRemember.size === 0) {
      clock.later(REMEMBER_EVERY_MS, () => {
        for (const each of toRemember) each.remember();
        toRemember.clear();
      });
    }
    toRemember.add(peer);
  }

  /** Everybody who has shown themselves, to one who has just come or reads again. */
  function introduce(peer: Peer): void {
    if (!mayComment(peer.person)) return;
    const shown = [...peers()].filter((other) => other !== peer && other.presence !== null);
    if (shown.length === 0) return;
    peer.send(encodeFrame({ kind: "awareness", update: encodeAwareness(shown.map(entryOf)) }));
  }

  return {
    /** Everyone hears it, the writer too: the echo is the acknowledgement. It has been stored before. */
    tell: out.update,
    announce: out.announce,
    /** Cursors and selections, to JSON clients. */
    relay: out.notice,
    isGathered: out.isGathered,
    flush: out.flush,
    /** Where somebody is now, to the editors. */
    show(peer: Peer, cursor: Cursor): void {
      peer.presence = { clock: (peer.presence?.clock ?? 0) + 1, cursor };
      remember(peer);
      out.move(peer, entryOf(peer));
    },
    /** Somebody who switched collaboration off is there without being shown. */
    hide(peer: Peer): void {
      if (!peer.presence) return;
      peer.presence.clock++;
      out.forget(peer);
      out.move(peer, { ...entryOf(peer), state: null });
      peer.presence = null;
      remember(peer);
    },
    introduce,
    /** It has said how far it has read. */
    readOn(peer: Peer): void {
      peer.remember();
      if (peer.kind === "yjs" && out.hasMissed(peer)) introduce(peer);
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
      toRemember.delete(peer);
      out.forget(peer);
      if (peer.presence) {
        peer.presence.clock++;
        out.move(peer, { ...entryOf(peer), state: null });
      }
      countEditors(peer);
    },
  };
}
