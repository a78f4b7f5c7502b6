/**
 * A small room sends each update to the others immediately. A large one gathers the updates of a short time ("window")
 * and sends them as one frame. The results are the same.
 */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { addEntry, setText } from "#app/core/collab/document/edit-document.ts";
import { newDocument, resumeRoot } from "#app/core/collab/document/layout.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { decodeAwareness, encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { decodeFrame, encodeFrame, readRoomEvents } from "#app/core/collab/protocol/protocol.ts";
import { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { simulateRoom } from "../support/simulated-room.ts";

const FIELDS: TextPath = ["summary"];

function aCrowd(count: number) {
  const content = { ...emptyResume(), summary: "." };
  const world = simulateRoom({ templateId: "t", content, jobDescription: null }, () => 1);
  const editors = Array.from({ length: count }, (_, index) => {
    const doc = newDocument();
    const got = { updates: 0, awareness: [] as number[][], at: [] as number[] };
    const notices = { errors: [] as string[], closed: [] as number[], asked: 0 };
    const sync = createSyncClient(doc, {
      ...{ send: (frame) => wire.send(frame), schedule: world.later, now: world.now },
      ...{
        isAlone: () => false,
        onStatusChange: () => {},
        onEvent: () => {},
        onTooLarge: () => {},
      },
    });
    const person = { userId: `u${index}`, name: "N", sessionId: "s", role: "edit" as const };
    const hear = (frame: string | Uint8Array) => {
      if (typeof frame === "string") {
        for (const event of readRoomEvents(frame)) {
          if (event.type === "error") notices.errors.push(event.message);
        }
      } else {
        const read = decodeFrame(frame);
        if (read.kind === "step1") notices.asked++;
        if (read.kind === "update") got.updates++;
        if (read.kind === "update") got.at.push(world.now());
        if (read.kind === "awareness") {
          got.awareness.push(decodeAwareness(read.update).map(({ clientId }) => clientId));
        }
      }
      sync.receive(frame);
    };
    const wire = world.connect(person, hear, (code) => notices.closed.push(code));
    doc.clientID = wire.clientId;
    sync.onOpen();
    sync.startSync();
    return {
      ...{ doc, sync, got, notices, wire },
      type(letter: string) {
        const text = readDocument(doc)?.resume.summary ?? "";
        doc.transact(() => setText(doc, FIELDS, text + letter));
        sync.flush();
      },
      move(at: number) {
        const state = { cursor: { field: `f${at}`, anchor: null, head: null } };
        const entry = { clientId: wire.clientId, clock: 0, state };
        wire.send(encodeFrame({ kind: "awareness", update: encodeAwareness([entry]) }));
      },
    };
  });
  world.run();
  return { world, editors };
}

const letterOf = (index: number) => String.fromCharCode(0x4e00 + index);

test.each([
  [19, 19],
  [20, 1],
])("in a room of %i, one update of each reaches every editor in %i frames", (count, frames) => {
  const { world, editors } = aCrowd(count);
  for (const { got } of editors) got.updates = 0;
  for (const [index, editor] of editors.entries()) editor.type(letterOf(index));
  world.run();
  const text = world.content()?.summary ?? "";
  for (let index = 0; index < count; index++) expect(text.split(letterOf(index))).toHaveLength(2);
  for (const { doc, got, sync } of editors) {
    expect(readDocument(doc)?.resume.summary).toBe(text);
    expect(got.updates).toBe(frames);
    // The merged frame also acknowledges each writer's own update.
    expect(sync.isSaved()).toBe(true);
  }
});

test("a large room stores the updates of one window as one row, which acknowledges each of them", () => {
  const { world, editors } = aCrowd(25);
  const before = world.rowCount();
  for (const [index, editor] of editors.entries()) editor.type(letterOf(index));
  world.run();
  expect(world.rowCount()).toBe(before + 1);
  for (const { sync } of editors) expect(sync.isSaved()).toBe(true);
});

test("of the updates in one window, only the forbidden one is refused", () => {
  const { world, editors } = aCrowd(25);
  const [forger, scribbler, ...others] = editors;
  if (!forger || !scribbler) throw new Error("Nobody came");
  resumeRoot(forger.doc).set("photo", "nothing of ours");
  forger.sync.flush();
  setText(scribbler.doc, ["personalInfo", "fullName"], "x".repeat(CAPS.shortText + 1));
  scribbler.sync.flush();
  for (const [index, editor] of others.entries()) editor.type(letterOf(index));
  world.run();
  expect(forger.notices.closed).toEqual([4403]);
  expect(scribbler.notices.errors).toEqual([expect.stringContaining("limited to")]);
  const text = world.content()?.summary ?? "";
  expect(world.content()?.personalInfo.fullName).toHaveLength(CAPS.shortText);
  expect(world.content()?.photo ?? null).toBeNull();
  for (const { doc, sync, notices } of others) {
    expect(notices).toEqual({ errors: [], closed: [], asked: 1 });
    expect(readDocument(doc)?.resume.summary).toBe(text);
    expect(sync.isSaved()).toBe(true);
  }
});

test("a too long text in an entry that was added in the same window is shortened to its limit", () => {
  const { world, editors } = aCrowd(25);
  const [first, second] = editors;
  first?.doc.transact(() => addEntry(first.doc, "projects", { id: "p1" }));
  first?.sync.flush();
  const path: TextPath = ["projects", "p1", "description"];
  first?.doc.transact(() => setText(first.doc, path, "x".repeat(CAPS.description + 1)));
  first?.sync.flush();
  second?.type("y");
  world.run();
  expect(world.content()?.projects[0]?.description).toHaveLength(CAPS.description);
  expect(first?.notices.errors).toHaveLength(1);
  expect(second?.notices.errors).toEqual([]);
});

test("repeated updates are acknowledged and updates with a gap are queried, while others' updates are sent", () => {
  const { world, editors } = aCrowd(25);
  const [repeater, skipper, third] = editors;
  if (!repeater || !skipper) throw new Error("Nobody came");
  const all = (doc: Y.Doc) => encodeFrame({ kind: "update", update: Y.encodeStateAsUpdate(doc) });
  repeater.got.updates = 0;
  repeater.wire.send(all(repeater.doc));
  const aside = newDocument();
  Y.applyUpdate(aside, Y.encodeStateAsUpdate(skipper.doc));
  aside.clientID = skipper.wire.clientId;
  setText(aside, FIELDS, ".lost");
  const left = Y.encodeStateVector(aside);
  setText(aside, FIELDS, ".lost, kept");
  const update = Y.encodeStateAsUpdate(aside, left);
  skipper.wire.send(encodeFrame({ kind: "update", update }));
  third?.type("!");
  world.run();
  expect(repeater.got.updates).toBe(2);
  expect(skipper.notices.asked).toBe(2);
  expect(world.content()?.summary).toBe(".!");
});

test("if a caret moves several times in a window, only its last position is sent", () => {
  const { world, editors } = aCrowd(30);
  for (const { got } of editors) got.awareness = [];
  const [first, second] = editors;
  for (let at = 0; at < 5; at++) first?.move(at);
  world.run();
  expect(first?.got.awareness).toEqual([]);
  expect(second?.got.awareness).toEqual([[first?.wire.clientId]]);
});

test("the window grows with the number of editors, up to 60 ms", () => {
  for (const [count, window] of [
    [50, 10],
    [100, 10],
    [600, 36],
    [1_000, 60],
    [1_200, 60],
  ] as const) {
    const { world, editors } = aCrowd(count);
    const start = world.now();
    editors[0]?.got.at.splice(0);
    editors[0]?.type("x");
    world.run();
    // The way to the room and back takes 2 ms.
    expect(editors[0]?.got.at.map((at) => at - start)).toEqual([window + 2]);
  }
});
