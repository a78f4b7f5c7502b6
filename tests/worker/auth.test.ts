/** Signing up, in and out as an API client. */
import { expect, test } from "vitest";
import { createOwnedRoom } from "../support/room.ts";
import { connectToRoom } from "../support/sharing.ts";
import { bearer, get, post, signIn, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

test("[spec 7] signing up, confirming the code, signing in and out", async () => {
  const person = await signUp({ fullName: "Zoë O'Connor" });
  expect(person.user).toEqual({
    id: expect.any(String),
    fullName: "Zoë O'Connor",
    email: person.email,
    profileImageUrl: null,
  });
  const me = await get("/api/auth/me", bearer(person));
  expect(await me.json()).toEqual({ success: true, user: person.user });

  const again = await signIn(person.email);
  expect(again.user).toEqual(person.user);
  expect(again.token).not.toBe(person.token);

  const out = await post("/api/auth/logout", undefined, bearer(again));
  expect(await out.json()).toEqual({ success: true });
  expect((await get("/api/auth/me", bearer(again))).status).toBe(401);
  expect((await get("/api/auth/me", bearer(person))).status).toBe(200);
});

test("logging out with the cookie alone ends its login: token, cookie and open sockets", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const elsewhere = await signIn(owner.email);
  const own = await connectToRoom(resumeId, bearer(owner));
  const other = await connectToRoom(resumeId, bearer(elsewhere));
  for (const socket of [own, other]) await socket.eventOf("hello");

  const foreign = { cookie: owner.cookie, origin: "https://evil.example" };
  expect((await post("/api/auth/logout", {}, foreign)).status).toBe(403);
  expect((await get("/api/auth/me", bearer(owner))).status).toBe(200);

  const out = await post("/api/auth/logout", {}, { cookie: owner.cookie, origin: ORIGIN });
  expect(await out.json()).toEqual({ success: true });
  expect(out.headers.getSetCookie()[0]).toMatch(/^covitae-8787=; .*Max-Age=0/);
  expect((await get("/api/auth/me", bearer(owner))).status).toBe(401);
  expect((await get("/dashboard", { cookie: owner.cookie })).status).toBe(302);
  expect((await own.closing()).code).toBe(4401);

  expect((await get("/api/auth/me", bearer(elsewhere))).status).toBe(200);
  other.sendJson({ type: "joinRoom", resumeId });
  await other.eventOf("resumeUpdated");
});

test("logging out with the token of one login and the cookie of another ends both", async () => {
  const person = await signUp();
  const elsewhere = await signIn(person.email);
  const headers = { ...bearer(person), cookie: elsewhere.cookie, origin: ORIGIN };
  expect((await post("/api/auth/logout", {}, headers)).status).toBe(200);
  for (const each of [person, elsewhere])
    expect((await get("/api/auth/me", bearer(each))).status).toBe(401);
});
