/** The owner's decision about a person overrides every link until it is cleared. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { collaborator } from "#app/server/db/tables/share-tables.ts";
import { sweep } from "../../workers/scheduled.ts";
import { call, expectError } from "../support/api.ts";
import { eventually } from "../support/eventually.ts";
import { createOwnedRoom } from "../support/room.ts";
import {
  connectToRoom,
  createLink,
  joinByLink,
  openLink,
  shareTokenHeader,
} from "../support/sharing.ts";
import { bearer, get, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

async function aMember() {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const friend = await signUp({ fullName: "Grace" });
  await joinByLink(friend, link);
  const path = `/api/resumes/${resumeId}`;
  const people = async () => (await call(owner, "GET", `${path}/members`)).body;
  return {
    owner,
    resumeId,
    link,
    friend,
    path,
    person: `${path}/members/${friend.user.id}`,
    people,
  };
}
const fromPage = (cookie: string) => ({ cookie, origin: ORIGIN });

/** A socket's role or its rejection; retries, because editors may have just been closed. */
const roleBySocket = (resumeId: string, headers: Record<string, string>, query = {}) =>
  eventually(async () => {
    const socket = await connectToRoom(resumeId, headers, query);
    const first = await Promise.race([socket.eventOf("hello"), socket.closing()]);
    const said = "role" in first ? first.role : first.code;
    socket.socket.close();
    expect(said).not.toBe(1012);
    return said;
  });

/**
 * Tries to reach the resume in every way.
 * @returns statuses, roles or close codes: of the link's page, of calls with the link (`shown`) and without (`alone`),
 * and of the socket
 */
async function everyWayBack(resumeId: string, friend: SignedInPerson, link: { token: string }) {
  const opened = await get(`/s/${link.token}`, { cookie: friend.cookie });
  const path = `/api/resumes/${resumeId}`;
  const shown = await call(friend, "GET", path, undefined, shareTokenHeader(link));
  const alone = await call(friend, "GET", path);
  return {
    page: opened.status,
    shown: shown.body.resume?.role ?? shown.status,
    alone: alone.body.resume?.role ?? alone.status,
    socket: await roleBySocket(resumeId, { ...bearer(friend), ...shareTokenHeader(link) }),
  };
}
const LOWERED = { page: 302, shown: "view", alone: "view", socket: "view" };
const OUT = { page: 404, shown: 404, alone: 404, socket: 4403 };

test("a lowered role applies with the old link and a new one, until it is cleared", async () => {
  const { owner, resumeId, link, friend, path, person, people } = await aMember();
  expect((await people()).members).toMatchObject([{ role: "edit", isDecided: false }]);
  await call(owner, "PUT", person, { role: "view" });
  expect(await everyWayBack(resumeId, friend, link)).toEqual(LOWERED);
  const another = await createLink(owner, resumeId, "edit");
  expect(await everyWayBack(resumeId, friend, another)).toEqual(LOWERED);
  expectError(await call(friend, "PUT", path, { content: { summary: "Mine" } }), 403);
  expect((await people()).members).toMatchObject([{ role: "view", isDecided: true }]);

  expect((await call(owner, "DELETE", `${person}/decision`)).status).toBe(200);
  expect((await people()).members).toMatchObject([{ role: "edit", isDecided: false }]);
  expect((await everyWayBack(resumeId, friend, link)).socket).toBe("edit");
});

test("the decision outlives the membership that a revoked link ends", async () => {
  const { owner, resumeId, link, friend, path, person } = await aMember();
  await call(owner, "PUT", person, { role: "comment" });
  await call(owner, "DELETE", `${path}/shares/${link.id}`);
  const another = await createLink(owner, resumeId, "edit");
  expect((await everyWayBack(resumeId, friend, another)).shown).toBe("comment");
});

test("a role that the owner raised is not lowered by a link", async () => {
  const { owner, resumeId, friend, path, person } = await aMember();
  await call(owner, "PUT", person, { role: "comment" });
  await call(owner, "PUT", person, { role: "edit" });
  await call(friend, "DELETE", person);
  expectError(await call(friend, "GET", path), 404);
  const view = await createLink(owner, resumeId, "view");
  expect((await everyWayBack(resumeId, friend, view)).shown).toBe("edit");
});

test("a removed person is rejected with every link until the owner clears the decision", async () => {
  const { owner, resumeId, link, friend, person, people } = await aMember();
  expect((await call(owner, "DELETE", person)).status).toBe(200);
  expect(await everyWayBack(resumeId, friend, link)).toEqual(OUT);
  const another = await createLink(owner, resumeId, "edit");
  expect(await everyWayBack(resumeId, friend, another)).toEqual(OUT);
  expect(await people()).toMatchObject({
    members: [],
    removed: [{ userId: friend.user.id, fullName: "Grace", email: friend.email }],
  });
  expect((await call(owner, "DELETE", `${person}/decision`)).status).toBe(200);
  expect((await people()).removed).toEqual([]);
  expect(await everyWayBack(resumeId, friend, another)).toMatchObject({
    page: 302,
    socket: "edit",
  });
  expectError(await call(owner, "DELETE", `${person}/decision`), 404);
});

test("a removed signed-in person is not admitted as a guest by the browser's guest cookie", async () => {
  const { owner, resumeId, link, friend, person } = await aMember();
  const { cookie } = await openLink(link);
  await call(owner, "DELETE", person);
  expect(await roleBySocket(resumeId, fromPage(`${friend.cookie}; ${cookie}`))).toBe(4403);
});

test("a member who left may join again", async () => {
  const { resumeId, link, friend, person } = await aMember();
  expect((await call(friend, "DELETE", person)).status).toBe(200);
  expect((await everyWayBack(resumeId, friend, link)).shown).toBe("edit");
});

test("opening a link concurrently with the removal does not restore the membership", async () => {
  const { owner, resumeId, link, friend, person, path } = await aMember();
  const shown = () => call(friend, "GET", path, undefined, shareTokenHeader(link));
  await Promise.all([shown(), call(owner, "DELETE", person), shown()]);
  expect(await everyWayBack(resumeId, friend, link)).toEqual(OUT);
});

async function aGuest() {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const { cookie } = await openLink(link);
  const path = `/api/resumes/${resumeId}`;
  const people = async () => (await call(owner, "GET", `${path}/members`)).body;
  const { guests } = await people();
  const page = await get(`/s/${link.token}?_data=routes%2Fresume%2Fshare`, { cookie });
  const { credentials } = (await page.json()) as { credentials: { guest: string } };
  const headers = { ...shareTokenHeader(link), "x-guest": credentials.guest };
  const person = `${path}/members/${guests[0].userId}`;
  return { owner, resumeId, link, cookie, path, people, person, headers };
}

test("decisions apply to guests too, identified by their browser", async () => {
  const { owner, resumeId, link, cookie, path, people, person, headers } = await aGuest();
  const asked = async () => {
    const answered = await call(null, "GET", path, undefined, headers);
    return answered.body.resume?.role ?? answered.status;
  };
  expect(await people()).toMatchObject({
    guests: [{ fullName: "Anonymous (guest)", role: "edit", isDecided: false }],
  });
  const open = await connectToRoom(resumeId, fromPage(cookie));
  await open.eventOf("hello");
  const lowered = await call(owner, "PUT", person, { role: "view" });
  expect(lowered.body.member).toMatchObject({ role: "view", isDecided: true });
  expect((await open.closing()).code).toBe(1012);
  expect(await asked()).toBe("view");
  expect(await roleBySocket(resumeId, fromPage(cookie))).toBe("view");
  expect(await roleBySocket(resumeId, headers)).toBe("view");
  const pdf = { html: "<p>Report</p>", fileName: "report" };
  expectError(await call(null, "POST", "/api/generate-pdf", pdf, headers), 403);

  expect((await call(owner, "DELETE", person)).status).toBe(200);
  expect(await asked()).toBe(403);
  expect(await roleBySocket(resumeId, fromPage(cookie))).toBe(4403);
  expect(await roleBySocket(resumeId, headers)).toBe(4403);
  expect((await openLink(link, cookie)).answer.status).toBe(404);
  expect(await people()).toMatchObject({ guests: [], removed: [{ email: null }] });

  expect((await call(owner, "DELETE", `${person}/decision`)).status).toBe(200);
  expect(await asked()).toBe("edit");
  expect(await roleBySocket(resumeId, fromPage(cookie))).toBe("edit");
});

test("the same link works in another browser, which is a new guest", async () => {
  const { owner, link, person } = await aGuest();
  await call(owner, "DELETE", person);
  expect((await openLink(link)).answer.status).toBe(200);
});

test("rejects decisions about people who have not joined", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  for (const userId of ["nobody", "guest:nobody"]) {
    const person = `/api/resumes/${resumeId}/members/${userId}`;
    expectError(await call(owner, "PUT", person, { role: "view" }), 404);
    expectError(await call(owner, "DELETE", person), 404);
  }
  expect(await openDatabase(env.DB).select().from(collaborator)).toEqual([]);
});

test("decisions about guests are deleted with them, and all of a resume's with the resume", async () => {
  const { owner, path, person, link } = await aGuest();
  await joinByLink(await signUp(), link);
  await call(owner, "PUT", person, { role: "view" });
  const db = openDatabase(env.DB);
  expect(await db.$count(collaborator)).toBe(2);
  await call(owner, "DELETE", `${path}/shares/${link.id}`);
  await sweep(env, Date.now() + 2 * 86_400_000);
  expect(await db.$count(collaborator)).toBe(1);
  await call(owner, "DELETE", path);
  await sweep(env, Date.now() + 40 * 86_400_000);
  expect(await db.$count(collaborator)).toBe(0);
});
