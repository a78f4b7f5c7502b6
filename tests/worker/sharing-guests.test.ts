/** Guests: cookies, names and roles. */

import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { fromBase64, toBase64 } from "lib0/buffer";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { setText } from "#app/core/collab/document/edit-document.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { call } from "../support/api.ts";
import { eventually } from "../support/eventually.ts";
import { createEditor, createOwnedRoom, resumeContent, room, roomStub } from "../support/room.ts";
import {
  connectToRoom,
  createLink,
  joinAsJsonClient,
  openLink,
  shareTokenHeader,
} from "../support/sharing.ts";
import { ORIGIN } from "../support/worker.ts";

const fromPage = (cookie: string) => ({ cookie, origin: ORIGIN });

test("a guest works with the cookie set by the link, in the link's role", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const { cookie } = await openLink(await createLink(owner, resumeId, "edit"));
  const guestSocket = await connectToRoom(resumeId, fromPage(cookie));
  expect(await guestSocket.eventOf("hello")).toMatchObject({ role: "edit", resumeId });
  guestSocket.sendJson({ type: "joinRoom", resumeId });
  await guestSocket.eventOf("resumeUpdated");
  guestSocket.sendJson({ type: "resumeUpdate", resumeId, data: { summary: "By a guest." } });
  const said = await guestSocket.eventOf("resumeUpdated", 2);
  expect(said).toMatchObject({ by: "Anonymous", data: { summary: "By a guest." } });
  // As with sessions, the cookie is accepted only with our own Origin: not from other sites or programs.
  const codeFor = async (headers: Record<string, string>) =>
    (await (await connectToRoom(resumeId, headers)).closing()).code;
  expect(await codeFor({ cookie })).toBe(4401);
  expect(await codeFor({ cookie, origin: "https://evil.example" })).toBe(4401);
  const forged = cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect(await codeFor(fromPage(forged))).toBe(4401);
});

test("a second link does not replace the first, and each page has its own link's role", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const other = await createOwnedRoom();
  const view = await createLink(owner, resumeId, "view");
  const edit = await createLink(owner, resumeId, "edit");
  const first = await openLink(view);
  const { cookie } = await openLink(
    await createLink(other.owner, other.resumeId, "comment"),
    first.cookie,
  );
  await openLink(edit, cookie);
  const roleIn = async (id: string, query: Record<string, string> = {}) =>
    (await (await connectToRoom(id, fromPage(cookie), query)).eventOf("hello")).role;
  expect(await roleIn(other.resumeId)).toBe("comment");
  expect(await roleIn(resumeId, { share: view.id })).toBe("view");
  expect(await roleIn(resumeId, { share: edit.id })).toBe("edit");
});

test("[spec 3] resume-{templateId}-anonymous opens the link's resume for guests, and nothing for others", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "comment");
  const alias = "resume-modern-professional-anonymous";
  const socket = await connectToRoom(alias, shareTokenHeader(link));
  expect(await socket.eventOf("hello")).toMatchObject({ role: "comment", resumeId });
  expect((await (await connectToRoom(alias)).closing()).code).toBe(4401);
  const wrong = await connectToRoom(
    "resume-professional-elegant-anonymous",
    shareTokenHeader(link),
  );
  expect((await wrong.closing()).code).toBe(4403);
});

test("a guest may choose a name, only from our own page, and the room stamps it", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const { cookie } = await openLink(link);
  const form = (name: string, origin = ORIGIN) =>
    fetchForm(`/s/${link.token}?_data=routes%2Fresume%2Fshare`, { name }, { cookie, origin });
  expect((await form("Mallory", "https://evil.example")).status).toBe(403);
  expect((await form("x".repeat(61))).status).toBe(400);
  expect((await form("a\u202eb")).status).toBe(400);
  expect((await form("  Sam \n Spade ")).status).toBe(200);
  const socket = await connectToRoom(resumeId, fromPage(cookie));
  socket.sendJson({ type: "joinRoom", resumeId });
  expect((await socket.eventOf("resumeUpdated")).by).toBe("Sam Spade");
  // Guests may take any name, so the room tells who is a guest.
  const { you } = await socket.eventOf("hello");
  expect(shownName(you)).toBe("Sam Spade (guest)");
  expect(shownName({ userId: owner.user.id, name: "Sam Spade" })).toBe("Sam Spade");
  const { audit } = (await call(owner, "GET", `/api/resumes/${resumeId}/audit`)).body;
  expect(audit).toContainEqual(expect.objectContaining({ by: "Sam Spade", kind: "joined" }));
});

test("a guest's new name is broadcast immediately and applies to earlier comments", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "comment");
  const { cookie } = await openLink(link);
  const rename = (name: string) =>
    fetchForm(
      `/s/${link.token}?_data=routes%2Fresume%2Fshare`,
      { name },
      { cookie, origin: ORIGIN },
    );
  const ada = await joinAsJsonClient(resumeId, owner);
  const enterAsGuest = async () => {
    const socket = await connectToRoom(resumeId, fromPage(cookie));
    socket.sendJson({ type: "joinRoom", resumeId });
    await socket.eventOf("resumeUpdated");
    return socket;
  };
  const anonymous = await enterAsGuest();
  const anchor = { field: "summary", start: 2, end: 7 };
  anonymous.sendJson({ type: "commentAdd", resumeId, anchor, text: "Which?", mentions: [] });
  await ada.eventOf("commentThread");
  anonymous.sendJson({ type: "suggestionAdd", resumeId, anchor, base: "count", proposed: "add" });
  await ada.eventOf("suggestion");

  const said = async () => {
    const { threads, suggestions } = await room(resumeId).readDiscussion();
    return [threads[0]?.comments[0]?.by.name, suggestions[0]?.by.name];
  };
  expect(await said()).toEqual(["Anonymous", "Anonymous"]);
  expect((await rename("Sam")).status).toBe(200);
  const { userId, name } = await ada.eventOf("renamed");
  expect([userId.startsWith("guest:"), name]).toEqual([true, "Sam"]);
  await eventually(async () => expect(await said()).toEqual(["Sam", "Sam"]));
  // After the page connects again, a new name applies to the earlier comments too.
  await enterAsGuest();
  await rename("Sam Spade");
  expect((await ada.eventOf("renamed", 2)).name).toBe("Sam Spade");
  await eventually(async () => expect(await said()).toEqual(["Sam Spade", "Sam Spade"]));
  ada.sendJson({ type: "commentList", resumeId });
  const { people } = await ada.eventOf("discussion");
  expect(people).toContainEqual({ userId, name: "Sam Spade" });

  // A guest without a name is removed from the people who can be mentioned.
  await rename("");
  expect((await ada.eventOf("renamed", 3)).name).toBe("Anonymous");
  await eventually(async () => expect(await said()).toEqual(["Anonymous", "Anonymous"]));
  const kept = await runInDurableObject(roomStub(resumeId), (_, { storage: { sql } }) =>
    sql.exec<{ user_id: string }>("SELECT user_id FROM people").toArray(),
  );
  expect(kept.map((row) => row.user_id)).toEqual([owner.user.id]);
});

test("a room that missed a guest's new name learns it when they reconnect", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "comment");
  const { cookie } = await openLink(link);
  const name = (value: string) => env.DB.prepare("UPDATE guest SET name = ?").bind(value).run();
  await name("Sam");
  const first = await connectToRoom(resumeId, fromPage(cookie));
  first.sendJson({ type: "joinRoom", resumeId });
  await first.eventOf("resumeUpdated");
  const anchor = { field: "summary", start: 2, end: 7 };
  first.sendJson({ type: "commentAdd", resumeId, anchor, text: "Which?", mentions: [] });
  await first.eventOf("commentThread");
  await name("Sam Spade");
  const again = await connectToRoom(resumeId, fromPage(cookie));
  await again.eventOf("hello");
  await eventually(async () => {
    const { threads } = await room(resumeId).readDiscussion();
    expect(threads[0]?.comments[0]?.by.name).toBe("Sam Spade");
  });
});

test("the eleventh name in an hour is rate-limited with a message", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "comment");
  const { cookie } = await openLink(link);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const path = `/s/${link.token}?_data=routes%2Fresume%2Fshare`;
    const answer = await fetchForm(path, { name: `Sam ${n}` }, { cookie, origin: ORIGIN });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test.each([
  ["no body", undefined, undefined],
  ["plain text", "text/plain", "x"],
  ["JSON", "application/json", "{}"],
])("%s instead of a guest's name is refused", async (_, type, body) => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "comment");
  const { cookie } = await openLink(link);
  const answer = await exports.default.fetch(`${ORIGIN}/s/${link.token}`, {
    ...{ method: "POST", body, redirect: "manual" },
    headers: {
      ...{ cookie, origin: ORIGIN, host: new URL(ORIGIN).host },
      ...(type ? { "content-type": type } : {}),
    },
  });
  expect(answer.status).toBe(415);
});

test("a guest continues under their name after a lost connection", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const link = await createLink(owner, resumeId, "edit");
  const person = { userId: "guest:g1", name: "Sam", sessionId: "guest:g1", role: "edit" } as const;
  const editor = await createEditor(resumeId, { ...person, shareId: link.id });
  editor.drop();
  editor.edit((doc) => setText(doc, ["summary"], "On the train."));
  await editor.connect();
  await editor.saved();
  expect((await room(resumeId).read())?.content).toEqual(
    resumeContent({ summary: "On the train." }),
  );
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

test("calls by a link without X-Guest count as one person and share client ids", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const sync = (link: Awaited<ReturnType<typeof createLink>>, given: object) => {
    const whole = { epoch: null, needsClientId: false, stateVector: "AA==", update: null };
    const body = { sync: { ...whole, ...given } };
    return call(null, "PUT", `/api/resumes/${resumeId}`, body, shareTokenHeader(link));
  };
  const link = await createLink(owner, resumeId, "edit");
  const opened = (await sync(link, { needsClientId: true })).body.sync;
  const doc = newDocument();
  Y.applyUpdate(doc, fromBase64(opened.update));
  doc.clientID = opened.clientIds[0];
  setText(doc, ["summary"], "Counted.");
  const update = toBase64(Y.encodeStateAsUpdate(doc, fromBase64(opened.stateVector)));
  // A client id belongs to one person, so another link's guest cannot use it.
  expect((await sync(await createLink(owner, resumeId, "edit"), { update })).status).toBe(403);
  expect((await sync(link, { update })).status).toBe(200);
  expect((await room(resumeId).read())?.content.summary).toBe("Counted.");
});
