/** A name changed in the settings appears immediately in open resumes. */
import { expect, test } from "vitest";
import { call } from "../support/api.ts";
import { createOwnedRoom, evict, room } from "../support/room.ts";
import { SUMMARY } from "../support/room-comments.ts";
import { connectToRoom, createLink, joinAsJsonClient, joinByLink } from "../support/sharing.ts";
import { bearer, type SignedInPerson, signUp } from "../support/sign-in.ts";

const NEW_NAME = "Grace Hopper-Murray";

async function threeHere() {
  const { owner, resumeId } = await createOwnedRoom();
  const [grace, viewer] = [await signUp({ fullName: "Grace" }), await signUp()];
  await joinByLink(grace, await createLink(owner, resumeId, "edit"));
  await joinByLink(viewer, await createLink(owner, resumeId, "view"));
  const ada = await joinAsJsonClient(resumeId, owner);
  const theirs = await joinAsJsonClient(resumeId, grace);
  const watching = await connectToRoom(resumeId, bearer(viewer));
  await watching.eventOf("hello");
  return { owner, resumeId, grace, ada, theirs, watching };
}
const rename = (person: SignedInPerson, fullName = NEW_NAME) =>
  call(person, "PUT", "/api/auth/me", { fullName });

test("everyone who sees names gets the new one; viewers do not", async () => {
  const { grace, ada, theirs, watching, resumeId, owner } = await threeHere();
  expect((await rename(grace)).status).toBe(200);
  for (const socket of [ada, theirs]) {
    const event = await socket.eventOf("renamed");
    expect(event).toEqual({ type: "renamed", userId: grace.user.id, name: NEW_NAME });
  }
  // Viewers receive titles, so everything sent before this one has arrived too.
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { title: "Afterwards" });
  await watching.eventOf("titled");
  expect(watching.events.some(({ type }) => type === "renamed")).toBe(false);
});

test("edits and comments carry the new name, also after hibernation", async () => {
  const { resumeId, grace, ada, theirs } = await threeHere();
  theirs.sendJson({ type: "commentAdd", resumeId, anchor: SUMMARY, text: "Which?", mentions: [] });
  const { thread } = await ada.eventOf("commentThread");
  theirs.sendJson({ type: "commentResolve", resumeId, threadId: thread.id, isResolved: true });
  await ada.eventOf("commentThread", 2);
  await rename(grace);
  await theirs.eventOf("renamed");
  await evict(resumeId);

  theirs.sendJson({ type: "resumeUpdate", resumeId, data: { summary: "I count stars." } });
  const { by } = await ada.eventOf("activity");
  expect(by).toBe(NEW_NAME);
  ada.sendJson({ type: "commentList", resumeId });
  const { threads, people } = await ada.eventOf("discussion");
  expect(threads[0]?.comments[0]?.by.name).toBe(NEW_NAME);
  expect(threads[0]?.resolved?.by.name).toBe(NEW_NAME);
  expect(people).toContainEqual({ userId: grace.user.id, name: NEW_NAME });
  expect(JSON.stringify({ threads, people })).not.toMatch(/"Grace"/);
});

test("a visible cursor gets the new name", async () => {
  const { resumeId, grace, ada, theirs } = await threeHere();
  const position = { row: 0, column: 1, sectionId: "summary", fieldId: "summary" };
  theirs.sendJson({ type: "cursorUpdate", resumeId, position, user: { name: "Mallory" } });
  expect((await ada.eventOf("cursorUpdated")).user.name).toBe("Grace");
  await rename(grace);
  await ada.eventOf("renamed");
  theirs.sendJson({ type: "cursorUpdate", resumeId, position: { ...position, column: 2 } });
  expect((await ada.eventOf("cursorUpdated", 2)).user.name).toBe(NEW_NAME);
});

test("an unchanged and a rejected name are not broadcast", async () => {
  const { grace, ada } = await threeHere();
  expect((await rename(grace, " Grace ")).status).toBe(200);
  expect((await rename(grace, "  ")).status).toBe(400);
  await rename(grace);
  await ada.eventOf("renamed");
  expect(ada.events.filter(({ type }) => type === "renamed")).toHaveLength(1);
});

test("a destroyed room is not recreated", async () => {
  const { owner, resumeId, grace } = await threeHere();
  await room(resumeId).destroy();
  await room(resumeId).renamePerson(grace.user.id);
  expect(await room(resumeId).read()).toBeNull();
  expect((await rename(owner)).status).toBe(200);
});
