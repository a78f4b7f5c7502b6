/** Sign-up and its code, including attacks before or beside the address's owner. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { pendingSignup, user } from "#app/server/db/tables/account-tables.ts";
import {
  A_PASSWORD,
  bearer,
  get,
  latestCode,
  listMails,
  post,
  readCookies,
  signUp,
} from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const db = () => openDatabase(env.DB);
const EMAIL = "zoe@example.com";
const SIGNUP = { fullName: "Zoë O'Connor", email: EMAIL, password: A_PASSWORD };

async function begin(signup: object = SIGNUP): Promise<{ pending: string; cookie: string }> {
  const answer = await post("/api/auth/signup", signup);
  expect(answer.status).toBe(200);
  const { pending } = (await answer.json()) as { pending: string };
  return { pending, cookie: readCookies(answer) };
}

const verify = (body: object, headers?: Record<string, string>) =>
  post("/api/auth/verify-otp", { email: EMAIL, ...body }, headers);

const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

test("[spec 7] a sign-up requires the code, and creates no user before it is entered", async () => {
  const answer = await post("/api/auth/signup", SIGNUP);
  expect(await answer.json()).toEqual({
    success: true,
    requireVerification: true,
    email: EMAIL,
    pending: expect.any(String),
  });
  expect(await db().select().from(user)).toEqual([]);
});

test("the sign-up's cookie works for browsers like `pending` for programs", async () => {
  const { cookie } = await begin();
  const body = { otp: await latestCode(EMAIL) };
  const answer = await verify(body, { cookie, origin: ORIGIN });
  expect(answer.status).toBe(200);
  expect(readCookies(answer)).toMatch(/^covitae-8787=c\./);
});

test("[accounts 1] signing up with someone else's address never allows a login with that password", async () => {
  const attacker = await begin({ ...SIGNUP, password: "the attacker chose" });
  const first = await verify({ otp: await latestCode(EMAIL) });
  expect(first.status).toBe(400);
  expect(await first.json()).toEqual({
    success: false,
    reason: "recovery",
    recoveryRequested: true,
    message: "Your verification session has expired. We have sent a new code to your email.",
  });
  const second = await verify({ otp: await latestCode(EMAIL) });
  expect(second.status).toBe(200);
  const owner = (await second.json()) as { token: string; resetToken: string };
  expect((await get("/api/auth/me", bearer(owner))).status).toBe(200);

  const stolen = { email: EMAIL, password: "the attacker chose" };
  expect((await post("/api/auth/login", stolen)).status).toBe(400);
  const late = await verify({ otp: await latestCode(EMAIL), pending: attacker.pending });
  expect(late.status).toBe(400);

  const chosen = { token: owner.resetToken, password: "now it is really mine" };
  expect((await post("/api/auth/reset-password", chosen)).status).toBe(200);
  const login = { email: EMAIL, password: "now it is really mine" };
  expect((await post("/api/auth/login", login)).status).toBe(200);
});

test("[accounts 1] a code verifies only its own sign-up, and the first one entered ends all others", async () => {
  const attacker = await begin({ ...SIGNUP, password: "the attacker chose" });
  const oldCode = await latestCode(EMAIL);
  const owner = await begin();
  const code = await latestCode(EMAIL);
  if (oldCode !== code) {
    const others = await verify({ otp: code, pending: attacker.pending });
    expect(await others.json()).toMatchObject({ reason: "invalid" });
  }
  expect((await verify({ otp: code, pending: owner.pending })).status).toBe(200);
  const late = await verify({ otp: oldCode, pending: attacker.pending });
  expect(await late.json()).toMatchObject({ reason: "no_record" });
  const stolen = { email: EMAIL, password: "the attacker chose" };
  expect((await post("/api/auth/login", stolen)).status).toBe(400);
  expect((await post("/api/auth/login", { email: EMAIL, password: A_PASSWORD })).status).toBe(200);
});

test("[accounts 1] resend without the sign-up's cookie gets the same response for every address", async () => {
  await begin();
  await signUp({ email: "taken@example.com" });
  const answers = await Promise.all(
    [EMAIL, "taken@example.com", "nobody@example.com"].map(async (email) => {
      const answer = await post("/api/auth/resend-otp", { email });
      return [answer.status, await answer.json()];
    }),
  );
  const same = [
    400,
    {
      success: false,
      message: "No pending registration found. Please sign up again.",
    },
  ];
  expect(answers).toEqual([same, same, same]);
});

test("[spec 7] resend mails a new code and invalidates the previous one", async () => {
  const { pending } = await begin();
  const old = await latestCode(EMAIL);
  const answer = await post("/api/auth/resend-otp", { email: EMAIL, pending });
  expect(await answer.json()).toMatchObject({ success: true, message: expect.any(String) });
  const code = await latestCode(EMAIL);
  if (old !== code) {
    expect(await (await verify({ otp: old, pending })).json()).toMatchObject({ reason: "invalid" });
  }
  expect((await verify({ otp: code, pending })).status).toBe(200);
});

test("rejects resend with another sign-up's pending value", async () => {
  await begin();
  const other = await begin({ ...SIGNUP, email: "other@example.com" });
  const body = { email: EMAIL, pending: other.pending };
  expect((await post("/api/auth/resend-otp", body)).status).toBe(400);
});

test("[accounts 3] [spec 8] distinguishes no_record, invalid and expired", async () => {
  expect(await (await verify({ otp: "123456" })).json()).toEqual({
    success: false,
    reason: "no_record",
    message: "No verification code found. Please request a new code.",
  });
  const { pending } = await begin();
  const code = await latestCode(EMAIL);
  expect(await (await verify({ otp: otherThan(code), pending })).json()).toEqual({
    success: false,
    reason: "invalid",
    message: "Invalid verification code. Please check and try again.",
  });
  await db()
    .update(pendingSignup)
    .set({ codeExpiresAt: new Date(Date.now() - 1) });
  expect(await (await verify({ otp: code, pending })).json()).toEqual({
    success: false,
    reason: "expired",
    message: "Verification code has expired. Please request a new code.",
  });
});

test("[accounts 2] another's verification does not turn expired into no_record", async () => {
  const { pending } = await begin();
  await db()
    .update(pendingSignup)
    .set({ codeExpiresAt: new Date(Date.now() - 1) });
  await signUp({ email: "other@example.com" });
  const answer = await verify({ otp: "123456", pending });
  expect(await answer.json()).toMatchObject({ reason: "expired" });
});

test("[accounts 4] the code is stored as a keyed hash, and is valid for ten minutes and five attempts", async () => {
  await begin();
  const code = await latestCode(EMAIL);
  const [row] = await db().select().from(pendingSignup);
  expect(JSON.stringify(row)).not.toContain(code);
  expect(row?.attemptsLeft).toBe(5);
  const minutes = (Number(row?.codeExpiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
});

test("[accounts 4] thirty concurrent guesses share five attempts, then the correct code gets no_record", async () => {
  const { pending } = await begin();
  const code = await latestCode(EMAIL);
  const wrong = otherThan(code);
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => (await verify({ otp: wrong, pending })).json()),
  );
  const reasons = answers.map((answer) => (answer as { reason: string }).reason);
  expect(reasons.filter((reason) => reason === "invalid")).toHaveLength(5);
  expect(reasons.filter((reason) => reason === "no_record")).toHaveLength(25);
  expect(await (await verify({ otp: code, pending })).json()).toMatchObject({
    reason: "no_record",
  });
});

test("of two concurrent requests with the correct code, one signs in", async () => {
  const { pending } = await begin();
  const otp = await latestCode(EMAIL);
  const answers = await Promise.all([verify({ otp, pending }), verify({ otp, pending })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await db().select().from(user)).toHaveLength(1);
});

test("a code sent just before the address was taken creates no second user", async () => {
  const { pending } = await begin();
  const now = new Date();
  await db().insert(user).values({
    id: "somebody",
    name: "Somebody",
    email: EMAIL,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
  const answer = await verify({ otp: await latestCode(EMAIL), pending });
  expect([answer.status, await answer.json()]).toMatchObject([400, { reason: "no_record" }]);
});

test("a taken address gets the same responses at every step, and its owner is notified", async () => {
  await signUp({ email: EMAIL });
  const signup = await post("/api/auth/signup", { ...SIGNUP, password: "another one chosen" });
  expect(signup.status).toBe(200);
  const { pending } = (await signup.json()) as { pending: string };
  const [mail] = await listMails(EMAIL);
  expect(mail?.subject).toBe("You already have a Covitae account");
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);

  const login = await post("/api/auth/login", { email: EMAIL, password: "another one chosen" });
  expect(login.status).toBe(403);
  const resend = await post("/api/auth/resend-otp", { email: EMAIL, pending });
  expect(resend.status).toBe(200);
  for (let guess = 0; guess < 5; guess++) {
    const answer = await verify({ otp: "123456", pending });
    expect(await answer.json()).toMatchObject({ reason: "invalid" });
  }
  expect(await (await verify({ otp: "123456", pending })).json()).toMatchObject({
    reason: "no_record",
  });
  expect((await post("/api/auth/login", { email: EMAIL, password: A_PASSWORD })).status).toBe(200);
});

test("[spec 4] a login before the code leads to verification, only with the right password", async () => {
  await begin();
  const wrong = await post("/api/auth/login", { email: EMAIL, password: "not the right one" });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).not.toHaveProperty("requireVerification");

  const right = await post("/api/auth/login", { email: EMAIL, password: A_PASSWORD });
  expect(right.status).toBe(403);
  const said = (await right.json()) as { pending: string };
  expect(said).toMatchObject({ success: false, requireVerification: true, email: EMAIL });
  const verified = await verify({ otp: await latestCode(EMAIL), pending: said.pending });
  expect(verified.status).toBe(200);
});

test("a login before the code was entered mails a new one if the last has expired", async () => {
  await begin();
  await db().update(pendingSignup).set({ attemptsLeft: 0 }).where(eq(pendingSignup.email, EMAIL));
  await post("/api/auth/login", { email: EMAIL, password: A_PASSWORD });
  expect(await listMails(EMAIL)).toHaveLength(2);
});

test.each([123456, ["123456"], { code: "123456" }, null, "1".repeat(1_000_000), "12345\u00006"])(
  "a code that is not six digits is rejected without using an attempt",
  async (otp) => {
    const { pending } = await begin();
    expect((await verify({ otp, pending })).status).toBe(400);
    const [row] = await db().select().from(pendingSignup);
    expect(row?.attemptsLeft).toBe(5);
  },
);

test("a body over 1 MB gets 413, invalid JSON 400, and another content type 415", async () => {
  expect((await verify({ otp: "1".repeat(1_100_000) })).status).toBe(413);
  const empty = (type: string) => post("/api/auth/verify-otp", undefined, { "content-type": type });
  expect((await empty("application/json")).status).toBe(400);
  expect((await empty("text/plain")).status).toBe(415);
});

test("a name with a line break adds no header, text or markup to the mail", async () => {
  await begin({ ...SIGNUP, fullName: "Zoë\r\nBcc: all@example.com <b>" });
  const [mail] = await listMails(EMAIL);
  expect(mail?.subject).toMatch(/^\d{6} is your Covitae code$/);
  expect(mail?.text).toMatch(/^Hello, this code/);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Bcc|<b>/);
});
