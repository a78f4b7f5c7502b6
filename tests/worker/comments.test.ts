/** Comments in a room: permissions, recipients, and anchors that follow their words. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { anchorAt, locateAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import {
  addEntry,
  moveEntry,
  removeEntry,
  setTemplate,
  setText,
} from "#app/core/collab/document/edit-document.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { eventually } from "../support/eventually.ts";
import {
  createEditor,
  createSeededRoom,
  evict,
  resumeContent,
  room,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";
import {
  addComment,
  joinRoom,
  listThreads,
  SUMMARY,
  sendRejected,
} from "../support/room-comments.ts";

test("a comment reaches everyone who may comment, with the name the room knows, not the frame's", async () => {
  const { resumeId } = await createSeededRoom();
  const ada = await joinRoom(resumeId);
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const eve = await joinRoom(resumeId, "view", "Eve");
  bob.sendCommand({
    type: "commentAdd",
    anchor: SUMMARY,
    text: "Which?",
    ref: "mine",
    by: { userId: ada.person.userId, name: "Ada" },
    user: ada.person,
    at: 1,
  });
  for (const party of [ada, bob]) {
    const heard = await party.eventOf("commentThread");
    expect(heard).toMatchObject({
      ref: "mine",
      gone: [],
      thread: { quote: "count", resolved: null },
    });
    const { userId, name } = bob.person;
    expect(heard.comments).toMatchObject([{ by: { userId, name }, text: "Which?" }]);
    expect(heard.comments[0]?.at).toBeGreaterThan(1);
    expect(JSON.stringify(heard)).not.toMatch(/session|role|@/);
  }
  expect(await sendRejected(eve, { type: "commentAdd", anchor: SUMMARY, text: "I" })).toMatch(
    /role/,
  );
  expect(eve.events.some(({ type }) => type.startsWith("comment"))).toBe(false);
});

test("allows reply, edit, resolve, reopen and delete by role and author", async () => {
  const { resumeId } = await createSeededRoom();
  const ada = await joinRoom(resumeId);
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const cleo = await joinRoom(resumeId, "edit", "Cleo");
  const threadId = await addComment(bob, "Which stars?");
  ada.sendCommand({ type: "commentReply", threadId, text: "All of them." });
  const reply = await ada.eventOf("commentThread", 2);
  const [answer] = reply.comments;
  expect(reply.comments).toHaveLength(1);

  const commentId = answer?.id ?? 0;
  const another = { type: "commentEdit", commentId, text: "None" };
  expect(await sendRejected(bob, another)).toBe("Only its author can do that");
  ada.sendCommand({ type: "commentEdit", commentId, text: "Most of them." });
  const edited = await bob.eventOf("commentThread", 3);
  expect(edited.comments).toMatchObject([{ id: commentId, text: "Most of them." }]);
  expect(edited.comments[0]?.editedAt).toBeGreaterThan(0);

  bob.sendCommand({ type: "commentResolve", threadId, isResolved: true });
  const { thread } = await ada.eventOf("commentThread", 4);
  expect(thread.resolved?.by.name).toBe("Bob");
  // A reply to a resolved thread reopens it.
  cleo.sendCommand({ type: "commentReply", threadId, text: "Wait." });
  expect((await ada.eventOf("commentThread", 5)).thread.resolved).toBeNull();

  expect(await sendRejected(cleo, { type: "commentDelete", threadId, commentId })).toMatch(
    /author/,
  );
  expect(await sendRejected(bob, { type: "commentDelete", threadId }, 2)).toMatch(/author/);
  ada.sendCommand({ type: "commentDelete", threadId, commentId });
  expect((await bob.eventOf("commentThread", 6)).gone).toEqual([commentId]);
  ada.sendCommand({ type: "commentDelete", threadId });
  expect((await bob.eventOf("commentThreadGone")).threadId).toBe(threadId);
  expect(await listThreads(ada)).toEqual([]);
  for (const type of ["commentReply", "commentResolve", "commentDelete"]) {
    const count = ada.events.filter((event) => event.type === "error").length + 1;
    const gone = { type, threadId, text: "Late", isResolved: true };
    expect(await sendRejected(ada, gone, count)).toBe("That discussion is no longer there");
  }
});

test("a command resent after a lost reply is not executed twice", async () => {
  const { resumeId } = await createSeededRoom();
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const said = { type: "commentAdd", anchor: SUMMARY, text: "Once", ref: "r1" };
  bob.sendCommand(said);
  bob.sendCommand(said);
  await bob.eventOf("commentThread", 2);
  const threads = await listThreads(bob);
  expect(threads.map(({ comments }) => comments.map(({ text }) => text))).toEqual([["Once"]]);
  // The same ref of another person is another command.
  const ada = await joinRoom(resumeId);
  ada.sendCommand({ ...said, text: "Mine" });
  await ada.eventOf("commentThread");
  expect(await listThreads(ada)).toHaveLength(2);
});

test("allows mentions only of people who are known to the author", async () => {
  const { resumeId } = await createSeededRoom();
  const ada = await joinRoom(resumeId);
  const cleo = await joinRoom(resumeId, "edit", "Cleo");
  const here = () => ada.events.findLast((event) => event.type === "editorCount");
  await eventually(() => expect(here()).toMatchObject({ count: 2 }));
  cleo.socket.close();
  await eventually(() => expect(here()).toMatchObject({ count: 1 }));
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const mentions = [ada.person.userId, cleo.person.userId, "forged", bob.person.userId];
  bob.sendCommand({ type: "commentAdd", anchor: SUMMARY, text: "@Ada", mentions });
  const { comments } = await bob.eventOf("commentThread");
  // A commenter does not learn who else has been here.
  expect(comments[0]?.mentions.map(({ name }) => name).sort()).toEqual(["Ada", "Bob"]);
  ada.sendCommand({ type: "commentAdd", anchor: SUMMARY, text: "@Cleo", mentions });
  const own = await eventually(() => {
    const found = ada.events.findLast(
      (event) => event.type === "commentThread" && event.comments[0]?.text === "@Cleo",
    );
    if (found?.type !== "commentThread") throw new Error("Not yet");
    return found.comments[0]?.mentions.map(({ name }) => name).sort();
  });
  expect(own).toEqual(["Ada", "Bob", "Cleo"]);
});

test("an anchor follows its words through edits, moves, a template change and an eviction", async () => {
  const entry = { ...resumeContent().experience[0], id: "e2", company: "Second" };
  const { resumeId, owner } = await createSeededRoom(
    resumeContent({ experience: [...resumeContent().experience, entry as never] }),
  );
  const ada = await createEditor(resumeId, owner);
  const bob = await joinRoom(resumeId, "comment", "Bob");
  await addComment(bob, "Which?", { field: "experience.e1.description", start: 6, end: 11 });
  await addComment(bob, "A field", { field: "skills" });
  // Two small changes, as typing makes them: before the words and after them.
  const write = (text: string) =>
    ada.edit((doc) => setText(doc, ["experience", "e1", "description"], text));
  write("Long ago I Wrote notes.");
  write("Long ago I Wrote notes here.");
  ada.edit((doc) => moveEntry(doc, "experience", "e1", 1));
  ada.edit((doc) => setTemplate(doc, "classic-executive"));
  await waitUntilConverged(resumeId, [ada]);
  await evict(resumeId);
  const [ranged, whole] = await listThreads(bob);
  const where = (thread?: Thread) => thread && locateAnchor(ada.doc, thread.anchor);
  expect(where(ranged)).toMatchObject({ kind: "range", text: "notes" });
  expect(where(whole)).toEqual({ kind: "field", text: "Mathematics, Poetry" });

  // Text written right behind the words does not become part of them; text written inside does.
  write("Long ago I Wrote no–tes here.");
  write("Long ago I Wrote no–tes! here.");
  expect(where(ranged)).toMatchObject({ text: "no–tes" });
  write("Long ago I Wrote.");
  expect(where(ranged)).toEqual({ kind: "gone" });
  expect(ranged?.quote).toBe("notes");
  ada.edit((doc) => removeEntry(doc, "experience", "e1"));
  expect(where(ranged)).toEqual({ kind: "gone" });
  ada.edit((doc) => addEntry(doc, "experience", resumeContent().experience[0] as never));
  expect(where(ranged)).toEqual({ kind: "gone" });
});

test("a rebuild under a new epoch carries anchors over; deleted words stay deleted", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const first = await createEditor(resumeId, owner);
  const bob = await joinRoom(resumeId, "comment", "Bob");
  await addComment(bob, "Stays");
  await addComment(bob, "Goes", { field: "summary", start: 0, end: 1 });
  await addComment(bob, "Field", { field: "summary" });
  first.edit((doc) => setText(doc, ["summary"], "Every day one may count."));
  await waitUntilConverged(resumeId, [first]);
  first.drop();
  for (let round = 0; round < 120; round++) {
    const { rev = 0 } = (await room(resumeId).read()) ?? {};
    const skills = Array.from({ length: 200 }, (_, index) => `skill ${round} ${index}`);
    await room(resumeId).merge({ content: { skills }, baseRev: rev }, owner);
  }
  const { rev = 0 } = (await room(resumeId).read()) ?? {};
  await room(resumeId).merge({ content: { skills: ["One"] }, baseRev: rev }, owner);
  bob.socket.close();
  await bob.closing();
  await runInDurableObject(roomStub(resumeId), (_, state) => {
    state.storage.sql.exec("UPDATE log SET at = at - ?", 8 * 24 * 60 * 60 * 1000);
  });
  await evict(resumeId);
  const ada = await createEditor(resumeId, owner);
  const epochs = [first, ada].map((editor) =>
    editor.events.flatMap((event) => (event.type === "hello" ? [event.epoch] : [])).at(-1),
  );
  expect(epochs[0]).not.toBe(epochs[1]);
  const again = await joinRoom(resumeId, "comment", "Bob");
  const places = (await listThreads(again)).map(({ anchor }) => locateAnchor(ada.doc, anchor));
  expect(places).toMatchObject([{ text: "count" }, { kind: "gone" }, { kind: "field" }]);
  expect(locateAnchor(newDocument(), SUMMARY_ANCHOR)).toEqual({ kind: "gone" });
});
const SUMMARY_ANCHOR = anchorAt(newDocument(), "summary", 0, 1);
