/** Share links: who they let in, as what, and that their end is everybody's who came by them. */
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#app/db/database.server.ts";
import { guest, guestGrant, roomVisit, share } from "#app/db/schema.ts";
import { setText } from "#app/room/edit-document.ts";
import { sweep } from "../../workers/scheduled.ts";
import { call, expectRefusal } from "../support/api.ts";
import { anEditor, aResume, aRoom, listen, room } from "../support/room.ts";
import { aLink, join, knock, openLink, withLink } from "../support/sharing.ts";
import { bearer, get, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const db = () => openDatabase(env.DB);
const fromPage = (cookie: string) => ({ cookie, origin: ORIGIN });

test("a link's address is told once; the database and the list know only its hash", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "edit");
  expect(link.url).toMatch(new RegExp(`^${ORIGIN}/s/[\\w-]{43}$`));
  const { shares } = (await call(owner, "GET", `/api/resumes/${resumeId}/shares`)).body;
  expect(shares).toEqual([
    { ...shares[0], id: link.id, role: "edit", expiresAt: null, members: 0, guests: 0 },
  ]);
  expect(JSON.stringify(shares)).not.toContain(link.token);
  expect(JSON.stringify(await db().select().from(share))).not.toContain(link.token);
});

test("links that could never work are refused", async () => {
  const { owner, resumeId } = await aRoom();
  const path = `/api/resumes/${resumeId}/shares`;
  for (const body of [
    {},
    { role: "owner" },
    { role: "edit", expiresAt: "tomorrow" },
    { role: "edit", expiresAt: new Date(Date.now() - 1000).toISOString() },
    { role: "edit", expiresAt: "9999-12-31T23:59:59Z" },
    { role: ["edit"] },
  ]) {
    expectRefusal(await call(owner, "POST", path, body), 400);
  }
  for (let made = 0; made < 50; made++) await aLink(owner, resumeId, "view");
  expectRefusal(await call(owner, "POST", path, { role: "view" }), 409);
});

test("whoever opens a link signed in is a member, finds it on their list, and keeps a greater role", async () => {
  const { owner, resumeId } = await aRoom();
  const friend = await signUp({ fullName: "Grace Hopper" });
  const edit = await aLink(owner, resumeId, "edit");
  const { answer } = await openLink(edit, friend.cookie);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/builder/modern-professional?resume=${resumeId}`);
  const roleOf = async () => (await call(friend, "GET", "/api/resumes")).body.resumes[0]?.role;
  expect(await roleOf()).toBe("edit");
  await join(friend, await aLink(owner, resumeId, "view"));
  expect(await roleOf()).toBe("edit");
  const { members } = (await call(owner, "GET", `/api/resumes/${resumeId}/members`)).body;
  expect(members).toMatchObject([{ fullName: "Grace Hopper", email: friend.email, role: "edit" }]);
  // One's own link makes nobody a member of one's own resume.
  await join(owner, edit);
  expect((await call(owner, "GET", "/api/resumes")).body.resumes[0].role).toBe("owner");
});

test("a guest works under the cookie that the link has set, in the link's role", async () => {
  const { owner, resumeId } = await aRoom();
  const { cookie } = await openLink(await aLink(owner, resumeId, "edit"));
  const guestSocket = await knock(resumeId, fromPage(cookie));
  expect(await guestSocket.eventOf("hello")).toMatchObject({ role: "edit", resumeId });
  guestSocket.say({ type: "joinRoom", resumeId });
  await guestSocket.eventOf("resumeUpdated");
  guestSocket.say({ type: "resumeUpdate", resumeId, data: { summary: "By a guest." } });
  const said = await guestSocket.eventOf("resumeUpdated", 2);
  expect(said).toMatchObject({ by: "Anonymous", data: { summary: "By a guest." } });
  // As with sessions: never from another page, nor from a program that only has the cookie.
  const codeFor = async (headers: Record<string, string>) =>
    (await (await knock(resumeId, headers)).closing()).code;
  expect(await codeFor({ cookie })).toBe(4401);
  expect(await codeFor({ cookie, origin: "https://evil.example" })).toBe(4401);
  const forged = cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect(await codeFor(fromPage(forged))).toBe(4401);
});

test("a second link does not evict the first, and each page has its own link's role", async () => {
  const { owner, resumeId } = await aRoom();
  const other = await aRoom();
  const view = await aLink(owner, resumeId, "view");
  const edit = await aLink(owner, resumeId, "edit");
  const first = await openLink(view);
  const { cookie } = await openLink(
    await aLink(other.owner, other.resumeId, "comment"),
    first.cookie,
  );
  await openLink(edit, cookie);
  const roleIn = async (id: string, query: Record<string, string> = {}) =>
    (await (await knock(id, fromPage(cookie), query)).eventOf("hello")).role;
  expect(await roleIn(other.resumeId)).toBe("comment");
  expect(await roleIn(resumeId, { share: view.id })).toBe("view");
  expect(await roleIn(resumeId, { share: edit.id })).toBe("edit");
});

test("[spec 3] resume-{templateId}-anonymous leads a guest to the link's resume, and nobody else anywhere", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "comment");
  const alias = "resume-modern-professional-anonymous";
  const socket = await knock(alias, withLink(link));
  expect(await socket.eventOf("hello")).toMatchObject({ role: "comment", resumeId });
  expect((await (await knock(alias)).closing()).code).toBe(4401);
  const wrong = await knock("resume-professional-elegant-anonymous", withLink(link));
  expect((await wrong.closing()).code).toBe(4403);
});

test("a guest chooses a name, which the room stamps; only from our own page", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "edit");
  const { cookie } = await openLink(link);
  const form = (name: string, origin = ORIGIN) =>
    fetchForm(`/s/${link.token}?_data=routes%2Fshare`, { name }, { cookie, origin });
  expect((await form("Mallory", "https://evil.example")).status).toBe(403);
  expect((await form("x".repeat(61))).status).toBe(400);
  expect((await form("a\u202eb")).status).toBe(400);
  expect((await form("  Sam \n Spade ")).status).toBe(200);
  const socket = await knock(resumeId, fromPage(cookie));
  socket.say({ type: "joinRoom", resumeId });
  expect((await socket.eventOf("resumeUpdated")).by).toBe("Sam Spade");
  const { audit } = (await call(owner, "GET", `/api/resumes/${resumeId}/audit`)).body;
  expect(audit).toContainEqual(expect.objectContaining({ by: "Sam Spade", kind: "joined" }));
});

test("the owner's list tells who joined and what they changed, newest first", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "edit");
  const socket = await knock(resumeId, withLink(link));
  socket.say({ type: "joinRoom", resumeId });
  await socket.eventOf("resumeUpdated");
  socket.say({ type: "resumeUpdate", resumeId, data: { skills: ["Fortran"] } });
  await socket.eventOf("resumeUpdated", 2);
  const { audit } = (await call(owner, "GET", `/api/resumes/${resumeId}/audit`)).body;
  const lines = audit.map(({ by, kind, section }: Record<string, string>) => [by, kind, section]);
  expect(lines).toEqual([
    ["Anonymous", "changed", "skills"],
    ["Anonymous", "joined", null],
  ]);
});

test("ending a link closes what it let in at once: members, guests, programs; and nobody else", async () => {
  const { owner, resumeId } = await aRoom();
  const [doomed, kept] = [
    await aLink(owner, resumeId, "edit"),
    await aLink(owner, resumeId, "edit"),
  ];
  const friend = await signUp();
  await join(friend, doomed);
  const { cookie } = await openLink(doomed);
  const out = [
    await knock(resumeId, bearer(friend)),
    await knock(resumeId, fromPage(cookie)),
    await knock(resumeId, withLink(doomed)),
  ];
  const stay = [await knock(resumeId, bearer(owner)), await knock(resumeId, withLink(kept))];
  for (const socket of [...out, ...stay]) await socket.eventOf("hello");
  expect((await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${doomed.id}`)).status).toBe(
    200,
  );
  for (const socket of out) expect((await socket.closing()).code).toBe(4403);
  for (const socket of stay) {
    socket.say({ type: "joinRoom", resumeId });
    await socket.eventOf("resumeUpdated");
  }
  expect((await (await knock(resumeId, bearer(friend))).closing()).code).toBe(4403);
  expect((await (await knock(resumeId, fromPage(cookie))).closing()).code).toBe(4403);
  expectRefusal(await call(friend, "GET", `/api/resumes/${resumeId}`), 404);
  expectRefusal(
    await call(null, "GET", `/api/resumes/${resumeId}`, undefined, withLink(doomed)),
    403,
  );
  expect((await openLink(doomed)).answer.status).toBe(404);
  expectRefusal(await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${doomed.id}`), 404);
});

test("somebody the door let pass just before the end is not let in after it", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "edit");
  const late = {
    userId: "guest:late",
    name: "Late",
    sessionId: "guest:late",
    role: "edit",
  } as const;
  await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${link.id}`);
  const socket = await listen(resumeId, { ...late, shareId: link.id });
  expect((await socket.closing()).code).toBe(1012);
});

test("a link's last moment ends everything it let in, without anybody doing anything", async () => {
  const { owner, resumeId } = await aRoom();
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const link = await aLink(owner, resumeId, "view", expiresAt);
  const friend = await signUp();
  await join(friend, link);
  const silent = await knock(resumeId, bearer(friend));
  silent.say({ type: "joinRoom", resumeId });
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
  expectRefusal(await call(friend, "GET", `/api/resumes/${resumeId}`), 404);
  expect((await call(friend, "GET", "/api/resumes")).body.resumes).toEqual([]);
  expect((await openLink(link)).answer.status).toBe(404);
  vi.useRealTimers();
});

test("another role closes the member's editors, who come again in it; removal closes them for good", async () => {
  const { owner, resumeId } = await aRoom();
  const friend = await signUp();
  await join(friend, await aLink(owner, resumeId, "edit"));
  const path = `/api/resumes/${resumeId}/members/${friend.user.id}`;
  const before = await knock(resumeId, bearer(friend));
  await before.eventOf("hello");
  expect((await call(owner, "PUT", path, { role: "view" })).body.member.role).toBe("view");
  expect((await before.closing()).code).toBe(1012);
  await vi.waitFor(
    async () => {
      const again = await knock(resumeId, bearer(friend));
      const first = await Promise.race([again.eventOf("hello"), again.closing()]);
      expect(first).toMatchObject({ role: "view" });
    },
    { timeout: 15_000, interval: 200 },
  );
  const open = await knock(resumeId, bearer(friend));
  expect((await call(owner, "DELETE", path)).status).toBe(200);
  expect((await open.closing()).code).toBe(4403);
  expectRefusal(await call(owner, "DELETE", path), 404);
  expectRefusal(await call(owner, "PUT", path, { role: "edit" }), 404);
});

test("a member may leave, and remove nobody else", async () => {
  const { owner, resumeId } = await aRoom();
  const [one, other] = [await signUp(), await signUp()];
  const link = await aLink(owner, resumeId, "edit");
  await join(one, link);
  await join(other, link);
  const path = (userId: string) => `/api/resumes/${resumeId}/members/${userId}`;
  expectRefusal(await call(one, "DELETE", path(other.user.id)), 403);
  expect((await call(one, "DELETE", path(one.user.id))).status).toBe(200);
  expect((await call(one, "GET", "/api/resumes")).body.resumes).toEqual([]);
});

test("a guest's document lets them go on under their name after a lost connection", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "edit");
  const person = { userId: "guest:g1", name: "Sam", sessionId: "guest:g1", role: "edit" } as const;
  const editor = await anEditor(resumeId, { ...person, shareId: link.id });
  editor.drop();
  editor.edit((doc) => setText(doc, ["summary"], "On the train."));
  await editor.connect();
  await editor.saved();
  expect((await room(resumeId).read())?.content).toEqual(aResume({ summary: "On the train." }));
});

test("addresses of people with an account are for the owner alone", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "edit");
  const { answer, cookie } = await openLink(link);
  expect(await answer.text()).not.toContain(owner.email);
  const socket = await knock(resumeId, fromPage(cookie));
  socket.say({ type: "joinRoom", resumeId });
  const ownerSocket = await knock(resumeId, bearer(owner));
  ownerSocket.say({ type: "joinRoom", resumeId });
  await ownerSocket.eventOf("resumeUpdated");
  const position = { row: 1, column: 2, sectionId: "summary", fieldId: "summary" };
  ownerSocket.say({ type: "cursorUpdate", resumeId, position, user: { email: owner.email } });
  await socket.eventOf("cursorUpdated");
  expect(JSON.stringify(socket.events)).not.toContain(owner.email);
});

test("the daily sweep forgets guests whose links are over, and visits of ended sessions", async () => {
  const { owner, resumeId } = await aRoom();
  const link = await aLink(owner, resumeId, "edit");
  const kept = await aLink(owner, resumeId, "view");
  await openLink(link);
  await openLink(kept);
  await (await knock(resumeId, bearer(owner))).eventOf("hello");
  expect(await db().$count(roomVisit)).toBe(1);
  await call(owner, "DELETE", `/api/resumes/${resumeId}/shares/${link.id}`);
  await call(owner, "POST", "/api/auth/logout");
  await sweep(env, Date.now() + 2 * 86_400_000);
  expect(await db().$count(guest)).toBe(1);
  expect(await db().$count(guestGrant, eq(guestGrant.shareId, kept.id))).toBe(1);
  expect(await db().$count(roomVisit)).toBe(0);
});

test("the page of a link is kept from search engines and caches, and a dead one says so", async () => {
  const { owner, resumeId } = await aRoom();
  const { answer } = await openLink(await aLink(owner, resumeId, "view"));
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  const dead = await get("/s/nothing");
  expect(dead.status).toBe(404);
  expect(await dead.text()).toContain("This link no longer works");
});

test("more than 50 rooms of an ended session are told at once", async () => {
  const owner = await signUp();
  const rooms: Awaited<ReturnType<typeof knock>>[] = [];
  for (let made = 0; made < 55; made++) {
    const { body } = await call(owner, "POST", "/api/resumes", {
      templateId: "modern-professional",
    });
    const socket = await knock(body.resume.id, bearer(owner));
    await socket.eventOf("hello");
    rooms.push(socket);
  }
  await call(owner, "POST", "/api/auth/logout");
  for (const socket of rooms) expect((await socket.closing()).code).toBe(4401);
});

async function fetchForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
) {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
}
