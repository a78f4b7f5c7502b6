/** The room: what each frame of an editor does, and what becomes of a frame that may not do it. */
import * as Y from "yjs";
import { visibleContent } from "#app/resume/visible-content.ts";
import { type ActivityStore, openActivity } from "./activity.ts";
import { collaboratorOf, openAudience } from "./audience.ts";
import { isDiscussionCommand } from "./discussion-commands.ts";
import type { Clock } from "./fan-out.ts";
import { type FrameBudget, fullBudget, spendFrame } from "./frame-budget.ts";
import { type DiscussionStores, openDiscussion } from "./hear-discussion.ts";
import { openPresence } from "./hear-presence.ts";
import { inspectUpdate } from "./inspect-update.ts";
import { type MergePorts, mergeChange } from "./merge-change.ts";
import { mayComment, mayEdit, type Peer, say } from "./peer.ts";
import { openPlainClients } from "./plain-clients.ts";
import {
  CLOSE,
  type ClientEvent,
  decodeFrame,
  encodeFrame,
  MAX_FRAME_BYTES,
  NOT_YOUR_ROLE,
  parseClientEvent,
} from "./protocol.ts";
import { noteMark } from "./reading.ts";
import { type Refusal, readable } from "./refusal.ts";
import type { Person, RoomChange, RoomState } from "./room-api.ts";
import type { PlainSocket } from "./shadow.ts";

export interface RoomPorts extends MergePorts, Clock {
  resumeId: string;
  epoch: string;
  state(): RoomState;
  /** Whether the server has issued this client id to this person, ever. */
  isIssuedTo(clientId: number, userId: string): boolean;
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

  const step1 = () =>
    encodeFrame({ kind: "step1", stateVector: Y.encodeStateVector(document.doc()) });
  const plain = openPlainClients(ports.peers, ports, (to, by) => {
    const { content, templateId, design, rev, updatedAt } = ports.state();
    const data = mayComment(to) ? content : visibleContent(content, design);
    return { type: "resumeUpdated", timestamp: updatedAt, data, templateId, design, rev, by };
  });
  function tell(update: Uint8Array, sections: readonly string[], by: Person): void {
    audience.tell(update);
    plain.changed(by.name);
    announceActivity(sections, by);
  }
  function announceActivity(sections: readonly string[], by: Pick<Person, "userId" | "name">) {
    audience.announce(activity.note(sections, by).map((one) => ({ type: "activity", ...one })));
  }

  function receive(peer: Peer, data: string | ArrayBuffer): void {
    const refusal = hear(peer, data);
    if (refusal === null) return;
    if ("error" in refusal) say(peer, { type: "error", message: refusal.error, ref: refusal.ref });
    else peer.close(refusal.close, refusal.reason);
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
    if (event.type === "joinRoom") {
      audience.admit(peer, "json");
      if (mayComment(peer.person) && !peer.presence) audience.show(peer, null);
      plain.tell(peer);
      return null;
    }
    if (event.type === "resumeUpdate") return hearResume(peer, event);
    if (isDiscussionCommand(event)) return discussion.hear(peer, event);
    return presence.hearCursor(peer, event);
  }

  function hearResume(peer: Peer, event: Extract<ClientEvent, { type: "resumeUpdate" }>): Refusal {
    if (!mayEdit(peer.person)) return { error: NOT_YOUR_ROLE };
    if (event.rev !== undefined) plain.hasRead(peer, event.rev);
    const from = { clientId: peer.clientId, seen: plain.seenBy(peer) };
    const outcome = merge({ content: event.data, baseRev: event.rev }, peer.person, from);
    // The acknowledgement where nobody was told anything, or the state to start from again.
    if (!outcome.ok || !outcome.update || peer.kind !== "json") plain.tell(peer);
    return outcome.ok ? null : { error: outcome.message };
  }

  function hearBytes(peer: Peer, bytes: Uint8Array): Refusal {
    const frame = readable(() => decodeFrame(bytes));
    if (!frame) return { close: CLOSE.unreadable, reason: "Unreadable frame" };
    // The shared document holds more than a viewer may see: they get plain data instead.
    if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
    if (frame.kind === "awareness") return presence.hearAwareness(peer, frame.update);
    if (frame.kind !== "step1") return hearUpdate(peer, frame.update);
    const missing = readable(() => Y.encodeStateAsUpdate(document.doc(), frame.stateVector));
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

  function hearUpdate(peer: Peer, update: Uint8Array): Refusal {
    const outcome = write(update, peer.person);
    if (!outcome.ok) return outcome.refusal;
    // Nothing new in it: its writer still learns that it is stored.
    if (!outcome.update && !outcome.hasGap) peer.send(encodeFrame({ kind: "update", update }));
    if (outcome.hasGap) peer.send(step1());
    return outcome.mended ? { error: outcome.mended } : null;
  }

  /** A person's own update: looked at, applied, checked, stored, told. */
  function write(update: Uint8Array, by: Person) {
    const refused = (refusal: NonNullable<Refusal>) => {
      const message = "error" in refusal ? refusal.error : refusal.reason;
      return { ok: false, refusal, message } as const;
    };
    const found = readable(() => inspectUpdate(update));
    if (!found) return refused({ close: CLOSE.unreadable, reason: "Unreadable update" });
    if (!found.ok) return refused({ close: CLOSE.notAllowed, reason: found.message });
    if (found.isEmpty) return { ok: true, update: null, hasGap: false, mended: null } as const;
    if (!mayEdit(by)) return refused({ error: NOT_YOUR_ROLE });
    if (!isOwnWriting(found.clients, by)) {
      return refused({ close: CLOSE.notAllowed, reason: "A client id was not issued to you" });
    }
    const outcome = document.change((doc) => Y.applyUpdate(doc, update));
    if (!outcome.ok) {
      const { reason, message } = outcome;
      return refused(
        reason === "malformed" ? { close: CLOSE.notAllowed, reason: message } : { error: message },
      );
    }
    if (outcome.update) tell(outcome.update, outcome.sections, by);
    return outcome;
  }

  /** What the room already has may come again from anyone; new structs only under one's own ids. */
  function isOwnWriting(clients: Map<number, number>, { userId }: Person): boolean {
    for (const [client, reached] of clients) {
      const isKnown = reached <= Y.getState(document.doc().store, client);
      if (!isKnown && !ports.isIssuedTo(client, userId)) return false;
    }
    return true;
  }

  function merge(change: RoomChange, by: Person, from: PlainSocket | null = null) {
    const outcome = mergeChange(ports, change, by, from);
    if (outcome.ok && outcome.update) tell(outcome.update, outcome.sections, by);
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
    receive,
    write,
    merge,
    left: audience.left,
    restartActivity: activity.restart,
    /** After a hibernation: whoever is there says what the room may have missed. */
    woke(): void {
      for (const peer of ports.peers()) if (peer.kind === "yjs") peer.send(step1());
    },
  };
}

/** Counted only where it could matter: a character is at most three bytes. */
function byteLength(text: string): number {
  const isSurelySmall = text.length * 3 <= MAX_FRAME_BYTES;
  return isSurelySmall ? text.length : new TextEncoder().encode(text).byteLength;
}
