/**
 * With collaboration off, a person's edits reach others without name, cursor or notification, and the person gets no
 * cursors and notifications of others.
 */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { eventually } from "../support/eventually.ts";
import {
  connect,
  createEditor,
  createSeededRoom,
  type Editor,
  evict,
  newPerson,
  room,
  waitUntilConverged,
} from "../support/room.ts";

const write = (editor: Editor, text: string) =>
  editor.edit((doc) => setText(doc, ["summary"], text));
const moveCursor = (editor: Editor) =>
  editor.sync.sendAwareness(
    encodeAwareness([{ clientId: 1, clock: 9, state: { cursor: null, isTyping: true } }]),
  );
const switchTo = (editor: Editor, resumeId: string, isOn: boolean) =>
  editor.socket().send(JSON.stringify({ type: "collaborationUpdate", resumeId, isOn }));
const namesShownTo = (editor: Editor) =>
  [...editor.seen.values()].flatMap((state) => (state ? [state.user.name] : []));
const authorsTold = ({ events }: { events: RoomEvent[] }) =>
  events.flatMap((event) => (event.type === "activity" ? [event.by] : []));
const lastCount = ({ events }: { events: RoomEvent[] }) =>
  events.findLast((event) => event.type === "editorCount")?.count;
async function changesFor(editor: Editor) {
  return eventually(() => {
    const last = editor.events.findLast((event) => event.type === "recentChanges");
    if (!last) throw new Error("No recent changes were sent");
    return last.changes.map(({ by }) => by);
  });
}

async function bobIsOff() {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const bobsPerson = newPerson("edit", "Bob");
  const bob = await createEditor(resumeId, bobsPerson);
  moveCursor(bob);
  await eventually(() => expect(namesShownTo(ada)).toEqual(["Bob"]));
  switchTo(bob, resumeId, false);
  await eventually(() => expect(namesShownTo(ada)).toEqual([]));
  return { resumeId, ada, bob, bobsPerson };
}

test("text typed while off reaches the others without a name, a cursor or a notification", async () => {
  const { resumeId, ada, bob } = await bobIsOff();
  const jay = await connect(resumeId, newPerson("edit", "Jay"));
  jay.sendJson({ type: "joinRoom", resumeId });
  await jay.eventOf("resumeUpdated");
  expect(lastCount(ada)).toBe(2);
  for (const isWoken of [false, true]) {
    if (isWoken) await evict(resumeId);
    moveCursor(bob);
    write(bob, `I count, ${isWoken ? "awake" : "unseen"}.`);
    expect((await waitUntilConverged(resumeId, [ada, bob])).summary).toContain("I count,");
  }
  expect((await jay.eventOf("resumeUpdated", 3)).by).toBe("");
  expect(namesShownTo(ada)).not.toContain("Bob");
  for (const one of [ada, jay]) expect(authorsTold(one)).toEqual([]);
  expect(jay.events.filter(({ type }) => type === "cursorUpdated")).toEqual([]);
  const late = await createEditor(resumeId, newPerson("edit", "Late"));
  expect(await changesFor(late)).toEqual([]);
  expect(namesShownTo(late)).not.toContain("Bob");
  // The owner's audit list still names the person.
  const audit = await room(resumeId).listAudit();
  expect(audit.filter(({ kind }) => kind === "changed").map(({ by }) => by)).toContain("Bob");
});

test("a person who is off gets no cursors and changes; switched on again, both come immediately", async () => {
  const { resumeId, ada, bob } = await bobIsOff();
  moveCursor(ada);
  bob.seen.clear();
  write(ada, "I count alone.");
  await waitUntilConverged(resumeId, [ada, bob]);
  expect(authorsTold(bob)).toEqual([]);
  expect(namesShownTo(bob)).toEqual([]);
  switchTo(bob, resumeId, true);
  await eventually(() => expect(namesShownTo(bob)).toEqual(["Ada"]));
  await eventually(async () => expect(await changesFor(bob)).toEqual(["Ada"]));
  moveCursor(bob);
  await eventually(() => expect(namesShownTo(ada)).toEqual(["Bob"]));
  expect(lastCount(ada)).toBe(2);
  write(bob, "I count again.");
  await eventually(() => expect(authorsTold(ada)).toEqual(["Ada", "Bob"]));
});

test("a page that opens with collaboration off is never shown to others", async () => {
  const { resumeId, ada, bob, bobsPerson } = await bobIsOff();
  bob.drop();
  ada.seen.clear();
  const again = await createEditor(resumeId, bobsPerson, { isOff: true });
  write(again, "I count in peace.");
  await waitUntilConverged(resumeId, [ada, again]);
  expect(ada.seen.size).toBe(0);
  expect(authorsTold(ada)).toEqual([]);
  expect(lastCount(ada)).toBe(1);
  // A second window of the same person has collaboration on, so the person counts again.
  await createEditor(resumeId, bobsPerson);
  await eventually(() => expect(lastCount(ada)).toBe(2));
});

test("edits sent by HTTP while off are without a name too", async () => {
  const { resumeId, ada, bobsPerson } = await bobIsOff();
  const send = async (text: string, isHidden: boolean) => {
    const first = { epoch: null, needsClientId: true, stateVector: new Uint8Array([0]) };
    const opened = await room(resumeId).sync({ ...first, update: null }, bobsPerson);
    if (!opened.ok || opened.isUnchanged) throw new Error("There is no document");
    const doc = newDocument();
    Y.applyUpdate(doc, opened.update);
    doc.clientID = opened.clientIds?.[0] ?? 0;
    setText(doc, ["summary"], text);
    const update = Y.encodeStateAsUpdate(doc, opened.stateVector);
    const { epoch } = opened;
    const call = { epoch, needsClientId: false, stateVector: opened.stateVector, update, isHidden };
    expect((await room(resumeId).sync(call, bobsPerson)).ok).toBe(true);
    await eventually(() => expect(ada.content().summary).toBe(text));
  };
  await send("I count by post.", true);
  expect(authorsTold(ada)).toEqual([]);
  await send("I count by name.", false);
  await eventually(() => expect(authorsTold(ada)).toEqual(["Bob"]));
});
