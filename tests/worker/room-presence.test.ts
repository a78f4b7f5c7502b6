/** Presence: cursors of editors and JSON clients, stamped by the room and kept through hibernation. */
import { expect, test } from "vitest";
import type * as Y from "yjs";
import { setTemplate, setText } from "#app/core/collab/document/edit-document.ts";
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import {
  type Cursor,
  encodePosition,
  rangeOf,
  textOfField,
} from "#app/core/collab/protocol/presence.ts";
import { EDITOR_COLORS, encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import { eventually } from "../support/eventually.ts";
import {
  connect,
  createEditor,
  createSeededRoom,
  type Editor,
  evict,
  newPerson,
  waitUntilConverged,
} from "../support/room.ts";

function caretAt(doc: Y.Doc, field: string, index: number, end = index): Cursor {
  const text = textOfField(doc, field);
  if (!text) throw new Error(`No text at ${field}`);
  return { field, anchor: encodePosition(text, index), head: encodePosition(text, end) };
}
const showing = (editor: Editor, state: unknown) =>
  editor.sync.sendAwareness(encodeAwareness([{ clientId: 1, clock: 9, state }]));
const shownTo = (editor: Editor) => [...editor.seen.values()].filter((state) => state !== null);

async function twoPeople() {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const bob = await createEditor(resumeId, newPerson("edit", "Bob"));
  return { resumeId, owner, ada, bob };
}

test("a cursor reaches others with the name the room knows, not the frame's", async () => {
  const { ada, bob } = await twoPeople();
  const user = { userId: "forged", name: "Mallory", color: "#000000", email: "m@example.com" };
  showing(bob, { user, cursor: caretAt(bob.doc, "summary", 3) });
  await eventually(() => expect(shownTo(ada)).toHaveLength(1));
  const [shown] = shownTo(ada);
  expect(shown?.user).toMatchObject({ name: "Bob" });
  expect(JSON.stringify(shown)).not.toContain("forged");
  expect(JSON.stringify(shown)).not.toContain("@");
  expect(EDITOR_COLORS).toContain(shown?.user.color);
  expect(shownTo(bob)).toEqual([]);
});

test("a cursor stays with its words while others write before it", async () => {
  const { resumeId, ada, bob } = await twoPeople();
  showing(bob, { cursor: caretAt(bob.doc, "summary", 2, 7) });
  await eventually(() => expect(shownTo(ada)[0]?.cursor).toBeTruthy());
  ada.edit((doc) => setText(doc, ["summary"], "Every day I count."));
  await waitUntilConverged(resumeId, [ada, bob]);
  const cursor = shownTo(ada)[0]?.cursor;
  const range = cursor && rangeOf(ada.doc, cursor);
  expect(range?.text.toString().slice(range.start, range.end)).toBe("count");
});

test("later connections, also after a hibernation, get everyone's cursors", async () => {
  const { resumeId, ada, bob } = await twoPeople();
  showing(bob, { cursor: { field: "skills", anchor: null, head: null } });
  await eventually(() => expect(shownTo(ada)[0]?.cursor).toBeTruthy());
  await evict(resumeId);
  const eve = await createEditor(resumeId, newPerson("comment", "Eve"));
  const cursorOfBob = () => shownTo(eve).find(({ user }) => user.name === "Bob")?.cursor;
  await eventually(() => expect(cursorOfBob()?.field).toBe("skills"));
});

test("a person who disconnects or withdraws their presence disappears for others", async () => {
  const { ada, bob } = await twoPeople();
  showing(bob, { cursor: null });
  await eventually(() => expect(shownTo(ada)).toHaveLength(1));
  showing(bob, null);
  await eventually(() => expect(shownTo(ada)).toHaveLength(0));
  showing(bob, { cursor: null });
  await eventually(() => expect(shownTo(ada)).toHaveLength(1));
  bob.drop();
  await eventually(() => expect(shownTo(ada)).toHaveLength(0));
});

test("cursors are exchanged between editors and JSON clients [spec 7]", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const jay = await connect(resumeId, newPerson("edit", "Jay"));
  jay.sendJson({ type: "joinRoom", resumeId });
  await jay.eventOf("editorCount");
  showing(ada, { cursor: caretAt(ada.doc, "summary", 2, 7) });
  expect((await jay.eventOf("cursorUpdated")).position).toEqual({
    row: 0,
    column: 7,
    sectionId: "summary",
    fieldId: "summary",
  });
  expect((await jay.eventOf("selectionUpdated")).selection).toEqual({
    start: { row: 0, column: 2 },
    end: { row: 0, column: 7 },
    text: "count",
  });

  const position = { row: 4, column: 9, sectionId: "summary", fieldId: "summary" };
  jay.sendJson({ type: "cursorUpdate", resumeId, position });
  const selection = { start: { row: 0, column: 0 }, end: { row: 0, column: 1 }, text: "I" };
  jay.sendJson({ type: "selectionUpdate", resumeId, selection });
  await eventually(() => {
    const cursor = shownTo(ada)[0]?.cursor;
    const range = cursor && rangeOf(ada.doc, cursor);
    expect(range && [range.start, range.end]).toEqual([0, 1]);
  });
});

test("eight people have eight colors, and a second window has the same one [spec 9]", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const colors: string[] = [];
  for (let i = 0; i < EDITOR_COLORS.length; i++) {
    const { events } = await createEditor(resumeId, i === 0 ? owner : newPerson("edit", `P${i}`));
    colors.push(...events.flatMap((event) => (event.type === "hello" ? [event.you.color] : [])));
  }
  expect(new Set(colors).size).toBe(8);
  const second = await createEditor(resumeId, owner);
  const [hello] = second.events.flatMap((event) => (event.type === "hello" ? [event] : []));
  expect(hello?.you.color).toBe(colors[0]);
});

test("a change is broadcast with its section and author, at most once in a few seconds, and stored", async () => {
  const { resumeId, ada, bob } = await twoPeople();
  const changesOf = (editor: Editor) => editor.events.filter(({ type }) => type === "activity");
  bob.edit((doc) => setText(doc, ["summary"], "I count a"));
  bob.edit((doc) => setText(doc, ["summary"], "I count alone."));
  bob.edit((doc) => setTemplate(doc, "classic-executive"));
  await bob.saved();
  await eventually(() =>
    expect(changesOf(ada)).toMatchObject([
      { section: "summary", by: "Bob" },
      { section: "templateId", by: "Bob" },
    ]),
  );
  await evict(resumeId);
  const eve = await connect(resumeId, newPerson("view", "Eve"));
  eve.sendJson({ type: "joinRoom", resumeId });
  await eve.eventOf("resumeUpdated");
  const late = await createEditor(resumeId, newPerson("comment", "Late"));
  await eventually(() => {
    const [recent] = late.events.filter((event) => event.type === "recentChanges");
    expect(recent?.changes).toHaveLength(2);
  });
  expect(eve.events.some(({ type }) => type === "recentChanges")).toBe(false);
});

test("viewers neither send nor receive cursors", async () => {
  const { resumeId, ada } = await twoPeople();
  const eve = await connect(resumeId, newPerson("view", "Eve"));
  const { clientId } = await eve.eventOf("hello");
  const update = encodeAwareness([{ clientId, clock: 1, state: { cursor: null } }]);
  eve.socket.send(encodeFrame({ kind: "awareness", update }));
  await eve.eventOf("error");
  eve.sendJson({ type: "joinRoom", resumeId });
  await eve.eventOf("resumeUpdated");
  showing(ada, { cursor: null });
  // This edit is sent after Ada's cursor would be.
  ada.edit((doc) => setText(doc, ["summary"], "I count for all."));
  expect((await eve.eventOf("resumeUpdated", 2)).data.summary).toBe("I count for all.");
  expect(shownTo(ada)).toEqual([]);
  expect(eve.frames).toEqual([]);
});

test("garbage in an awareness frame disconnects only its sender", async () => {
  const { ada, bob } = await twoPeople();
  bob.send(encodeFrame({ kind: "awareness", update: new Uint8Array([3, 1, 2]) }));
  await eventually(() => expect(bob.closed()?.code).toBe(1007));
  expect(ada.closed()).toBeNull();
});
