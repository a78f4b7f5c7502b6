/** Comments reject invalid anchors, texts and counts over their limits, and bursts, without closing the socket. */
import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { COMMANDS_PER_MINUTE, DISCUSSION_CAPS } from "#app/core/collab/comments/discussion.ts";
import { connect, createSeededRoom, newPerson, room, roomStub } from "../support/room.ts";
import {
  addComment,
  joinRoom,
  listThreads,
  SUMMARY,
  sendRejected,
} from "../support/room-comments.ts";

afterEach(() => void vi.useRealTimers());
/** Fixes the time for bursts, because allowances grow with real time and fake timers advance with each wait. */
const stopTheClock = () => vi.setSystemTime(Date.now());

test("rejects anchors of missing fields and creates nothing", async () => {
  const { resumeId } = await createSeededRoom();
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const fields = [
    "__proto__",
    "constructor",
    "experience",
    "personalInfo",
    "experience.e1",
    "experience.e1.pos",
    "experience.__proto__.company",
    "experience.none.company",
    "experience.e1.__proto__",
    "summary.x",
    "templateId",
    "x".repeat(200),
  ];
  // An encoded position that names a root type "new"; looking it up in the document would create that type.
  const root = btoa(String.fromCharCode(1, 3, 110, 101, 119));
  const anchors = [
    ...fields.map((field) => ({ field })),
    { field: "summary", start: 7, end: 2 },
    { field: "summary", start: 3, end: 3 },
    { field: "summary", start: 3 },
    { field: "summary", start: 0, end: 9_999 },
    { field: "summary", start: root, end: root },
    { field: "summary", start: "not base64!", end: "%%%" },
    { field: "skills", start: 0, end: 9_999 },
  ];
  for (const [index, anchor] of anchors.entries()) {
    const said = await sendRejected(bob, { type: "commentAdd", anchor, text: "?" }, index + 1);
    expect(said, JSON.stringify(anchor)).toMatch(/no longer there|limited|lot at once/);
  }
  expect(await listThreads(bob)).toEqual([]);
  const roots = await runInDurableObject(roomStub(resumeId), async () => room(resumeId).read());
  expect(roots).not.toBeNull();
});

test("accepts texts, mentions and counts at their limits and rejects them beyond", async () => {
  const { resumeId } = await createSeededRoom();
  const bob = await joinRoom(resumeId, "comment", "Bob");
  const say = (text: string, more: object = {}) => ({
    type: "commentAdd",
    anchor: SUMMARY,
    text,
    ref: "form",
    ...more,
  });
  bob.sendCommand({ ...say("x".repeat(DISCUSSION_CAPS.text)), ref: undefined });
  const { comments } = await bob.eventOf("commentThread");
  expect(comments[0]?.text).toHaveLength(DISCUSSION_CAPS.text);
  const faults: [object, RegExp][] = [
    [say("x".repeat(DISCUSSION_CAPS.text + 1)), /limited to 2,000 characters/],
    [say(" \n "), /nothing written/],
    [say("a\0b"), /cannot be stored/],
    [say("x", { mentions: Array(11).fill("x") }), /At most 10/],
    [say("x", { anchor: { field: "x".repeat(201) } }), /field/],
    [say("x", { anchor: null }), /anchor/],
    [say("x", { text: { toString: 1 } }), /text/],
    [{ type: "commentReply", threadId: 1.5, text: "x", ref: "form" }, /threadId/],
  ];
  for (const [index, [fault, message]] of faults.entries()) {
    expect(await sendRejected(bob, fault, index + 1)).toMatch(message);
    // The error carries the command's ref, so that the form can show it.
    expect(bob.events.findLast(({ type }) => type === "error")).toMatchObject({ ref: "form" });
  }
  expect(bob.isOpen()).toBe(true);

  await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    const thread = "INSERT INTO threads (field, quote, at) VALUES ('summary', '', 1)";
    for (let n = 1; n < DISCUSSION_CAPS.threads - 1; n++) sql.exec(thread);
    const insert = `INSERT INTO comments (thread_id, user_id, name, text, mentions, at)
      VALUES (2, 'u', 'U', 'x', '[]', 1)`;
    for (let n = 1; n < DISCUSSION_CAPS.threadComments; n++) sql.exec(insert);
  });
  const last = await addComment(bob, "The last one");
  expect(await sendRejected(bob, say("One more"), faults.length + 1)).toMatch(/200 discussions/);
  bob.sendCommand({ type: "commentReply", threadId: 2, text: "The hundredth" });
  await bob.eventOf("commentThread", 3);
  const oneMore = { type: "commentReply", threadId: 2, text: "One more" };
  expect(await sendRejected(bob, oneMore, faults.length + 2)).toMatch(/100 comments/);
  await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    const [row] = sql.exec<{ n: number }>("SELECT COUNT(*) AS n FROM comments").toArray();
    const insert = `INSERT INTO comments (thread_id, user_id, name, text, mentions, at)
      VALUES (3, 'u', 'U', 'x', '[]', 1)`;
    for (let n = row?.n ?? 0; n < DISCUSSION_CAPS.comments - 1; n++) sql.exec(insert);
  });
  bob.sendCommand({ type: "commentReply", threadId: last, text: "The thousandth" });
  await bob.eventOf("commentThread", 4);
  const past = { type: "commentReply", threadId: last, text: "One more" };
  expect(await sendRejected(bob, past, faults.length + 3)).toMatch(/1,000 comments/);
  // The room sends the list in parts, because a frame has a limit.
  expect(await listThreads(bob)).toHaveLength(DISCUSSION_CAPS.threads);
});

test("a burst gets an error without closing the socket or affecting others", async () => {
  const { resumeId } = await createSeededRoom();
  const bob = await joinRoom(resumeId, "comment", "Bob");
  stopTheClock();
  for (let n = 0; n <= COMMANDS_PER_MINUTE; n++) {
    bob.sendCommand({ type: "commentAdd", anchor: SUMMARY, text: `Number ${n}` });
  }
  expect((await bob.eventOf("error")).message).toMatch(/lot at once/);
  const ada = await joinRoom(resumeId);
  await addComment(ada, "Still possible");
  expect(bob.isOpen()).toBe(true);
  expect(await listThreads(ada)).toHaveLength(COMMANDS_PER_MINUTE + 1);
});

test("guests of one link share an allowance, whatever names they choose", async () => {
  const { resumeId } = await createSeededRoom();
  const refusals: string[] = [];
  stopTheClock();
  for (let guest = 0; guest < 5; guest++) {
    const person = { ...newPerson("comment", `G${guest}`), shareId: "link" };
    const socket = await connect(resumeId, { ...person, userId: `guest:${guest}` });
    for (let n = 0; n < COMMANDS_PER_MINUTE; n++) {
      socket.sendJson({ type: "commentAdd", resumeId, anchor: SUMMARY, text: "x" });
    }
    socket.sendJson({ type: "joinRoom", resumeId });
    await socket.eventOf("resumeUpdated");
    refusals.push(...socket.events.flatMap((e) => (e.type === "error" ? [e.message] : [])));
    expect(refusals.length > 0, `guest ${guest}`).toBe(guest === 4);
  }
});
