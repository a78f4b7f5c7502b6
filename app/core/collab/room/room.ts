/**
 * The room of one resume, without its platform: authorizes, applies and answers each frame from a peer (a connected
 * socket). Storage, clock and sockets come as ports from workers/room.
 */
import * as Y from "yjs";
import { collaboratorOf, createBroadcaster } from "#app/core/collab/broadcast/broadcaster.ts";
import type { Clock } from "#app/core/collab/broadcast/fan-out.ts";
import { acknowledge } from "#app/core/collab/broadcast/flow-control.ts";
import { createJsonClients } from "#app/core/collab/broadcast/json-clients.ts";
import {
  isShown,
  mayComment,
  mayEdit,
  type Peer,
  reply,
  sendEvent,
} from "#app/core/collab/broadcast/peer.ts";
import {
  createDiscussionHandler,
  type DiscussionStores,
} from "#app/core/collab/comments/handle-discussion.ts";
import type { JsonSocket } from "#app/core/collab/merge/merge-base.ts";
import { type MergePorts, mergeChange } from "#app/core/collab/merge/merge-change.ts";
import {
  type ActivityAuthor,
  type ActivityStore,
  createActivity,
} from "#app/core/collab/protocol/activity.ts";
import { createFrameRateLimits } from "#app/core/collab/protocol/frame-rate-limit.ts";
import {
  CLOSE,
  type ClientEvent,
  decodeFrame,
  encodeFrame,
  MAX_FRAME_BYTES,
  NOT_YOUR_ROLE,
  parseClientEvent,
} from "#app/core/collab/protocol/protocol.ts";
import { type Rejection, rejectEdits, tryDecode } from "#app/core/collab/protocol/rejection.ts";
import type { Person, RoomChange, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { createWorkBudgets } from "#app/core/collab/protocol/work-budget.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { createFrameDeferral } from "./deferred-frames.ts";
import { createPresenceHandler } from "./handle-presence.ts";
import { type Author, createUpdateHandler } from "./handle-updates.ts";

export interface RoomPorts extends MergePorts, Clock {
  resumeId: string;
  epoch: string;
  state(): RoomState;
  /** Whether the server has issued this client id to this person, ever. */
  isIssuedTo(clientId: number, userId: string): boolean;
  /** Called after a person's change was stored. */
  onEdit(by: Person): void;
  peers(): readonly Peer[];
  activity: ActivityStore;
  discussion: DiscussionStores;
}

export function createRoom(ports: RoomPorts) {
  const { document, resumeId, epoch } = ports;
  const broadcaster = createBroadcaster(ports.peers, ports);
  const activity = createActivity(ports.activity, ports.now);
  const presence = createPresenceHandler(broadcaster, document);
  const discussion = createDiscussionHandler({
    ...ports.discussion,
    document,
    broadcaster,
    peers: ports.peers,
    now: ports.now,
  });
  const frameBudgets = createFrameRateLimits(ports.now);
  const workBudgets = createWorkBudgets(ports.now);
  const deferral = createFrameDeferral(workBudgets, ports, (peer, data) =>
    reply(peer, handleFrame(peer, data)),
  );

  const updates = createUpdateHandler({
    document,
    isIssuedTo: ports.isIssuedTo,
    enqueueIfBatching: broadcaster.enqueueIfBatching,
    now: ports.now,
    workBudgets,
    broadcast,
  });

  const step1 = () =>
    encodeFrame({ kind: "step1", stateVector: Y.encodeStateVector(document.doc()) });
  const jsonClients = createJsonClients(ports.peers, ports, (to, by) => {
    const { content, templateId, design, rev, updatedAt } = ports.state();
    const commonFields = { timestamp: updatedAt, templateId, design, rev };
    // Viewers get the visible content without the author.
    return mayComment(to)
      ? { type: "resumeUpdated", ...commonFields, data: content, by }
      : { type: "resumeUpdated", ...commonFields, data: visibleContent(content, design), by: "" };
  });
  function broadcast(update: Uint8Array, authors: readonly Author[]): void {
    broadcaster.broadcastUpdate(update);
    for (const { by, sections, isHidden } of authors) {
      jsonClients.onChange(isHidden ? "" : by.name);
      broadcastActivity(sections, { ...by, isHidden });
      ports.onEdit(by);
    }
  }
  function broadcastActivity(sections: readonly string[], author: ActivityAuthor): void {
    broadcaster.broadcastEvents(
      activity.record(sections, author).map((change) => ({ type: "activity", ...change })),
    );
  }

  function handleFrame(peer: Peer, data: string | ArrayBuffer): Rejection {
    const size = typeof data === "string" ? byteLength(data) : data.byteLength;
    if (size > MAX_FRAME_BYTES) {
      return { close: CLOSE.tooLarge, reason: "A frame is limited to 256 KiB" };
    }
    if (!frameBudgets.consume(peer, peer.person, size)) {
      return { close: CLOSE.tooFast, reason: "Too many frames at once" };
    }
    const sentBefore = peer.flowControl.sent;
    try {
      return typeof data === "string"
        ? handleJsonFrame(peer, data)
        : handleBinaryFrame(peer, new Uint8Array(data));
    } finally {
      const replyBytes = peer.flowControl.sent - sentBefore;
      workBudgets.charge(peer.person, { frames: 1, bytes: size, replyBytes });
    }
  }

  function handleJsonFrame(peer: Peer, text: string): Rejection {
    const parsed = tryDecode(() => parseClientEvent(text));
    if (!parsed) return { close: CLOSE.unreadable, reason: "Unreadable JSON" };
    if (!parsed.ok) return { error: parsed.message, ref: parsed.ref };
    const { event } = parsed;
    if (event.type === "credit") {
      if (acknowledge(peer.flowControl, event.mark)) broadcaster.onDrain(peer);
      return null;
    }
    if (event.resumeId !== resumeId && event.resumeId !== peer.requestedId) {
      return { error: "This socket is for another resume" };
    }
    if (event.type === "cursorUpdate" || event.type === "selectionUpdate") {
      return presence.handleCursorEvent(peer, event);
    }
    updates.flushPending();
    if (event.type === "collaborationUpdate") return setCollaborating(peer, event.isOn);
    if (event.type === "joinRoom") {
      broadcaster.setProtocol(peer, "json");
      const isPresent = mayComment(peer.person) && !peer.isHidden;
      if (isPresent && !isShown(peer)) broadcaster.showCursor(peer, null);
      jsonClients.sendResume(peer);
      return null;
    }
    if (event.type === "resumeUpdate") return handleResumeUpdate(peer, event);
    return discussion.handle(peer, event);
  }

  /**
   * Called after the pending batch is written, so that earlier changes are announced as they were.
   */
  function setCollaborating(peer: Peer, isOn: boolean): Rejection {
    if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
    if (peer.isHidden !== isOn) return null;
    broadcaster.setHidden(peer, !isOn);
    if (isOn && peer.kind !== "new") sendCatchUp(peer);
    return null;
  }

  function handleResumeUpdate(
    peer: Peer,
    event: Extract<ClientEvent, { type: "resumeUpdate" }>,
  ): Rejection {
    if (!mayEdit(peer.person)) return rejectEdits(NOT_YOUR_ROLE);
    if (event.rev !== undefined) jsonClients.acknowledgeRev(peer, event.rev);
    const from = { clientId: peer.clientId, seen: jsonClients.seenBy(peer) };
    const change = { content: event.data, baseRev: event.rev };
    const outcome = merge(change, peer.person, from, peer.isHidden);
    // Acknowledges an update that changed nothing, or sends the state to start over from.
    if (!outcome.ok || !outcome.update || peer.kind !== "json") jsonClients.sendResume(peer);
    return outcome.ok ? null : rejectEdits(outcome.message);
  }

  function handleBinaryFrame(peer: Peer, bytes: Uint8Array): Rejection {
    const frame = tryDecode(() => decodeFrame(bytes));
    if (!frame) return { close: CLOSE.unreadable, reason: "Unreadable frame" };
    // The shared document holds more than viewers may see, so they get JSON instead.
    if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
    if (frame.kind === "awareness") return presence.handleAwareness(peer, frame.update);
    if (frame.kind !== "step1") return updates.handle(peer, frame.update);
    updates.flushPending();
    const missing = tryDecode(() => encodeMissing(peer.person, frame.stateVector));
    if (!missing) return { close: CLOSE.unreadable, reason: "Unreadable state vector" };
    const isFirst = peer.kind === "new";
    broadcaster.setProtocol(peer, "yjs");
    peer.send(encodeFrame({ kind: "step2", update: missing }));
    peer.send(step1());
    if (isFirst) sendCatchUp(peer);
    return null;
  }

  /** Sends presence and recent activity to a peer that has just joined. */
  function sendCatchUp(peer: Peer): void {
    broadcaster.sendPresenceTo(peer);
    if (mayComment(peer.person) && !peer.isHidden)
      sendEvent(peer, { type: "recentChanges", changes: activity.latest() });
  }

  /** What a document with this state vector lacks; the work is charged to the person who asked. */
  function encodeMissing(by: Person, stateVector: Uint8Array): Uint8Array {
    const before = document.workUsed();
    try {
      return document.encodeMissing(stateVector);
    } finally {
      workBudgets.charge(by, { steps: document.workUsed() - before });
    }
  }

  function merge(change: RoomChange, by: Person, from: JsonSocket | null = null, isHidden = false) {
    updates.flushPending();
    const before = document.workUsed();
    const outcome = mergeChange(ports, change, by, from);
    workBudgets.charge(by, { steps: document.workUsed() - before });
    if (outcome.ok && outcome.update)
      broadcast(outcome.update, [{ by, sections: outcome.sections, isHidden }]);
    return outcome;
  }

  return {
    sendHello(peer: Peer, reservedClientId: number, title: string): void {
      const { clientId, person } = peer;
      const { role } = person;
      const rev = ports.rev();
      const you = collaboratorOf(peer);
      sendEvent(peer, {
        type: "hello",
        clientId,
        spare: reservedClientId,
        epoch,
        role,
        rev,
        resumeId,
        title,
        you,
      });
    },
    /** Sent to viewers too, since they see the title. */
    titleChanged(title: string): void {
      for (const peer of ports.peers()) sendEvent(peer, { type: "titled", title });
    },
    /**
     * Sent to peers that see names; viewers do not. `newUserId`: the person's new id, if it changed.
     */
    nameChanged(userId: string, name: string, newUserId = userId): void {
      activity.nameChanged(userId, { userId: newUserId, name });
      for (const peer of ports.peers()) {
        if (peer.kind !== "new" && mayComment(peer.person)) {
          sendEvent(peer, { type: "renamed", userId, name });
        }
      }
    },
    receive: deferral.receive,
    waitForBudget: deferral.waitForBudget,
    encodeMissing,
    /** Charges a call over HTTP like one frame, with the bytes that it brings and gets. */
    chargeCall: (by: Person, call: { bytes?: number; replyBytes?: number }) =>
      workBudgets.charge(by, { frames: 1, ...call }),
    write: updates.write,
    /** Writes the pending batch. */
    flushPending: updates.flushPending,
    /** Writes and broadcasts the pending batch, before the room closes or someone is disconnected. */
    flush: broadcaster.flush,
    merge,
    onDisconnect(peer: Peer): void {
      deferral.onDisconnect(peer);
      broadcaster.onDisconnect(peer);
    },
    resetActivity: activity.reset,
    /** After a hibernation, asks every editor for updates that the room may have missed. */
    onWake(): void {
      jsonClients.onWake();
      for (const peer of ports.peers()) if (peer.kind === "yjs") peer.send(step1());
    },
  };
}

/** Encodes only texts that could exceed the limit: a UTF-16 unit takes at most three bytes. */
function byteLength(text: string): number {
  const isSurelySmall = text.length * 3 <= MAX_FRAME_BYTES;
  return isSurelySmall ? text.length : new TextEncoder().encode(text).byteLength;
}
