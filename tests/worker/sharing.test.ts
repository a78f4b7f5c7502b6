/** Share links: access, roles and revocation. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { hashSecret, newSecret } from "#app/server/db/secret.server.ts";
import { share } from "#app/server/db/tables/share-tables.ts";
import { call, expectError } from "../support/api.ts";
import { createOwnedRoom } from "../support/room.ts";
import {
  connectToRoom,
  createLink,
  joinByLink,
  openLink,
  shareTokenHeader,
} from "../support/sharing.ts";
import { bearer, get, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const db = () => openDatabase(env.DB);
const fromPage = (cookie: string) => ({ cookie, origin: ORIGIN });

test("only the owner gets a link's URL again; the database has its hash", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  expect(link.url).toMatch(new RegExp(`^${ORIGIN}/s/[\\w-]{43}$`));
  const { shares } = (await call(owner, "GET", `/api/resumes/${resumeId}/shares`)).body;
  expect(shares).toEqual([
    {
      ...shares[0],
      ...{ id: link.id, url: link.url, role: "edit", expiresAt: null, members: 0, guests: 0 },
    },
  ]);
  const editor = await signUp();
  await joinByLink(editor, link);
  expectError(await call(editor, "GET", `/api/resumes/${resumeId}/shares`), 403);
  expect(JSON.stringify(await db().select().from(share))).not.toContain(link.token);
});

test("a link that was made with another secret works, but cannot be copied", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "view");
  const token = newSecret();
  await db()
    .update(share)
    .set({ tokenHash: await hashSecret(token) })
    .where(eq(share.id, link.id));
  const { shares } = (await call(owner, "GET", `/api/resumes/${resumeId}/shares`)).body;
  expect(shares[0].url).toBeNull();
  const answer = await get(`/s/${token}`);
  expect(answer.status).toBe(200);
});

test("rejects links that could never work", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const path = `/api/resumes/${resumeId}/shares`;
  for (const body of [
    {},
    { role: "owner" },
    { role: "edit", expiresAt: "tomorrow" },
    { role: "edit", expiresAt: new Date(Date.now() - 1000).toISOString() },
    { role: "edit", expiresAt: "9999-12-31T23:59:59Z" },
    { role: ["edit"] },
  ]) {
    expectError(await call(owner, "POST", path, body), 400);
  }
  for (let made = 0; made < 50; made++) await createLink(owner, resumeId, "view");
  expectError(await call(owner, "POST", path, { role: "view" }), 409);
});

test("opening a link signed in creates a membership, lists the resume, and keeps a higher role", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const friend = await signUp({ fullName: "Grace Hopper" });
  const edit = await createLink(owner, resumeId, "edit");
  const { answer } = await openLink(edit, friend.cookie);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/builder/modern-professional?resume=${resumeId}`);
  const roleOf = async () => (await call(friend, "GET", "/api/resumes")).body.resumes[0]?.role;
  expect(await roleOf()).toBe("edit");
  await joinByLink(friend, await createLink(owner, resumeId, "view"));
  expect(await roleOf()).toBe("edit");
  const { members } = (await call(owner, "GET", `/api/resumes/${resumeId}/members`)).body;
  expect(members).toMatchObject([{ fullName: "Grace Hopper", email: friend.email, role: "edit" }]);
  // An owner who opens their own link does not become a member.
  await joinByLink(owner, edit);
  expect((await call(owner, "GET", "/api/resumes")).body.resumes[0].role).toBe("owner");
});

test("the owner's audit list contains who joined and what they changed, newest first", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const socket = await connectToRoom(resumeId, shareTokenHeader(link));
  socket.sendJson({ type: "joinRoom", resumeId });
  await socket.eventOf("resumeUpdated");
  socket.sendJson({ type: "resumeUpdate", resumeId, data: { skills: ["Fortran"] } });
  await socket.eventOf("resumeUpdated", 2);
  const { audit } = (await call(owner, "GET", `/api/resumes/${resumeId}/audit`)).body;
  const lines = audit.map(({ by, kind, section }: Record<string, string>) => [by, kind, section]);
  expect(lines).toEqual([
    ["Anonymous", "changed", "skills"],
    ["Anonymous", "joined", null],
  ]);
});

test("only the owner sees email addresses", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const { answer, cookie } = await openLink(link);
  expect(await answer.text()).not.toContain(owner.email);
  const socket = await connectToRoom(resumeId, fromPage(cookie));
  socket.sendJson({ type: "joinRoom", resumeId });
  await socket.eventOf("resumeUpdated");
  const ownerSocket = await connectToRoom(resumeId, bearer(owner));
  ownerSocket.sendJson({ type: "joinRoom", resumeId });
  await ownerSocket.eventOf("resumeUpdated");
  const position = { row: 1, column: 2, sectionId: "summary", fieldId: "summary" };
  ownerSocket.sendJson({ type: "cursorUpdate", resumeId, position, user: { email: owner.email } });
  await socket.eventOf("cursorUpdated");
  expect(JSON.stringify(socket.events)).not.toContain(owner.email);
});

test("a link's page is not indexed or cached, and an inactive one says so", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const { answer } = await openLink(await createLink(owner, resumeId, "view"));
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  const dead = await get("/s/nothing");
  expect(dead.status).toBe(404);
  expect(await dead.text()).toContain("This link no longer works");
});

test("a viewer who later opens a view link that allows downloads may download from then on", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const without = await createLink(owner, resumeId, "view");
  const withPdf = await createLink(owner, resumeId, "view", undefined, { allowDownload: true });
  const member = await signUp();
  const download = () => call(member, "GET", `/api/resumes/${resumeId}/export?format=pdf`);
  await joinByLink(member, without);
  expectError(await download(), 403, /doesn't allow downloads/);
  await joinByLink(member, withPdf);
  expect((await download()).status).toBe(200);
  await joinByLink(member, without);
  expect((await download()).status).toBe(200);
  // The membership now belongs to the second link, so revoking the first one does not end it.
  await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${without.id}`);
  expect((await download()).status).toBe(200);
  await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${withPdf.id}`);
  expectError(await download(), 404);
});

test("an editor who opens a view link that allows downloads stays an editor", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const editor = await signUp();
  await joinByLink(editor, await createLink(owner, resumeId, "edit"));
  const link = await createLink(owner, resumeId, "view", undefined, { allowDownload: true });
  await joinByLink(editor, link);
  await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${link.id}`);
  expect((await call(editor, "GET", `/api/resumes/${resumeId}`)).body.resume.role).toBe("edit");
});
