/** A name change with rooms that must not get it, are hibernated, or get it late. */
import {
  createExecutionContext,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { renameUser } from "#app/server/auth/account-changes.server.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { user as userTable } from "#app/server/db/tables/account-tables.ts";
import { roomVisit } from "#app/server/db/tables/resume-tables.ts";
import { loadContext } from "../../workers/load-context.ts";
import { call } from "../support/api.ts";
import { connect, createOwnedRoom, evict, room, roomStub } from "../support/room.ts";
import { SUMMARY } from "../support/room-comments.ts";
import { connectToRoom, createLink, joinAsJsonClient, joinByLink } from "../support/sharing.ts";
import { bearer, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const NEW_NAME = "Grace Hopper-Murray";
afterEach(() => {
  vi.useRealTimers();
});

/** Grace and Ada are connected to Ada's room, where Grace has commented. */
async function aComment() {
  const { owner, resumeId } = await createOwnedRoom();
  const grace = await signUp({ fullName: "Grace" });
  await joinByLink(grace, await createLink(owner, resumeId, "edit"));
  const ada = await joinAsJsonClient(resumeId, owner);
  const theirs = await joinAsJsonClient(resumeId, grace);
  theirs.sendJson({ type: "commentAdd", resumeId, anchor: SUMMARY, text: "Which?", mentions: [] });
  await ada.eventOf("commentThread");
  return { owner, resumeId, grace, ada, theirs };
}

/** Changes the name like the settings, and waits until all rooms are notified. */
async function renameAndTell({ user }: SignedInPerson) {
  const execution = createExecutionContext();
  const context = loadContext(new Request(ORIGIN), env, execution);
  await renameUser(context, { ...user, profileImageUrl: null }, NEW_NAME);
  await waitOnExecutionContext(execution);
}
const nameInAccount = (userId: string, name: string) =>
  openDatabase(env.DB).update(userTable).set({ name }).where(eq(userTable.id, userId));
async function nameOnComment(resumeId: string) {
  const { threads } = await room(resumeId).readDiscussion();
  return threads[0]?.comments[0]?.by.name;
}

test("a removed member and a rejected stranger cannot change names in the room", async () => {
  const { owner, resumeId, grace, ada, theirs } = await aComment();
  await call(owner, "DELETE", `/api/resumes/${resumeId}/members/${grace.user.id}`);
  await theirs.closing();
  const stranger = await signUp({ fullName: "Stranger" });
  await (await connectToRoom(resumeId, bearer(stranger))).closing();
  await renameAndTell(grace);
  await renameAndTell(stranger);
  expect(await nameOnComment(resumeId)).toBe("Grace");
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { title: "Afterwards" });
  await ada.eventOf("titled");
  expect(ada.events.some(({ type }) => type === "renamed")).toBe(false);
});

test("earlier comments get the new name when a renamed person reconnects", async () => {
  const { owner, resumeId, grace, ada, theirs } = await aComment();
  await call(owner, "DELETE", `/api/resumes/${resumeId}/members/${grace.user.id}`);
  await theirs.closing();
  await renameAndTell(grace);
  await call(owner, "DELETE", `/api/resumes/${resumeId}/members/${grace.user.id}/decision`);
  await joinByLink(grace, await createLink(owner, resumeId, "edit"));
  // A room that is awake has just disconnected them.
  await evict(resumeId);
  await joinAsJsonClient(resumeId, grace);
  const event = await ada.eventOf("renamed");
  expect(event).toEqual({ type: "renamed", userId: grace.user.id, name: NEW_NAME });
  expect(await nameOnComment(resumeId)).toBe(NEW_NAME);
  ada.sendJson({ type: "commentList", resumeId });
  const { people } = await ada.eventOf("discussion");
  expect(people).toContainEqual({ userId: grace.user.id, name: NEW_NAME });
});

test("a resume opened in an earlier session is notified too", async () => {
  const { resumeId, grace, ada } = await aComment();
  await openDatabase(env.DB).delete(roomVisit);
  await renameAndTell(grace);
  await ada.eventOf("renamed");
  expect(await nameOnComment(resumeId)).toBe(NEW_NAME);
});

test("a name read too early by the access check is replaced by the account's", async () => {
  const { resumeId, grace, ada } = await aComment();
  await renameAndTell(grace);
  await ada.eventOf("renamed");
  const { id: userId } = grace.user;
  const late = await connect(resumeId, { userId, name: "Grace", sessionId: "s", role: "edit" });
  await ada.eventOf("renamed", 2);
  late.sendJson({ type: "resumeUpdate", resumeId, data: { summary: "I count stars." } });
  expect((await ada.eventOf("activity")).by).toBe(NEW_NAME);
  ada.sendJson({ type: "commentList", resumeId });
  const { people } = await ada.eventOf("discussion");
  expect(people).toContainEqual({ userId, name: NEW_NAME });
});

test("a room always uses the account's name, regardless of the order of notifications", async () => {
  const { resumeId, grace, ada } = await aComment();
  const renames: Promise<void>[] = [];
  for (const name of ["One", "Two", "Three"]) {
    await nameInAccount(grace.user.id, name);
    renames.push(room(resumeId).renamePerson(grace.user.id));
  }
  await Promise.all(renames);
  expect((await ada.eventOf("renamed", 3)).name).toBe("Three");
  expect(await nameOnComment(resumeId)).toBe("Three");
});

test("a room that missed the notification learns the name at its next revalidation", async () => {
  const { resumeId, grace, ada, theirs } = await aComment();
  await nameInAccount(grace.user.id, NEW_NAME);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 });
  theirs.sendJson({ type: "commentList", resumeId });
  expect(await ada.eventOf("renamed")).toMatchObject({ name: NEW_NAME });
});

test("an empty room updates the name without loading its document", async () => {
  const { resumeId, grace, ada, theirs } = await aComment();
  for (const { socket } of [ada, theirs]) socket.close(1000, "");
  await Promise.all([ada.closing(), theirs.closing()]);
  await evict(resumeId);
  // Loading this document would fail.
  const unreadable = new Uint8Array([255, 255, 255]);
  expect(() => Y.applyUpdate(new Y.Doc(), unreadable)).toThrow();
  await runInDurableObject(roomStub(resumeId), (_, { storage }) => {
    storage.sql.exec("UPDATE log SET blob = ?", unreadable.buffer);
  });
  await renameAndTell(grace);
  const names = await runInDurableObject(roomStub(resumeId), (_, { storage }) =>
    storage.sql.exec("SELECT name FROM comments").toArray(),
  );
  expect(names).toEqual([{ name: NEW_NAME }]);
});
