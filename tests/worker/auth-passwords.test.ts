/** Choosing, forgetting and resetting passwords without revealing anything to an attacker. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { account, verification } from "#app/server/db/tables/account-tables.ts";
import { eventually } from "../support/eventually.ts";
import { NEW_PASSWORD, reset, resetToken } from "../support/reset-password.ts";
import {
  A_PASSWORD,
  bearer,
  get,
  listMails,
  post,
  type SignedInPerson,
  signIn,
  signUp,
} from "../support/sign-in.ts";

const db = () => openDatabase(env.DB);

const login = ({ email }: { email: string }, password: string) =>
  post("/api/auth/login", { email, password });

test("[accounts 7] passwords are stored as scrypt hashes with their parameters", async () => {
  await signUp();
  const [row] = await db().select().from(account);
  // The parameters that tests/support/worker.ts configures.
  expect(row?.password).toMatch(/^scrypt\$16\$8\$1\$[^$]+\$[^$]+$/);
});

test.each([
  ["eleven char", /at least 12/],
  ["password1234", /too common/],
  [`${"x1".repeat(64)}y`, /at most 128/],
  ["river stone\0 lantern", /null/],
  [["river stone lantern"], /password/i],
  [undefined, /password/i],
])("[accounts 7] %j is refused as a new password", async (password, why) => {
  const answer = await post("/api/auth/signup", {
    fullName: "Zoë",
    email: "zoe@example.com",
    password,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(why) });
});

test("[accounts 7] all 128 characters of a password count", async () => {
  const long = "walking home ".repeat(10).slice(0, 127);
  const person = await signUp({ password: `${long}!` });
  expect((await login(person, `${long}?`)).status).toBe(400);
  expect((await login(person, long)).status).toBe(400);
  expect((await login(person, `${long}!?`)).status).toBe(400);
  expect((await login(person, `${long}!`)).status).toBe(200);
});

test("an unknown address and a wrong password get the same response", async () => {
  const person = await signUp();
  const answers = [
    await login(person, "not the right one"),
    await login({ email: "nobody@example.com" }, "not the right one"),
  ];
  const [one, other] = await Promise.all(
    answers.map(async (answer) => [answer.status, await answer.json()]),
  );
  expect(one).toEqual(other);
  expect(one).toEqual([400, { success: false, message: expect.any(String) }]);
});

test("[spec 7] forgot-password succeeds for every address and mails only a known one", async () => {
  const person = await signUp();
  for (const email of ["nobody@example.com", person.email]) {
    const answer = await post("/api/auth/forgot-password", { email });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  }
  await eventually(async () => {
    expect((await listMails(person.email))[0]?.subject).toBe("Choose a new Covitae password");
  });
  expect(await listMails("nobody@example.com")).toEqual([]);
});

test("[accounts 6] a reset changes the password, ends every session, and works once", async () => {
  const person = await signUp();
  const elsewhere = await signIn(person.email);
  const token = await resetToken(person.email);
  expect(await (await reset(token)).json()).toEqual({ success: true });
  for (const dead of [person, elsewhere]) {
    expect((await get("/api/auth/me", bearer(dead))).status).toBe(401);
    expect((await get("/templates", { cookie: dead.cookie })).status).toBe(302);
  }
  expect((await login(person, A_PASSWORD)).status).toBe(400);
  expect((await login(person, NEW_PASSWORD)).status).toBe(200);

  const again = await reset(token, "a third one entirely");
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ success: false, message: expect.any(String) });
  expect((await login(person, NEW_PASSWORD)).status).toBe(200);
});

test("reset tokens are stored hashed", async () => {
  const person = await signUp();
  const token = await resetToken(person.email);
  expect(JSON.stringify(await db().select().from(verification))).not.toContain(token);
});

test("rejects expired, forged and non-text reset tokens", async () => {
  const person = await signUp();
  const token = await resetToken(person.email);
  await db()
    .update(verification)
    .set({ expiresAt: new Date(Date.now() - 1) });
  for (const dead of [token, "forged", 42, [token], { token }, null, "x".repeat(10_000)]) {
    expect((await reset(dead)).status).toBe(400);
  }
  expect((await login(person, A_PASSWORD)).status).toBe(200);
});

test("a weak new password is rejected and the token stays valid", async () => {
  const person = await signUp();
  const token = await resetToken(person.email);
  expect((await reset(token, "too short")).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
});

test("a reset token works only for its owner, and using it invalidates older ones", async () => {
  const [one, other]: SignedInPerson[] = [await signUp(), await signUp()];
  if (!one || !other) throw new Error("Two people are needed");
  const elder = await resetToken(one.email);
  const token = await resetToken(one.email);
  expect((await reset(token)).status).toBe(200);
  expect((await reset(elder, "a third one entirely")).status).toBe(400);
  expect((await login(other, NEW_PASSWORD)).status).toBe(400);
  expect((await get("/api/auth/me", bearer(other))).status).toBe(200);
});

test("only one of two concurrent resets with the same token succeeds", async () => {
  const person = await signUp();
  const token = await resetToken(person.email);
  const answers = await Promise.all([reset(token), reset(token, "a third one entirely")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});
