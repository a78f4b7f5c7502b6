/** Limits of a room: counts are accepted at the limit and rejected beyond, or the oldest are deleted. */
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { guestUserId, NAMED_VERSIONS } from "#app/core/collab/protocol/room-api.ts";
import {
  CLIENT_IDS_PER_PERSON,
  CLIENT_IDS_PER_ROOM,
  createRoomClients,
} from "../../workers/room/room-clients.ts";
import { AUTOMATIC_VERSIONS } from "../../workers/room/room-versions.ts";
import { createSeededRoom, evict, room, roomStub } from "../support/room.ts";

/** Fills a room's list of issued client ids. */
async function withClients<T>(
  work: (clients: ReturnType<typeof createRoomClients>, sql: SqlStorage) => T,
): Promise<T> {
  const { resumeId } = await createSeededRoom();
  return runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    sql.exec("DELETE FROM clients");
    return work(createRoomClients(sql), sql);
  });
}
function fill(sql: SqlStorage, count: number, userOf: (index: number) => string): void {
  for (let i = 0; i < count; i++) {
    sql.exec("INSERT INTO clients (client_id, user_id, at) VALUES (?, ?, ?)", i + 1, userOf(i), i);
  }
}
const NEVER = () => false;

test("a person has at most 500 client ids; the oldest unused one is replaced", async () => {
  await withClients((clients, sql) => {
    fill(sql, CLIENT_IDS_PER_PERSON - 1, () => "ada");
    clients.issue("ada", NEVER);
    expect(clients.idsOf("ada")).toHaveLength(CLIENT_IDS_PER_PERSON);
    expect(clients.isIssuedTo(1, "ada")).toBe(true);
    const isUsed = (id: number) => id === 1;
    clients.issue("ada", isUsed);
    expect(clients.idsOf("ada")).toHaveLength(CLIENT_IDS_PER_PERSON);
    expect([1, 2, 3].map((id) => clients.isIssuedTo(id, "ada"))).toEqual([true, false, true]);
  });
});

test("used client ids are never deleted", async () => {
  await withClients((clients, sql) => {
    fill(sql, CLIENT_IDS_PER_PERSON, () => "ada");
    clients.issue("ada", () => true);
    expect(clients.idsOf("ada")).toHaveLength(CLIENT_IDS_PER_PERSON + 1);
  });
});

test("a room has at most 20,000 client ids; guests' unused ones are deleted first", async () => {
  await withClients((clients, sql) => {
    const userOf = (i: number) => (i % 2 === 0 ? `user${i}` : guestUserId(String(i)));
    fill(sql, CLIENT_IDS_PER_ROOM - 1, userOf);
    const count = () => sql.exec<{ n: number }>("SELECT COUNT(*) AS n FROM clients").one().n;
    clients.issue("ada", NEVER);
    expect(count()).toBe(CLIENT_IDS_PER_ROOM);
    clients.issue("ada", NEVER);
    expect(count()).toBeLessThan(CLIENT_IDS_PER_ROOM);
    expect(clients.isIssuedTo(1, userOf(0))).toBe(true);
    expect(clients.isIssuedTo(2, userOf(1))).toBe(false);
  });
});

const A_DAY_MS = 86_400_000;

test("a room stores 200 named versions and rejects the next", async () => {
  const { resumeId, owner } = await createSeededRoom();
  await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    for (let i = 1; i < NAMED_VERSIONS; i++) {
      sql.exec(
        "INSERT INTO versions (name, at, by, state) VALUES (?, ?, 'Ada', x'00')",
        `v${i}`,
        i,
      );
    }
  });
  expect(await room(resumeId).saveVersion("The last", owner)).toMatchObject({ name: "The last" });
  expect(await room(resumeId).saveVersion("One too many", owner)).toBeNull();
  expect(await room(resumeId).listVersions()).toHaveLength(NAMED_VERSIONS);
});

test("automatic versions over 200 are thinned out, except the last day's; named ones stay", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const now = Date.now();
  await room(resumeId).saveVersion("Mine", owner);
  await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
    const save = (at: number) =>
      sql.exec("INSERT INTO versions (at, by, state, automatic) VALUES (?, 'Ada', x'00', 1)", at);
    // One version a day for 150 days, two within ten minutes two days ago, and many of today.
    for (let day = 150; day > 2; day--) save(now - day * A_DAY_MS);
    save(now - 2 * A_DAY_MS);
    save(now - 2 * A_DAY_MS + 600_000);
    for (let i = 49; i > 0; i--) save(now - i * 600_000);
    sql.exec("UPDATE versions SET at = 1 WHERE name = 'Mine'");
  });
  await evict(resumeId);
  const automatic = async () =>
    (await room(resumeId).listVersions()).filter(({ name }) => name === null);
  expect(await automatic()).toHaveLength(AUTOMATIC_VERSIONS - 1);
  const write = async () => {
    await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) => {
      sql.exec("UPDATE versions SET at = at - 600001 WHERE automatic = 1");
    });
    await evict(resumeId);
    const { rev } = (await room(resumeId).read()) ?? {};
    await room(resumeId).merge({ content: { summary: `Rev ${rev}.` } }, owner);
  };
  await write();
  expect(await automatic()).toHaveLength(AUTOMATIC_VERSIONS);
  await write();
  const kept = await automatic();
  expect(kept).toHaveLength(AUTOMATIC_VERSIONS);
  const twoDaysAgo = kept.filter(
    ({ createdAt }) => Math.abs(now - 2 * A_DAY_MS - createdAt) < 3_600_000,
  );
  expect(twoDaysAgo).toHaveLength(1);
  expect((await room(resumeId).listVersions()).at(-1)?.name).toBe("Mine");
});
