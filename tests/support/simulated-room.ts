/**
 * Simulates a room (the server's side of one resume that several people edit) with virtual time, delayed frames that stay
 * in order per connection, and storage in arrays. The room itself is the product's own.
 */
import * as Y from "yjs";
import { newFlowControl, recordSent } from "#app/core/collab/broadcast/flow-control.ts";
import type { Peer } from "#app/core/collab/broadcast/peer.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { type DocumentSeed, seedDocument } from "#app/core/collab/document/write-document.ts";
import type { WriteOrigin } from "#app/core/collab/merge/merge-base.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import { createDocumentGuard } from "#app/core/collab/room/document-guard.ts";
import { createRoom, type RoomPorts } from "#app/core/collab/room/room.ts";

export const RESUME_ID = "resume";
type Frame = string | Uint8Array;
/** A client's end of a connection. */
export interface ClientConnection {
  clientId: number;
  send(frame: Frame): void;
}

/**
 * @param seed the document that the room starts with
 * @param delay returns the time that the next frame takes, in virtual milliseconds
 */
export function simulateRoom(seed: DocumentSeed, delay: () => number) {
  let now = 0;
  let taskCount = 0;
  const tasks: Array<{ at: number; order: number; work: () => void }> = [];
  /** Schedules work, and returns a function that cancels it. */
  const later = (delayMs: number, work: () => void) => {
    const task = { at: now + delayMs, order: taskCount++, work };
    tasks.push(task);
    return () => {
      if (tasks.includes(task)) tasks.splice(tasks.indexOf(task), 1);
    };
  };
  /** Runs until no frame or timer is pending. */
  const run = () => {
    while (tasks.length > 0) {
      const [next] = tasks.sort((a, b) => a.at - b.at || a.order - b.order);
      tasks.shift();
      now = next?.at ?? now;
      next?.work();
    }
  };

  const rows: Array<{ update: Uint8Array; origin: WriteOrigin | null }> = [];
  const document = createDocumentGuard({
    load: () => rows.map(({ update }) => update),
    append: (update, origin) => rows.push({ update, origin }),
    clientId: 1,
    isTemplate: () => true,
  });
  document.change((doc) => seedDocument(doc, seed), { skipsChecks: true });
  const peers: Peer[] = [];
  const mergeClientIds: number[] = [];
  let lastClientId = 100;
  const room = createRoom({
    resumeId: RESUME_ID,
    epoch: "epoch",
    document,
    state() {
      const content = document.read();
      if (!content) throw new Error("Not seeded");
      const { resume, ...rest } = content;
      return { content: resume, ...rest, rev: rows.length, updatedAt: now };
    },
    rev: () => rows.length,
    documentAt(rev) {
      if (rev < 1 || rev > rows.length) return null;
      const doc = newDocument();
      doc.transact(() => {
        for (const { update } of rows.slice(0, rev)) Y.applyUpdate(doc, update);
      });
      return doc;
    },
    authorUpdatesSince: (rev, author) =>
      rows.flatMap(({ update, origin }, index) =>
        index >= rev && origin?.author === author ? [{ ...origin, seq: index + 1, update }] : [],
      ),
    mergeClientIds: {
      list: () => mergeClientIds,
      reserve() {
        mergeClientIds.push(++lastClientId);
        return lastClientId;
      },
    },
    isIssuedTo: () => true,
    onEdit: () => {},
    peers: () => peers,
    activity: { latest: () => [], insert: () => {} },
    // Comments are not simulated.
    discussion: {} as RoomPorts["discussion"],
    now: () => now,
    schedule: later,
  });

  /** One direction of a connection: delivers frames in their order, regardless of the delays. */
  function lane(deliver: (frame: Frame) => void) {
    let last = 0;
    return (frame: Frame) => {
      last = Math.max(last, now + delay());
      later(last - now, () => deliver(frame));
    };
  }

  const fail = (code: number, reason: string): void => {
    throw new Error(`Closed: ${code} ${reason}`);
  };
  function connect(
    person: Person,
    receive: (frame: Frame) => void,
    onClose = fail,
  ): ClientConnection {
    const clientId = ++lastClientId;
    const down = lane(receive);
    const peer: Peer = {
      ...{ person, clientId, requestedId: RESUME_ID, color: "#000", kind: "new", presence: null },
      isHidden: false,
      flowControl: newFlowControl(),
      save() {},
      send(frame) {
        recordSent(peer.flowControl, frame.length, () => "mark");
        down(frame);
      },
      close: (code, reason) => onClose(code, reason),
    };
    peers.push(peer);
    const up = lane((frame) =>
      room.receive(peer, typeof frame === "string" ? frame : (frame.slice().buffer as ArrayBuffer)),
    );
    return { clientId, send: up };
  }

  return {
    connect,
    later,
    run,
    now: () => now,
    content: () => readDocument(document.doc())?.resume,
    rowCount: () => rows.length,
  };
}
