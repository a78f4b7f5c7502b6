/** How what happens in a room goes out: at once in a small one, gathered in a large one, and the same in both. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/resume/defaults.ts";
import { decodeAwareness, encodeAwareness } from "#app/room/awareness.ts";
import { setText } from "#app/room/edit-document.ts";
import { newDocument } from "#app/room/layout.ts";
import type { TextPath } from "#app/room/paths.ts";
import { decodeFrame, encodeFrame } from "#app/room/protocol.ts";
import { readDocument } from "#app/room/read-document.ts";
import { createSyncClient } from "#app/room/sync-client.ts";
import { simulate } from "./support/simulated-room.ts";

const FIELDS: TextPath = ["summary"];

function aCrowd(count: number) {
  const content = { ...emptyResume(), summary: "." };
  const world = simulate({ templateId: "t", content, jobDescription: null }, () => 1);
  const editors = Array.from({ length: count }, (_, index) => {
    const doc = newDocument();
    const got = { updates: 0, awareness: [] as number[][], at: [] as number[] };
    const sync = createSyncClient(doc, {
      ...{ send: (frame) => wire.send(frame), later: world.later, now: world.now },
      ...{ onStatus: () => {}, onEvent: () => {}, onTooLarge: () => {} },
    });
    const person = { userId: `u${index}`, name: "N", sessionId: "s", role: "edit" as const };
    const wire = world.connect(person, (frame) => {
      if (typeof frame !== "string") {
        const read = decodeFrame(frame);
        if (read.kind === "update") got.updates++;
        if (read.kind === "update") got.at.push(world.now());
        if (read.kind === "awareness") {
          got.awareness.push(decodeAwareness(read.update).map(({ clientId }) => clientId));
        }
      }
      sync.receive(frame);
    });
    doc.clientID = wire.clientId;
    sync.opened();
    sync.greet();
    return {
      ...{ doc, sync, got, wire },
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
])("in a room of %i, as many updates at once reach each editor in %i frames", (count, frames) => {
  const { world, editors } = aCrowd(count);
  for (const { got } of editors) got.updates = 0;
  for (const [index, editor] of editors.entries()) editor.type(letterOf(index));
  world.run();
  const text = world.content()?.summary ?? "";
  for (let index = 0; index < count; index++) expect(text.split(letterOf(index))).toHaveLength(2);
  for (const { doc, got, sync } of editors) {
    expect(readDocument(doc)?.resume.summary).toBe(text);
    expect(got.updates).toBe(frames);
    // The merged frame is the echo of each writer's own.
    expect(sync.isSaved()).toBe(true);
  }
});

test("of a caret that moves several times in a window, the last place is told", () => {
  const { world, editors } = aCrowd(30);
  for (const { got } of editors) got.awareness = [];
  const [first, second] = editors;
  for (let at = 0; at < 5; at++) first?.move(at);
  world.run();
  expect(first?.got.awareness).toEqual([]);
  expect(second?.got.awareness).toEqual([[first?.wire.clientId]]);
});

test("the window grows with the room, and ends at 100 ms", () => {
  for (const [count, window] of [
    [50, 10],
    [100, 20],
    [600, 100],
  ] as const) {
    const { world, editors } = aCrowd(count);
    const start = world.now();
    editors[0]?.got.at.splice(0);
    editors[0]?.type("x");
    world.run();
    // There and back takes a millisecond each.
    expect(editors[0]?.got.at.map((at) => at - start)).toEqual([window + 2]);
  }
});
