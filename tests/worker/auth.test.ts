/** Signing up, in and out as an API client. */
import { expect, test } from "vitest";
import { bearer, get, post, signIn, signUp } from "../support/sign-in.ts";

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
