/** A room and its editors: seeding, converging, storing before broadcasting, reconnecting. */

import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import {
  addEntry,
  setList,
  setTemplate,
  setText,
  setValue,
} from "#app/core/collab/document/edit-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { resume as resumeTable } from "#app/server/db/tables/resume-tables.ts";
import { eventually } from "../support/eventually.ts";
import {
  connect,
  createEditor,
  createSeededRoom,
  evict,
  resumeContent,
  room,
  roomStub,
  waitUntilConverged,
} from "../support/room.ts";

test("a room is seeded once and returns its seed", async () => {
  const { resumeId } = await createSeededRoom();
  const again = await room(resumeId).create({
    resumeId,
    templateId: "classic-executive",
    content: emptyResume(),
    jobDescription: null,
  });
  expect(again.content).toEqual(resumeContent());
  expect(again.templateId).toBe("modern-professional");
  expect(again.rev).toBe(1);
  expect(await room("never-made").read()).toBeNull();
});

test("two editors converge, down to the character", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const [ada, bob] = [await createEditor(resumeId, owner), await createEditor(resumeId, owner)];
  ada.edit((doc) => setText(doc, ["summary"], "I count well."));
  bob.edit((doc) => setText(doc, ["summary"], "Often I count."));
  ada.edit((doc) => setList(doc, ["skills"], ["Mathematics", "Poetry", "Flying"]));
  bob.edit((doc) => setValue(doc, ["experience", "e1", "current"], false));
  const content = await waitUntilConverged(resumeId, [ada, bob]);
  expect(content.summary).toBe("Often I count well.");
  expect(content.skills).toEqual(["Mathematics", "Poetry", "Flying"]);
  expect(content.experience[0]?.current).toBe(false);
});

test("an edit is acknowledged only after it is stored", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  ada.edit((doc) => setText(doc, ["summary"], "Kept?"));
  expect(ada.sync.isSaved()).toBe(false);
  await ada.saved();
  // Evicts the room as soon as the acknowledgment has arrived; only its storage remains.
  await evict(resumeId);
  expect((await room(resumeId).read())?.content.summary).toBe("Kept?");
});

test("a storage failure acknowledges nothing and leaves the document unchanged", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  await runInDurableObject(roomStub(resumeId), (_, state) => {
    state.storage.sql.exec("ALTER TABLE log RENAME TO hidden");
  });
  ada.edit((doc) => setText(doc, ["summary"], "Lost?"));
  await eventually(() => expect(ada.closed()?.code).toBe(1011));
  expect(ada.sync.isSaved()).toBe(false);
  await runInDurableObject(roomStub(resumeId), (_, state) => {
    state.storage.sql.exec("ALTER TABLE hidden RENAME TO log");
  });
  await ada.connect();
  expect((await waitUntilConverged(resumeId, [ada])).summary).toBe("Lost?");
  quiet.mockRestore();
});

test("sockets and state survive an eviction", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const [ada, bob] = [await createEditor(resumeId, owner), await createEditor(resumeId, owner)];
  ada.edit((doc) => setText(doc, ["personalInfo", "fullName"], "Countess Lovelace"));
  await waitUntilConverged(resumeId, [ada, bob]);
  await evict(resumeId);
  bob.edit((doc) => setText(doc, ["personalInfo", "phone"], "1815"));
  const content = await waitUntilConverged(resumeId, [ada, bob]);
  expect(content.personalInfo).toMatchObject({ fullName: "Countess Lovelace", phone: "1815" });
});

test("a person who was offline loses nothing, and neither do others", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const [ada, bob] = [await createEditor(resumeId, owner), await createEditor(resumeId, owner)];
  ada.drop();
  ada.edit((doc) => setText(doc, ["summary"], "I count on trains."));
  ada.edit((doc) => setText(doc, ["experience", "e1", "description"], "Wrote long notes."));
  bob.edit((doc) => setText(doc, ["summary"], "Daily I count."));
  bob.edit((doc) =>
    addEntry(doc, "education", {
      id: "u1",
      ...{ institution: "Home", degree: "", fieldOfStudy: "" },
      ...{ startDate: "", endDate: "", gpa: "" },
    }),
  );
  await bob.saved();
  expect(ada.sync.isSaved()).toBe(false);
  expect(ada.sync.unsavedCount()).toBe(2);
  await ada.connect();
  const content = await waitUntilConverged(resumeId, [ada, bob]);
  expect(content.summary).toBe("Daily I count on trains.");
  expect(content.experience[0]?.description).toBe("Wrote long notes.");
  expect(content.education).toHaveLength(1);
  expect(ada.sync.unsavedCount()).toBe(0);
});

test("a deletion alone counts as unsaved until its echo", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  ada.drop();
  ada.edit((doc) => setText(doc, ["summary"], ""));
  await ada.connect();
  expect(ada.wasSavedOnceLive()).toBe(false);
  expect((await waitUntilConverged(resumeId, [ada])).summary).toBe("");
});

test("old rows are folded into the snapshot, and a cold reload gives the same state", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  const write = async (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      await room(resumeId).merge({ content: { summary: `${i} counted` } }, owner);
    }
  };
  const sql = <T extends Record<string, SqlStorageValue>>(query: string) =>
    runInDurableObject(roomStub(resumeId), (_, { storage }) =>
      storage.sql.exec<T>(query).toArray(),
    );
  await write(0, 150);
  // The newest rows are never folded, because clients may still edit on those states. These rows are made older.
  await sql("UPDATE log SET at = at - 20000");
  await write(150, 230);
  expect((await room(resumeId).read())?.rev).toBe(231);
  const folded = Number(
    (await sql<{ value: string }>("SELECT value FROM meta WHERE key = 'foldedTo'"))[0]?.value,
  );
  expect(folded).toBeGreaterThanOrEqual(100);
  const before = await waitUntilConverged(resumeId, [ada]);
  // The slots of folded rows are reused before new ones are added.
  const [slots] = await sql<{ most: number }>("SELECT MAX(slot) AS most FROM log");
  expect(slots?.most).toBeLessThanOrEqual(201);
  await evict(resumeId);
  const state = await room(resumeId).read();
  expect(state?.content).toEqual(before);
  expect(state?.rev).toBe(231);
});

test("the dashboard's row follows the room, through an outbox that the alarm empties", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const row = () =>
    openDatabase(env.DB).select().from(resumeTable).where(eq(resumeTable.id, resumeId)).get();
  const ada = await createEditor(resumeId, owner);
  await runDurableObjectAlarm(roomStub(resumeId));
  ada.edit((doc) => setTemplate(doc, "classic-executive"));
  await ada.saved();
  // If the first alarm is still writing, it sets the next one when it has finished.
  const projected = await eventually(async () => {
    await runDurableObjectAlarm(roomStub(resumeId));
    const now = await row();
    expect(now?.templateId).toBe("classic-executive");
    return now;
  });
  expect(projected?.updatedAt.getTime()).toBe((await room(resumeId).read())?.updatedAt);
  expect(projected?.title).toBe("Untitled resume");
});

test("the row is written when the room empties, and no alarm is left behind", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const ada = await createEditor(resumeId, owner);
  await runDurableObjectAlarm(roomStub(resumeId));
  ada.edit((doc) => setTemplate(doc, "professional-elegant"));
  await ada.saved();
  ada.drop();
  await eventually(async () => {
    const row = await openDatabase(env.DB)
      .select()
      .from(resumeTable)
      .where(eq(resumeTable.id, resumeId))
      .get();
    expect(row?.templateId).toBe("professional-elegant");
  });
  await eventually(async () => {
    const alarm = await runInDurableObject(roomStub(resumeId), (_, { storage }) =>
      storage.getAlarm(),
    );
    expect(alarm).toBeNull();
  });
});

test("a ping is answered, by the runtime itself", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const { socket, eventOf, pongs } = await connect(resumeId, owner);
  await eventOf("hello");
  socket.send("ping");
  await eventually(() => expect(pongs()).toBe(1));
});
