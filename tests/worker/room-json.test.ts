/** Changes by JSON, over the socket or by call, lose no text, whichever revision ("rev") they are based on. */
import { expect, test } from "vitest";
import { setText } from "#app/core/collab/document/edit-document.ts";
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

const job = (id: string, company: string) => ({
  ...{ id, company, position: "", startDate: "", endDate: "" },
  ...{ current: false, description: "" },
});

test("a merge without a rev deletes nothing: absent keys stay, items match by id", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const outcome = await room(resumeId).merge(
    { content: { skills: ["Logic"], experience: [job("e2", "Babbage & Co")] } },
    owner,
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  const { content, rev } = outcome.state;
  expect(rev).toBe(2);
  expect(content.skills).toEqual(["Mathematics", "Poetry", "Logic"]);
  expect(content.experience.map((entry) => entry.company)).toEqual(["Engine Ltd", "Babbage & Co"]);
  expect(content.summary).toBe("I count.");
});

test("a merge without changes writes nothing", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const outcome = await room(resumeId).merge({ content: resumeContent(), baseRev: 1 }, owner);
  expect(outcome).toMatchObject({ ok: true, state: { rev: 1 } });
});

test("with an old rev, later changes in the same sentence survive", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const seen = (await room(resumeId).read())?.rev;
  const ada = await createEditor(resumeId, owner);
  ada.edit((doc) => setText(doc, ["summary"], "Every day I count."));
  ada.edit((doc) => setText(doc, ["experience", "e1", "company"], "Analytical Engine Ltd"));
  await ada.saved();
  const outcome = await room(resumeId).merge(
    {
      baseRev: seen,
      content: { ...resumeContent(), summary: "I count stars.", skills: ["Poetry"], education: [] },
    },
    newPerson("edit"),
  );
  expect(outcome.ok).toBe(true);
  const content = await waitUntilConverged(resumeId, [ada]);
  expect(content.summary).toBe("Every day I count stars.");
  expect(content.skills).toEqual(["Poetry"]);
  expect(content.experience[0]?.company).toBe("Analytical Engine Ltd");
});

test("with a rev, omitted list items are deleted and the order is applied", async () => {
  const { resumeId, owner } = await createSeededRoom(
    resumeContent({ experience: [job("a", "A"), job("b", "B"), job("c", "C")] }),
  );
  const outcome = await room(resumeId).merge(
    { baseRev: 1, content: { experience: [job("c", "C"), job("a", "A2")] } },
    owner,
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(outcome.state.content.experience.map((e) => e.company)).toEqual(["C", "A2"]);
});

test("an unknown rev is a conflict with the current state", async () => {
  const { resumeId, owner } = await createSeededRoom();
  for (const baseRev of [0, 99]) {
    const outcome = await room(resumeId).merge({ baseRev, content: { summary: "?" } }, owner);
    expect(outcome).toMatchObject({ ok: false, reason: "unknown_rev", state: { rev: 1 } });
  }
});

test("too many entries are rejected with a message and not stored", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const many = Array.from({ length: 100 }, (_, i) => job(`n${i}`, "N"));
  const outcome = await room(resumeId).merge({ content: { experience: many } }, owner);
  expect(outcome).toMatchObject({ ok: false, message: "A section is limited to 100 entries" });
  expect((await room(resumeId).read())?.content).toEqual(resumeContent());
});

test("[spec 7] joinRoom gets editorCount and the resume; a resumeUpdate reaches everyone", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const bob = await connect(resumeId, newPerson("edit", "Bob"));
  expect(await bob.eventOf("hello")).toMatchObject({ role: "edit", rev: 1, resumeId });
  bob.sendJson({ type: "joinRoom", resumeId });
  expect((await bob.eventOf("editorCount")).count).toBe(2);
  const joined = await bob.eventOf("resumeUpdated");
  expect(joined.data).toEqual(resumeContent());
  bob.sendJson({
    type: "resumeUpdate",
    resumeId,
    rev: joined.rev,
    timestamp: 0,
    data: { ...joined.data, summary: "I count for Bob." },
  });
  const event = await bob.eventOf("resumeUpdated", 2);
  expect(event).toMatchObject({ rev: 2, by: "Bob", data: { summary: "I count for Bob." } });
  await waitUntilConverged(resumeId, [ada]);
  ada.edit((doc) => setText(doc, ["summary"], "I count for Bob and me."));
  expect((await bob.eventOf("resumeUpdated", 3)).data.summary).toBe("I count for Bob and me.");
  expect(bob.frames).toEqual([]);
});

test("without a rev, items removed from a list after a hibernation are deleted", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const bob = await connect(resumeId, owner);
  bob.sendJson({ type: "joinRoom", resumeId });
  const { data } = await bob.eventOf("resumeUpdated");
  await evict(resumeId);
  const said = { type: "resumeUpdate", resumeId, timestamp: 0 };
  bob.sendJson({ ...said, data: { ...data, skills: ["Poetry"] } });
  expect((await bob.eventOf("resumeUpdated", 2)).data.skills).toEqual(["Poetry"]);
});

test("[spec 7] cursors and selections are stamped with their real sender", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const [ada, bob] = [
    await connect(resumeId, owner),
    await connect(resumeId, newPerson("comment", "Bob")),
  ];
  for (const each of [ada, bob]) {
    each.sendJson({ type: "joinRoom", resumeId });
    await each.eventOf("resumeUpdated");
  }
  const position = { row: 1, column: 2, sectionId: "summary", fieldId: "summary" };
  bob.sendJson({
    type: "cursorUpdate",
    resumeId,
    position,
    user: { name: "Ada", userId: owner.userId },
  });
  const cursor = await ada.eventOf("cursorUpdated");
  expect(cursor).toMatchObject({ position, user: { name: "Bob" } });
  expect(cursor.user.userId).not.toBe(owner.userId);
  const selection = { start: { row: 0, column: 0 }, end: { row: 0, column: 4 }, text: "I co" };
  bob.sendJson({ type: "selectionUpdate", resumeId, selection });
  expect(await ada.eventOf("selectionUpdated")).toMatchObject({ selection, user: { name: "Bob" } });
});

test.each([
  ["an unknown event", { type: "dropTables" }],
  ["another room", { type: "joinRoom", resumeId: "other" }],
  ["fields of the wrong type", { type: "resumeUpdate", resumeId: "", data: { summary: 7 } }],
  ["a key that sets an object's prototype", JSON.parse('{"__proto__": 1}')],
  ["an incomplete selection", { type: "selectionUpdate", resumeId: "", selection: { text: "x" } }],
])("%s is answered by an error, and the socket stays", async (_, frame) => {
  const { resumeId, owner } = await createSeededRoom();
  const socket = await connect(resumeId, owner);
  socket.sendJson("resumeId" in frame && frame.resumeId === "" ? { ...frame, resumeId } : frame);
  await socket.eventOf("error");
  socket.sendJson({ type: "joinRoom", resumeId });
  expect((await socket.eventOf("resumeUpdated")).data).toEqual(resumeContent());
});

test.each(["view", "comment"] as const)("a %s role's resumeUpdate is an error", async (role) => {
  const { resumeId } = await createSeededRoom();
  const reader = await connect(resumeId, newPerson(role));
  reader.sendJson({ type: "resumeUpdate", resumeId, data: { summary: "mine" } });
  await reader.eventOf("error");
  expect((await room(resumeId).read())?.content).toEqual(resumeContent());
});

test("editorCount counts people who may edit, not windows, commenters or viewers", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const first = await createEditor(resumeId, owner);
  const second = await createEditor(resumeId, owner);
  const reader = await connect(resumeId, newPerson("view"));
  reader.sendJson({ type: "joinRoom", resumeId });
  await createEditor(resumeId, newPerson("comment"));
  const guest = await createEditor(resumeId, newPerson("edit"));
  const last = (editor: typeof first) =>
    editor.events.filter((event) => event.type === "editorCount").at(-1);
  await expect.poll(() => last(first)).toEqual({ type: "editorCount", count: 2 });
  await eventually(async () => expect((await reader.eventOf("editorCount")).count).toBe(2));
  guest.drop();
  await expect.poll(() => last(second)).toEqual({ type: "editorCount", count: 1 });
});

test("a named version stores the whole state of its time", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const saved = await room(resumeId).saveVersion("First draft", owner);
  expect(saved).toMatchObject({ name: "First draft", by: "Ada" });
  await room(resumeId).merge({ content: { summary: "Later." } }, owner);
  expect((await room(resumeId).readVersion(saved?.id ?? 0))?.content).toEqual(resumeContent());
  expect((await room(resumeId).listVersions()).map(({ name }) => name)).toContain("First draft");
  expect(await room(resumeId).readVersion(999)).toBeNull();
});
