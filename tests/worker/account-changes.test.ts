/** Changes to one's own account, and what they must not allow. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { MAX_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import {
  account as accountTable,
  user as userTable,
} from "#app/server/db/tables/account-tables.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { analysis } from "#app/server/db/tables/score-tables.ts";
import { member as memberTable, share } from "#app/server/db/tables/share-tables.ts";
import { call, expectError } from "../support/api.ts";
import { eventually } from "../support/eventually.ts";
import { createOwnedRoom, room } from "../support/room.ts";
import { connectToRoom, createLink, joinByLink } from "../support/sharing.ts";
import {
  A_PASSWORD,
  bearer,
  get,
  latestCode,
  listMails,
  post,
  readCookies,
  signIn,
  signUp,
} from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const ANOTHER = "cellar candle orchard 7";
const isDead = async (token: string) =>
  expectError(await call({ token }, "GET", "/api/auth/me"), 401);

/** Calls that require the password. */
const GUARDED: [path: string, body: Record<string, string>][] = [
  ["/api/auth/change-password", { newPassword: ANOTHER }],
  ["/api/auth/change-email", { email: "elsewhere@example.com" }],
  ["/api/auth/delete-account", {}],
];

test("sensitive changes require the password; a wrong one is 400 and changes nothing", async () => {
  const by = await signUp();
  for (const [path, body] of GUARDED) {
    expectError(await call(by, "POST", path, { ...body, password: "not it at all" }), 400);
    expectError(await call(by, "POST", path, body), 400);
    expectError(
      await call(by, "POST", path, { ...body, password: "x".repeat(MAX_PASSWORD_LENGTH + 1) }),
      400,
    );
    const foreign = { origin: "https://evil.example" };
    expectError(await call(by, "POST", path, { ...body, password: A_PASSWORD }, foreign), 403);
  }
  expect((await signIn(by.email)).user.id).toBe(by.user.id);
});

test("the eleventh wrong password is rate-limited", async () => {
  const by = await signUp();
  const guess = () =>
    call(by, "POST", "/api/auth/change-password", { password: "wrong one", newPassword: ANOTHER });
  for (let tries = 0; tries < 10; tries++) expectError(await guess(), 400);
  const refused = await guess();
  expectError(refused, 429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call(by, "GET", "/api/auth/me")).status).toBe(200);
});

test("a full name can be changed, by the same rules as at sign-up", async () => {
  const by = await signUp();
  const put = (fullName: unknown) => call(by, "PUT", "/api/auth/me", { fullName });
  const { body } = await put("  Zoë\n Novak ");
  expect(body.user.fullName).toBe("Zoë Novak");
  expect((await call(by, "GET", "/api/auth/me")).body.user.fullName).toBe("Zoë Novak");
  for (const wrong of ["", "   ", 7, null, "x".repeat(201)]) expectError(await put(wrong), 400);
  // The same name again is no change and does not count toward the ten changes an hour.
  for (let times = 0; times < 12; times++) expect((await put("Zoë Novak")).status).toBe(200);
});

test("changing the password ends all other sessions and issues a new token", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const other = await signIn(owner.email);
  const elsewhere = await connectToRoom(resumeId, bearer(other));
  await elsewhere.eventOf("hello");
  const answer = await post(
    "/api/auth/change-password",
    { password: A_PASSWORD, newPassword: ANOTHER },
    bearer(owner),
  );
  expect(answer.status).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  expect(token).not.toBe(owner.token);
  expect((await call({ token }, "GET", "/api/auth/me")).status).toBe(200);
  expect((await get("/settings", { cookie: readCookies(answer) })).status).toBe(200);
  await isDead(owner.token);
  await isDead(other.token);
  expect((await elsewhere.closing()).code).toBe(4401);
  await eventually(async () =>
    expect((await listMails(owner.email))[0]?.subject).toContain("password was changed"),
  );
  expect((await post("/api/auth/login", { email: owner.email, password: A_PASSWORD })).status).toBe(
    400,
  );
  expect((await signIn(owner.email, ANOTHER)).user.id).toBe(owner.user.id);
});

test("rejects a weak, a common and the same password", async () => {
  const by = await signUp();
  for (const newPassword of ["short", "aaaaaaaaaaaa", "x".repeat(129), A_PASSWORD]) {
    const body = { password: A_PASSWORD, newPassword };
    expectError(await call(by, "POST", "/api/auth/change-password", body), 400);
  }
});

test("a mailed code changes the address; the old one is notified and its reset links expire", async () => {
  const by = await signUp();
  const email = `moved-${by.user.id.slice(0, 8)}@example.com`;
  const sent = await call(by, "POST", "/api/auth/change-email", { email, password: A_PASSWORD });
  expect(sent.body).toEqual({ success: true, email });
  const code = await latestCode(email);
  const wrong = code === "000000" ? "111111" : "000000";
  const refused = await call(by, "POST", "/api/auth/confirm-email", { otp: wrong });
  expectError(refused, 400, /Invalid verification code/);
  const done = await call(by, "POST", "/api/auth/confirm-email", { otp: code });
  expect(done.body.user.email).toBe(email);
  expect(done.body.token).not.toBe(by.token);
  await eventually(async () => expect((await listMails(by.email))[0]?.text).toContain(email));
  expect((await post("/api/auth/login", { email: by.email, password: A_PASSWORD })).status).toBe(
    400,
  );
  expect((await signIn(email)).user.id).toBe(by.user.id);
  // A code works only once.
  const again = await call(done.body, "POST", "/api/auth/confirm-email", { otp: code });
  expectError(again, 400, /No verification code/);
});

test("a taken address gets the same response as a free one and cannot be taken", async () => {
  const [by, owner] = [await signUp(), await signUp()];
  const { email } = owner;
  const sent = await call(by, "POST", "/api/auth/change-email", { email, password: A_PASSWORD });
  expect(sent.body).toEqual({ success: true, email });
  const [mail] = await listMails(email);
  expect(mail?.subject).not.toMatch(/\d{6}/);
  const body = { otp: "123456" };
  expectError(await call(by, "POST", "/api/auth/confirm-email", body), 400, /Invalid/);
  expect((await signIn(email)).user.id).toBe(owner.user.id);
});

test("thirty concurrent guesses share a code's five attempts", async () => {
  const by = await signUp();
  const email = `guess-${by.user.id.slice(0, 8)}@example.com`;
  await call(by, "POST", "/api/auth/change-email", { email, password: A_PASSWORD });
  const guesses = Array.from({ length: 29 }, (_, index) =>
    call(by, "POST", "/api/auth/confirm-email", { otp: String(index).padStart(6, "0") }),
  );
  const reasons = (await Promise.all(guesses)).map(({ body }) => body.reason);
  expect(reasons.filter((reason) => reason === "invalid").length).toBeLessThanOrEqual(5);
  const right = await call(by, "POST", "/api/auth/confirm-email", { otp: await latestCode(email) });
  expectError(right, 400);
});

test("lists devices and logs out one of them or all others", async () => {
  const by = await signUp();
  const [second, third] = [await signIn(by.email), await signIn(by.email)];
  const stranger = await signUp();
  const { body } = await call(by, "GET", "/api/auth/sessions");
  expect(body.sessions).toHaveLength(3);
  expect(body.sessions.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1);
  const mine = (await call(second, "GET", "/api/auth/sessions")).body.sessions.find(
    (one: { isCurrent: boolean }) => one.isCurrent,
  );
  expectError(await call(stranger, "DELETE", `/api/auth/sessions/${mine.id}`), 404);
  expect((await call(by, "DELETE", `/api/auth/sessions/${mine.id}`)).status).toBe(200);
  await isDead(second.token);
  expect((await call(by, "DELETE", "/api/auth/sessions")).body).toEqual({
    success: true,
    ended: 1,
  });
  await isDead(third.token);
  expect((await call(by, "GET", "/api/auth/me")).status).toBe(200);
  expect((await call(stranger, "GET", "/api/auth/me")).status).toBe(200);
});

test("deleting an account deletes its sessions, resumes, rooms, files and memberships", async () => {
  const db = openDatabase(env.DB);
  const { owner, resumeId } = await createOwnedRoom();
  const { resumeId: foreign, owner: friend } = await createOwnedRoom();
  const member = await signUp();
  const link = await createLink(owner, resumeId, "edit");
  await joinByLink(member, link);
  await joinByLink(owner, await createLink(friend, foreign, "edit"));
  const job = { title: "Analyst", description: "- Mathematics" };
  await call(owner, "POST", `/api/resumes/${resumeId}/analyses`, { jobDescription: job });
  await env.FILES.put(`${owner.user.id}/left-over.pdf`, "x");
  await env.FILES.put(`${friend.user.id}/kept.pdf`, "x");
  const open = await connectToRoom(resumeId, bearer(member));
  const abroad = await connectToRoom(foreign, bearer(owner));
  await Promise.all([open.eventOf("hello"), abroad.eventOf("hello")]);

  const answer = await call(owner, "POST", "/api/auth/delete-account", { password: A_PASSWORD });
  expect(answer.status).toBe(200);
  await isDead(owner.token);
  expect((await open.closing()).code).toBe(4403);
  expect((await abroad.closing()).code).toBe(4401);
  expect(await room(resumeId).read()).toBeNull();
  expect((await get(`/s/${link.token}`)).status).toBe(404);
  expectError(await call(member, "GET", `/api/resumes/${resumeId}`), 404);
  expect((await call(member, "GET", "/api/resumes")).body.resumes).toEqual([]);
  expect((await env.FILES.list({ prefix: `${owner.user.id}/` })).objects).toEqual([]);
  expect((await env.FILES.list({ prefix: `${friend.user.id}/` })).objects).toHaveLength(1);
  for (const table of [resume, analysis, share, memberTable] as const) {
    const rows = JSON.stringify(await db.select().from(table));
    expect(rows).not.toContain(resumeId);
    expect(rows).not.toContain(owner.user.id);
  }
  expect(JSON.stringify(await db.select().from(userTable))).not.toContain(owner.email);
  expect(JSON.stringify(await db.select().from(accountTable))).not.toContain(owner.user.id);
  expect((await call(friend, "GET", `/api/resumes/${foreign}`)).status).toBe(200);
  expect((await post("/api/auth/login", { email: owner.email, password: A_PASSWORD })).status).toBe(
    400,
  );
  // The address is free again.
  expect((await signUp({ email: owner.email })).user.id).not.toBe(owner.user.id);
});

test("the settings page requires a session", async () => {
  const by = await signUp();
  expect((await get("/settings", { cookie: by.cookie })).status).toBe(200);
  const out = await get("/settings");
  expect(out.status).toBe(302);
  expect(new URL(out.headers.get("location") ?? "", ORIGIN).pathname).toBe("/login");
});
