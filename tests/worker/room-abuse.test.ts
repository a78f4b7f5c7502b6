/** Hostile frames are rejected without changing the document or affecting others. */
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { addEntry, setList, setText } from "#app/core/collab/document/edit-document.ts";
import { resumeRoot } from "#app/core/collab/document/layout.ts";
import {
  BURST_FRAMES,
  CLOSE,
  decodeFrame,
  encodeFrame,
  MAX_FRAME_BYTES,
} from "#app/core/collab/protocol/protocol.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { eventually } from "../support/eventually.ts";
import {
  connect,
  createEditor,
  createSeededRoom,
  evict,
  newPerson,
  resumeContent,
  room,
  waitUntilConverged,
} from "../support/room.ts";

afterEach(() => void vi.useRealTimers());

/** An update created on a copy of the editor's document, with any client id. */
function updateUnder(from: Y.Doc, clientId: number, work: (doc: Y.Doc) => void): Uint8Array {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(from));
  copy.clientID = clientId;
  const before = Y.encodeStateVector(copy);
  copy.transact(() => work(copy));
  return encodeFrame({ kind: "update", update: Y.encodeStateAsUpdate(copy, before) });
}

/** Expects the room to have its seed content, and other editors to continue. */
async function unharmed(resumeId: string, bystander: Awaited<ReturnType<typeof createEditor>>) {
  expect((await room(resumeId).read())?.content).toEqual(resumeContent());
  await evict(resumeId);
  expect((await room(resumeId).read())?.content).toEqual(resumeContent());
  bystander.edit((doc) => setText(doc, ["personalInfo", "phone"], "1"));
  expect((await waitUntilConverged(resumeId, [bystander])).personalInfo.phone).toBe("1");
}

async function aRoomUnderAttack() {
  const { resumeId, owner } = await createSeededRoom();
  const bystander = await createEditor(resumeId, owner);
  const attacker = await createEditor(resumeId, newPerson("edit", "Mallory"));
  return { resumeId, bystander, attacker, owner };
}

const closing = (editor: Awaited<ReturnType<typeof createEditor>>) =>
  eventually(() => {
    const closed = editor.closed();
    if (!closed) throw new Error("The socket is still open");
    return closed;
  });

test("rejects a client id that was not issued to this person", async () => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  const forge = (doc: Y.Doc) => setText(doc, ["summary"], "forged");
  for (const clientId of [4711, bystander.doc.clientID]) {
    attacker.send(updateUnder(attacker.doc, clientId, forge));
    expect((await closing(attacker)).code).toBe(CLOSE.notAllowed);
    await attacker.connect();
  }
  await unharmed(resumeId, bystander);
});

test("accepts an id issued earlier to the same person, for offline edits", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const monday = await createEditor(resumeId, owner);
  monday.drop();
  const tuesday = await createEditor(resumeId, owner);
  tuesday.send(
    updateUnder(tuesday.doc, monday.doc.clientID, (doc) => setText(doc, ["summary"], "Monday.")),
  );
  await eventually(() => expect(tuesday.content().summary).toBe("Monday."));
  expect(tuesday.closed()).toBeNull();
});

test("accepts content that the room already has, under any id", async () => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  attacker.send(encodeFrame({ kind: "update", update: Y.encodeStateAsUpdate(bystander.doc) }));
  attacker.edit((doc) => setText(doc, ["summary"], "Still here."));
  expect((await waitUntilConverged(resumeId, [attacker, bystander])).summary).toBe("Still here.");
});

const { unreadable } = CLOSE;
test.each([
  // 10 bytes follow a length of 9; a frame begins with 0 or 1; a byte from 128 on says that the number continues.
  ["a wrong size", Uint8Array.of(0, 2, 9, 1, 255, 255, 255, 255, 255, 255, 255, 9, 9), unreadable],
  ["an unknown frame", Uint8Array.of(7, 7, 7), unreadable],
  ["an empty frame", new Uint8Array(), unreadable],
  ["a state vector without an end", Uint8Array.of(0, 0, 3, 200, 200, 200), unreadable],
  ["more than 256 KiB", new Uint8Array(MAX_FRAME_BYTES + 1), CLOSE.tooLarge],
  ["{not json", "{not json", unreadable],
])("%s closes its sender only", async (_, frame, code) => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  attacker.socket().send(frame);
  expect((await closing(attacker)).code).toBe(code);
  expect(bystander.closed()).toBeNull();
  await unharmed(resumeId, bystander);
});

test("accepts a frame of exactly 256 KiB", async () => {
  const { resumeId, attacker } = await aRoomUnderAttack();
  // Zeros are an update without edits. The frame's kind takes two bytes and the update's length three.
  const frame = encodeFrame({ kind: "update", update: new Uint8Array(MAX_FRAME_BYTES - 5) });
  expect(frame).toHaveLength(MAX_FRAME_BYTES);
  attacker.send(frame);
  attacker.edit((doc) => setText(doc, ["summary"], "fine"));
  expect((await waitUntilConverged(resumeId, [attacker])).summary).toBe("fine");
  expect(attacker.closed()).toBeNull();
});

test("a burst of 500 frames is rejected", async () => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  const frame = encodeFrame({ kind: "step1", stateVector: Y.encodeStateVector(attacker.doc) });
  // The clock is stopped, because the allowance grows while the frames are handled.
  vi.setSystemTime(Date.now());
  for (let i = 0; i < 500; i++) attacker.send(frame);
  expect((await closing(attacker)).code).toBe(CLOSE.tooFast);
  expect(BURST_FRAMES).toBeLessThan(500);
  await unharmed(resumeId, bystander);
});

test("an update with a gap is dropped, and the sender is asked for everything", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const bystander = await createEditor(resumeId, owner);
  const bob = newPerson("edit", "Bob");
  const editor = await createEditor(resumeId, bob);
  editor.drop();
  editor.edit((doc) => setText(doc, ["summary"], "I count. One."));
  const before = Y.encodeStateVector(editor.doc);
  editor.edit((doc) => setText(doc, ["summary"], "I count. One. Two."));
  const second = Y.encodeStateAsUpdate(editor.doc, before);
  const raw = await connect(resumeId, bob);
  raw.socket.send(encodeFrame({ kind: "update", update: second }));
  await eventually(() =>
    expect(raw.frames.map((frame) => decodeFrame(frame).kind)).toEqual(["step1"]),
  );
  // If the room kept the update, it would send it to every new connection after the next change.
  bystander.edit((doc) => setText(doc, ["personalInfo", "phone"], "1"));
  await bystander.saved();
  const newcomer = await createEditor(resumeId, owner);
  expect(newcomer.doc.store.pendingStructs).toBeNull();
  await editor.connect();
  expect((await waitUntilConverged(resumeId, [editor, bystander])).summary).toBe(
    "I count. One. Two.",
  );
});

test.each<[string, (doc: Y.Doc) => void]>([
  ["another root", (doc) => doc.getMap("secrets").set("a", 1)],
  ["a part of the resume replaced", (doc) => resumeRoot(doc).set("summary", new Y.Text("mine"))],
  ["a section deleted", (doc) => resumeRoot(doc).delete("experience")],
  ["a personal field replaced", (doc) => map(doc, "personalInfo").set("fullName", "x")],
  ["an entry that is no entry", (doc) => map(doc, "education").set("u1", "text")],
  ["an entry without its fields", (doc) => map(doc, "education").set("u1", new Y.Map())],
  ["a key that poisons objects", (doc) => map(doc, "experience").set("__proto__", new Y.Map())],
  ["an id with a slash", (doc) => addEntry(doc, "languages", { id: "a/b" })],
  ["a field nobody knows", (doc) => entry(doc).set("salary", "1")],
  ["a text replaced", (doc) => entry(doc).set("company", new Y.Text("x"))],
  ["a flag that is text", (doc) => entry(doc).set("current", "yes")],
  ["a position that is a number", (doc) => entry(doc).set("pos", 7)],
  ["a skill that is text", (doc) => map(doc, "skills").set("s9", "Go")],
  ["a list where maps lie", (doc) => resumeRoot(doc).set("skills", new Y.Array())],
  ["formatted text", (doc) => (resumeRoot(doc).get("summary") as Y.Text).format(0, 2, { b: true })],
  ["an embed", (doc) => (resumeRoot(doc).get("summary") as Y.Text).insertEmbed(0, { a: 1 })],
  ["a text attribute", (doc) => (resumeRoot(doc).get("summary") as Y.Text).setAttribute("a", 1)],
  ["a template that is no id", (doc) => doc.getMap("settings").set("templateId", "../../x")],
  ["a setting nobody knows", (doc) => doc.getMap("settings").set("admin", true)],
  ["a job description without title", (doc) => doc.getMap("settings").set("jobDescription", {})],
  ["a photo without a file", (doc) => resumeRoot(doc).set("photo", { src: "x" })],
])("%s is refused whole", async (_, work) => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  attacker.send(
    updateUnder(attacker.doc, attacker.doc.clientID, (doc) => {
      setText(doc, ["summary"], "smuggled along");
      work(doc);
    }),
  );
  expect((await closing(attacker)).code).toBe(CLOSE.notAllowed);
  await unharmed(resumeId, bystander);
});

const map = (doc: Y.Doc, key: string) => resumeRoot(doc).get(key) as Y.Map<unknown>;
const entry = (doc: Y.Doc) => map(doc, "experience").get("e1") as Y.Map<unknown>;

test("a text at its limit is accepted; a longer one is shortened for everyone, with an error", async () => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  attacker.edit((doc) => setText(doc, ["summary"], "x".repeat(CAPS.summary)));
  expect((await waitUntilConverged(resumeId, [attacker, bystander])).summary).toHaveLength(
    CAPS.summary,
  );
  expect(attacker.events.some((event) => event.type === "error")).toBe(false);
  attacker.edit((doc) => setText(doc, ["summary"], "x".repeat(CAPS.summary + 1)));
  // The error need not be the last event, because the section's last author is sent every few seconds.
  await eventually(() =>
    expect(attacker.events).toContainEqual({
      type: "error",
      message: "This field is limited to 5,000 characters",
    }),
  );
  expect((await waitUntilConverged(resumeId, [attacker, bystander])).summary).toHaveLength(
    CAPS.summary,
  );
});

test("the 101st entry and the 201st skill do not stay", async () => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  const add = (doc: Y.Doc, id: string) => addEntry(doc, "languages", { id });
  attacker.edit((doc) => {
    for (let i = 0; i < CAPS.entries; i++) add(doc, `l${i}`);
    setList(
      doc,
      ["skills"],
      Array.from({ length: CAPS.skills }, (_, i) => `skill ${i}`),
    );
  });
  const full = await waitUntilConverged(resumeId, [attacker, bystander]);
  expect([full.languages?.length, full.skills.length]).toEqual([CAPS.entries, CAPS.skills]);
  attacker.edit((doc) => add(doc, "one-more"));
  attacker.edit((doc) => setList(doc, ["skills"], [...full.skills, "one more"]));
  await eventually(() =>
    expect(attacker.events.filter((event) => event.type === "error")).toHaveLength(2),
  );
  expect(await waitUntilConverged(resumeId, [attacker, bystander])).toEqual(full);
});

test("a date that is no month, and a character that cannot be stored, are removed with an error", async () => {
  const { resumeId, bystander, attacker } = await aRoomUnderAttack();
  attacker.edit((doc) => entry(doc).set("startDate", "yesterday"));
  attacker.edit((doc) => setText(doc, ["summary"], "a\0b\0"));
  await eventually(() =>
    expect(attacker.events.filter((event) => event.type === "error")).toHaveLength(2),
  );
  const content = await waitUntilConverged(resumeId, [attacker, bystander]);
  expect(content.experience[0]?.startDate).toBe("");
  expect(content.summary).toBe("ab");
});

test("a document past 1 MB is refused and stays as it was", async () => {
  const { resumeId, owner } = await createSeededRoom();
  // 90 entries of 10,000 characters each fit into 1,048,576 bytes; 20 more do not.
  const entries = (from: number) =>
    Array.from({ length: 45 }, (_, i) => ({
      ...{ id: `c${from + i}`, title: "x" },
      body: "y".repeat(CAPS.description),
    }));
  const first = await room(resumeId).merge({ content: { customSections: entries(0) } }, owner);
  expect(first.ok).toBe(true);
  const second = await room(resumeId).merge({ content: { customSections: entries(45) } }, owner);
  expect(second.ok).toBe(true);
  const projects = Array.from({ length: 20 }, (_, i) => ({
    ...{ id: `p${i}`, name: "", technologies: [], githubLink: "", liveLink: "" },
    description: "z".repeat(CAPS.description),
  }));
  const third = await room(resumeId).merge({ content: { projects } }, owner);
  expect(third).toMatchObject({
    ok: false,
    reason: "too_large",
    message: "A resume is limited to 1 MB",
  });
  expect((await room(resumeId).read())?.content.projects).toEqual([]);
});

test("a commenter's edits are rejected", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const bystander = await createEditor(resumeId, owner);
  const reader = await createEditor(resumeId, newPerson("comment", "Reader"));
  expect(reader.content()).toEqual(resumeContent());
  reader.edit((doc) => setText(doc, ["summary"], "mine"));
  await eventually(() =>
    expect(reader.events).toContainEqual(expect.objectContaining({ type: "error", of: "edits" })),
  );
  expect(reader.closed()).toBeNull();
  expect(reader.sync.isSaved()).toBe(false);
  await unharmed(resumeId, bystander);
});

test("a viewer gets JSON and never a byte of the Yjs document", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const bystander = await createEditor(resumeId, owner);
  const viewer = await connect(resumeId, newPerson("view"));
  viewer.socket.send(encodeFrame({ kind: "step1", stateVector: new Uint8Array([0]) }));
  await viewer.eventOf("error");
  viewer.socket.send(updateUnder(bystander.doc, 7, (doc) => setText(doc, ["summary"], "mine")));
  await viewer.eventOf("error", 2);
  viewer.sendJson({ type: "joinRoom", resumeId });
  expect((await viewer.eventOf("resumeUpdated")).data).toEqual(resumeContent());
  await unharmed(resumeId, bystander);
  expect((await viewer.eventOf("resumeUpdated", 2)).data.personalInfo.phone).toBe("1");
  expect(viewer.frames).toEqual([]);
  expect(viewer.isOpen()).toBe(true);
});
