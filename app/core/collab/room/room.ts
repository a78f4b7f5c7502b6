/** The room: what each frame of an editor does, and what becomes of a frame that may not do it. */
import * as Y from "yjs";
import { collaboratorOf, openAudience } from "#app/core/collab/broadcast/audience.ts";
import type { Clock } from "#app/core/collab/broadcast/fan-out.ts";
import { answer, mayComment, mayEdit, type Peer, say } from "#app/core/collab/broadcast/peer.ts";
import { openPlainClients } from "#app/core/collab/broadcast/plain-clients.ts";
import { noteMark } from "#app/core/collab/broadcast/reading.ts";
import {
  type DiscussionStores,
  openDiscussion,
} from "#app/core/collab/comments/hear-discussion.ts";
import { type MergePorts, mergeChange } from "#app/core/collab/merge/merge-change.ts";
import type { PlainSocket } from "#app/core/collab/merge/shadow.ts";
import { type ActivityStore, openActivity } from "#app/core/collab/protocol/activity.ts";
import {
  type FrameBudget,
  fullBudget,
  spendFrame,
} from "#app/core/collab/protocol/frame-budget.ts";
import {
  CLOSE,
  type ClientEvent,
  decodeFrame,
  encodeFrame,
  MAX_FRAME_BYTES,
  NOT_YOUR_ROLE,
  parseClientEvent,
} from "#app/core/collab/protocol/protocol.ts";
import { editsRefused, type Refusal, readable } from "#app/core/collab/protocol/refusal.ts";
import type { Person, RoomChange, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { createWorkBudgets } from "#app/core/collab/protocol/work-budget.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { createFrameDeferral } from "./deferred-frames.ts";
import { openPresence } from "./hear-presence.ts";
import { type Author, openUpdates } from "./hear-updates.ts";

export interface RoomPorts extends MergePorts, Clock {
  resumeId: string;
  epoch: string;
  state(): RoomState;
  /** Whether the server has issued this client id to this person, ever. */
  isIssuedTo(clientId: number, userId: string): boolean;
  /** Somebody has changed something. */
  edited(by: Person): void;
  peers(): readonly Peer[];
  activity: ActivityStore;
  discussion: DiscussionStores;
}

export function openRoom(ports: RoomPorts) {
  const { document, resumeId, epoch } = ports;
  const audience = openAudience(ports.peers, ports);
  const activity = openActivity(ports.activity, ports.now);
  const presence = openPresence(audience, document);
  const discussion = openDiscussion({
    ...ports.discussion,
    document,
    audience,
    peers: ports.peers,
    credit: (section, author) => announceActivity([section], author),
    now: ports.now,
  });
  const budgets = new WeakMap<Peer, FrameBudget>();
  const workBudgets = createWorkBudgets(ports.now);
  const deferral = createFrameDeferral(workBudgets, ports, (peer, data) =>
    answer(peer, hear(peer, data)),
  );

  const updates = openUpdates({
    document,
    isIssuedTo: ports.isIssuedTo,
    isGathered: audience.isGathered,
    now: ports.now,
    charge: workBudgets.charge,
    tell,
  });

  const step1 = () =>
    encodeFrame({ kind: "step1", stateVector: Y.encodeStateVector(document.doc()) });
  const plain = openPlainClients(ports.peers, ports, (to, by) => {
    const { content, templateId, design, rev, updatedAt } = ports.state();
    const shown = { timestamp: updatedAt, templateId, design, rev };
    // Viewers learn what stands there, not who wrote it.
    return mayComment(to)
      ? { type: "resumeUpdated", ...shown, data: content, by }
      : { type: "resumeUpdated", ...shown, data: visibleContent(content, design), by: "" };
  });
  function tell(update: Uint8Array, authors: readonly Author[]): void {
    audience.tell(update);
    for (const { by, sections } of authors) {
      plain.changed(by.name);
      announceActivity(sections, by);
      ports.edited(by);
    }
  }
  function announceActivity(sections: readonly string[], by: Pick<Person, "userId" | "name">) {
    audience.announce(activity.note(sections, by).map((one) => ({ type: "activity", ...one })));
  }

  function hear(peer: Peer, data: string | ArrayBuffer): Refusal {
    const size = typeof data === "string" ? byteLength(data) : data.byteLength;
    if (size > MAX_FRAME_BYTES) {
      return { close: CLOSE.tooLarge, reason: "A frame is limited to 256 KiB" };
    }
    const budget = budgets.get(peer) ?? fullBudget(ports.now());
    budgets.set(peer, budget);
    if (!spendFrame(budget, size, ports.now())) {
      return { close: CLOSE.tooFast, reason: "Too many frames at once" };
    }
    return typeof data === "string" ? hearText(peer, data) : hearBytes(peer, new Uint8Array(data));
  }

  function hearText(peer: Peer, text: string): Refusal {
    const parsed = readable(() => parseClientEvent(text));
    if (!parsed) return { close: CLOSE.unreadable, reason: "Unreadable JSON" };
    if (!parsed.ok) return { error: parsed.message, ref: parsed.ref };
    const { event } = parsed;
    if (event.type === "credit") {
      if (noteMark(peer.reading, event.mark)) audience.readOn(peer);
      return null;
    }
    if (event.resumeId !== resumeId && event.resumeId !== peer.askedFor) {
      return { error: "This socket is for another resume" };
    }
    if (event.type === "cursorUpdate" || event.type === "selectionUpdate") {
      return presence.hearCursor(peer, event);
    }
    updates.settle();
    if (event.type === "joinRoom") {
      audience.admit(peer, "json");
      if (mayComment(peer.person) && !peer.presence) audience.show(peer, null);
      plain.tell(peer);
      return null;
    }
    if (event.type === "resumeUpdate") return hearResume(peer, event);
    return discussion.hear(peer, event);
  }

  function hearResume(peer: Peer, event: Extract<ClientEvent, { type: "resumeUpdate" }>): Refusal {
    if (!mayEdit(peer.person)) return editsRefused(NOT_YOUR_ROLE);
    if (event.rev !== undefined) plain.hasRead(peer, event.rev);
    const from = { clientId: peer.clientId, seen: plain.seenBy(peer) };
    const outcome = merge({ content: event.data, baseRev: event.rev }, peer.person, from);
    // The acknowledgement where nobody was told anything, or the state to start from again.
    if (!outcome.ok || !outcome.update || peer.kind !== "json") plain.tell(peer);
    return outcome.ok ? null : editsRefused(outcome.message);
  }

  function hearBytes(peer: Peer, bytes: Uint8Array): Refusal {
    const frame = readable(() => decodeFrame(bytes));
    if (!frame) return { close: CLOSE.unreadable, reason: "Unreadable frame" };
    // The shared document holds more than a viewer may see: they get plain data instead.
    if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
    if (frame.kind === "awareness") return presence.hearAwareness(peer, frame.update);
    if (frame.kind !== "step1") return updates.hear(peer, frame.update);
    updates.settle();
    const missing = readable(() => document.missingAt(frame.stateVector));
    if (!missing) return { close: CLOSE.unreadable, reason: "Unreadable state vector" };
    const isFirst = peer.kind === "new";
    audience.admit(peer, "yjs");
    peer.send(encodeFrame({ kind: "step2", update: missing }));
    peer.send(step1());
    if (isFirst) catchUp(peer);
    return null;
  }

  /** Who is there and what has happened lately, for one who has just come. */
  function catchUp(peer: Peer): void {
    audience.introduce(peer);
    if (mayComment(peer.person)) say(peer, { type: "recentChanges", changes: activity.latest() });
  }

  function merge(change: RoomChange, by: Person, from: PlainSocket | null = null) {
    updates.settle();
    const before = document.work();
    const outcome = mergeChange(ports, change, by, from);
    workBudgets.charge(by, document.work() - before, 0);
    if (outcome.ok && outcome.update) tell(outcome.update, [{ by, sections: outcome.sections }]);
    return outcome;
  }

  return {
    greet(peer: Peer, spare: number, title: string): void {
      const { clientId, person } = peer;
      const { role } = person;
      const rev = ports.rev();
      const you = collaboratorOf(peer);
      say(peer, { type: "hello", clientId, spare, epoch, role, rev, resumeId, title, you });
    },
    /** Viewers too: it stands over what they see. */
    titled(title: string): void {
      for (const peer of ports.peers()) say(peer, { type: "titled", title });
    },
    /** To whoever sees names; viewers do not. `nowId`: by which the room knows them from now on. */
    renamed(userId: string, name: string, nowId = userId): void {
      activity.renamed(userId, { userId: nowId, name });
      for (const peer of ports.peers()) {
        if (peer.kind !== "new" && mayComment(peer.person)) {
          say(peer, { type: "renamed", userId, name });
        }
      }
    },
    receive: deferral.receive,
    write: updates.write,
    /** Writes what still waits to be written together. */
    settle: updates.settle,
    /** The same, and tells it: before whatever ends this room or somebody's part in it. */
    flush: audience.flush,
    merge,
    left(peer: Peer): void {
      deferral.left(peer);
      audience.left(peer);
    },
    restartActivity: activity.restart,
    /** After a hibernation: whoever is there says what the room may have missed. */
    woke(): void {
      plain.woke();
      for (const peer of ports.peers()) if (peer.kind === "yjs") peer.send(step1());
    },
  };
}

/** Counted only where it could matter: a character is at most three bytes. */
function byteLength(text: string): number {
  const isSurelySmall = text.length * 3 <= MAX_FRAME_BYTES;
  return isSurelySmall ? text.length : new TextEncoder().encode(text).byteLength;
}
