/** What goes out when: words before carets, and of each caret the last. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { decodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { decodeFrame } from "#app/core/collab/protocol/protocol.ts";
import { createFanOut } from "./fan-out.ts";
import { newFlowControl } from "./flow-control.ts";
import type { Peer } from "./peer.ts";

function aRoomOf(count: number) {
  const due: Array<{ delayMs: number; work(): void }> = [];
  const clock = {
    now: () => 0,
    schedule(delayMs: number, work: () => void) {
      due.push({ delayMs, work });
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
        order.push(`${typeof data === "string" ? "news" : "words"} to ${clientId}`);
        if (typeof data !== "string") received.get(peer)?.push(decodeFrame(data));
      },
    };
    received.set(peer, []);
    return peer;
  });
  const kindsOf = (peer: Peer | undefined) => peer && received.get(peer)?.map(({ kind }) => kind);
  return { out: createFanOut(() => peers, clock), peers, due, received, kindsOf, order };
}

function anUpdate(): Uint8Array {
  const doc = new Y.Doc();
  doc.getText("t").insert(0, "a");
  return Y.encodeStateAsUpdate(doc);
}
const caret = (clock: number) => ({ clientId: 0, clock, state: {} });

test("in a small room a word goes at once, and the caret that came before it a moment later", () => {
  const { out, peers, due, received, kindsOf } = aRoomOf(3);
  const [ada, bob] = peers as [Peer, Peer];
  out.queueCursor(ada, caret(1));
  out.queueCursor(ada, caret(2));
  out.queueUpdate(anUpdate());
  expect(kindsOf(bob)).toEqual(["update"]);
  expect(due).toHaveLength(1);
  due.shift()?.work();
  expect(kindsOf(bob)).toEqual(["update", "awareness"]);
  expect(kindsOf(ada)).toEqual(["update"]);
  const frame = received.get(bob)?.[1];
  const entries = frame?.kind === "awareness" ? decodeAwareness(frame.update) : [];
  expect(entries.map(({ clock }) => clock)).toEqual([2]);
});

test("of twenty on, words and carets go out together in one window", () => {
  const { out, peers, due, kindsOf } = aRoomOf(20);
  out.queueCursor(peers[0] as Peer, caret(1));
  out.queueUpdate(anUpdate());
  expect(kindsOf(peers[1])).toEqual([]);
  expect(due.map(({ delayMs }) => delayMs)).toEqual([10]);
  due.shift()?.work();
  expect(kindsOf(peers[1])).toEqual(["update", "awareness"]);
});

test("the place of a person who has left is no longer sent", () => {
  const { out, peers, due, order } = aRoomOf(2);
  const [ada, bob] = peers as [Peer, Peer];
  bob.kind = "json";
  const where = { type: "titled", title: "Where Ada is" } as const;
  out.queueCursorEvent(ada, "position", () => where);
  out.queueCursorEvent(ada, "selection", () => where);
  out.dropCursorEvents(ada);
  for (const { work } of due.splice(0)) work();
  expect(order).toEqual([]);
  out.queueCursorEvent(ada, "position", () => where);
  for (const { work } of due.splice(0)) work();
  expect(order).toEqual(["news to 1"]);
});
