/** Ending access by revoked or expired links, changed roles and removals: immediately, and only for those concerned. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { roomVisit } from "#app/server/db/tables/resume-tables.ts";
import { guest, guestGrant } from "#app/server/db/tables/share-tables.ts";
import { sweep } from "../../workers/scheduled.ts";
import { call, expectError } from "../support/api.ts";
import { eventually } from "../support/eventually.ts";
import { connect, createOwnedRoom, room } from "../support/room.ts";
import {
  connectToRoom,
  createLink,
  joinByLink,
  openLink,
  shareTokenHeader,
} from "../support/sharing.ts";
import { bearer, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const db = () => openDatabase(env.DB);
const fromPage = (cookie: string) => ({ cookie, origin: ORIGIN });

test("revoking a link immediately disconnects its members, guests and programs, but no one else", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const [doomed, kept] = [
    await createLink(owner, resumeId, "edit"),
    await createLink(owner, resumeId, "edit"),
  ];
  const friend = await signUp();
  await joinByLink(friend, doomed);
  const { cookie } = await openLink(doomed);
  const out = [
    await connectToRoom(resumeId, bearer(friend)),
    await connectToRoom(resumeId, fromPage(cookie)),
    await connectToRoom(resumeId, shareTokenHeader(doomed)),
  ];
  const stay = [
    await connectToRoom(resumeId, bearer(owner)),
    await connectToRoom(resumeId, shareTokenHeader(kept)),
  ];
  for (const socket of [...out, ...stay]) await socket.eventOf("hello");
  expect((await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${doomed.id}`)).status).toBe(
    200,
  );
  for (const socket of out) expect((await socket.closing()).code).toBe(4403);
  for (const socket of stay) {
    socket.sendJson({ type: "joinRoom", resumeId });
    await socket.eventOf("resumeUpdated");
  }
  expect((await (await connectToRoom(resumeId, bearer(friend))).closing()).code).toBe(4403);
  expect((await (await connectToRoom(resumeId, fromPage(cookie))).closing()).code).toBe(4403);
  expectError(await call(friend, "GET", `/api/resumes/${resumeId}`), 404);
  expectError(
    await call(null, "GET", `/api/resumes/${resumeId}`, undefined, shareTokenHeader(doomed)),
    403,
  );
  expect((await openLink(doomed)).answer.status).toBe(404);
  expectError(await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${doomed.id}`), 404);
});

test("a person authorized just before the revocation is not admitted after it", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const late = {
    userId: "guest:late",
    name: "Late",
    sessionId: "guest:late",
    role: "edit",
  } as const;
  await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${link.id}`);
  const socket = await connect(resumeId, { ...late, shareId: link.id });
  expect((await socket.closing()).code).toBe(1012);
});

test("a link's expiry ends all its access by itself", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const link = await createLink(owner, resumeId, "view", expiresAt);
  const friend = await signUp();
  await joinByLink(friend, link);
  const silent = await connectToRoom(resumeId, bearer(friend));
  silent.sendJson({ type: "joinRoom", resumeId });
  await silent.eventOf("resumeUpdated");
  const heard = silent.events.length;
  vi.setSystemTime(Date.now() + 61_000);
  await room(resumeId).merge(
    { content: { summary: "Later." } },
    {
      ...{ userId: owner.user.id, name: "Zoë", sessionId: "s", role: "owner" },
    },
  );
  expect((await silent.closing()).code).toBe(4403);
  expect(silent.events.length).toBe(heard);
  expectError(await call(friend, "GET", `/api/resumes/${resumeId}`), 404);
  expect((await call(friend, "GET", "/api/resumes")).body.resumes).toEqual([]);
  expect((await openLink(link)).answer.status).toBe(404);
  vi.useRealTimers();
});

test("a changed role reconnects the member's editors with it; removal disconnects them", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const friend = await signUp();
  await joinByLink(friend, await createLink(owner, resumeId, "edit"));
  const path = `/api/resumes/${resumeId}/members/${friend.user.id}`;
  const before = await connectToRoom(resumeId, bearer(friend));
  await before.eventOf("hello");
  expect((await call(owner, "PUT", path, { role: "view" })).body.member.role).toBe("view");
  expect((await before.closing()).code).toBe(1012);
  await eventually(async () => {
    const again = await connectToRoom(resumeId, bearer(friend));
    const first = await Promise.race([again.eventOf("hello"), again.closing()]);
    expect(first).toMatchObject({ role: "view" });
  });
  const open = await connectToRoom(resumeId, bearer(friend));
  expect((await call(owner, "DELETE", path)).status).toBe(200);
  expect((await open.closing()).code).toBe(4403);
  expectError(await call(owner, "DELETE", path), 404);
  expectError(await call(owner, "PUT", path, { role: "edit" }), 404);
});

test("a member may leave, but not remove others", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const [one, other] = [await signUp(), await signUp()];
  const link = await createLink(owner, resumeId, "edit");
  await joinByLink(one, link);
  await joinByLink(other, link);
  const path = (userId: string) => `/api/resumes/${resumeId}/members/${userId}`;
  expectError(await call(one, "DELETE", path(other.user.id)), 403);
  expect((await call(one, "DELETE", path(one.user.id))).status).toBe(200);
  expect((await call(one, "GET", "/api/resumes")).body.resumes).toEqual([]);
});

test("the daily sweep deletes guests of inactive links and visits of ended sessions", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const kept = await createLink(owner, resumeId, "view");
  await openLink(link);
  await openLink(kept);
  await (await connectToRoom(resumeId, bearer(owner))).eventOf("hello");
  expect(await db().$count(roomVisit)).toBe(1);
  await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${link.id}`);
  await call(owner, "POST", "/api/auth/logout");
  await sweep(env, Date.now() + 2 * 86_400_000);
  expect(await db().$count(guest)).toBe(1);
  expect(await db().$count(guestGrant, eq(guestGrant.shareId, kept.id))).toBe(1);
  expect(await db().$count(roomVisit)).toBe(0);
});

test("more than 50 rooms of an ended session are notified", async () => {
  const owner = await signUp();
  const rooms: Awaited<ReturnType<typeof connectToRoom>>[] = [];
  for (let made = 0; made < 55; made++) {
    const { body } = await call(owner, "POST", "/api/resumes", {
      templateId: "modern-professional",
    });
    const socket = await connectToRoom(body.resume.id, bearer(owner));
    await socket.eventOf("hello");
    rooms.push(socket);
  }
  await call(owner, "POST", "/api/auth/logout");
  for (const socket of rooms) expect((await socket.closing()).code).toBe(4401);
});
