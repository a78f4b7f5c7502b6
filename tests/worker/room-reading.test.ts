/** Slow readers: the unread backlog is bounded, and they resync completely. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import {
  CLOSE_AT_BYTES,
  type FlowControl,
  PRESENCE_DROP_BYTES,
} from "#app/core/collab/broadcast/flow-control.ts";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import { eventually } from "../support/eventually.ts";
import { asLatin } from "../support/pictures.ts";
import {
  connect,
  createEditor,
  createSeededRoom,
  type Editor,
  evict,
  newPerson,
  room,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";

/** A Yjs socket that never acknowledges what it has read. */
async function aSilentReader(resumeId: string) {
  const reader = await connect(resumeId, newPerson("edit", "Silent"));
  await reader.eventOf("hello");
  reader.socket.send(encodeFrame({ kind: "step1", stateVector: new Uint8Array([0]) }));
  await eventually(() => expect(reader.frames.length).toBeGreaterThanOrEqual(2));
  return reader;
}

/** Makes the room believe that the person of this name has so many unread bytes. */
async function setUnread(resumeId: string, name: string, bytes: number) {
  await runInDurableObject(roomStub(resumeId), (_, state) => {
    for (const socket of state.getWebSockets()) {
      const attached = socket.deserializeAttachment();
      if (attached.person.name !== name) continue;
      const flowControl: FlowControl = {
        sent: bytes,
        read: 0,
        marks: [{ mark: "all", at: bytes }],
      };
      socket.serializeAttachment({ ...attached, flowControl });
    }
  });
  await evict(resumeId);
}

const unreadOf = (resumeId: string, name: string) =>
  runInDurableObject(roomStub(resumeId), (_, state) => {
    const attached = state.getWebSockets().map((socket) => socket.deserializeAttachment());
    const { sent, read } = attached.find(({ person }) => person.name === name)
      .flowControl as FlowControl;
    return sent - read;
  });

const write = async (writer: Editor, text: string) => {
  writer.edit((doc) => setText(doc, ["summary"], text));
  await writer.saved();
};
const showing = (editor: Editor, field: string) =>
  editor.sync.sendAwareness(
    encodeAwareness([
      { clientId: 1, clock: 1, state: { cursor: { field, anchor: null, head: null } } },
    ]),
  );
const sizeOf = (frames: Uint8Array[]) => frames.reduce((sum, frame) => sum + frame.byteLength, 0);

/** Writes and deletes 200 KB by an API call, so that the resume itself stays small. */
async function swell(resumeId: string, by: Person, round: number) {
  const sections = Array.from({ length: 20 }, (_, part) => ({
    ...{ id: `${round}-${part}`, title: "" },
    body: "x".repeat(10_000),
  }));
  for (const customSections of [sections, []]) {
    const { rev } = (await room(resumeId).read()) ?? {};
    const outcome = await room(resumeId).merge({ content: { customSections }, baseRev: rev }, by);
    expect(outcome.ok).toBe(true);
  }
}

test("a client that never acknowledges gets at most 4 MiB and is then closed with 4408", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const silent = await aSilentReader(resumeId);
  for (let round = 0; silent.isOpen() && round < 40; round++) await swell(resumeId, owner, round);
  expect((await silent.closing()).code).toBe(4408);
  expect(sizeOf(silent.frames)).toBeGreaterThan(CLOSE_AT_BYTES - 10_000);
  expect(sizeOf(silent.frames)).toBeLessThan(CLOSE_AT_BYTES + 300_000);
  const back = await createEditor(resumeId, newPerson("edit", "Silent"));
  await waitUntilConverged(resumeId, [ada, back]);
});

test.each([
  [CLOSE_AT_BYTES, true],
  [CLOSE_AT_BYTES + 1, false],
])("with %i bytes unread, the next frame is still sent: %s", async (bytes, isSent) => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const silent = await aSilentReader(resumeId);
  await setUnread(resumeId, "Silent", bytes);
  if (isSent) {
    const before = silent.frames.length;
    ada.edit((doc) => setText(doc, ["personalInfo", "phone"], "1"));
    await eventually(() => expect(silent.frames.length).toBeGreaterThan(before));
  } else {
    ada.edit((doc) => setText(doc, ["personalInfo", "phone"], "1"));
    expect((await silent.closing()).code).toBe(4408);
  }
});

test("beyond 1 MiB unread, cursors are dropped and sent together when the client reads again", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  await createEditor(resumeId, newPerson("edit", "Bob"));
  const slow = await aSilentReader(resumeId);
  await setUnread(resumeId, "Silent", PRESENCE_DROP_BYTES + 1);
  const awareness = () => slow.frames.filter(([channel]) => channel === 1).length;
  const carets = awareness();
  /** Waits for a new edit, and so for everything that was sent before it. */
  const writeAndHear = async (text: string, word: string) => {
    await write(ada, text);
    const isHeard = () => slow.frames.some((frame) => asLatin(frame).includes(word));
    await eventually(() => expect(isHeard()).toBe(true));
  };
  showing(ada, "skills");
  await writeAndHear("I count on stars.", "stars");
  expect(awareness()).toBe(carets);
  slow.sendJson({ type: "credit", mark: "not this one" });
  await writeAndHear("I count on stars at night.", "night");
  expect(awareness()).toBe(carets);
  slow.sendJson({ type: "credit", mark: "all" });
  await eventually(() => expect(awareness()).toBe(carets + 1));
});

test("our own client acknowledges every mark and stays connected", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const bob = await createEditor(resumeId, newPerson("edit", "Bob"));
  for (let round = 0; round < 25; round++) await swell(resumeId, owner, round);
  await waitUntilConverged(resumeId, [ada, bob]);
  // Each round ends with the content it began with, so equal content does not prove that Bob has received all.
  await eventually(() =>
    expect(bob.events.filter(({ type }) => type === "readMark").length).toBeGreaterThanOrEqual(10),
  );
  await eventually(async () =>
    expect(await unreadOf(resumeId, "Bob")).toBeLessThan(PRESENCE_DROP_BYTES),
  );
});
