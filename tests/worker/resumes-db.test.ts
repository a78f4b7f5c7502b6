/** Access to resumes in the database: the builder's resume of a template, the lists, and roles. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requireRole } from "#app/server/db/access.server.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import {
  createResume,
  findOrCreateOnTemplate,
  findResume,
  listResumes,
  updateRowFromRoom,
} from "#app/server/db/resumes.server.ts";
import { user } from "#app/server/db/tables/account-tables.ts";
import { member } from "#app/server/db/tables/share-tables.ts";
import { restoreResume, trashResume } from "#app/server/db/trash.server.ts";
import { room } from "../support/room.ts";
import "../support/worker.ts";

async function setUp() {
  const db = openDatabase(env.DB);
  const rooms = new Set<string>();
  const askRoom = (id: string) => {
    rooms.add(id);
    return room(id);
  };
  const at = new Date();
  for (const name of ["ada", "bob"]) {
    await db.insert(user).values({
      id: name,
      name,
      email: `${name}@example.org`,
      emailVerified: true,
      createdAt: at,
      updatedAt: at,
    });
  }
  return { context: { db, room: askRoom }, rooms };
}

test("eight concurrent requests create the builder's resume once and erase the unused rooms", async () => {
  const { context, rooms } = await setUp();
  const asked = Array.from({ length: 8 }, () => findOrCreateOnTemplate(context, "ada", "classic"));
  const rows = await Promise.all(asked);
  expect(new Set(rows.map((row) => row.id)).size).toBe(1);
  expect(await listResumes(context, "ada")).toHaveLength(1);
  expect(rooms.size).toBeGreaterThan(1);
  for (const id of rooms) {
    const state = await room(id).read();
    expect(state === null, id).toBe(id !== rows[0]?.id);
  }
  expect((await findOrCreateOnTemplate(context, "ada", "classic")).id).toBe(rows[0]?.id);
  expect((await findOrCreateOnTemplate(context, "ada", "modern")).id).not.toBe(rows[0]?.id);
  expect((await findOrCreateOnTemplate(context, "bob", "classic")).id).not.toBe(rows[0]?.id);
});

test("lists own and shared resumes, latest edit first, without deleted ones", async () => {
  const { context } = await setUp();
  const mine = await createResume({ context, ownerId: "ada", templateId: "classic", title: "A" });
  const shared = await createResume({ context, ownerId: "bob", templateId: "classic" });
  await createResume({ context, ownerId: "bob", templateId: "classic", title: "private" });
  await context.db
    .insert(member)
    .values({ resumeId: shared.id, userId: "ada", role: "comment", createdAt: new Date() });
  await updateRowFromRoom(context, shared.id, {
    templateId: "modern",
    updatedAt: Date.now() + 60_000,
  });
  await updateRowFromRoom(context, shared.id, {
    templateId: "stale",
    updatedAt: Date.now() - 60_000,
  });

  const list = await listResumes(context, "ada");
  expect(list.map((row) => [row.id, row.role, row.templateId])).toEqual([
    [shared.id, "comment", "modern"],
    [mine.id, "owner", "classic"],
  ]);
  await trashResume(context, mine.id);
  expect(await listResumes(context, "ada")).toHaveLength(1);
  expect(await findResume(context, "ada", mine.id)).toBeNull();
  expect(await restoreResume(context, "bob", mine.id)).toBe(false);
  expect(await restoreResume(context, "ada", mine.id)).toBe(true);
  expect(await findResume(context, "ada", mine.id)).toMatchObject({ title: "A", role: "owner" });
});

test("a stranger's resume and a missing one get the same error; an insufficient role gets 403", async () => {
  const { context } = await setUp();
  const { id } = await createResume({ context, ownerId: "ada", templateId: "classic" });
  const refused = async (userId: string, resumeId: string, role: "view" | "edit" | "owner") => {
    const thrown = await requireRole(context, userId, resumeId, role).catch((error) => error);
    return { status: thrown.status, body: await thrown.json() };
  };
  expect(await refused("bob", id, "view")).toEqual(await refused("bob", "nothing", "view"));
  expect((await refused("bob", id, "view")).status).toBe(404);
  await context.db
    .insert(member)
    .values({ resumeId: id, userId: "bob", role: "comment", createdAt: new Date() });
  expect((await requireRole(context, "bob", id, "comment")).role).toBe("comment");
  expect(await refused("bob", id, "edit")).toMatchObject({ status: 403 });
  expect((await refused("bob", id, "owner")).body).toEqual({
    message: "Only the owner can do this",
  });
});
