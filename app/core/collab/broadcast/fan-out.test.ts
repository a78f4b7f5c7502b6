/** The order and timing of broadcasts: document updates before cursors, and of each cursor only the latest state. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { decodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { decodeFrame } from "#app/core/collab/protocol/protocol.ts";
import { createFanOut } from "./fan-out.ts";
import { newFlowControl } from "./flow-control.ts";
import type { Peer } from "./peer.ts";

function roomOf(count: number) {
  const scheduled: Array<{ delayMs: number; work(): void }> = [];
  const clock = {
    now: () => 0,
    schedule(delayMs: number, work: () => void) {
      scheduled.push({ delayMs, work });
      return () => {};
    },
  };
  const order: string[] = [];
  const received = new Map<Peer, ReturnType<typeof decodeFrame>[]>();
  const peers = Array.from({ length: count }, (_, clientId): Peer => {
    const peer: Peer = {
      person: { userId: `u${clientId}`, name: "Ada", sessionId: "s", role: "edit" },
      ...{
        clientId,
        requestedId: "r",
        color: "#000",
        flowControl: newFlowControl(),
        kind: "yjs" as const,
      },
      ...{ presence: null, isHidden: false, save() {}, close() {} },
      send(data) {
        order.push(`${typeof data === "string" ? "event" : "frame"} to ${clientId}`);
        if (typeof data !== "string") received.get(peer)?.push(decodeFrame(data));
      },
    };
    received.set(peer, []);
    return peer;
  });
  const kindsOf = (peer: Peer | undefined) => peer && received.get(peer)?.map(({ kind }) => kind);
  return { fanOut: createFanOut(() => peers, clock), peers, scheduled, received, kindsOf, order };
}

function anUpdate(): Uint8Array {
  const doc = new Y.Doc();
  doc.getText("t").insert(0, "a");
  return Y.encodeStateAsUpdate(doc);
}
/** The cursor of peer 0; of two cursors the one with the higher `clock` is the newer. */
const cursorAt = (clock: number) => ({ clientId: 0, clock, state: {} });

test("in a small room an update is sent at once, and the cursor queued before it 2 ms later", () => {
  const { fanOut, peers, scheduled, received, kindsOf } = roomOf(3);
  const [ada, bob] = peers as [Peer, Peer];
  fanOut.queueCursor(ada, cursorAt(1));
  fanOut.queueCursor(ada, cursorAt(2));
  fanOut.queueUpdate(anUpdate());
  expect(kindsOf(bob)).toEqual(["update"]);
  expect(scheduled).toHaveLength(1);
  scheduled.shift()?.work();
  expect(kindsOf(bob)).toEqual(["update", "awareness"]);
  expect(kindsOf(ada)).toEqual(["update"]);
  const frame = received.get(bob)?.[1];
  const entries = frame?.kind === "awareness" ? decodeAwareness(frame.update) : [];
  expect(entries.map(({ clock }) => clock)).toEqual([2]);
});

test("from twenty peers on, updates and cursors are sent together after one window", () => {
  const { fanOut, peers, scheduled, kindsOf } = roomOf(20);
  fanOut.queueCursor(peers[0] as Peer, cursorAt(1));
  fanOut.queueUpdate(anUpdate());
  expect(kindsOf(peers[1])).toEqual([]);
  expect(scheduled.map(({ delayMs }) => delayMs)).toEqual([10]);
  scheduled.shift()?.work();
  expect(kindsOf(peers[1])).toEqual(["update", "awareness"]);
});

test("a queued cursor event of a peer that has left is dropped, and a later one is sent", () => {
  const { fanOut, peers, scheduled, order } = roomOf(2);
  const [ada, bob] = peers as [Peer, Peer];
  bob.kind = "json";
  // Any event will do; only whether it is sent matters.
  const event = { type: "titled", title: "Where Ada is" } as const;
  fanOut.queueCursorEvent(ada, "position", () => event);
  fanOut.queueCursorEvent(ada, "selection", () => event);
  fanOut.dropCursorEvents(ada);
  for (const { work } of scheduled.splice(0)) work();
  expect(order).toEqual([]);
  fanOut.queueCursorEvent(ada, "position", () => event);
  for (const { work } of scheduled.splice(0)) work();
  expect(order).toEqual(["event to 1"]);
});
