/** Room access: checked before the room is involved, and reported by a close code, which browsers can read. */
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { findOrCreateOnTemplate } from "#app/server/db/resumes.server.ts";
import { session } from "#app/server/db/tables/account-tables.ts";
import { roomVisit } from "#app/server/db/tables/resume-tables.ts";
import { member } from "#app/server/db/tables/share-tables.ts";
import { trashResume } from "#app/server/db/trash.server.ts";
import {
  connect,
  createEditor,
  createOwnedRoom,
  createSeededRoom,
  newPerson,
  recordSocket,
  room,
} from "../support/room.ts";
import { bearer, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

async function knock(resumeId: string, headers: Record<string, string> = {}) {
  const answer = await exports.default.fetch(
    `${ORIGIN}/api/room?resumeId=${encodeURIComponent(resumeId)}`,
    { headers: { Upgrade: "websocket", ...headers } },
  );
  if (!answer.webSocket) throw new Error(`No socket: ${answer.status}`);
  return recordSocket(answer.webSocket);
}
const context = () => ({ db: openDatabase(env.DB), room });

test("admits the owner by bearer token, or by cookie from our own page", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const forged = { "x-room-admission": encodeURIComponent(JSON.stringify({ resumeId: "other" })) };
  const program = await knock(resumeId, { ...bearer(owner), ...forged });
  expect(await program.eventOf("hello")).toMatchObject({ role: "owner", resumeId });
  const browser = await knock(resumeId, { cookie: owner.cookie, origin: ORIGIN });
  expect((await browser.eventOf("hello")).role).toBe("owner");

  const foreign = { cookie: owner.cookie, origin: "https://evil.example" };
  expect((await (await knock(resumeId, foreign)).closing()).code).toBe(4401);
  expect((await (await knock(resumeId, { cookie: owner.cookie })).closing()).code).toBe(4401);
  expect((await (await knock(resumeId)).closing()).code).toBe(4401);
});

test("a stranger gets 4403, whether or not the resume exists", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const stranger = await signUp();
  const alias = `resume-modern-professional-${owner.user.id}`;
  for (const id of [
    resumeId,
    "no-such-resume",
    "",
    alias,
    "resume-modern-professional-anonymous",
  ]) {
    expect((await (await knock(id, bearer(stranger))).closing()).code).toBe(4403);
  }
  await trashResume(context(), resumeId);
  expect((await (await knock(resumeId, bearer(owner))).closing()).code).toBe(4403);
});

test("a member gets the role in the database", async () => {
  const { resumeId } = await createOwnedRoom();
  const friend = await signUp();
  await context()
    .db.insert(member)
    .values({ resumeId, userId: friend.user.id, role: "view", createdAt: new Date() });
  expect((await (await knock(resumeId, bearer(friend))).eventOf("hello")).role).toBe("view");
});

test("[spec 3] resume-{templateId}-{userId} opens the user's latest resume on that template", async () => {
  const owner = await signUp();
  const alias = `resume-modern-professional-${owner.user.id}`;
  const socket = await knock(alias, bearer(owner));
  const { resumeId } = await socket.eventOf("hello");
  const latest = await findOrCreateOnTemplate(context(), owner.user.id, "modern-professional");
  expect(resumeId).toBe(latest.id);
  socket.sendJson({ type: "joinRoom", resumeId: alias });
  expect((await socket.eventOf("resumeUpdated")).data.summary).toBe("");
  const unknown = await knock(`resume-no-such-template-${owner.user.id}`, bearer(owner));
  expect((await unknown.closing()).code).toBe(4403);
});

test("visits are recorded by the room's own id, and not for ended sessions", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const visits = async () =>
    (await context().db.select().from(roomVisit)).filter(({ userId }) => userId === owner.user.id);
  await (await knock(resumeId, bearer(owner))).eventOf("hello");
  expect((await visits()).map((visit) => visit.resumeId)).toEqual([resumeId]);

  const alias = `resume-classic-executive-${owner.user.id}`;
  const { resumeId: ownId } = await (await knock(alias, bearer(owner))).eventOf("hello");
  expect((await visits()).map((visit) => visit.resumeId).sort()).toEqual([resumeId, ownId].sort());

  await context().db.delete(roomVisit);
  // The session has expired, but its row is not deleted yet.
  const expiresAt = new Date(Date.now() - 1);
  await context().db.update(session).set({ expiresAt }).where(eq(session.userId, owner.user.id));
  expect((await (await knock(resumeId, bearer(owner))).closing()).code).toBe(4401);
  expect(await visits()).toEqual([]);

  await context().db.delete(session).where(eq(session.userId, owner.user.id));
  for (const id of [resumeId, alias]) {
    expect((await (await knock(id, bearer(owner))).closing()).code).toBe(4401);
  }
  expect(await visits()).toEqual([]);
});

test("a request without an upgrade gets an explanatory error", async () => {
  const answer = await exports.default.fetch(`${ORIGIN}/api/room?resumeId=x`);
  expect(answer.status).toBe(426);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

test("the 51st window of one person is rejected", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const windows = await Promise.all(Array.from({ length: 50 }, () => connect(resumeId, owner)));
  await Promise.all(windows.map((window) => window.eventOf("hello")));
  expect((await (await connect(resumeId, owner)).closing()).code).toBe(4429);
  expect((await (await connect(resumeId, newPerson("edit"))).eventOf("hello")).role).toBe("edit");
});

test("ending a session closes only its sockets; erasing a room closes all", async () => {
  const { resumeId, owner } = await createSeededRoom();
  const otherWindow = { ...owner, sessionId: "elsewhere" };
  const [here, elsewhere] = [
    await createEditor(resumeId, owner),
    await createEditor(resumeId, otherWindow),
  ];
  await room(resumeId).disconnect({ sessionId: owner.sessionId });
  await expect.poll(() => here.closed()?.code).toBe(4401);
  expect(elsewhere.closed()).toBeNull();
  await room(resumeId).destroy();
  await expect.poll(() => elsewhere.closed()?.code).toBe(4403);
  expect(await room(resumeId).read()).toBeNull();
});

test("[spec 4] sync works by PUT if sockets are blocked", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const answer = await exports.default.fetch(`${ORIGIN}/api/resumes/${resumeId}`, {
    method: "PUT",
    headers: { ...bearer(owner), "content-type": "application/json" },
    body: JSON.stringify({
      sync: { epoch: null, needsClientId: true, stateVector: "AA==", update: null },
    }),
  });
  expect(answer.status).toBe(200);
  const { sync } = (await answer.json()) as { sync: { clientIds: number[]; update: string } };
  expect(sync.clientIds).toHaveLength(2);
  expect(sync.update.length).toBeGreaterThan(100);
});

test("[spec 7] a poll without changes gets an empty answer until another person edits", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const sync = async (call: object) => {
    const answer = await exports.default.fetch(`${ORIGIN}/api/resumes/${resumeId}`, {
      method: "PUT",
      headers: { ...bearer(owner), "content-type": "application/json" },
      body: JSON.stringify({
        sync: { epoch: null, needsClientId: false, stateVector: "AA==", update: null, ...call },
      }),
    });
    const text = await answer.text();
    return { status: answer.status, sync: text ? JSON.parse(text).sync : null };
  };
  const { epoch, rev } = (await sync({})).sync;
  expect(await sync({ epoch, rev })).toEqual({ status: 204, sync: null });
  const news = { content: { summary: "News." }, baseRev: rev };
  await room(resumeId).merge(news, {
    ...{ userId: owner.user.id, name: "Ada", sessionId: "s", role: "owner" },
  } as Parameters<ReturnType<typeof room>["merge"]>[1]);
  const answer = await sync({ epoch, rev });
  expect(answer).toMatchObject({ status: 200, sync: { epoch } });
  expect(answer.sync.rev).toBeGreaterThan(rev);
  expect((await sync({ epoch, rev: answer.sync.rev })).status).toBe(204);
  expect((await sync({ epoch: "another", rev: answer.sync.rev })).status).toBe(409);
});

test("an ended session is detected at the next frame after five minutes", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const socket = await knock(resumeId, bearer(owner));
  await socket.eventOf("hello");
  await context().db.delete(session);
  socket.sendJson({ type: "joinRoom", resumeId });
  await socket.eventOf("resumeUpdated");
  expect(socket.isOpen()).toBe(true);
  vi.setSystemTime(Date.now() + 301_000);
  socket.sendJson({ type: "joinRoom", resumeId });
  expect((await socket.closing()).code).toBe(4401);
  vi.useRealTimers();
});
