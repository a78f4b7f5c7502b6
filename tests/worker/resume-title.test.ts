/** A resume's title is stored in its row and broadcast to everyone who has the resume open. */
import { expect, test } from "vitest";
import { call } from "../support/api.ts";
import { createOwnedRoom } from "../support/room.ts";
import { connectToRoom, createLink, joinByLink } from "../support/sharing.ts";
import { bearer, signUp } from "../support/sign-in.ts";

test("a new title reaches every open page, including viewers', and later connections", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const viewer = await signUp();
  await joinByLink(viewer, await createLink(owner, resumeId, "view"));
  const mine = await connectToRoom(resumeId, bearer(owner));
  const theirs = await connectToRoom(resumeId, bearer(viewer));
  expect((await mine.eventOf("hello")).title).toBe("Untitled resume");

  const body = { title: "  For the port authority " };
  const answer = await call(owner, "PUT", `/api/resumes/${resumeId}`, body);
  expect(answer.status).toBe(200);
  expect((await mine.eventOf("titled")).title).toBe("For the port authority");
  expect((await theirs.eventOf("titled")).title).toBe("For the port authority");
  const later = await connectToRoom(resumeId, bearer(viewer));
  expect((await later.eventOf("hello")).title).toBe("For the port authority");
});

test("a rejected title is not broadcast", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const editor = await signUp();
  await joinByLink(editor, await createLink(owner, resumeId, "edit"));
  const mine = await connectToRoom(resumeId, bearer(owner));
  const path = `/api/resumes/${resumeId}`;
  const put = (title: string, as: typeof owner) => call(as, "PUT", path, { title });
  expect((await put("Theirs", editor)).status).toBe(403);
  expect((await put("   ", owner)).status).toBe(400);
  expect((await put("x".repeat(201), owner)).status).toBe(400);
  expect((await put("Mine", owner)).status).toBe(200);
  expect((await mine.eventOf("titled")).title).toBe("Mine");
});
