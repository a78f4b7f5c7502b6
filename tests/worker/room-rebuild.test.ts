/** A room whose history has outgrown its content is rebuilt under a new epoch without changing the content. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { setText } from "#app/core/collab/document/edit-document.ts";
import {
  createEditor,
  createSeededRoom,
  evict,
  newPerson,
  room,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const epochOf = (editor: Awaited<ReturnType<typeof createEditor>>) =>
  editor.events.flatMap((event) => (event.type === "hello" ? [event.epoch] : [])).at(-1);

async function aRoomWithAPast() {
  const { resumeId, owner } = await createSeededRoom();
  for (let round = 0; round < 120; round++) {
    const { rev = 0 } = (await room(resumeId).read()) ?? {};
    const skills = Array.from({ length: 200 }, (_, index) => `skill ${round} ${index}`);
    await room(resumeId).merge({ content: { skills }, baseRev: rev }, owner);
  }
  const { rev = 0 } = (await room(resumeId).read()) ?? {};
  await room(resumeId).merge({ content: { skills: ["Mathematics"] }, baseRev: rev }, owner);
  return { resumeId, owner };
}

async function age(resumeId: string, byMs: number) {
  await runInDurableObject(roomStub(resumeId), (_, state) => {
    state.storage.sql.exec("UPDATE log SET at = at - ?", byMs);
  });
  await evict(resumeId);
}
const bytesOf = (resumeId: string) =>
  runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    const [sum] = sql.exec<{ bytes: number }>(
      `SELECT (SELECT IFNULL(SUM(LENGTH(blob)),0) FROM snapshot)
        + (SELECT IFNULL(SUM(LENGTH(blob)),0) FROM log
           WHERE seq > (SELECT CAST(IFNULL(MAX(value),0) AS INTEGER) FROM meta WHERE key = 'foldedTo')) AS bytes`,
    );
    return sum?.bytes ?? 0;
  });

test("after a week, a large history is discarded; content and revs stay, under a new epoch", async () => {
  const { resumeId, owner } = await aRoomWithAPast();
  const before = await room(resumeId).read();
  const young = await createEditor(resumeId, owner);
  const epoch = epochOf(young);
  young.drop();
  expect(await bytesOf(resumeId)).toBeGreaterThan(262_144);

  await age(resumeId, WEEK_MS + 60_000);
  const ada = await createEditor(resumeId, owner);
  expect(epochOf(ada)).not.toBe(epoch);
  expect(await bytesOf(resumeId)).toBeLessThan(10_000);
  expect(await room(resumeId).read()).toMatchObject({
    content: before?.content,
    templateId: before?.templateId,
    rev: before?.rev,
  });
  const bob = await createEditor(resumeId, newPerson("edit", "Bob"));
  ada.edit((doc) => setText(doc, ["summary"], "Edited again."));
  expect((await waitUntilConverged(resumeId, [ada, bob])).summary).toBe("Edited again.");
  await evict(resumeId);
  expect((await room(resumeId).read())?.rev).toBe((before?.rev ?? 0) + 1);

  // A client of an earlier epoch is informed, and none of its content is merged.
  const call = { needsClientId: false, stateVector: new Uint8Array([0]), update: null };
  const stale = await room(resumeId).sync({ ...call, epoch: epoch ?? "" }, owner);
  expect(stale).toMatchObject({ ok: false, reason: "stale_epoch" });
});

test("a young or a small room keeps its epoch", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const first = await createEditor(resumeId, owner);
  first.drop();
  await age(resumeId, WEEK_MS + 60_000);
  expect(epochOf(await createEditor(resumeId, owner))).toBe(epochOf(first));
});
