/** Sessions and their two credentials: validation, expiry, rotation and logout. */
import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { authorizeRoomAccess } from "#app/server/auth/room-access.server.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { session } from "#app/server/db/tables/account-tables.ts";
import { loadContext } from "../../workers/load-context.ts";
import {
  A_PASSWORD,
  bearer,
  get,
  post,
  readCookies,
  type SignedInPerson,
  signIn,
  signUp,
} from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const db = () => openDatabase(env.DB);
const DAY_MS = 86_400_000;
const FOREIGN = "https://evil.example";
const me = (headers: Record<string, string>) => get("/api/auth/me", headers);
const cookieValue = ({ cookie }: SignedInPerson) => cookie.split(/[=;]/)[1] ?? "";

const page = (headers: Record<string, string>) => get("/templates?step=1", headers);

test("[accounts 6] token, cookie and database token differ, and none is valid as another", async () => {
  const person = await signUp();
  const [row] = await db().select().from(session);
  const raw = row?.token ?? "";
  expect(new Set([person.token, cookieValue(person), raw]).size).toBe(3);
  expect(person.token).not.toContain(raw);
  expect(cookieValue(person)).not.toContain(raw);

  const [cookieName] = person.cookie.split("=");
  const refused = [
    await me({ authorization: `Bearer ${cookieValue(person)}` }),
    await me({ authorization: `Bearer ${raw}` }),
    await me({ authorization: `Bearer b.${row?.id}.${raw}` }),
    await me({ cookie: person.cookie }),
    await get(`/api/auth/me?token=${person.token}&access_token=${person.token}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  for (const value of [person.token, raw]) {
    expect((await page({ cookie: `${cookieName}=${value}` })).status).toBe(302);
  }
  expect((await page({ cookie: person.cookie })).status).toBe(200);
});

test("rejects a flipped bit, an unsigned token and a token of 10 kB with 401", async () => {
  const { token } = await signUp();
  const other = token.at(-2) === "A" ? "B" : "A";
  const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`;
  const tokens = [
    token.slice(0, -2) + other + token.slice(-1),
    none,
    "b.".padEnd(10_000, "x"),
    "b",
  ];
  for (const one of tokens) {
    const answer = await me({ authorization: `Bearer ${one}` });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ success: false, message: expect.any(String) });
  }
});

test("a session id set before the login is not valid after it", async () => {
  const person = await signUp();
  const planted =
    "covitae-8787=c.planted-planted-planted.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  const answer = await post(
    "/api/auth/login",
    { email: person.email, password: A_PASSWORD },
    { cookie: planted },
  );
  expect(readCookies(answer)).not.toBe(planted);
  expect((await page({ cookie: planted })).status).toBe(302);
});

test("over https the cookie is __Host-, Secure, HttpOnly and Lax; over http the port is in its name", async () => {
  const person = await signUp();
  const body = JSON.stringify({ email: person.email, password: A_PASSWORD });
  const headers = { "content-type": "application/json" };
  const secure = await exports.default.fetch("https://covitae.example/api/auth/login", {
    method: "POST",
    headers,
    body,
  });
  const [cookie] = secure.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-covitae=c\./);
  for (const part of ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]) {
    expect(cookie?.split("; ")).toContain(part);
  }
  expect(cookie).not.toContain("Domain");
  expect(person.cookie).toMatch(/^covitae-8787=c\./);
});

test("[spec 4] a page without a session redirects to the login with the return path", async () => {
  const answer = await page({});
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/login?redirectTo=%2Ftemplates%3Fstep%3D1");
});

test("use extends a session to seven days, but never beyond 30 days from the sign-in", async () => {
  const person = await signUp();
  const now = Date.now();
  await db()
    .update(session)
    .set({ expiresAt: new Date(now + 5 * DAY_MS), absoluteExpiresAt: new Date(now + 6 * DAY_MS) });
  expect((await me(bearer(person))).status).toBe(200);
  await expect
    .poll(async () => (await db().select().from(session))[0]?.expiresAt.getTime())
    .toBe(now + 6 * DAY_MS);
  await db()
    .update(session)
    .set({ absoluteExpiresAt: new Date(now + 20 * DAY_MS) });
  expect((await page({ cookie: person.cookie })).status).toBe(200);
  await expect
    .poll(async () => (await db().select().from(session))[0]?.expiresAt.getTime())
    .toBeGreaterThanOrEqual(now + 7 * DAY_MS);
});

test("a session expires after seven days without use, or 30 days", async () => {
  const person = await signUp();
  const past = new Date(Date.now() - 1);
  const later = new Date(Date.now() + DAY_MS);
  await db().update(session).set({ expiresAt: past });
  expect((await me(bearer(person))).status).toBe(401);
  await db().update(session).set({ expiresAt: later, absoluteExpiresAt: past });
  expect((await me(bearer(person))).status).toBe(401);
});

test("rotation issues new credentials; the old token stays valid for 60 seconds and is not extended", async () => {
  const person = await signUp();
  const answer = await post("/api/auth/session", undefined, bearer(person));
  const fresh = (await answer.json()) as { token: string; user: object };
  expect(fresh).toEqual({ success: true, token: expect.any(String), user: person.user });
  expect(fresh.token).not.toBe(person.token);
  expect((await page({ cookie: readCookies(answer) })).status).toBe(200);
  expect((await me(bearer(fresh))).status).toBe(200);
  expect((await me(bearer(person))).status).toBe(200);

  const old = (await db().select().from(session)).find((row) => row.replacedAt);
  const seconds = (Number(old?.expiresAt) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(60);
});

test("two tabs that rotate concurrently both stay signed in", async () => {
  const person = await signUp();
  const answers = await Promise.all([
    post("/api/auth/session", undefined, bearer(person)),
    post("/api/auth/session", undefined, bearer(person)),
  ]);
  for (const answer of answers) {
    const fresh = (await answer.json()) as { token: string };
    expect((await me(bearer(fresh))).status).toBe(200);
  }
});

test("rotation does not extend the 30 days since the sign-in", async () => {
  const person = await signUp();
  const end = new Date(Math.floor((Date.now() + 3 * DAY_MS) / 1000) * 1000);
  await db().update(session).set({ absoluteExpiresAt: end });
  await post("/api/auth/session", undefined, bearer(person));
  const rows = await db().select().from(session);
  expect(rows.map((row) => row.absoluteExpiresAt)).toEqual([end, end]);
});

test("a cookie restores a lost token, only from our own pages", async () => {
  const { cookie } = await signUp();
  const ours = await post("/api/auth/session", undefined, { cookie, origin: ORIGIN });
  expect(ours.status).toBe(200);
  const sameSite = { cookie, "sec-fetch-site": "same-origin" };
  expect((await post("/api/auth/session", undefined, sameSite)).status).toBe(200);
  expect((await post("/api/auth/session", undefined, { cookie })).status).toBe(401);
  const foreign = await post("/api/auth/session", undefined, { cookie, origin: FOREIGN });
  expect(foreign.status).toBe(403);
});

test("[spec 4] logout ends the sign-in's tokens and cookie, old and new, and no other sign-in", async () => {
  const person = await signUp();
  const elsewhere = await signIn(person.email);
  const rotated = await post("/api/auth/session", undefined, bearer(person));
  const fresh = (await rotated.json()) as { token: string };
  const out = await post("/api/auth/logout", undefined, bearer(fresh));
  expect(await out.json()).toEqual({ success: true });
  expect(out.headers.getSetCookie()[0]).toMatch(/^covitae-8787=; .*Max-Age=0/);
  for (const dead of [person, fresh]) expect((await me(bearer(dead))).status).toBe(401);
  for (const cookie of [person.cookie, readCookies(rotated)]) {
    expect((await page({ cookie })).status).toBe(302);
  }
  expect((await me(bearer(elsewhere))).status).toBe(200);
  expect((await post("/api/auth/logout", undefined, bearer(fresh))).status).toBe(200);
});

test("a token requested during a logout is invalid too", async () => {
  const person = await signUp();
  const [rotated] = await Promise.all([
    post("/api/auth/session", undefined, bearer(person)),
    post("/api/auth/logout", undefined, bearer(person)),
  ]);
  const { token = "none" } = (await rotated.json()) as { token?: string };
  expect((await me(bearer({ token }))).status).toBe(401);
  expect((await me(bearer(person))).status).toBe(401);
});

test("the logout form ends the session; a cross-site form and a GET do not", async () => {
  const { cookie, token } = await signUp();
  const form = (headers: Record<string, string>) =>
    post("/logout", undefined, { cookie, ...headers });
  expect((await form({ origin: FOREIGN })).status).toBe(403);
  expect((await form({ origin: "null" })).status).toBe(403);
  expect((await form({})).status).toBe(403);
  expect((await get("/logout", { cookie })).status).toBe(302);
  expect((await me(bearer({ token }))).status).toBe(200);
  const out = await form({ origin: ORIGIN });
  expect(out.status).toBe(302);
  expect((await me(bearer({ token }))).status).toBe(401);
});

test("a foreign Origin gets 403 on every call, even with a valid token; no Origin is allowed", async () => {
  const person = await signUp();
  expect((await me({ ...bearer(person), origin: FOREIGN })).status).toBe(403);
  expect((await me({ ...bearer(person), origin: ORIGIN })).status).toBe(200);
  expect((await me(bearer(person))).status).toBe(200);
  const login = { email: person.email, password: A_PASSWORD };
  const foreign = await post("/api/auth/login", login, { origin: FOREIGN });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.getSetCookie()).toEqual([]);
  expect(foreign.headers.has("access-control-allow-origin")).toBe(false);
  for (const call of ["signup", "verify-otp", "resend-otp", "forgot-password", "reset-password"]) {
    expect((await post(`/api/auth/${call}`, {}, { origin: FOREIGN })).status).toBe(403);
  }
});

test("a room's socket accepts only a bearer token, or the cookie from our own page", async () => {
  const person = await signUp();
  const ask = async (headers: Record<string, string>) => {
    const request = new Request(`${ORIGIN}/api/room?resumeId=x&token=${person.token}`, { headers });
    const context = loadContext(request, env, createExecutionContext());
    return (await authorizeRoomAccess(request, context, "x")).signedIn;
  };
  const known = { user: person.user, sessionId: expect.any(String) };
  expect(await ask(bearer(person))).toMatchObject(known);
  expect(await ask({ cookie: person.cookie, origin: ORIGIN })).toMatchObject(known);
  expect(await ask({ cookie: person.cookie })).toBeNull();
  expect(await ask({ cookie: person.cookie, origin: FOREIGN })).toBeNull();
  expect(await ask({ ...bearer(person), origin: FOREIGN })).toBeNull();
  expect(await ask({ authorization: `Bearer ${cookieValue(person)}` })).toBeNull();
  expect(await ask({ origin: ORIGIN })).toBeNull();
});

test("a wrong method gets 405 with the allowed ones", async () => {
  const calls = [
    "signup",
    "verify-otp",
    "resend-otp",
    "login",
    "forgot-password",
    "session",
    "logout",
  ];
  for (const call of calls) {
    const answer = await get(`/api/auth/${call}`);
    expect([call, answer.status, answer.headers.get("allow")]).toEqual([call, 405, "POST"]);
  }
  expect((await post("/api/auth/me")).status).toBe(405);
});
