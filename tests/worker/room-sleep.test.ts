/**
 * An idle room hibernates: no timer, no alarm, only its sockets and their attachments remain.
 * Observable from outside, because a woken room asks its editors what it may have missed.
 * One test for both rooms, because each would wait as long.
 */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { eventually } from "../support/eventually.ts";
import {
  createEditor,
  createSeededRoom,
  type Editor,
  newPerson,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";

/** workerd hibernates an object after ten seconds without events; a busy machine takes longer. */
const ASLEEP_MS = 15_000;
const sleep = () => new Promise((resolve) => setTimeout(resolve, ASLEEP_MS));

/** Counts the sync requests to a socket from now on, which only a woken room sends. */
function questions(editor: Editor): () => number {
  let count = 0;
  editor.socket().addEventListener("message", ({ data }) => {
    if (typeof data === "string") return;
    const [channel, kind] = new Uint8Array(data as ArrayBuffer);
    if (channel === 0 && kind === 0) count++;
  });
  return () => count;
}

const shown = (editor: Editor) => [...editor.seen.values()].filter((state) => state !== null);

async function anIdleRoom() {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const bob = await createEditor(resumeId, newPerson("edit", "Bob"));
  const cursor = { field: "skills", anchor: null, head: null };
  bob.sync.sendAwareness(encodeAwareness([{ clientId: 1, clock: 1, state: { cursor } }]));
  await eventually(() => expect(shown(ada)).toHaveLength(1));
  ada.edit((doc) => setText(doc, ["summary"], "Good night."));
  await waitUntilConverged(resumeId, [ada, bob]);
  return { resumeId, ada, bob };
}

test("an idle room hibernates and wakes with its sockets and cursors; one with a running timer does not", async () => {
  const idle = await anIdleRoom();
  const busy = await anIdleRoom();
  await runInDurableObject(roomStub(busy.resumeId), () => {
    setInterval(() => {}, 1_000);
  });
  const askedByIdle = questions(idle.ada);
  const askedByBusy = questions(busy.ada);
  await sleep();

  expect(askedByIdle()).toBe(0);
  idle.bob.edit((doc) => setText(doc, ["summary"], "Good morning."));
  await waitUntilConverged(idle.resumeId, [idle.ada, idle.bob]);
  await eventually(() => expect(askedByIdle()).toBe(1));
  const eve = await createEditor(idle.resumeId, newPerson("comment", "Eve"));
  await eventually(() => expect(shown(eve)[0]?.cursor?.field).toBe("skills"));
  const alarm = await runInDurableObject(roomStub(idle.resumeId), (_, { storage }) =>
    storage.getAlarm(),
  );
  // The only alarm is that for the dashboard's row, at most a minute later.
  expect(alarm === null || alarm - Date.now() <= 60_000).toBe(true);

  busy.bob.edit((doc) => setText(doc, ["summary"], "Still up."));
  await waitUntilConverged(busy.resumeId, [busy.ada, busy.bob]);
  expect(askedByBusy()).toBe(0);
});
