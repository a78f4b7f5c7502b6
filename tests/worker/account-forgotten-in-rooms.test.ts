/** A deleted account's address, name and id remain nowhere: neither in the database nor in other people's rooms. */
import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RoomApi, Version } from "#app/core/collab/protocol/room-api.ts";
import { eraseAccount } from "#app/server/db/erase-account.server.ts";
import { collaborator } from "#app/server/db/tables/share-tables.ts";
import { loadContext } from "../../workers/load-context.ts";
import { sweep } from "../../workers/scheduled.ts";
import { call } from "../support/api.ts";
import { createOwnedRoom, evict, room, roomStub } from "../support/room.ts";
import { SUMMARY } from "../support/room-comments.ts";
import { createLink, joinAsJsonClient, joinByLink } from "../support/sharing.ts";
import { A_PASSWORD, post, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const NAME = "Grace Brewster Hopper";
const LATER_NAME = "Grace Hopper-Murray";
const IP = "198.51.100.23";
const context = () => loadContext(new Request(ORIGIN), env, createExecutionContext());
const decode = (value: unknown) =>
  value instanceof ArrayBuffer ? new TextDecoder("latin1").decode(value) : value;
const asText = (rows: object[]) =>
  JSON.stringify(rows.map((row) => Object.values(row).map(decode)));

async function allOfD1(): Promise<string> {
  const { results } = await env.DB.prepare(
    // Without the development mailbox, which is written only on localhost.
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'outbox_mail'",
  ).all<{ name: string }>();
  const tables: string[] = [];
  for (const { name } of results) {
    tables.push(asText((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results));
  }
  expect(tables.length).toBeGreaterThan(15);
  return tables.join("\n");
}

const allOfRoom = (resumeId: string): Promise<string> =>
  runInDurableObject(roomStub(resumeId), (_, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .toArray()
      .filter(({ name }) => !name.startsWith("_cf"));
    expect(tables.length).toBeGreaterThan(8);
    return tables
      .map(({ name }) => asText(storage.sql.exec(`SELECT * FROM "${name}"`).toArray()))
      .join("\n");
  });

/** Grace leaves her two names and her id everywhere in Ada's resume where a person can be stored. */
async function everyTrace() {
  const { owner, resumeId } = await createOwnedRoom();
  const grace = await signUp({ fullName: NAME, email: "grace.hopper@navy.example" });
  await joinByLink(grace, await createLink(owner, resumeId, "edit"));
  const ada = await joinAsJsonClient(resumeId, owner);
  const theirs = await joinAsJsonClient(resumeId, grace);
  theirs.sendJson({ type: "commentAdd", resumeId, anchor: SUMMARY, text: "Which?", mentions: [] });
  const { thread } = await ada.eventOf("commentThread");
  const mentions = [grace.user.id];
  const text = `Ask @${NAME}, please`;
  ada.sendJson({ type: "commentReply", resumeId, threadId: thread.id, text, mentions });
  await theirs.eventOf("commentThread", 2);
  theirs.sendJson({ type: "commentResolve", resumeId, threadId: thread.id, isResolved: true });
  await ada.eventOf("commentThread", 3);
  const anchor = { field: "summary" };
  const suggestion = { type: "suggestionAdd", resumeId, anchor, base: "I count.", proposed: "X" };
  theirs.sendJson(suggestion);
  await ada.eventOf("suggestion");
  theirs.sendJson({ type: "resumeUpdate", resumeId, data: { summary: "I count stars." } });
  await ada.eventOf("activity");
  await call(grace, "POST", `/api/resumes/${resumeId}/versions`, { name: "Before" });
  await call(grace, "PUT", "/api/auth/me", { fullName: LATER_NAME });
  await ada.eventOf("renamed");
  await call(grace, "POST", `/api/resumes/${resumeId}/versions`, { name: "After" });
  await call(owner, "PUT", `/api/resumes/${resumeId}/members/${grace.user.id}`, { role: "edit" });
  await theirs.closing();
  const wrong = { email: grace.email, password: "not the right one" };
  await post("/api/auth/login", wrong, { "cf-connecting-ip": IP });
  await post("/api/auth/forgot-password", { email: grace.email }, { "cf-connecting-ip": IP });
  return { owner, resumeId, grace, ada };
}
const deleteAccount = async (person: SignedInPerson) =>
  expect(
    (await call(person, "POST", "/api/auth/delete-account", { password: A_PASSWORD })).status,
  ).toBe(200);
const tracesOf = ({ user, email }: SignedInPerson) => [email, user.id, NAME, LATER_NAME, IP];
function expectNone(text: string, traces: readonly string[]): void {
  for (const trace of traces) expect(text.includes(trace), trace).toBe(false);
}

test("deleting an account removes it from the database and from other people's rooms", async () => {
  const { owner, resumeId, grace, ada } = await everyTrace();
  const before = await allOfRoom(resumeId);
  for (const trace of [grace.user.id, NAME, LATER_NAME]) expect(before).toContain(trace);

  await deleteAccount(grace);
  expectNone(await allOfD1(), tracesOf(grace));
  expectNone(await allOfRoom(resumeId), tracesOf(grace));

  // Open pages show the deletion immediately; what the deleted person wrote stays.
  expect((await ada.eventOf("renamed", 2)).name).toBe("Former collaborator");
  ada.sendJson({ type: "commentList", resumeId });
  const { threads, suggestions, people } = await ada.eventOf("discussion");
  const [said, answered] = threads[0]?.comments ?? [];
  expect(said).toMatchObject({ text: "Which?", by: { name: "Former collaborator" } });
  expect(answered?.text).toBe("Ask @Former collaborator, please");
  expect(answered?.mentions).toEqual([said?.by]);
  expect(suggestions[0]).toMatchObject({ by: said?.by });
  expect(JSON.stringify(people)).not.toContain(grace.user.id);
  const path = `/api/resumes/${resumeId}`;
  const { versions } = (await call(owner, "GET", `${path}/versions`)).body;
  expect(versions.map(({ name, by }: Version) => [name, by])).toEqual([
    ["After", "Former collaborator"],
    ["Before", "Former collaborator"],
    // The automatic version that the first edit made.
    [null, "Former collaborator"],
  ]);
  const { audit } = (await call(owner, "GET", `${path}/audit`)).body;
  expectNone(JSON.stringify(audit), tracesOf(grace));
  expect((await call(owner, "GET", path)).body.resume.content.summary).toBe("I count stars.");
});

test("two deleted accounts stay distinct, and have different ids in each room", async () => {
  const [one, other] = [await createOwnedRoom(), await createOwnedRoom()];
  const [grace, joan] = [await signUp({ fullName: "Grace" }), await signUp({ fullName: "Joan" })];
  for (const { owner, resumeId } of [one, other]) {
    for (const person of [grace, joan]) {
      await joinByLink(person, await createLink(owner, resumeId, "edit"));
      const socket = await joinAsJsonClient(resumeId, person);
      socket.sendJson({
        type: "commentAdd",
        resumeId,
        anchor: SUMMARY,
        text: "Which?",
        mentions: [],
      });
      await socket.eventOf("commentThread");
    }
  }
  for (const person of [grace, joan]) await deleteAccount(person);
  const ids: string[] = [];
  for (const { resumeId } of [one, other]) {
    const { threads } = await room(resumeId).readDiscussion();
    ids.push(...threads.map(({ comments }) => comments[0]?.by.userId ?? ""));
  }
  expect(new Set(ids).size).toBe(4);
});

test("old versions without author ids lose the name too, and only that name", async () => {
  const { owner, resumeId, grace } = await everyTrace();
  await evict(resumeId);
  await runInDurableObject(roomStub(resumeId), (_, { storage }) => {
    storage.sql.exec("UPDATE versions SET authors = NULL, by = ?", `Ada, ${NAME}, Zed`);
  });
  await deleteAccount(grace);
  const { versions } = (await call(owner, "GET", `/api/resumes/${resumeId}/versions`)).body;
  expect(versions[0].by).toBe("Ada, Former collaborator, Zed");
});

test("the next sweep retries a room that could not be reached", async () => {
  const { resumeId, grace } = await everyTrace();
  const whole = context();
  const unreachable = {
    disconnect: async () => {},
    forgetPerson: () => Promise.reject(new Error("The room cannot be reached")),
  };
  const broken = { ...whole, room: () => unreachable as unknown as RoomApi };
  await eraseAccount(broken, { id: grace.user.id, email: grace.email });
  expect(await allOfRoom(resumeId)).toContain(grace.user.id);
  const due = () => whole.db.$count(collaborator, eq(collaborator.personId, grace.user.id));
  expect(await due()).toBe(1);
  await sweep(env);
  expect(await due()).toBe(0);
  expectNone(await allOfRoom(resumeId), tracesOf(grace));
});

test("forgets users who left long ago, and does not recreate destroyed rooms", async () => {
  const { owner, resumeId, grace } = await everyTrace();
  const gone = await createOwnedRoom();
  await joinByLink(grace, await createLink(gone.owner, gone.resumeId, "edit"));
  await room(gone.resumeId).destroy();
  await call(grace, "DELETE", `/api/resumes/${resumeId}/members/${grace.user.id}`);
  await env.DB.prepare("DELETE FROM room_visit").run();
  await evict(resumeId);
  await deleteAccount(grace);
  expectNone(await allOfRoom(resumeId), tracesOf(grace));
  expectNone(await allOfD1(), tracesOf(grace));
  expect(await room(gone.resumeId).read()).toBeNull();
  expect((await call(owner, "GET", `/api/resumes/${resumeId}`)).status).toBe(200);
});
